/** A remote on a page of its own, with hot reload and without federation: `npm run dev -w mf-x`. */
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { browserBuild, browserFile } from './browser-build';
import { portalUrl } from './env';
import { devServerBase, withHotReload } from './hot-reload';
import { containerName, readPackage } from './workspace-files';

/** The dev configuration of a remote; calls that its page does not fake go to the portal at `PORTAL_URL`. */
export function standalonePage(dir: string): Configuration {
  const name = containerName(readPackage(dir).name);
  const base = browserBuild(dir, name);
  return withHotReload({
    ...base,
    entry: { standalone: [browserFile('standalone-styles.js'), join(dir, 'src/main.tsx')] },
    output: { ...base.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [new rspack.HtmlRspackPlugin({ title: `${name}, standalone`, meta: { viewport: 'width=device-width' } })],
    devServer: {
      ...devServerBase,
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target: portalUrl, changeOrigin: true }],
    },
  });
}
