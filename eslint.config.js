import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Where React runs. */
const BROWSER = ['shell', 'mf-*', 'packages/ui', 'packages/scenes', 'packages/map', 'packages/web-kit'];

// Nothing here repeats what dependency-cruiser, knip or tsc already guard.
export default [
  { ignores: ['**/dist/**', '**/.dev/**', '**/node_modules/**', '.data/**', '.mutation/**', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'check-file': checkFile, '@typescript-eslint': tseslint.plugin },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs,cjs,js}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'read the environment in env.ts only',
        },
        { selector: 'ExportDefaultDeclaration', message: 'named exports only' },
        { selector: 'TSEnumDeclaration', message: 'use a const object or a union' },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'only *.client.ts, web-kit and node-kit speak HTTP' },
      ],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: BROWSER.map((folder) => `${folder}/**/*.tsx`),
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: jsxA11y.configs.recommended.rules,
  },
  {
    files: BROWSER.map((folder) => `${folder}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.model.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'localStorage', 'sessionStorage', 'window'],
        ...['document', 'navigator', 'location', 'process'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'a model is pure: take a seeded random' },
        { object: 'Date', property: 'now', message: 'a model is pure: take the time as an argument' },
      ],
    },
  },
  // Programs, and what bundlers and test tools load: they read the environment and export by default where asked to.
  {
    files: [
      '**/env.ts',
      'infra/**/*.{ts,mjs}',
      'e2e/**/*.ts',
      'packages/config/{law,mutation,browser,jest}/**',
      'packages/document-engine/torture/**',
      '**/rspack.{,floor.}config.ts',
      '.size-limit.ts',
      '*.{js,cjs}',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      '**/*.client.ts',
      'packages/web-kit/src/**',
      'packages/node-kit/src/**',
      'packages/config/browser/**',
      'e2e/**',
      'infra/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off', 'no-restricted-syntax': 'off' } },
  // These programs write to a terminal; everything else logs through pino.
  {
    files: [
      'infra/**/*.{ts,mjs}',
      'e2e/*.ts',
      'packages/config/{law,mutation}/*.{mjs,ts}',
      'packages/releases/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
];
