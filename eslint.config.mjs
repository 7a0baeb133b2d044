import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The floors of src/, each with the floors below it that it may import.
 * ARCHITECTURE.md gives the reasons; this is where they are held.
 */
const floors = {
  puzzle: [],
  search: ['puzzle'],
  tables: ['puzzle', 'search'],
  notation: ['puzzle'],
  drawing: ['puzzle'],
  log: ['puzzle', 'search', 'notation'],
  worker: ['puzzle', 'search', 'log'],
  solver: ['puzzle', 'search', 'worker', 'log'],
  words: ['puzzle', 'search', 'notation'],
  api: ['puzzle', 'search', 'solver', 'notation', 'words'],
  chat: ['puzzle', 'search', 'notation', 'words', 'api'],
  preview: ['puzzle', 'notation', 'drawing', 'words'],
  panel: ['puzzle', 'search', 'solver', 'notation', 'drawing', 'words', 'log'],
  editor: ['puzzle', 'search', 'solver', 'notation', 'words', 'log'],
  commands: [
    ...['puzzle', 'search', 'solver', 'notation', 'drawing', 'words', 'log', 'api', 'editor', 'panel'],
  ],
  webview: ['puzzle', 'drawing', 'words'],
};
const pure = ['puzzle', 'search', 'notation', 'drawing', 'words', 'preview', 'log'];

/** Only the protocols cross from the host's side of the panel to the page's; and one of the page's views is called search too. */
const exceptions = {
  webview: ['panel/protocol.js', 'panel/*/', 'panel/*/protocol.js', 'search/store.js', 'search/search.css'],
};

/** @returns {import('eslint').Linter.RulesRecord} the import rule of one floor */
function importRule(floor) {
  const barred = Object.keys(floors).filter((other) => other !== floor && !floors[floor].includes(other));
  const allowed = exceptions[floor] ?? [];
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              ...barred.map((other) => `**/${other}/**`),
              '**/extension.js',
              ...allowed.map((path) => `!**/${path}`),
            ],
            message: `src/${floor} may import only: ${[...floors[floor], ...allowed].join(', ') || 'nothing of the other floors'}.`,
          },
          ...(pure.includes(floor) || floor === 'webview'
            ? [{ group: ['vscode', 'node:*'], message: `src/${floor} knows nothing of VS Code or Node.` }]
            : []),
        ],
      },
    ],
  };
}

/**
 * What holds that no sentence stands in the code: all that users see is said
 * through the phrasebook. Letters are looked for, so signs may stand anywhere,
 * and so may the names of icons, as in `$(play)`.
 * @returns {import('eslint').Linter.RulesRecord}
 */
function wordsRule() {
  const message = 'What users see stands in src/words/english.ts and is said through the phrasebook.';
  const letters = String.raw`/(?<!\$\([\w-]*)\p{L}/u`;
  const written = [`Literal[value=${letters}]`, `TemplateLiteral > TemplateElement[value.raw=${letters}]`];
  const spoken = String.raw`/^(title|label|alt|placeholder|legend|hint|aria-(label|valuetext|description|roledescription|placeholder))$/`;
  const told = String.raw`/^(title|label|description|detail|prompt|placeHolder|tooltip|openLabel|saveLabel|message|documentation)$/`;
  const tellers = String.raw`/^(show\w+Message|setStatusBarMessage|createWebviewPanel|report)$/`;
  const things = String.raw`/^(Diagnostic|DiagnosticRelatedInformation|CodeAction|DocumentSymbol|Hover|MarkdownString)$/`;
  const places = [
    `JSXElement > JSXExpressionContainer`,
    `JSXFragment > JSXExpressionContainer`,
    `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer`,
    `Property[key.name=${told}]`,
    `CallExpression[callee.property.name=${tellers}]`,
    `NewExpression[callee.property.name=${things}]`,
  ];
  return {
    'no-restricted-syntax': [
      'error',
      `JSXText[value=${letters}]`,
      `JSXAttribute[name.name=${spoken}] > Literal[value=${letters}]`,
      // One that is chosen is written there as much as one that stands alone.
      ...places.flatMap((place) => [
        ...written.map((text) => `${place} > ${text}`),
        ...written.map((text) => `${place} > :matches(ConditionalExpression, LogicalExpression) > ${text}`),
      ]),
    ].map((rule) => (rule === 'error' ? rule : { selector: rule, message })),
  };
}

export default tseslint.config(
  { ignores: ['dist/', 'out/', '.vscode-test/', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'src/webview/tsconfig.json',
          'test/tsconfig.json',
          'src/search/patterns/assembly/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  ...Object.keys(floors).map((floor) => ({
    files: [`src/${floor}/**/*.{ts,tsx}`],
    rules: importRule(floor),
  })),
  {
    files: ['src/{editor,commands,panel,webview}/**/*.{ts,tsx}', 'src/extension.ts'],
    rules: wordsRule(),
  },
  {
    files: pure.map((floor) => `src/${floor}/**/*.ts`),
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'setTimeout', 'setInterval', 'fetch', 'self', 'globalThis', 'crypto'].map(
          (name) => ({
            name,
            message: 'The pure floors have no I/O, no clock they did not get, and no global state.',
          }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'The pure floors take their randomness as an argument.',
        },
      ],
    },
  },
  {
    // In inner loops over typed arrays, an index that the loop keeps inside the array is not checked again.
    files: ['src/{puzzle,search,notation,tables}/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/webview/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Mocha's describe and it return nothing to wait for.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      // What a test takes to be there fails the test when it is not.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
