import { currencies, isCalendarDate, rateSchema } from '@sojourn/contracts/plan';
import { RATES_DAY } from './curated/rates';
import { startingRateOf } from './starting-rates.model';

test('there is a rate to start from for every currency but dollars', () => {
  expect(isCalendarDate(RATES_DAY)).toBe(true);
  for (const currency of currencies.filter((code) => code !== 'USD')) {
    const found = startingRateOf(currency);
    expect(found?.day).toBe(RATES_DAY);
    expect(rateSchema.safeParse(found?.rate).success).toBe(true);
  }
  expect(startingRateOf('USD')).toBeNull();
  expect(startingRateOf('QQQ')).toBeNull();
});

test.each([
  ['EUR', 0.8, 1.6],
  ['GBP', 1, 1.9],
  ['JPY', 0.004, 0.012],
  ['KWD', 2.5, 4],
])('a dollar and a %s are of the size that they are', (currency, low, high) => {
  expect(Number(startingRateOf(currency)?.rate)).toBeGreaterThan(low);
  expect(Number(startingRateOf(currency)?.rate)).toBeLessThan(high);
});
