/** How a remote is built for release, and served standalone in development. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type Externals } from '@rspack/core';
import { standalonePage } from './standalone-page';
import { browserBuild, chunkIntegrity, browserFile, packagesDir } from './browser-build';
import { mode } from './env';
import { firstViewsBuild, FirstViewsPlugin, type RenderedViews } from './first-views';
import { MatchedRulesPlugin } from './matched-rules-plugin';
import { PrecompressPlugin } from './precompress-plugin';
import { ReleasePlugin } from './release-plugin';
import { OF_THE_DESIGN_SYSTEM, remoteChunks } from './remote-chunks';
import { containerName, readPackage } from './workspace-files';
import { ICON_BASE_COPY, partsOfPackages, remoteShared } from './sharing';

/**
 * The whole configuration of a remote: `rspack build` makes a release in `dist`, `rspack serve` a page of its own.
 * @param dir the remote's folder, `import.meta.dirname` of its rspack.config.ts
 */
export function remoteConfig(dir: string) {
  return (env: Record<string, unknown>): Configuration | Configuration[] => {
    if (env['RSPACK_SERVE']) return standalonePage(dir);
    const release = releaseBuild(dir);
    const views: RenderedViews = {};
    const rendering = firstViewsBuild(dir, views);
    if (!rendering) return release;
    return [
      rendering,
      {
        ...release,
        dependencies: [String(rendering.name)],
        plugins: [new FirstViewsPlugin(views), ...(release.plugins ?? [])],
      },
    ];
  };
}

const providedRuntime: Externals = ({ request = '' }, decide) =>
  /@module-federation\/webpack-bundler-runtime/.test(request)
    ? decide(undefined, '_FEDERATION_BUNDLER_RUNTIME', 'global')
    : decide();

/** The name under which rspack puts the template of its federation runtime into an entry. */
const EMBEDDED_RUNTIME = /@module-federation[\\/]runtime[\\/]rspack\.js$/;

/** Where lucide keeps its icons. */
const ICONS = /lucide-react\/dist\/esm\/icons\//;

/** What must find modules in a remote's build: the rules about packages that it depends on. */
function matchedIn(dependencies: Record<string, string> = {}): RegExp[] {
  const ofPackages = { 'lucide-react': ICONS, '@sojourn/ui': OF_THE_DESIGN_SYSTEM };
  return [
    EMBEDDED_RUNTIME,
    ...Object.entries(ofPackages).flatMap(([name, files]) => (name in dependencies ? [files] : [])),
  ];
}

/** The build of a remote that is released, or put into a running shell by its dev server. */
export function releaseBuild(dir: string): Configuration {
  const { name: packageName, dependencies } = readPackage(dir);
  const name = containerName(packageName);
  const base = browserBuild(dir, name);
  const entry = join(dir, 'src/remote.tsx');
  if (!existsSync(entry)) throw new Error(`${name} has no entry: src/remote.tsx is missing`);
  return {
    ...base,
    entry: {},
    // The shell provides it: shell/src/federation/bundler-runtime.ts.
    externals: providedRuntime,
    output: {
      ...base.output,
      publicPath: 'auto',
      // The folder of a release is named after its content, and the entry, which carries their hashes, after its own.
      chunkFilename: '[name].js',
    },
    optimization: { ...base.optimization, splitChunks: remoteChunks(name, entry) },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, [`${ICON_BASE_COPY}$`]: browserFile('icon-base.js') },
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: entry, enforce: 'pre', loader: browserFile('lazy-exports-loader.cjs') },
        {
          test: /\.tsx?$/,
          include: join(dir, 'src'),
          enforce: 'pre',
          loader: browserFile('shared-parts-loader.cjs'),
          options: { parts: partsOfPackages({ dir, packagesDir }) },
        },
        { test: ICONS, loader: browserFile('icon-base-loader.cjs') },
        { test: EMBEDDED_RUNTIME, loader: browserFile('embedded-runtime-loader.cjs') },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shareStrategy: 'loaded-first',
        runtimePlugins: [browserFile('chunk-retry.js'), browserFile('page-nonce.js')],
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      // Consumed and not offered: what a remote has its own copy of, the shell has too, and another remote's copy is nobody's.
      new rspack.sharing.ConsumeSharedPlugin({
        shareScope: 'default',
        consumes: remoteShared({ dir, packagesDir }),
        enhanced: true,
      }),
      chunkIntegrity(),
      ...(mode === 'production' ? [new PrecompressPlugin(), new MatchedRulesPlugin(matchedIn(dependencies))] : []),
      new ReleasePlugin(dir),
    ],
  };
}
