import { LARGE_TRIP, SMALL_TRIP, tripOfSize } from '@sojourn/trip/testing';
import fc from 'fast-check';
import { isSealed, sealOf } from './plan-seal.model';

const plan = tripOfSize(SMALL_TRIP);
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('a plan that was stored and read again has the same seal', () => {
  expect(isSealed(copyOf(plan), sealOf(plan))).toBe(true);
  expect(sealOf(tripOfSize(LARGE_TRIP))).not.toBe(sealOf(plan));
});

/** Where in a plan something may be another: paths to everything that is no object. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
}
function withAt(value: unknown, [name = '', ...rest]: readonly string[], other: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? withAt(each, rest, other) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [name]: rest.length === 0 ? other : withAt(record[name], rest, other) };
}

test('whatever of it is another breaks the seal', () => {
  const seal = sealOf(plan);
  const paths = pathsOf(plan);
  const values = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(...paths), values, (path, other) => {
      const changed = withAt(plan, path, other) as typeof plan;
      const isSame = JSON.stringify(changed) === JSON.stringify(plan);
      expect(isSealed(changed, seal)).toBe(isSame);
    }),
    { numRuns: 300 },
  );
});

test('a part more, a part less, and another order break it', () => {
  const seal = sealOf(plan);
  const [first, ...others] = Object.entries(plan.items);
  expect(isSealed({ ...plan, items: Object.fromEntries(others) }, seal)).toBe(false);
  expect(isSealed({ ...plan, items: Object.fromEntries([...others, first as (typeof others)[0]]) }, seal)).toBe(false);
  expect(isSealed({ ...plan, rates: { EUR: { rate: '1', day: '2027-01-01', version: 1, latest: 1 } } }, seal)).toBe(
    false,
  );
});

test.each([
  undefined,
  null,
  'text',
  7,
  [],
  {},
  { head: 1 },
  { ...plan, items: null },
  { ...plan, items: { 'item-1': 1 } },
])('%p is no sealed plan', (kept) => {
  expect(isSealed(kept, sealOf(plan))).toBe(false);
  expect(isSealed(plan, undefined)).toBe(false);
});
