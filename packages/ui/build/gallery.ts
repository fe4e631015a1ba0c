// Writes the gallery as a static page: `tsx build/gallery.ts`, then open dist/gallery/index.html
// (`?theme=dark`, `?toast=default`).
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { baseCss, fontsCss } from '../src/base';
import { tokensCss } from '../src/tokens';

const room = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(room, 'dist/gallery');
const locate = createRequire(import.meta.url).resolve;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await build({
  entryPoints: { gallery: join(room, 'src/gallery/stand-alone.tsx') },
  bundle: true,
  minify: true,
  jsx: 'automatic',
  // One classic script, so that the page also opens from a file: a module would not.
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: folder,
});
for (const face of ['inter', 'fraunces']) {
  await copyFile(
    locate(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`),
    join(folder, `${face}.woff2`),
  );
}
const css = tokensCss + baseCss + fontsCss({ inter: './inter.woff2', fraunces: './fraunces.woff2' });
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><style>${css}</style><div id="root"></div><script src="gallery.js"></script></html>\n`,
);
