// Renders the scenes of a list to AVIF and WebP: `tsx build/render-scenes.ts list.json folder`.
// Each entry becomes <name>-<width>.avif and .webp, at its own width and at 640.
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { sceneSvg, type SceneOptions } from '../src/scene-svg';

/** A scene and the name of its files. */
type Entry = { name: string } & Pick<SceneOptions, 'place'> & Partial<SceneOptions>;

const [list, folder] = process.argv.slice(2).map((path) => resolve(path));
if (!list || !folder) throw new Error('give the list and the folder');

const renderOne = async ({ name, width = 1200, height = 675, ...options }: Entry, into: string) => {
  const svg = Buffer.from(sceneSvg({ ...options, width, height }));
  const sizes: string[] = [];
  for (const wide of [640, width]) {
    const picture = sharp(svg).resize(wide, Math.round((wide * height) / width));
    for (const [type, encoded] of [
      ['avif', picture.clone().avif({ quality: 34, effort: 7 })],
      ['webp', picture.clone().webp({ quality: 46, effort: 6, smartSubsample: true })],
    ] as const) {
      const file = join(into, `${name}-${wide}.${type}`);
      await encoded.toFile(file);
      sizes.push(`${name}-${wide}.${type} ${((await stat(file)).size / 1024).toFixed(1)} kB`);
    }
  }
  process.stdout.write(`${sizes.join('  ')}\n`);
};

await mkdir(folder, { recursive: true });
for (const entry of JSON.parse(await readFile(list, 'utf8')) as Entry[]) await renderOne(entry, folder);
