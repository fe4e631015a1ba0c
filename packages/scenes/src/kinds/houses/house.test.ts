import { hashOf } from '../../parts/seeded-random';
import { sceneOf } from '../../place-scene';
import { sceneKinds, type SceneHouse } from '../../scene-kinds';
import { sceneSvg } from '../../scene-svg';
import { formsOf } from './house';

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
});
