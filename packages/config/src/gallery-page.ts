/** `/gallery` under `npm run dev`: every part of the design system on one page. */
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { browserBuild, browserFile } from './browser-build';
import { withHotReload } from './hot-reload';
import { distOf } from './workspace-files';

/** @param dir the shell's folder, beside whose development build the gallery lies */
export function galleryPage(dir: string): Configuration {
  const base = browserBuild(dir, 'gallery');
  return withHotReload({
    ...base,
    entry: { gallery: [browserFile('standalone-styles.js'), browserFile('gallery-page.js')] },
    output: { ...base.output, path: join(distOf(dir), 'gallery'), publicPath: '/gallery/' },
    plugins: [new rspack.HtmlRspackPlugin({ title: 'Gallery', meta: { viewport: 'width=device-width' } })],
  });
}
