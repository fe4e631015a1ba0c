import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import { greatCircle, lineOf, middleLongitude, turnedTo, withCopies } from './great-circle.model';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const place = fc.record({ latitude: degrees(80), longitude: degrees(180) });

test('is no longer than the distance when a way is a great circle', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const line = greatCircle(from, to);
      const length = line.slice(1).reduce((sum, each, at) => sum + distanceKm(line[at] ?? each, each), 0);
      expect(length).toBeLessThan(distanceKm(from, to) * 1.01 + 1);
      expect(line.length).toBeGreaterThan(1);
    }),
  );
});

test('never leaps over the map when a way crosses the date line', () => {
  const [tokyo, seattle] = [
    { latitude: 35.7, longitude: 139.7 },
    { latitude: 47.6, longitude: -122.3 },
  ];
  const line = lineOf([tokyo, seattle], 'air', middleLongitude([tokyo, seattle]));
  for (const [at, [, longitude]] of line.entries()) {
    expect(Math.abs(longitude - (line[at - 1]?.[1] ?? longitude))).toBeLessThan(20);
  }
  expect((line.at(-1)?.[1] ?? 0) - (line[0]?.[1] ?? 0)).toBeCloseTo(98);
});

test('turns a longitude to the nearer copy of the world when it lies beyond half a turn', () => {
  expect([turnedTo(-170, 175), turnedTo(170, -175), turnedTo(10, 0), turnedTo(10, 365)]).toEqual([190, -190, 10, 370]);
});

test('keeps straight lines when a way is on the ground', () => {
  const places = [{ latitude: 41.9, longitude: 12.5 }, { latitude: 43.8, longitude: 11.3 }]; // prettier-ignore
  expect(lineOf(places, 'ground', 12)).toHaveLength(2);
});

test('draws a way on both sides of the map when it crosses the date line', () => {
  const line: [number, number][] = [[35, 140], [21, 202]]; // prettier-ignore
  expect(withCopies(line, 10)).toEqual([[[35, -220], [21, -158]], line]); // prettier-ignore
  expect(withCopies(line, 170)).toEqual([line]);
});
