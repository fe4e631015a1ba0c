import fc from 'fast-check';
import { isExact, dollars, moneyOf, readAmount, readBudget, usCentsOf } from './money';

const POINT = 'Please write decimals with a point, such as 12.50.';
const WHOLE = 'Please give the budget in whole dollars, such as 1,200.';
const DIGITS = 'Please give an amount in digits, such as 12.50.';

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
  ['12', 'USD', 1_200],
  [' $1,250.50 ', 'USD', 125_050],
  ['$ 12', 'USD', 1_200],
  ['12.5', 'EUR', 1_250],
  ['12.', 'EUR', 1_200],
  ['12.500', 'EUR', 1_250],
  ['1,000,000', 'JPY', 1_000_000],
  ['0.125', 'KWD', 125],
  ['007', 'USD', 700],
])('%j of %s is %i minor units', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toEqual({ amount });
});

test.each([
  ['12,5', 'USD', POINT],
  ['12,50', 'USD', POINT],
  ['1.000,50', 'EUR', POINT],
  ['1,00,000', 'USD', DIGITS],
  ['', 'USD', DIGITS],
  ['lots', 'USD', DIGITS],
  ['1e20', 'USD', DIGITS],
  ['NaN', 'USD', DIGITS],
  ['٣', 'USD', DIGITS],
  ['1 2', 'USD', DIGITS],
  ['12\u202e5', 'USD', DIGITS],
  ['-5', 'USD', 'The amount must not be negative.'],
  ['\u22125', 'USD', 'The amount must not be negative.'],
  ['12.345', 'USD', 'USD has at most 2 digits after the point.'],
  ['12.5', 'JPY', 'JPY has no digits after the point.'],
  ['999999999999999', 'USD', 'That amount is too large.'],
])('%j of %s is refused: %s', (typed, currency, fault) => {
  expect(readAmount(typed, currency)).toEqual({ fault });
});

test('what is written as people write it is read as it was meant', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), (cents) => {
      const typed = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(readAmount(typed, 'USD')).toEqual({ amount: cents });
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
  ['12,5', { fault: WHOLE }],
  ['a lot', { fault: WHOLE }],
  ['-1', { fault: 'The budget must not be negative.' }],
])('a budget of %j is %j', (typed, expected) => {
  expect(readBudget(typed)).toEqual(expected);
});
