import fc from 'fast-check';
import { cataloguePlaces } from '../catalogue-places';
import { scenery } from '../scenery';
import { silhouetteOf } from './landmarks';

const landmarks = [...new Set(cataloguePlaces.map(({ landmark }) => landmark))];
const numbersIn = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);

describe.each(landmarks.filter((each) => silhouetteOf(each, scenery) !== undefined))('%s', (landmark) => {
  const draw = silhouetteOf(landmark, scenery);

  test('is closed shapes of real numbers, wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1700 }), fc.integer({ min: 50, max: 400 }), (x, tall) => {
        const d = draw?.(x, 500, tall) ?? '';
        expect(d).toMatch(/^(M[-\d. LHVQhvaq]*Z)+$/);
        expect(numbersIn(d).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('stands up from its foot', () => {
    const drawn = (draw?.(0, 500, 200) ?? '').replace(/a[^A-Za-z]*/g, '');
    const heights = [...drawn.matchAll(/ (-?[\d.]+)(?=[A-Za-z])/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeLessThan(440);
  });
});

test.each([undefined, 'white-village', 'pastel-village', 'acacias', 'giraffes', 'baobab', 'duomo'] as const)(
  '%s, which is no thing that stands in a landscape, has no silhouette',
  (landmark) => {
    expect(silhouetteOf(landmark, scenery)).toBeUndefined();
  },
);
