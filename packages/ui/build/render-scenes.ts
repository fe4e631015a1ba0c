// Renders the scenes of a list to AVIF and WebP: `tsx build/render-scenes.ts [list.json] [folder]`.
// By default build/scenes.json into dist/scenes. Each entry becomes <name>-<width>.avif and .webp at its own width
// and at 640, and a line in scenes.manifest.json with the srcset values that <Scene files> takes.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sceneSvg, type SceneWish } from '../src/scene/scene-svg';

type Entry = { name: string } & Pick<SceneWish, 'place'> & Partial<SceneWish>;

const here = dirname(fileURLToPath(import.meta.url));
const [list = join(here, 'scenes.json'), folder = join(here, '../dist/scenes')] = process.argv
  .slice(2)
  .map((p) => resolve(p));

const renderOne = async ({ name, width = 1200, height = 675, ...wish }: Entry) => {
  const svg = Buffer.from(sceneSvg({ ...wish, width, height }));
  const files: { type: 'avif' | 'webp'; file: string; width: number }[] = [];
  for (const wide of [640, width]) {
    const picture = sharp(svg).resize(wide, Math.round((wide * height) / width));
    for (const [type, encoded] of [
      ['avif', picture.clone().avif({ quality: 34, effort: 7 })],
      ['webp', picture.clone().webp({ quality: 46, effort: 6, smartSubsample: true })],
    ] as const) {
      const file = `${name}-${wide}.${type}`;
      await encoded.toFile(join(folder, file));
      files.push({ type, file, width: wide });
    }
  }
  const sized = await Promise.all(
    files.map(async (f) => `${f.file} ${((await stat(join(folder, f.file))).size / 1024).toFixed(1)} kB`),
  );
  process.stdout.write(`${sized.join('  ')}\n`);
  return [name, files] as const;
};

await mkdir(folder, { recursive: true });
const entries = JSON.parse(await readFile(list, 'utf8')) as Entry[];
const manifest: Record<string, unknown> = {};
for (const entry of entries) {
  const [name, files] = await renderOne(entry);
  manifest[name] = files;
}
await writeFile(join(folder, 'scenes.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
