import fc from 'fast-check';
import { decodeShore, encodeShore, reachOf, spotAround, FARTHEST_STEPS } from './spread.model';

const chance = fc.double({ min: 0, max: 0.999, noNaN: true });
const chances = fc.record({ radius: chance, angle: chance });
const kmOf = ({ kmNorth, kmEast }: { kmNorth: number; kmEast: number }) => Math.hypot(kmNorth, kmEast);

test('reaches farther when more people live there, within what can be walked or ridden', () => {
  expect([0, 1, 16, 100, 626, 2_000, 12_000].map((population) => Number(reachOf(population).toFixed(1)))).toEqual([
    0.7, 0.7, 0.8, 2, 5, 8, 8,
  ]);
});

test('reads a shore as it was written, without water where no digit says so', () => {
  const shore = decodeShore(encodeShore([0, 4, FARTHEST_STEPS]));
  expect(shore).toEqual([0, 1, Infinity]);
});

test('stands within the reach of the town wherever there is no water', () => {
  fc.assert(
    fc.property(chances, fc.integer({ min: 0, max: 30_000 }), (each, population) => {
      expect(kmOf(spotAround(each, { population }))).toBeLessThanOrEqual(reachOf(population));
    }),
  );
});

test('stands ashore when the sea begins half a kilometre to the west', () => {
  // North by east: directions 9 to 15 look west.
  const shore = Array.from({ length: 16 }, (_, direction) => (direction > 8 ? 0.5 : Infinity));
  fc.assert(
    fc.property(chances, (each) => {
      expect(spotAround(each, { population: 2_000, shore }).kmEast).toBeGreaterThan(-0.5);
    }),
  );
});

test('keeps to the town on an islet that has no room in any direction', () => {
  const shore = Array.from({ length: 16 }, () => 0.25);
  fc.assert(
    fc.property(chances, (each) => {
      expect(kmOf(spotAround(each, { population: 500, shore }))).toBeLessThanOrEqual(0.35);
    }),
  );
});
