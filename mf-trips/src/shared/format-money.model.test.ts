import { readAmount } from '@sojourn/travel';
import fc from 'fast-check';
import { digitsOf, formatAmount, formatCents, formatCentsShort, formatBudgetLeft } from './format-money.model';

test.each([
  [1250, 'EUR', '12.50 EUR'],
  [5, 'EUR', '0.05 EUR'],
  [1250, 'JPY', '1,250 JPY'],
  [0, 'JPY', '0 JPY'],
  [1_234_567, 'KWD', '1,234.567 KWD'],
  [7, 'KWD', '0.007 KWD'],
])('%i minor units of %s are %s', (amount, currency, words) => {
  expect(formatAmount({ amount, currency })).toBe(words);
});

test('the digits of an amount are read as the same amount, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }),
      fc.constantFrom('USD', 'JPY', 'KWD', 'CLP', 'BHD'),
      (amount, code) => {
        expect(readAmount(digitsOf(amount, code), code)).toEqual({ amount });
      },
    ),
  );
});

test.each([
  [0, '$0.00', '$0'],
  [5, '$0.05', '$0.05'],
  [-5, '-$0.05', '-$0.05'],
  [124_000, '$1,240.00', '$1,240'],
  [-99_950, '-$999.50', '-$999.50'],
  [10_000_000_000, '$100,000,000.00', '$100,000,000'],
])('%i cents are %s, or %s', (cents, exact, short) => {
  expect(formatCents(cents)).toBe(exact);
  expect(formatCentsShort(cents)).toBe(short);
});

test('what is left is said without a sign', () => {
  expect(formatBudgetLeft(138_200)).toBe('$1,382 left');
  expect(formatBudgetLeft(-1_250)).toBe('$12.50 over budget');
  expect(formatBudgetLeft(0)).toBe('Nothing left of the budget');
});
