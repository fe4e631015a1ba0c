import { buildAt, landNames } from './place-lands';
import { sceneOf } from './place-scene';
import { sceneSvg } from './scene-svg';

test.each([
  ['Hoi An', [15.88, 108.33], 'eastern'],
  ['Chiang Mai', [18.79, 98.98], 'siamese'],
  ['Phnom Penh', [11.56, 104.92], 'siamese'],
  ['Fukuoka', [33.59, 130.4], 'eastern'],
  ['Jaipur', [26.91, 75.79], 'indian'],
  ['Tunis', [36.8, 10.18], 'islamic'],
  ['Málaga', [36.72, -4.42], 'southern'],
  ['Verona', [45.44, 10.99], 'southern'],
  ['Graz', [47.07, 15.44], 'northern'],
  ['Bursa', [40.19, 29.06], 'ottoman'],
  ['Muscat', [23.59, 58.4], 'islamic'],
  ['Puebla', [19.04, -98.2], 'latin'],
  ['Trinidad in Cuba', [21.8, -79.98], 'latin'],
  ['Halifax', [44.65, -63.57], 'anglo'],
  ['Apia', [-13.83, -171.77], 'tropical'],
] as const)('towns are built as one builds in %s', (_, position, build) => {
  expect(buildAt(position)).toBe(build);
});

test('a land is drawn as what it is known by, and its towns as one builds there', () => {
  expect(sceneOf('Vietnam')).toMatchObject({ kind: 'lake', backdrop: 'karst', foreground: 'junk', biome: 'tropical' });
  const town = sceneOf('Bac Ninh, Vietnam', { kind: 'old-town' });
  expect(town).toMatchObject({ build: 'eastern', landmark: 'pagoda', biome: 'tropical' });
  expect(town).not.toHaveProperty('backdrop');
});

test('what is asked about a place weighs more than the land around it, and less than its own name', () => {
  const hints = { kind: 'beach' } as const;
  expect(sceneOf('Costa Adeje, Tenerife, Spain', { hints, biome: 'dry' })).toMatchObject({
    kind: 'beach',
    biome: 'dry',
  });
  expect(sceneOf('Rome, Italy', { hints, biome: 'desert' })).toEqual(sceneOf('Rome'));
});

test('the light of snow falls on no peaks without it', () => {
  const moods = Array.from({ length: 40 }, (_, i) => sceneOf(`Peak ${i}`, { kind: 'mountain', hasSnow: false }).mood);
  expect(moods).not.toContain('snow');
});

test.each(landNames)('draws %s whole', (name) => {
  expect(sceneSvg({ place: name, width: 800, height: 400 })).not.toMatch(/NaN|undefined|Infinity/);
});
