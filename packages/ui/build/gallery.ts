// Writes the gallery as a static page: `tsx build/gallery.ts`, then open dist/gallery/index.html
// (`?theme=dark`, `?toast=default`).
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { baseCss, fontsCss } from '../src/base';
import { tokensCss } from '../src/tokens';

const room = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(room, 'dist/gallery');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await build({
  entryPoints: { gallery: fileURLToPath(new URL('../src/gallery/stand-alone.tsx', import.meta.url)) },
  bundle: true,
  minify: true,
  jsx: 'automatic',
  // One classic script, so that the page also opens from a file: a module would not.
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: folder,
});
const faces = {
  inter: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
};
for (const [face, url] of Object.entries(faces)) await copyFile(fileURLToPath(url), join(folder, `${face}.woff2`));
const css = tokensCss + baseCss + fontsCss({ inter: './inter.woff2', fraunces: './fraunces.woff2' });
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><style>${css}</style><div id="root"></div><script src="gallery.js"></script></html>\n`,
);
