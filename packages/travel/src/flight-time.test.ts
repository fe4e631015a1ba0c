import fc from 'fast-check';
import { blockMinutes, isLongHaul, taxiMinutes } from './flight-time';

const east = { latitude: 0, longitude: 60 };
const greenwich = { latitude: 0, longitude: 0 };
const fiji = { latitude: 0, longitude: 175 };
const samoa = { latitude: 0, longitude: -175 };

test('a long flight is longer than 4,500 km', () => {
  expect([0, 4_500, 4_500.1, 9_000].map(isLongHaul)).toEqual([false, false, true, true]);
});

test.each([
  ['no distance', greenwich, { km: 0, minutes: 40 }],
  ['a short flight east, without winds', east, { km: 999, minutes: 110 }],
  ['north', { latitude: 40, longitude: 0 }, { km: 4_448, minutes: 355 }],
  ['east', east, { km: 6_672, minutes: 460 }],
  ['far west', { latitude: 0, longitude: -100 }, { km: 11_119, minutes: 840 }],
])('%s', (_name, to, { km, minutes }) => expect(blockMinutes({ from: greenwich, to, km })).toBe(minutes));

test('west takes longer than back, also over the date line, and neither over the pole', () => {
  expect(blockMinutes({ from: east, to: greenwich, km: 6_672 })).toBeGreaterThan(
    blockMinutes({ from: greenwich, to: east, km: 6_672 }),
  );
  expect(blockMinutes({ from: samoa, to: fiji, km: 6_000 })).toBeGreaterThan(
    blockMinutes({ from: fiji, to: samoa, km: 6_000 }),
  );
  expect(blockMinutes({ from: greenwich, to: east, km: 1_000 })).toBeLessThan(
    blockMinutes({ from: east, to: greenwich, km: 1_000 }),
  );
  const opposite = { latitude: 0, longitude: 179.9 };
  expect(
    blockMinutes({ from: greenwich, to: opposite, km: 15_000 }) -
      blockMinutes({ from: opposite, to: greenwich, km: 15_000 }),
  ).toBeGreaterThan(-40);
});

test('winds are worth more the farther east it goes, and less again towards the other side of the globe', () => {
  const gainOf = (longitude: number) => {
    const there = { latitude: 0, longitude };
    const [from, to] = [greenwich, there];
    return blockMinutes({ from: to, to: from, km: 12_000 }) - blockMinutes({ from, to, km: 12_000 });
  };
  const gains = [0, 15, 30, 60].map(gainOf);
  expect(gains[0]).toBe(0);
  expect(gains).toEqual(gains.toSorted((one, other) => one - other));
  expect(new Set(gains).size).toBe(gains.length);
  expect(gainOf(110)).toBe(gainOf(60));
  expect(gainOf(150)).toBeLessThan(gainOf(110));
  expect(gainOf(150)).toBeGreaterThan(gainOf(179));
});

test('taxiing adds its minutes, and a propeller half the way', () => {
  const minutes = (options: Parameters<typeof blockMinutes>[1]) =>
    blockMinutes({ from: greenwich, to: east, km: 800 }, options);
  expect(minutes({ taxiMinutes: 28 }) - minutes({ taxiMinutes: 8 })).toBe(20);
  expect(minutes({ isPropeller: true })).toBeGreaterThan(minutes({}) + 30);
  expect([0, 11_000, 99_000, 200_000].map(taxiMinutes)).toEqual([0, 1, 9, 9]);
});

test('is whole fives, and longer for longer distances', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1_000, max: 15_000 }), (from, to, km) => {
      const minutes = blockMinutes({ from, to, km });
      expect(minutes % 5).toBe(0);
      expect(blockMinutes({ from, to, km: km + 500 })).toBeGreaterThan(minutes);
    }),
  );
});
