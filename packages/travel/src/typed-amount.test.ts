import fc from 'fast-check';
import { minorDigitsOf } from './currency';
import { readAmount } from './typed-amount';

const POINT = 'Please write decimals with a point, such as 12.50.';
const DIGITS = 'Please give an amount in digits, such as 12.50.';

test.each([
  ['12', 'USD', 1_200],
  [' $1,250.50 ', 'USD', 125_050],
  ['$ 12', 'USD', 1_200],
  ['12.5', 'EUR', 1_250],
  ['12.', 'EUR', 1_200],
  ['0.500', 'EUR', 50],
  ['12.5000', 'EUR', 1_250],
  ['1,000,000', 'JPY', 1_000_000],
  ['0.125', 'KWD', 125],
  ['007', 'USD', 700],
  ['12 €', 'EUR', 1_200],
  ['EUR 12.50', 'EUR', 1_250],
  ['12.50 eur', 'EUR', 1_250],
  ['1,200 ₹', 'INR', 120_000],
  ['CHF 80', 'CHF', 8_000],
  ['$5', 'AUD', 500],
])('reads %j of %s as %i minor units when there is one way to read it', (typed, currency, amount) => {
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
  ['£12', 'EUR', DIGITS],
  ['12 €', 'USD', DIGITS],
  ['€', 'EUR', DIGITS],
  ['12 kWh', 'EUR', DIGITS],
  ['-5', 'USD', 'The amount must not be negative.'],
  ['\u22125', 'USD', 'The amount must not be negative.'],
  ['12.3456', 'USD', 'USD has at most 2 digits after the point.'],
  ['0.125', 'USD', 'USD has at most 2 digits after the point.'],
  ['12.5', 'JPY', 'JPY has no digits after the point.'],
  ['999999999999999', 'USD', 'That amount is too large.'],
])('refuses %j of %s when it is no plain amount: %s', (typed, currency, fault) => {
  expect(readAmount(typed, currency)).toEqual({ fault });
});

test('reads every amount as it was meant when it is written the American way', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), (cents) => {
      const typed = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(readAmount(typed, 'USD')).toEqual({ amount: cents });
    }),
  );
});

describe('a dot before three digits', () => {
  test.each([
    ['150.000', 'VND', 150_000],
    ['150.000', 'KRW', 150_000],
    ['1.500', 'JPY', 1_500],
    ['12.000', 'ISK', 12_000],
    ['1.250.000', 'VND', 1_250_000],
    ['1.250.000', 'EUR', 125_000_000],
    ['1.250.000', 'KWD', 1_250_000_000],
    ['1.250', 'KWD', 1_250],
    ['0.125', 'KWD', 125],
    ['1.250', 'TND', 1_250],
    ['2,000', 'EUR', 200_000],
    ['12.50', 'EUR', 1_250],
    ['1,250.50', 'EUR', 125_050],
    ['1,250.000', 'EUR', 125_000],
    ['0.500', 'EUR', 50],
    ['1000.500', 'EUR', 100_050],
    ['2.500', 'CLP', 2_500],
    ['35.000', 'PYG', 35_000],
    ['75.000', 'UGX', 75_000],
    ['5.000', 'XAF', 5_000],
    ['12.500', 'XPF', 12_500],
    ['₫150.000', 'VND', 150_000],
    ['¥12.000', 'JPY', 12_000],
    ['3.750', 'BHD', 3_750],
    ['2.500', 'OMR', 2_500],
    ['4.125', 'JOD', 4_125],
    ['1.000.000.000', 'IDR', 100_000_000_000],
    ['100,000', 'VND', 100_000],
    ['0.999', 'KWD', 999],
    ['€12.50', 'EUR', 1_250],
    ['£1,250', 'GBP', 125_000],
    ['1250.5', 'EUR', 125_050],
    ['00.500', 'EUR', 50],
  ])('reads %j of %s as %i minor units when the currency leaves one reading', (typed, currency, amount) => {
    expect(readAmount(typed, currency)).toEqual({ amount });
  });

  test.each([
    ['1.250', 'EUR', 'Did you mean 1,250 or 1.25?'],
    ['2.000', 'USD', 'Did you mean 2,000 or 2?'],
    ['$1.200', 'USD', 'Did you mean 1,200 or 1.20?'],
    ['12.345', 'GBP', 'Did you mean 12,345 or 12.35?'],
    ['999.999', 'CHF', 'Did you mean 999,999 or 1,000?'],
    ['10.000', 'THB', 'Did you mean 10,000 or 10?'],
    ['350.000', 'IDR', 'Did you mean 350,000 or 350?'],
    ['45.900', 'COP', 'Did you mean 45,900 or 45.90?'],
    ['1.050', 'TRY', 'Did you mean 1,050 or 1.05?'],
    ['2.499', 'SEK', 'Did you mean 2,499 or 2.50?'],
    ['12.500', 'ARS', 'Did you mean 12,500 or 12.50?'],
    ['3.200', 'BRL', 'Did you mean 3,200 or 3.20?'],
    ['€1.250', 'EUR', 'Did you mean 1,250 or 1.25?'],
    [' 7.001 ', 'DKK', 'Did you mean 7,001 or 7?'],
    ['1.001', 'MXN', 'Did you mean 1,001 or 1?'],
    ['999.990', 'HUF', 'Did you mean 999,990 or 999.99?'],
  ])('asks about %j of %s when it could be thousands or decimals: %s', (typed, currency, fault) => {
    expect(readAmount(typed, currency)).toEqual({ fault });
  });

  test('never makes a thousand times less of dotted thousands when the currency has two decimals or none', () => {
    const currencies = fc.constantFrom('EUR', 'USD', 'VND', 'JPY', 'KRW', 'CLP', 'BRL', 'TRY');
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), currencies, (amount, currency) => {
        const read = readAmount(amount.toLocaleString('de-DE'), currency);
        if ('amount' in read) expect(read.amount).toBe(amount * 10 ** minorDigitsOf(currency));
        else expect(read.fault).toContain(`Did you mean ${amount.toLocaleString('en-US')} or `);
      }),
    );
  });
});
