import fc from 'fast-check';
import { distanceKm, EARTH_RADIUS_KM, KM_A_DEGREE } from './great-circle';

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const heathrow = { latitude: 51.4706, longitude: -0.4619 };
const kennedy = { latitude: 40.6398, longitude: -73.7789 };
const sydney = { latitude: -33.9461, longitude: 151.1772 };
const HALF_WAY_ROUND_KM = EARTH_RADIUS_KM * Math.PI;

test.each([
  ['London to New York', { from: heathrow, to: kennedy, km: 5_540 }],
  ['London to Sydney', { from: heathrow, to: sydney, km: 17_020 }],
  ['over the date line', { from: { latitude: 0, longitude: 179 }, to: { latitude: 0, longitude: -179 }, km: 222 }],
  ['along a meridian', { from: { latitude: 10, longitude: 20 }, to: { latitude: 11, longitude: 20 }, km: 111 }],
  ['pole to pole', { from: { latitude: 90, longitude: 0 }, to: { latitude: -90, longitude: 77 }, km: 20_015 }],
])('%s', (_name, { from, to, km }) => expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(1 + km / 1_000));

test('is nothing to the same place, the same both ways, and at most half way round', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(distanceKm(one, one)).toBe(0);
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
      expect(distanceKm(one, other)).toBeLessThanOrEqual(HALF_WAY_ROUND_KM + 1e-6);
    }),
  );
});

test('a degree is a 180th of half way round', () => {
  expect(KM_A_DEGREE).toBeCloseTo(HALF_WAY_ROUND_KM / 180, 3);
});

test('reaches the place opposite', () => {
  fc.assert(
    fc.property(position, (one) => {
      const opposite = {
        latitude: -one.latitude,
        longitude: one.longitude > 0 ? one.longitude - 180 : one.longitude + 180,
      };
      expect(distanceKm(one, opposite)).toBeCloseTo(HALF_WAY_ROUND_KM, 0);
    }),
  );
});

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(position, position, position, (from, over, to) => {
      expect(distanceKm(from, over) + distanceKm(over, to)).toBeGreaterThanOrEqual(distanceKm(from, to) - 1e-3);
    }),
  );
});
