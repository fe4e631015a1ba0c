import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Nothing here repeats what dependency-cruiser, knip or tsc already guard.
export default [
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.mutation/**',
      '**/*.js',
      '**/*.cjs',
      '**/*.mjs',
      '**/*.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'check-file': checkFile, '@typescript-eslint': tseslint.plugin },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
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
    files: ['shell/**/*.tsx', 'mf-*/**/*.tsx', 'packages/{ui,scenes,web-kit}/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/env.ts', 'infra/**/*.ts', 'e2e/**/*.ts', 'packages/config/mutation/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      '**/*.client.ts',
      'packages/web-kit/src/**',
      'packages/node-kit/src/**',
      'e2e/**',
      'infra/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  // Build configuration is read by tools that ask for a default export.
  {
    files: ['**/rspack.config.ts', 'e2e/playwright.config.ts', '.size-limit.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off', 'no-restricted-syntax': 'off' } },
  // These doors talk to a terminal; everything else logs through pino.
  {
    files: ['infra/**/*.ts', 'e2e/screenshots.ts', 'packages/config/mutation/mutation.ts'],
    rules: { 'no-console': 'off' },
  },
];
