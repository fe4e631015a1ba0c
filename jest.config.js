// Servers run as the ES modules they are; the browser rooms run as CommonJS in jsdom, because several of their
// packages ship CommonJS only and jsdom has no module loader.
const swc = (module, jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: module },
  },
];

export default {
  // What a machine under load only takes longer for is not a fault; a test that never ends is.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'servers',
      roots: [
        'bff',
        'services',
        'packages/contracts',
        'packages/node-kit',
        'packages/config',
        'packages/travel',
        'packages/trip',
        'packages/wishes',
        'packages/releases',
        'packages/document-engine',
        'infra',
      ].map((room) => `<rootDir>/${room}`),
      testEnvironment: 'node',
      moduleNameMapper: {
        '^fast-check$': '<rootDir>/packages/config/jest/fast-check.mjs',
        '^supertest$': '<rootDir>/packages/config/jest/supertest.mjs',
      },
      testMatch: ['**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': swc('es6', false) },
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      displayName: 'browser',
      roots: [
        'shell',
        'mf-auth',
        'mf-flights',
        'mf-hotels',
        'mf-trips',
        'mf-planner',
        'packages/ui',
        'packages/scenes',
        'packages/map',
        'packages/web-kit',
      ].map((room) => `<rootDir>/${room}`),
      testEnvironment: '<rootDir>/packages/config/jest/browser-environment.cjs',
      moduleNameMapper: {
        '\\.(avif|webp|woff2)$': '<rootDir>/packages/config/jest/file-address.cjs',
        '^fast-check$': '<rootDir>/packages/config/jest/fast-check.cjs',
      },
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/packages/config/jest/browser-globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/packages/config/jest/browser-matchers.cjs'],
      transform: { '^.+\\.(m?t|m?j)sx?$': swc('commonjs', true) },
      transformIgnorePatterns: [
        '/node_modules/(?!(d3-[a-z-]+|nanoid|eventsource-parser|internmap|delaunator|robust-predicates|fractional-indexing)/)',
      ],
      modulePathIgnorePatterns: ['/dist/'],
    },
  ],
};
