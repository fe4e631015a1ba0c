/** How the shell is built: the page's code, and from the same sources the HTML that is painted before it runs. */
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { browserBuild, browserFile, chunkIntegrity, ONLY_IN_PRODUCTION, packagesDir } from './browser-build';
import { devConfigurations } from './dev-server';
import { mode, watchedRemotes } from './env';
import { MatchedRulesPlugin } from './matched-rules-plugin';
import { PrecompressPlugin } from './precompress-plugin';
import { PrerenderPlugin, ShellFilesPlugin, type ShellFiles } from './prerender-plugin';
import { containerName, distOf, readPackage } from './workspace-files';
import { hostShared, packagesOfOurs, shareKeyOf } from './sharing';

/**
 * Both configurations of the shell: `rspack build` writes `dist/assets`, `dist/home.html` and `dist/index.html`.
 * @param dir the shell's folder, `import.meta.dirname` of its rspack.config.ts
 */
export function shellConfig(dir: string) {
  return (env: Record<string, unknown>): Configuration[] => {
    const sharedVersions = JSON.parse(hostShared({ dir, packagesDir }).SHARED_VERSIONS) as Record<string, string>;
    const files: ShellFiles = { entry: [], start: [], home: [], federation: [], sharedChunks: {}, sharedVersions };
    const shell = [browserPart(dir, files), prerenderPart(dir, files)] as const;
    return env['RSPACK_SERVE'] ? devConfigurations(dir, shell, watchedRemotes) : [...shell, openerPart(dir)];
  };
}

/** For chunks that hang. */
const CHUNK_LIMIT_MS = 20_000;

/** The chunks of a package that the shell shares. */
function partsOf(name: string) {
  return (chunk: { name?: string | undefined }) => new RegExp(`^shared-${name}(?:-|$)`).test(chunk.name ?? '');
}

const ZOD = /node_modules[\\/]zod[\\/]/;
const CONTRACTS = /packages[\\/]contracts[\\/]/;
const FIELDS = [/packages[\\/]ui[\\/]src[\\/](?:field|lazy-part)/, /lucide-react.*circle-exclamation-point/];
const LIBRARIES = [
  'react',
  'react-dom',
  'scheduler',
  'styled-components',
  'stylis',
  '@emotion',
  'react-router',
  'react-router-dom',
].map((name) => new RegExp(`node_modules[\\\\/]${name}[\\\\/]`));
const FEDERATION = /node_modules[\\/]@module-federation[\\/]/;
const QUERIES = /node_modules[\\/]@tanstack[\\/]/;
/** What the rules of the build are about. */
const MATCHED = [
  ...[ZOD, CONTRACTS, ...FIELDS, ...LIBRARIES, FEDERATION, QUERIES],
  ...ONLY_IN_PRODUCTION.flatMap(({ test }) => test),
];

const oneOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * The start is two files that are run in steps (src/main.tsx): more would cost a kilobyte each in headers and worse
 * compression. What the federation host is made of is a third, needed later.
 */
const START_CHUNKS = {
  chunks: 'all' as const,
  cacheGroups: {
    // What the parts of a shared package have in common comes with the package, which every page of a remote uses.
    zod: { test: ZOD, chunks: partsOf('contracts'), name: 'shared-contracts', enforce: true },
    contracts: {
      test: CONTRACTS,
      chunks: partsOf('contracts'),
      name: 'shared-contracts',
      minChunks: 2,
      enforce: true,
    },
    fields: {
      test: oneOf(FIELDS),
      chunks: partsOf('ui'),
      name: 'shared-ui-basic',
      enforce: true,
    },
    // All of it in one, for older remotes, is loaded beside its parts.
    basic: {
      chunks: ({ name }: { name?: string | undefined }) => name === 'shared-ui' || name === 'shared-ui-basic',
      name: 'shared-ui-basic',
      minChunks: 2,
      enforce: true,
    },
    libraries: {
      test: oneOf(LIBRARIES),
      name: 'libraries',
      enforce: true,
    },
    federation: { test: FEDERATION, name: 'federation', enforce: true },
    app: { test: QUERIES, name: 'app', enforce: true },
  },
};

const shellModules = (base: Configuration): NonNullable<Configuration['module']> => ({
  rules: [
    ...(base.module?.rules ?? []),
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      enforce: 'pre',
      loader: browserFile('component-id-loader.cjs'),
      options: { root: join(packagesDir, '..') },
    },
  ],
});

/** The federation runtime is made by src/federation; two of these switch off what it does not need in a browser. */
const federationHost = (dir: string) =>
  new rspack.DefinePlugin({
    ...hostShared({ dir, packagesDir }),
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

function browserPart(dir: string, files: ShellFiles): Configuration {
  const name = containerName(readPackage(dir).name);
  const base = browserBuild(dir, name);
  return {
    ...base,
    entry: { shell: [browserFile('chunk-retry.js'), './src/main.tsx'] },
    output: {
      ...base.output,
      // The limit of 4 s is for remotes: behind the shell's own chunks there is nothing that could be shown instead.
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      publicPath: '/',
      filename: `assets/${String(base.output?.filename)}`,
      chunkFilename: `assets/${String(base.output?.chunkFilename)}`,
      assetModuleFilename: `assets/${base.output?.assetModuleFilename as string}`,
    },
    module: shellModules(base),
    optimization: { ...base.optimization, splitChunks: START_CHUNKS },
    plugins: [
      ...(base.plugins ?? []),
      federationHost(dir),
      chunkIntegrity(),
      new ShellFilesPlugin(
        files,
        new Map(packagesOfOurs({ dir, packagesDir }).map((request) => [request, shareKeyOf(request, { packagesDir })])),
      ),
      // Named by the catalogue, not by the shell's code; each name carries the hash of its picture.
      new rspack.CopyRspackPlugin({
        patterns: [
          ...['places', 'activities'].map((kind) => ({
            from: `scenes/${kind}`,
            to: `assets/${kind}`,
            noErrorOnMissing: true,
          })),
          // What maps are drawn on, compressed already; every area's maps fetch it by its version.
          { from: join(packagesDir, 'map/ground'), to: 'assets/ground' },
        ],
      }),
      ...(mode === 'production' ? [new PrecompressPlugin(), new MatchedRulesPlugin(MATCHED)] : []),
    ],
  };
}

/**
 * The floor page of `npm run vitals`, built from the shell's sources into `.dev/floor`: the same optimization, and
 * stand-ins for router, queries and web-kit.
 * @param dir the shell's folder
 */
export function floorConfig(dir: string): Configuration {
  const base = browserBuild(dir, 'floor');
  const standIn = (name: string) => join(dir, 'src/floor', name);
  return {
    ...base,
    devtool: false,
    entry: { floor: './src/floor/main.tsx' },
    output: { ...base.output, path: join(dir, '.dev/floor'), publicPath: '/floor/' },
    resolve: {
      ...base.resolve,
      alias: {
        '@sojourn/web-kit$': standIn('web-kit.tsx'),
        '@sojourn/web-kit/router$': standIn('router.tsx'),
        '@tanstack/react-query$': standIn('query.ts'),
      },
    },
    module: shellModules(base),
    optimization: { ...base.optimization, splitChunks: START_CHUNKS },
    plugins: [...(base.plugins ?? []), new PrecompressPlugin()],
  };
}

function prerenderPart(dir: string, files: ShellFiles): Configuration {
  const base = browserBuild(dir, 'prerender');
  return {
    ...base,
    dependencies: [containerName(readPackage(dir).name)],
    target: 'node20',
    devtool: false,
    entry: { prerender: './src/document/prerender.tsx' },
    output: {
      path: join(distOf(dir), '.prerender'),
      filename: '[name].cjs',
      publicPath: '/',
      assetModuleFilename: `assets/${base.output?.assetModuleFilename as string}`,
      library: { type: 'commonjs2' },
    },
    module: shellModules(base),
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new PrerenderPlugin(files, distOf(dir))],
  };
}

/** The federation host in one file, for the release command: what remotes are opened with before they are published. */
function openerPart(dir: string): Configuration {
  const base = browserBuild(dir, 'opener');
  return {
    ...base,
    dependencies: [containerName(readPackage(dir).name)],
    devtool: false,
    entry: { 'open-release': './src/federation/open-release.ts' },
    output: { path: join(distOf(dir), 'opener'), filename: '[name].js', publicPath: '/', asyncChunks: false },
    module: { ...base.module, generator: { asset: { emit: false } } },
    optimization: { minimize: false },
    plugins: [federationHost(dir)],
  };
}
