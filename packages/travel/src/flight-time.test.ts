import fc from 'fast-check';
import { blockMinutes, isLongHaul } from './flight-time';

const east = { latitude: 0, longitude: 60 };
const greenwich = { latitude: 0, longitude: 0 };
const fiji = { latitude: 0, longitude: 175 };
const samoa = { latitude: 0, longitude: -175 };

test('a long flight is longer than 4,500 km', () => {
  expect([0, 4_500, 4_500.1, 9_000].map(isLongHaul)).toEqual([false, false, true, true]);
});

test.each([
  ['no distance', greenwich, { km: 0, minutes: 30 }],
  ['a short flight east, without winds', east, { km: 999, minutes: 105 }],
  ['north', { latitude: 40, longitude: 0 }, { km: 4_448, minutes: 350 }],
  ['east', east, { km: 6_672, minutes: 485 }],
  ['far east: no more wind than over 60 degrees', { latitude: 0, longitude: 120 }, { km: 13_343, minutes: 945 }],
  ['far west', { latitude: 0, longitude: -120 }, { km: 13_343, minutes: 1_040 }],
])('%s', (_name, to, { km, minutes }) => expect(blockMinutes(greenwich, to, km)).toBe(minutes));

test('west takes longer than back, also over the date line', () => {
  expect(blockMinutes(east, greenwich, 6_672)).toBe(535);
  expect(blockMinutes(fiji, samoa, 6_000)).toBe(460);
  expect(blockMinutes(samoa, fiji, 6_000)).toBe(465);
  expect(blockMinutes(greenwich, east, 1_000)).toBeLessThan(blockMinutes(east, greenwich, 1_000));
});

test('is whole fives, and longer for longer distances', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1_000, max: 15_000 }), (from, to, km) => {
      const minutes = blockMinutes(from, to, km);
      expect(minutes % 5).toBe(0);
      expect(blockMinutes(from, to, km + 500)).toBeGreaterThan(minutes);
    }),
  );
});
