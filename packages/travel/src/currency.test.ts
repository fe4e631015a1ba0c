import { minorDigitsOf } from './currency';

test.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['TND', 3],
])('%s has %i digits behind the point', (currency, digits) => expect(minorDigitsOf(currency)).toBe(digits));
