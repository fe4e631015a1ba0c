/** How the shell is built: the page's code, and from the same sources the HTML that is painted before it runs. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { browserBuild, browserFile, chunkIntegrity, packagesDir } from './browser-build';
import { devRemotes } from './dev-remotes';
import { mode, portalUrl, watchedRemotes } from './env';
import { PrecompressPlugin } from './precompress-plugin';
import { PrerenderPlugin, ShellFilesPlugin, type ShellFiles } from './prerender-plugin';
import { releaseBuild } from './remote-config';
import { containerName, distOf, readPackage } from './room';
import { hostShared } from './sharing';

/**
 * Both configurations of the shell: `rspack build` writes `dist/assets`, `dist/home.html` and `dist/index.html`.
 * @param dir the shell's folder, `import.meta.dirname` of its rspack.config.ts
 */
export function shellConfig(dir: string) {
  return (env: Record<string, unknown>): Configuration[] => {
    const files: ShellFiles = { scripts: [], home: [], sharedChunks: {} };
    const shell = [browserPart(dir, files), prerenderPart(dir, files)];
    return env['RSPACK_SERVE']
      ? [...shell, ...watchedRemotes.map((room) => releaseBuild(join(dir, '..', room)))]
      : shell;
  };
}

function browserPart(dir: string, files: ShellFiles): Configuration {
  const name = containerName(readPackage(dir).name);
  const base = browserBuild(dir, name);
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `assets/${String(base.output?.filename)}`,
      chunkFilename: `assets/${String(base.output?.chunkFilename)}`,
      assetModuleFilename: `assets/${base.output?.assetModuleFilename as string}`,
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        shared: hostShared({ dir, packagesDir }),
        shareStrategy: 'loaded-first',
        runtimePlugins: [browserFile('chunk-retry.js'), browserFile('provide-bundler-runtime.js')],
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      chunkIntegrity(),
      new ShellFilesPlugin(files),
      ...(mode === 'production' ? [new PrecompressPlugin()] : []),
    ],
    devServer: {
      port: 'auto',
      // Hot updates of several builds in one page trip over each other; a page of a remote alone has them.
      hot: false,
      liveReload: true,
      historyApiFallback: {
        rewrites: [
          { from: /^\/$/, to: '/home.html' },
          { from: /./, to: '/index.html' },
        ],
      },
      devMiddleware: { writeToDisk: true, index: 'home.html' },
      ...devRemotes(join(dir, '..'), watchedRemotes),
      proxy: [{ context: ['/api', '/mf'], target: portalUrl, changeOrigin: true }],
    },
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
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new PrerenderPlugin(files, distOf(dir))],
  };
}
