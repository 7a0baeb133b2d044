/** The program of `loop.ts`, compiled to WebAssembly: see .ci/assemblyScript.mjs. */
declare const program: Uint8Array<ArrayBuffer>;
export default program;
