import { currencies, type TripPlan } from '@sojourn/contracts/plan';
import { currencyOptions } from './currency-options.model';

const rate = { rate: '1.5', rateDay: '2027-04-01', version: 1, latest: 1 };
const ratesOf = (...codes: string[]) =>
  ({ rates: Object.fromEntries(codes.map((code) => [code, rate])) }) as unknown as Pick<TripPlan, 'rates'>;
const nameless = () => undefined;
const valuesOf = (...codes: string[]) => currencyOptions(ratesOf(...codes), nameless).map(({ value }) => value);

describe('currencies to choose from', () => {
  test.each([
    ['a trip in dollars', [], ['USD']],
    ['a trip in two more', ['JPY', 'EUR'], ['USD', 'EUR', 'JPY']],
    ['a trip that has a rate of the dollar', ['USD', 'CHF'], ['USD', 'CHF']],
  ])('of %s begin with dollars and its own by their letters', (_, codes, first) => {
    expect(valuesOf(...codes).slice(0, first.length)).toEqual(first);
  });

  test('are all there are, once each, the others in their usual order', () => {
    const values = valuesOf('JPY', 'EUR');
    expect(values.toSorted()).toEqual([...currencies].sort());
    expect(values.slice(3)).toEqual(currencies.filter((code) => !['USD', 'EUR', 'JPY'].includes(code)));
  });

  test.each([
    ['its name', 'US Dollar', 'USD · US Dollar'],
    ['its code alone where it has no name', undefined, 'USD'],
    ['its code alone where its name is empty', '', 'USD'],
    ['its code once where that is its name', 'USD', 'USD'],
  ])('are labelled with %s', (_, name, label) => {
    expect(currencyOptions(ratesOf(), () => name)[0]).toEqual({ value: 'USD', label });
  });

  test('are each asked for their own name', () => {
    const options = currencyOptions(ratesOf('EUR'), (code) => `the ${code}`);
    expect(options.filter(({ value, label }) => label !== `${value} · the ${value}`)).toEqual([]);
  });
});
