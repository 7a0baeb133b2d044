import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';

/** Compiled programs by their source: a build makes many bundles of the same. */
const programs = new Map();

/**
 * @param {string} source of a program in AssemblyScript, which imports nothing but constants
 * @returns {Promise<Uint8Array>} it in WebAssembly
 */
async function compile(source) {
  let program;
  const { error, stderr } = await asc.main(
    [
      source,
      '--baseDir',
      dirname(source),
      '-O3',
      '--runtime',
      'stub',
      '--importMemory',
      '--outFile',
      'program.wasm',
    ],
    {
      writeFile: (_name, contents) => {
        program = contents;
      },
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr}`);
  return program;
}

/**
 * Lets code import `name.wasm` where there is a program `name.ts` in
 * AssemblyScript: its bytes, which are bundled with the code.
 * @type {import('esbuild').Plugin}
 */
export const assemblyScript = {
  name: 'assembly-script',
  setup(build) {
    build.onResolve({ filter: /\.wasm$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'assembly-script',
    }));
    build.onLoad({ filter: /./, namespace: 'assembly-script' }, async ({ path }) => {
      const source = join(dirname(path), `${basename(path, '.wasm')}.ts`);
      const text = await readFile(source, 'utf8');
      if (!programs.has(text)) programs.set(text, compile(source));
      return { contents: await programs.get(text), loader: 'binary', watchFiles: [source] };
    });
  },
};
