import fc from 'fast-check';
import { driveBetween, groundTravel } from './ground-travel';
import { distanceKm } from './great-circle';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const florence = { latitude: 43.7696, longitude: 11.2558 };
const tokyo = { latitude: 35.6895, longitude: 139.6917 };

test.each([
  { what: 'across a town one may walk', to: pantheon, walkMinutes: 30, driveMinutes: 11 },
  { what: 'to another town one drives', to: florence, walkMinutes: null, driveMinutes: 215 },
  { what: 'over half the world one does neither', to: tokyo, walkMinutes: null, driveMinutes: null },
])('$what', ({ to, walkMinutes, driveMinutes }) => {
  expect(groundTravel(colosseum, to)).toEqual({ km: distanceKm(colosseum, to), walkMinutes, driveMinutes });
});

test('one place is no way', () => {
  expect(groundTravel(colosseum, colosseum)).toBeNull();
  expect(groundTravel(colosseum, { ...colosseum, latitude: 41.8903 })).toBeNull();
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const somePlace = fc.record({ latitude: degrees(85), longitude: degrees(180) });

test('farther never takes less, and driving never longer than walking does by much', () => {
  fc.assert(
    fc.property(somePlace, fc.double({ min: 0.001, max: 3, noNaN: true }), degrees(1), (from, up, part) => {
      const near = groundTravel(from, { ...from, latitude: from.latitude + up * Math.abs(part) });
      const far = groundTravel(from, { ...from, latitude: from.latitude + up });
      if (!near || !far) return;
      expect(near.km).toBeLessThanOrEqual(far.km + 1e-9);
      const order = (one: number | null, other: number | null) =>
        one === null ? other === null : other === null || one <= other;
      expect(order(near.walkMinutes, far.walkMinutes)).toBe(true);
      expect(order(near.driveMinutes, far.driveMinutes)).toBe(true);
      if (far.walkMinutes !== null) expect(far.driveMinutes).toBeLessThanOrEqual(far.walkMinutes + 5);
    }),
  );
});

test('drives on for two long days when a destination is far, and no farther', () => {
  expect(driveBetween(colosseum, florence)?.minutes).toBe(groundTravel(colosseum, florence)?.driveMinutes);
  const north = (km: number) => ({ ...colosseum, latitude: colosseum.latitude + km / 111.19 });
  expect(driveBetween(colosseum, north(1_480))?.minutes).toBe(1_115);
  expect(driveBetween(colosseum, north(1_490))).toBeNull();
});
