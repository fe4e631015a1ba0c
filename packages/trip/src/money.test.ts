import fc from 'fast-check';
import { isExact, dollars, moneyOf, readBudget, usCentsOf } from './money';

const WHOLE = 'Please give the budget in whole dollars, such as 1,200.';

test.each([
  [10_000, 'EUR', '1.0843', 10_843],
  [1, 'EUR', '1.0843', 1],
  [50, 'EUR', '1.01', 51],
  [1_000, 'JPY', '0.0066712', 667],
  [1_000, 'KWD', '3.257', 326],
  [99, 'USD', '1', 99],
  [0, 'EUR', '1.0843', 0],
  [1, 'VND', '0.0000394', 0],
])('%i minor units of %s at %s are %i US cents', (...[amount, currency, rate, usCents]) => {
  expect(usCentsOf({ amount, currency, rate })).toBe(usCents);
  expect(isExact(moneyOf({ amount, currency, rate, rateDay: '2027-04-10' }))).toBe(true);
});

test('dollars are dollars, and other cents than the rate makes are refused', () => {
  const money = dollars(1_234, '2027-04-10');
  expect([money, isExact(money)]).toEqual([
    { amount: 1_234, currency: 'USD', rate: '1', rateDay: '2027-04-10', usCents: 1_234 },
    true,
  ]);
  expect(isExact({ ...money, usCents: 1_235 })).toBe(false);
  expect(isExact({ ...money, rate: '2', usCents: 2_468 })).toBe(false);
});

test('a conversion is never half a cent or more away', () => {
  const rate = fc.tuple(fc.nat(999), fc.nat(9_999)).map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
  fc.assert(
    fc.property(fc.nat(1_000_000), rate, (amount, text) => {
      const tenThousandths = BigInt(text.replace('.', ''));
      const error =
        BigInt(usCentsOf({ amount, currency: 'EUR', rate: text })) * 10_000n - BigInt(amount) * tenThousandths;
      expect(error > -5_000n && error <= 5_000n).toBe(true);
    }),
  );
});

test.each([
  ['', { cents: null }],
  ['2400', { cents: 240_000 }],
  ['$2,400.00', { cents: 240_000 }],
  ['100,000,000', { cents: 10_000_000_000 }],
  ['100,000,001', { fault: 'That budget is too large.' }],
  ['2400.50', { fault: WHOLE }],
  ['2,000', { cents: 200_000 }],
  ['2.000', { fault: 'Did you mean 2,000 or 2?' }],
  ['1.250.000', { cents: 125_000_000 }],
  ['12,5', { fault: WHOLE }],
  ['a lot', { fault: WHOLE }],
  ['-1', { fault: 'The budget must not be negative.' }],
])('reads a budget of %j as %j when that is what was typed', (typed, expected) => {
  expect(readBudget(typed)).toEqual(expected);
});
