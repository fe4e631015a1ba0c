/** What every browser build has in common. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { mode } from './env';
import { distOf } from './workspace-files';

const resolveHere = createRequire(import.meta.url).resolve;

/** A file of this package that is bundled rather than run here, absolute. */
export const browserFile = (name: string) => join(import.meta.dirname, '../browser', name);

/** Where the packages of ours are. */
export const packagesDir = join(dirname(resolveHere('@sojourn/ui')), '../..');

/** Chunks that hang are given up as early as an entry is (MF-2); the default is two minutes. */
const CHUNK_LIMIT_MS = 3_800;

/** Baseline 2022 browsers; what is newer is used behind a check. */
const TARGETS = ['chrome >= 100', 'edge >= 100', 'firefox >= 102', 'safari >= 15.4'];

/**
 * The federation plugin names its runtime by the CommonJS files, which cannot be tree-shaken: 9 kB (brotli) more in the
 * shell and 2 in each entry (2.9.2, measured). Each stands here with its ES module.
 */
const federationAsEsm = Object.fromEntries(
  ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].flatMap(
    (name) => {
      const file = createRequire(resolveHere('@module-federation/enhanced')).resolve(`@module-federation/${name}`);
      const asEsm = file.replace(/\.cjs$/, '.js');
      if (asEsm === file || !existsSync(asEsm)) throw new Error(`no ES module at ${asEsm}`);
      return [file, `@module-federation/${name}$`].map((request) => [request, asEsm]);
    },
  ),
);

/**
 * react-router's exports name its development files whatever is built; the production files are the same without the
 * warnings (7.18).
 */
const routerForProduction = () => {
  const development = createRequire(resolveHere('@sojourn/web-kit')).resolve('react-router');
  const production = development.replace('/development/', '/production/').replace(/\.js$/, '.mjs');
  if (production === development || !existsSync(production)) throw new Error(`no production build at ${production}`);
  return { 'react-router$': production };
};

/** Where assets are small already and not yet hashed: the minimizer would drop the comment. */
const AFTER_MINIMIZING = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;

/**
 * V8 compiles a function when it is first called, on the main thread: a fifth of the start's time on a phone. With this
 * comment it compiles the whole file while it streams in, on a thread of its own (v8.dev/blog/explicit-compile-hints).
 */
const compileOffThread = () =>
  new rspack.BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, stage: AFTER_MINIMIZING });

/** What is taken out of sources because nobody who uses the page would miss it. */
export const ONLY_IN_PRODUCTION = [
  {
    test: [
      /runtime-core[\\/]dist[\\/]/,
      /stylis[\\/]src[\\/]/,
      /query-core[\\/]build[\\/]modern[\\/]/,
      /react-router[\\/]dist[\\/]production[\\/]/,
    ],
    loader: browserFile('unused-functions-loader.cjs'),
  },
  { test: /react-router[\\/]dist[\\/]production/, loader: browserFile('unused-parts-loader.cjs') },
  { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, loader: browserFile('icon-keys-loader.cjs') },
  { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre' as const, loader: browserFile('styled-css-loader.cjs') },
];

/** The parts of a configuration that shell, remotes and dev pages share. */
export function browserBuild(dir: string, name: string): Configuration {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: distOf(dir),
      uniqueName: name,
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT_MS,
      // A module that threw while it was first run is run again at Try again, not handed out half made.
      strictModuleErrorHandling: true,
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { ...federationAsEsm, ...(isProduction && routerForProduction()) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: TARGETS },
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        // In development the names are worth having.
        ...(isProduction ? ONLY_IN_PRODUCTION : []),
        { test: /\.(woff2|avif|webp|png|svg)$/, type: 'asset/resource' },
        // A library's worker is a file by its address; as `.js` it is compressed and served like every other script.
        {
          test: /\.worker(\.min)?\.mjs$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10].js' },
        },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    plugins: isProduction ? [compileOffThread()] : [],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Puts hashes of chunks into the entry, so that the registry's hash of the entry vouches for everything (MF-9). Every
 * visitor carries them all and they do not compress: SHA-256 is strong enough and 0.5 kB less in each entry than SHA-384.
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: mode === 'production' });
