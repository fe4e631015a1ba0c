import fc from 'fast-check';
import { formatCount, formatDollars, formatNumber } from './money';

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

test.each([
  [formatCount(0, 'flight'), '0 flights'],
  [formatCount(1, 'flight'), '1 flight'],
  [formatCount(1_204, 'flight'), '1,204 flights'],
  [formatCount(1, 'child', 'children'), '1 child'],
  [formatCount(2, 'child', 'children'), '2 children'],
])('%s', (text, expected) => expect(text).toBe(expected));

test('one alone has no plural', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count, 'trip').endsWith('s')).toBe(count !== 1);
      expect(formatCount(count, 'trip').startsWith(formatNumber(count))).toBe(true);
    }),
  );
});
