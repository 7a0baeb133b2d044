/** As much of omggif as is of use here: it comes without types. */
declare module 'omggif' {
  export class GifWriter {
    /** @param palette a power of two of colours, as 0xRRGGBB */
    constructor(
      buffer: Uint8Array,
      width: number,
      height: number,
      options: { loop: number; palette: readonly number[] },
    );
    /** @param options the delay in hundredths of a second */
    addFrame(
      x: number,
      y: number,
      width: number,
      height: number,
      pixels: Uint8Array,
      options: { delay: number },
    ): number;
    getOutputBufferPosition(): number;
    setOutputBuffer(buffer: Uint8Array): void;
    /** @returns how many bytes there are */
    end(): number;
  }

  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    loopCount(): number;
    frameInfo(frame: number): { x: number; y: number; width: number; height: number; delay: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
