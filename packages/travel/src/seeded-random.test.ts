import fc from 'fast-check';
import { seededInteger, seededRandom } from './seeded-random';

const words = fc.array(fc.oneof(fc.string(), fc.integer()));

// Timetables, ratings and the order of recommendations are made of these numbers: they must never change.
test.each([
  [[], 0.6689221884589642],
  [['fare', 'BA 542', '2027-04-10'], 0.8045043158344924],
  [['route', 'LH', 'FRA', 'JFK'], 0.14499021996743977],
  [['time', 3, 'KL'], 0.5599382133223116],
])('%j is always %d', (seed, number) => expect(seededRandom(...(seed as string[]))).toBe(number));

test('is at least 0 and less than 1, and depends on the words only', () => {
  fc.assert(
    fc.property(words, (seed) => {
      const number = seededRandom(...seed);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
      expect(seededRandom(...seed)).toBe(number);
    }),
  );
});

test('spreads evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 10_000; at += 1) tenths[Math.floor(seededRandom('evenly', at) * 10)]! += 1;
  for (const count of tenths) {
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1_100);
  }
});

test('integers reach both ends and nothing beyond', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, at) => seededInteger(3, 6, 'dice', at)));
  expect([...seen].toSorted()).toEqual([3, 4, 5, 6]);
});

test('an integer of one choice is that choice', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), words, (only, seed) =>
      expect(seededInteger(only, only, ...seed)).toBe(only),
    ),
  );
});
