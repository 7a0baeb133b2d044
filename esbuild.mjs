// Bundles the extension for both extension hosts, the webview's page and the
// tests. Types are checked apart from this, by `npm run typecheck`.
//
//   node esbuild.mjs                 everything once
//   node esbuild.mjs --watch         the extension, again at every change
//   node esbuild.mjs --production    the extension alone, minified
import { readFile, readdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { assemblyScript } from './.ci/assemblyScript.mjs';
import { writeNotices } from './.ci/notices.mjs';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  target: 'es2022',
  minify: production,
  sourcemap: production ? false : 'linked',
  // At this level a watch tells when a build begins and ends, which tasks.json looks for.
  logLevel: watch ? 'info' : 'warning',
  plugins: [assemblyScript],
};

/**
 * Lets Node's entry load the bundle that the browser's extension host runs, so
 * that all they share is shipped once.
 * @type {esbuild.Plugin}
 */
const webBundle = {
  name: 'web-bundle',
  setup(build) {
    build.onResolve({ filter: /^\.\/extension\.js$/ }, () => ({
      path: './web/extension.js',
      external: true,
    }));
  },
};

/**
 * Bundles icons without what nobody sees: they are drawn on 16 pixels, so two
 * decimals do, and inside a page SVG needs no namespace.
 * @type {esbuild.Plugin}
 */
const icons = {
  name: 'icons',
  setup(build) {
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2))
        .replace(/ xmlns="[^"]*"/, ''),
      loader: 'text',
    }));
  },
};

/**
 * Has all code that the page begins with in one file. Without it, what views
 * that are loaded later share with the page would be cut into a file for each
 * set of views that it is shared by, and each file takes a webview some time.
 * @type {esbuild.Plugin}
 */
const onePage = {
  name: 'one-page',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ kind, path, ...options }) => {
      if (kind !== 'dynamic-import') return undefined;
      const resolved = await build.resolve(path, { kind: 'import-statement', ...options });
      return { path: resolved.path, namespace: 'later' };
    });
    build.onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
      contents: `import ${JSON.stringify(resolve('src/webview/App.tsx'))}; export * from ${JSON.stringify(path)};`,
      resolveDir: dirname(path),
    }));
  },
};

/** @type {esbuild.BuildOptions[]} */
const extension = [
  {
    ...common,
    entryPoints: { extension: 'src/extensionNode.ts' },
    outdir: 'dist',
    platform: 'node',
    format: 'cjs',
    plugins: [assemblyScript, webBundle],
  },
  {
    ...common,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/web/extension.js',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
  },
  {
    ...common,
    entryPoints: ['src/worker/entry.ts'],
    outfile: 'dist/worker.js',
    platform: 'node',
    format: 'cjs',
  },
  {
    ...common,
    entryPoints: ['src/worker/entry.ts'],
    outfile: 'dist/web/worker.js',
    platform: 'browser',
    format: 'iife',
  },
  {
    ...common,
    entryPoints: { panel: 'src/webview/main.tsx' },
    outdir: 'dist/webview',
    platform: 'browser',
    format: 'esm',
    // Views are loaded when they are shown.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [icons, onePage],
  },
];

/**
 * Lets a suite import `all-tests`: every `*.test.ts` below `folder`, found
 * anew at each build, so that no test can be forgotten in a list.
 * @param {string} folder
 * @returns {esbuild.Plugin}
 */
function allTests(folder) {
  return {
    name: 'all-tests',
    setup(build) {
      build.onResolve({ filter: /^all-tests$/ }, ({ path }) => ({ path, namespace: 'all-tests' }));
      build.onLoad({ filter: /.*/, namespace: 'all-tests' }, async () => {
        const files = await readdir(folder, { recursive: true });
        const tests = files.filter((file) => file.endsWith('.test.ts')).sort();
        return {
          contents: tests.map((file) => `import './${file.replaceAll('\\', '/')}';`).join('\n'),
          resolveDir: resolve(folder),
        };
      });
    },
  };
}

/** @type {esbuild.BuildOptions[]} */
const tests = [
  {
    ...common,
    entryPoints: [
      'src/tables/make.ts',
      'test/run.ts',
      'test/host/*.ts',
      'test/bench/*.ts',
      'test/pictures/*.ts',
      'test/unit/**/*.test.ts',
      'test/e2e/**/*.test.ts',
      'test/package/**/*.test.ts',
    ],
    outbase: '.',
    outdir: 'out',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  },
  {
    ...common,
    entryPoints: { node: 'test/integration/suite.ts' },
    outdir: 'out/test/integration',
    platform: 'node',
    format: 'cjs',
    external: ['vscode'],
    packages: 'bundle',
    plugins: [assemblyScript, allTests('test/integration')],
  },
  {
    ...common,
    entryPoints: { web: 'test/integration/suite.ts' },
    outdir: 'out/test/integration',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
    plugins: [assemblyScript, allTests('test/integration')],
  },
];

if (watch) {
  const contexts = await Promise.all(extension.map((options) => esbuild.context(options)));
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('Watching for changes.');
} else {
  await rm('dist', { recursive: true, force: true });
  // Packing is one of the tests, so it leaves the tests alone.
  if (!production) await rm('out', { recursive: true, force: true });
  const [shipped] = await Promise.all(
    [extension, production ? [] : tests].map((builds) =>
      Promise.all(builds.map((options) => esbuild.build({ ...options, metafile: true }))),
    ),
  );
  await writeNotices(
    'dist/THIRD_PARTY_NOTICES.txt',
    shipped.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  );
}
