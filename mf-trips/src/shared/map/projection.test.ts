import fc from 'fast-check';
import { mapViewOf, scaleKm } from './projection';

const size = { width: 600, height: 460 };
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const somePlace = fc.record({ latitude: degrees(80), longitude: degrees(180) });

test('wherever the places are, all of them are on the map', () => {
  fc.assert(
    fc.property(fc.array(somePlace, { minLength: 1, maxLength: 12 }), (places) => {
      const { projection, kmPerUnit } = mapViewOf(places, size);
      expect(kmPerUnit).toBeGreaterThan(0);
      for (const { latitude, longitude } of places) {
        const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
      }
    }),
  );
});

test('over the date line it takes the shorter way', () => {
  const { projection, isNear } = mapViewOf(
    [
      { latitude: -17.7, longitude: 178 },
      { latitude: -13.8, longitude: -172 },
    ],
    size,
  );
  const [fiji, samoa] = [projection([178, -17.7]), projection([-172, -13.8])];
  expect(fiji?.[0]).toBeLessThan(samoa?.[0] ?? 0);
  expect(isNear).toBe(true);
});

test('a town is a town, a place alone is shown with its country around it', () => {
  const rome = { latitude: 41.89, longitude: 12.49 };
  expect(mapViewOf([rome, { latitude: 41.9, longitude: 12.48 }], size)).toMatchObject({ isTown: true, isNear: true });
  expect(mapViewOf([rome], size)).toMatchObject({ isTown: false });
});

test('a scale is a round length', () => {
  expect([scaleKm(1, 600), scaleKm(0.01, 600), scaleKm(20, 600), scaleKm(0.004, 600)]).toEqual([100, 1, 2000, 0.2]);
});
