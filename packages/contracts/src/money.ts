/** Money abroad: what was spent, in which currency, at which rate of which day, and what that is in US cents. */
import { calendarDateSchema } from './basics';
import { z } from './zod';

/** Active currencies (ISO 4217), by code. */
export const currencies = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT ' +
  'MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD ' +
  'SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND ' +
  'VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

/** The largest amount of US cents that one sum of money may be: as much as a budget. */
export const MAX_US_CENTS = 10_000_000_000;

const CURRENCY = 'Please choose a currency.';
const RATE = 'Please give the rate as dollars for one unit, such as 1.0843.';

/** A currency by its ISO 4217 code. */
export const currencySchema = z.string(CURRENCY).check(z.refine((code) => currencies.includes(code), CURRENCY));

/** US dollars for one whole unit of a currency, exact: decimal digits, up to ten of them behind the point. */
export const rateSchema = z.string(RATE).check(
  z.regex(/^\d{1,6}(\.\d{1,10})?$/, RATE),
  z.refine((rate) => Number(rate) > 0, RATE),
);

/**
 * Money as a person says it: `amount` in minor units of `currency`, the rate used and its day. A dollar is a dollar: the
 * rate of USD is 1.
 */
export const spentMoneySchema = z.object({
  amount: z
    .int('Please give an amount.')
    .check(z.minimum(0, 'The amount must not be negative.'), z.maximum(1e13, 'That amount is too large.')),
  currency: currencySchema,
  rate: rateSchema,
  rateDay: calendarDateSchema,
});

/** Money as a trip holds it: with the US cents that it was at its rate. */
export const moneySchema = z.extend(spentMoneySchema, {
  usCents: z.int().check(z.minimum(0), z.maximum(MAX_US_CENTS, 'That amount is too large.')),
});

/** See {@link spentMoneySchema}. */
export type SpentMoney = z.infer<typeof spentMoneySchema>;
/** See {@link moneySchema}. */
export type Money = z.infer<typeof moneySchema>;
