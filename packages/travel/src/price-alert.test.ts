import fc from 'fast-check';
import { newPriceAlert, type PriceDrop, withPrice } from './price-alert';

/** The drops that are told while a price runs through these, after it was followed at the first. */
function told(start: number, ...prices: number[]): (PriceDrop & { at: number })[] {
  let alert = newPriceAlert(start);
  return prices.flatMap((price, at) => {
    const next = withPrice(alert, price);
    alert = next.alert;
    return next.drop ? [{ ...next.drop, at }] : [];
  });
}

test.each([
  ['4 % of a dear flight', 1_000, 960, 0],
  ['5 % of a dear flight', 1_000, 950, 1],
  ['$9 of a cheap one, which is 18 %', 50, 41, 0],
  ['$10 of a cheap one', 50, 40, 1],
  ['a rise', 400, 500, 0],
])('%s: $%i to $%i is told %i times', (_what, ...[start, price, times]) => {
  expect(told(start, price)).toHaveLength(times);
});

test('one drop is one message, however long the price stays down', () => {
  expect(told(400, 350, 350, 345, 352, 350)).toEqual([{ from: 400, to: 350, at: 0 }]);
});

test('a further real drop is told, measured from the one before', () => {
  expect(told(400, 350, 325)).toEqual([
    { from: 400, to: 350, at: 0 },
    { from: 350, to: 325, at: 1 },
  ]);
});

test('it is armed again when the price has risen again', () => {
  expect(told(400, 350, 366, 350)).toEqual([{ from: 400, to: 350, at: 0 }]);
  expect(told(400, 350, 367, 347)).toEqual([{ from: 400, to: 350, at: 0 }]);
  expect(told(400, 200, 210, 199)).toEqual([
    { from: 400, to: 200, at: 0 },
    { from: 210, to: 199, at: 2 },
  ]);
  expect(told(400, 350, 368, 380, 350)).toEqual([
    { from: 400, to: 350, at: 0 },
    { from: 380, to: 350, at: 3 },
  ]);
});

test('a drop may come little by little', () => {
  expect(told(300, 290, 284)).toEqual([{ from: 300, to: 284, at: 1 }]);
});

test('what only falls back to the price of the beginning is no drop', () => {
  expect(told(400, 600, 400, 390)).toEqual([]);
  expect(told(400, 350, 600, 390)).toEqual([{ from: 400, to: 350, at: 0 }]);
});

const price = fc.integer({ min: 20, max: 3_000 });
const margin = (of: number) => Math.max(10, of * 0.05);

test('every message is a real drop, under the price of the beginning too', () => {
  fc.assert(
    fc.property(price, fc.array(price, { maxLength: 60 }), (start, prices) => {
      for (const { from, to } of told(start, ...prices)) {
        expect(to).toBeLessThanOrEqual(from - margin(from));
        expect(to).toBeLessThanOrEqual(start - margin(start));
      }
    }),
  );
});

test('between two messages the price has risen again, or the second is a real drop under the first', () => {
  fc.assert(
    fc.property(price, fc.array(price, { maxLength: 60 }), (start, prices) => {
      const drops = told(start, ...prices);
      for (const [at, later] of drops.slice(1).entries()) {
        const before = drops[at] as (typeof drops)[number];
        const highest = Math.max(...prices.slice(before.at + 1, later.at), 0);
        const isLower = later.to <= before.to - margin(before.to);
        expect(isLower || highest >= before.to + margin(before.to)).toBe(true);
      }
    }),
  );
});

test('looking again at the same price tells nothing more', () => {
  fc.assert(
    fc.property(price, fc.array(price, { maxLength: 40 }), (start, prices) => {
      const twice = prices.flatMap((each) => [each, each]);
      const once = told(start, ...prices).map(({ from, to }) => ({ from, to }));
      expect(told(start, ...twice).map(({ from, to }) => ({ from, to }))).toEqual(once);
    }),
  );
});

test('no real drop under everything before is missed', () => {
  fc.assert(
    fc.property(price, fc.array(price, { maxLength: 40 }), (start, prices) => {
      const lowest = Math.min(start, ...prices);
      fc.pre(lowest > 20);
      const to = Math.floor(lowest - margin(lowest));
      expect(told(start, ...prices, to).at(-1)).toMatchObject({ to, at: prices.length });
    }),
  );
});
