import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

/** A file of an archive. */
export interface PackedFile {
  readonly name: string;
  /** What it takes in the archive, in bytes. */
  readonly packedSize: number;
  readonly text: string;
}

/** @returns the files of a ZIP archive, by their names */
export async function filesOf(archive: string): Promise<PackedFile[]> {
  const zip = await openPromise(archive);
  const files: PackedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, compressedSize: packedSize } = entry;
    files.push({ name, packedSize, text: await text(await zip.openReadStreamPromise(entry)) });
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}
