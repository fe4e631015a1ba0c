import { contrastRatio, relativeLuminance } from '@sojourn/ui/contrast';
import fc from 'fast-check';
import sharp from 'sharp';
import { cataloguePlaces } from './catalogue-places';
import { sceneMoods } from './parts/moods';
import { hashOf } from './parts/seeded-random';
import { sceneAlt } from './scene-alt';
import { sceneKinds } from './scene-kinds';
import { sceneSvg } from './scene-svg';

const wide = { width: 1200, height: 675 };

/** Luminance of the picture's pixels, four by four averaged, in rows. */
const brightness = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(300, 169)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = (i: number) => `#${[0, 1, 2].map((k) => (data[i + k] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => relativeLuminance(hex((y * info.width + x) * 3))),
  );
};
const white = (ground: number) => contrastRatio(1, ground);
const lightAt = (svg: string) => Number(/<circle cx="([\d.]+)"/.exec(svg)?.[1]);

describe('a scene', () => {
  it.each(sceneKinds.flatMap((kind) => sceneMoods.map((mood) => [kind, mood] as const)))(
    'draws %s in %s without a broken number',
    (kind, mood) => {
      const svg = sceneSvg({ place: 'Porto', kind, mood, ...wide });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).not.toMatch(/style=|<script|href/);
      expect(svg.length).toBeLessThan(36_000);
    },
  );

  it.each(cataloguePlaces.map(({ name }) => name))('draws %s in small numbers, none of them broken', (place) => {
    const svg = sceneSvg({ place, width: 1080, height: 675 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(60_000);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for the same place and another for another', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...sceneKinds), (place, kind) => {
        const one = hashOf(sceneSvg({ place, kind, ...wide }));
        expect(hashOf(sceneSvg({ place, kind, ...wide }))).toBe(one);
        expect(hashOf(sceneSvg({ place: `${place}!`, kind, ...wide }))).not.toBe(one);
      }),
      { numRuns: 25 },
    );
  });

  it('is drawn from the ratio, not from the size', () => {
    const body = (svg: string) => svg.slice(svg.indexOf('viewBox'));
    expect(body(sceneSvg({ place: 'Rome', width: 640, height: 360 }))).toBe(
      body(sceneSvg({ place: 'Rome', width: 1920, height: 1080 })),
    );
  });

  it.each([
    // Floodlit among the towers, and in place of the dome and its bell towers.
    ['city', 'New York', 1],
    ['old-town', 'Paris', -4],
  ] as const)('draws what a place is known by in a %s: %s', (kind, place, morePaths) => {
    const pathsIn = (text: string) => sceneSvg({ place: text, kind, mood: 'noon', ...wide }).split('<path').length;
    expect(pathsIn(`Somewhere, ${place}`)).toBe(pathsIn('Somewhere') + morePaths);
  });

  it('puts no place name into the drawing, whatever it holds', () => {
    expect(sceneSvg({ place: '"><script>alert(1)</script>', kind: 'city', ...wide })).not.toContain('script');
  });

  it.each(['Rome', 'Oslo', 'Lima', 'Cairo'])('keeps the light of %s away from the quiet side', (place) => {
    expect(lightAt(sceneSvg({ place, quiet: 'left', ...wide }))).toBeGreaterThan(600);
    expect(lightAt(sceneSvg({ place, quiet: 'right', ...wide }))).toBeLessThan(600);
  });

  it.each(
    sceneMoods.flatMap((mood) => (['old-town', 'mountain', 'beach'] as const).map((kind) => [kind, mood] as const)),
  )('holds white words at 4.5:1 on the quiet side of %s in %s', async (kind, mood) => {
    const left = await brightness(sceneSvg({ place: 'Rome', kind, mood, quiet: 'left', ...wide }));
    const right = await brightness(sceneSvg({ place: 'Rome', kind, mood, quiet: 'right', ...wide }));
    expect(white(Math.max(...left.flatMap((row) => row.slice(0, 135))))).toBeGreaterThanOrEqual(4.5);
    expect(white(Math.max(...right.flatMap((row) => row.slice(-135))))).toBeGreaterThanOrEqual(4.5);
  });

  it('holds white words at 4.5:1 at its foot', async () => {
    const rows = await brightness(
      sceneSvg({ place: 'Barcelona', kind: 'beach', mood: 'noon', quiet: 'bottom', ...wide }),
    );
    expect(white(Math.max(...rows.slice(-67).flat()))).toBeGreaterThanOrEqual(4.5);
  });
});

it('says in words what it shows', () => {
  expect(sceneAlt({ place: 'Rome', kind: 'old-town', mood: 'dusk' })).toBe('Illustration of Rome, old town at dusk');
  expect(sceneAlt({ place: 'Banff' })).toBe('Illustration of Banff, mountains in clear winter light');
});

describe('a house from near', () => {
  const near = (place: string, subject: 'facade' | 'room', mood?: 'night') =>
    sceneSvg({ place, subject, mood, ...wide });

  it.each(sceneMoods.flatMap((mood) => (['facade', 'room'] as const).map((subject) => [subject, mood] as const)))(
    'draws a %s in %s without a broken number',
    (subject, mood) => {
      const svg = sceneSvg({ place: 'Hotel Aurora, Rome', subject, mood, ...wide });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(16_000);
    },
  );

  it.each(['facade', 'room'] as const)('a %s is the same for the same house, and another for each other', (subject) => {
    const names = Array.from({ length: 60 }, (_, at) => `House ${at}, Rome`);
    expect(new Set(names.map((name) => near(name, subject))).size).toBe(names.length);
    expect(near('House 1, Rome', subject)).toBe(near('House 1, Rome', subject));
  });
});
