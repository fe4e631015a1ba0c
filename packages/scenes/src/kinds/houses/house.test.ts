import { hashOf } from '../../parts/seeded-random';
import { sceneOf } from '../../place-scene';
import { sceneKinds, type SceneHouse, type SceneKind } from '../../scene-kinds';
import { sceneSvg } from '../../scene-svg';
import { formsOf } from './house';
import type { HousePosition } from './house-region';

const EVERYWHERE: readonly HousePosition[] = [
  ...([[35, 135.77], [39.9, 116.4], [-8.5, 115.26], [3.2, 73.2], [-2.3, 34.8], [-33.92, 18.42], [36.42, 25.43]] as const), // prettier-ignore
  ...([
    [38.71, -9.14],
    [31.63, -8],
    [25.2, 55.27],
    [23.15, -81.25],
    [32.08, -81.09],
    [19.43, -99.13],
  ] as const),
  ...([
    [55.95, -3.19],
    [40.75, -73.98],
    [54.9, 8.31],
    [59.9, 10.75],
    [46.02, 7.75],
    [48.2, 16.37],
  ] as const),
];
const frame = { width: 1080, height: 675, subject: 'facade' } as const;
const houses: readonly (SceneHouse | undefined)[] = [undefined, 'hotel', 'guesthouse', 'apartment', 'resort', 'hostel'];
const names = Array.from({ length: 20 }, (_, at) => `House ${at}`);

describe('a house from near', () => {
  it.each(sceneKinds)('draws houses of every sort in a landscape of kind %s without a broken number', (kind) => {
    for (const house of houses)
      for (const name of names.slice(0, 8)) {
        const svg = sceneSvg({ place: name, kind, house, ...frame });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(40_000);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it.each(['Rome', 'Tokyo', 'Zermatt', 'Maldives', 'Marrakech'])(
    'draws no two of twenty houses alike when all stand in %s',
    (city) => {
      const drawn = names.map((name) => hashOf(sceneSvg({ place: `${name}, ${city}`, ...frame })));
      expect(new Set(drawn).size).toBe(names.length);
    },
  );

  it('shows houses of a town at three hours at least when a list has twenty of them', () => {
    const moods = names.map((name) => sceneOf(`${name}, Rome`, { subject: 'facade' }).mood);
    expect(new Set(moods).size).toBeGreaterThanOrEqual(3);
    expect(new Set(names.map((name) => sceneOf(`${name}, Merzouga`, { subject: 'facade' }).mood))).not.toContain(
      'night',
    );
  });

  it('gives a landscape three forms of houses at least when nothing is known of the house', () => {
    for (const kind of sceneKinds) expect(new Set(formsOf({ kind })).size).toBeGreaterThanOrEqual(3);
  });

  it('leaves out forms that do not suit the house, but never all', () => {
    expect(formsOf({ kind: 'city', house: 'hostel' })).not.toContain('tower');
    expect(formsOf({ kind: 'mountain', house: 'apartment' })).toEqual(['front']);
    for (const kind of sceneKinds)
      for (const house of houses) expect(formsOf({ kind, house }).length).toBeGreaterThan(0);
  });

  it('builds as one builds at a place when its position is known', () => {
    const built = (kind: SceneKind, at: HousePosition) => [...new Set(formsOf({ kind, at }))];
    expect(built('forest', [35.0, 135.77])).toEqual(['machiya', 'tower']);
    expect(built('beach', [54.9, 8.31])).toEqual(['thatched', 'front', 'villa']);
    expect(built('winter', [46.02, 7.75])).toEqual(['lodge', 'front']);
    expect(built('forest', [-8.5, 115.26])).toEqual(['villa', 'pavilion', 'colonial']);
    expect(built('island', [20.8, -156.4])).not.toContain('pavilion');
    expect(built('island', [36.42, 25.43])).toEqual(['white-cubes', 'villa']);
    expect(built('mountain', [0, -150])).not.toContain('lodge');
  });

  it('draws every form of every part of the world at every hour without a broken number', () => {
    for (const at of EVERYWHERE)
      for (const kind of sceneKinds)
        for (const mood of ['noon', 'night', 'snow'] as const) {
          const svg = sceneSvg({ place: `House ${at}`, kind, mood, at, ...frame });
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          expect(svg.length).toBeLessThan(60_000);
        }
  });
});
