/** All the `*.test.ts` of this folder: put together by esbuild.mjs. */
declare module 'all-tests';

/** The browser build of mocha, which leaves `Mocha` as a global: @types/mocha knows the global only. */
declare module 'mocha/mocha.js';
