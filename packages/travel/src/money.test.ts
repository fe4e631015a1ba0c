import fc from 'fast-check';
import { formatDollars, formatNumber } from './money';

const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

test.each([
  [0, '0', '$0'],
  [7, '7', '$7'],
  [999, '999', '$999'],
  [1_000, '1,000', '$1,000'],
  [1_240.5, '1,241', '$1,241'],
  [98_765.4, '98,765', '$98,765'],
  [1_234_567, '1,234,567', '$1,234,567'],
])('%d', (value, number, dollars) => {
  expect(formatNumber(value)).toBe(number);
  expect(formatDollars(value)).toBe(dollars);
});

test('writes what Intl writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(formatNumber(value)).toBe(intl.format(value));
    }),
  );
});
