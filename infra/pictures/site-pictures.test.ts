import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sitePictures } from './site-pictures';

const folder = join(import.meta.dirname, '../../shell/scenes/site');

describe('the pictures of the site (npm run pictures makes them)', () => {
  test('are all there, as they would be made today, and nothing else is', async () => {
    const made = await sitePictures();
    expect(readdirSync(folder).sort()).toEqual(made.map(([file]) => file).sort());
    for (const [file, picture] of made)
      expect([file, readFileSync(join(folder, file)).equals(picture)]).toEqual([file, true]);
  });

  test.each([
    ['apple-touch-180.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['maskable-512.png', 512, 512],
    ['social-1200.png', 1200, 630],
  ])('%s is %i px wide and %i px high', async (file, width, height) => {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width, height, format: 'png' });
  });

  test('fill their square where a system cuts the shape, and leave the corners clear where not', async () => {
    const cornerOf = async (file: string) => {
      const { data } = await sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return data[3];
    };
    expect(await cornerOf('maskable-512.png')).toBe(255);
    expect(await cornerOf('apple-touch-180.png')).toBe(255);
    expect(await cornerOf('icon-512.png')).toBe(0);
  });
});
