import fc from 'fast-check';
import {
  decodeShore,
  DIRECTIONS,
  encodeShore,
  FARTHEST_STEPS,
  kmOfStep,
  kmToLand,
  reachOf,
  spotAround,
  stepOfKm,
} from './spread.model';

const chance = fc.double({ min: 0, max: 0.999, noNaN: true });
const chances = fc.record({ radius: chance, angle: chance });
const kmOf = ({ kmNorth, kmEast }: { kmNorth: number; kmEast: number }) => Math.hypot(kmNorth, kmEast);
const everywhere = (km: number) => Array.from({ length: DIRECTIONS }, () => km);
const dry = everywhere(0);

test('reaches farther when more people live there, within what can be walked or ridden', () => {
  expect([0, 1, 16, 100, 626, 2_000, 12_000].map((population) => Number(reachOf(population).toFixed(1)))).toEqual([
    0.7, 0.7, 0.8, 2, 5, 8, 8,
  ]);
});

test('measures finer when it is nearer to the middle', () => {
  expect(kmOfStep(1)).toBeLessThan(0.01);
  expect(kmOfStep(FARTHEST_STEPS)).toBeCloseTo(8.75);
  fc.assert(fc.property(fc.integer({ min: 0, max: 35 }), (step) => expect(stepOfKm(kmOfStep(step))).toBeCloseTo(step)));
});

test('reads a shore as it was written, without water when no digit says so', () => {
  const steps = fc.array(fc.integer({ min: 0, max: FARTHEST_STEPS }), { minLength: DIRECTIONS, maxLength: DIRECTIONS });
  fc.assert(
    fc.property(steps, steps, (from, to) => {
      const shore = decodeShore(encodeShore({ from, to }));
      expect(shore.from).toEqual(from.map(kmOfStep));
      expect(shore.to).toEqual(to.map((step) => (step === FARTHEST_STEPS ? Infinity : kmOfStep(step))));
    }),
  );
});

test('is half as long when the middle itself is dry', () => {
  expect(encodeShore({ from: dry, to: everywhere(9) })).toHaveLength(DIRECTIONS);
});

test('stands within the reach of the town when there is no water', () => {
  fc.assert(
    fc.property(chances, fc.double({ min: 0.1, max: 8, noNaN: true }), (each, reach) => {
      expect(kmOf(spotAround(each, { reach }))).toBeLessThanOrEqual(reach);
    }),
  );
});

test('stands ashore when a straight coast lies half a kilometre to the west', () => {
  const to = Array.from({ length: DIRECTIONS }, (_, direction) => {
    const westward = -Math.sin((direction * 2 * Math.PI) / DIRECTIONS);
    return westward > 0.01 ? 0.5 / westward : Infinity;
  });
  fc.assert(
    fc.property(chances, (each) => {
      expect(spotAround(each, { reach: 8, shore: { from: dry, to } }).kmEast).toBeGreaterThan(-0.5);
    }),
  );
});

test('stands along the beach when the town is a strip between two waters', () => {
  const to = Array.from({ length: DIRECTIONS }, (_, direction) => {
    const across = Math.abs(Math.sin((direction * 2 * Math.PI) / DIRECTIONS));
    return across > 0.01 ? 0.3 / across : Infinity;
  });
  const spots = fc
    .sample(chances, { numRuns: 300, seed: 7 })
    .map((each) => spotAround(each, { reach: 2, shore: { from: dry, to } }));
  for (const { kmEast } of spots) expect(Math.abs(kmEast)).toBeLessThan(0.3);
  expect(Math.max(...spots.map(({ kmNorth }) => Math.abs(kmNorth)))).toBeGreaterThan(0.5);
});

test('begins where the land does when the middle is a quay that is drawn in the water', () => {
  // Land is to the south only, from 400 m on.
  const south = (direction: number) => direction > 5 && direction < 11;
  const sides = Array.from({ length: DIRECTIONS }, (_, direction) => south(direction));
  const shore = { from: sides.map((is) => (is ? 0.4 : 0)), to: sides.map((is) => (is ? Infinity : 0)) };
  fc.assert(
    fc.property(chances, (each) => {
      const spot = spotAround(each, { reach: 0.7, shore });
      expect(kmOf(spot)).toBeGreaterThanOrEqual(0.4);
      expect(spot.kmNorth).toBeLessThan(0);
    }),
  );
});

test('keeps to the town on an islet that has no room in any direction', () => {
  fc.assert(
    fc.property(chances, (each) => {
      expect(kmOf(spotAround(each, { reach: 4, shore: { from: dry, to: everywhere(0.25) } }))).toBeLessThanOrEqual(
        0.25,
      );
    }),
  );
});

test('keeps to its own side of the harbor when land begins again across the water', () => {
  // A wet middle: its own quay is 100 m to the north, an island 1.5 km to the south.
  const north = (direction: number) => direction < 4 || direction > 12;
  const sides = Array.from({ length: DIRECTIONS }, (_, direction) => north(direction));
  const shore = { from: sides.map((is) => (is ? 0.1 : 1.5)), to: sides.map((is) => (is ? Infinity : 3)) };
  fc.assert(
    fc.property(chances, (each) => {
      expect(spotAround(each, { reach: 0.5, shore }).kmNorth).toBeGreaterThan(-0.01);
    }),
  );
});

test('says how far the nearest land is when the middle is wet, and nothing when it is dry', () => {
  expect(kmToLand({ from: [0, 1.2, 0.9], to: [0, 4, Infinity] })).toBe(0.9);
  expect(kmToLand({ from: [0, 0, 0], to: [0.3, 4, Infinity] })).toBe(0);
});
