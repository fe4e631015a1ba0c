/** Money by its signs, codes and words, and what it is in US dollars. */
import type { Unit } from './vocabulary';

// Rough rates for a limit that somebody names in their own money; the chip says what it was taken for.
const DOLLARS: Partial<Record<Unit, number>> = {
  ...{ dollars: 1, euros: 1.1, pounds: 1.3, francs: 1.2, canadian: 0.72, australian: 0.65, zealand: 0.59 },
  ...{ singapore: 0.77, ringgit: 0.23, reais: 0.18, yuan: 0.14, danish: 0.15, kronor: 0.1, zloty: 0.26 },
  ...{ dirhams: 0.27, riyals: 0.27, rand: 0.056, rupees: 0.0115, yen: 0.0066, won: 0.0007, naira: 0.00066 },
};
/** Dollars for one of a money; undefined for a unit that is none. */
export const dollarsOf = (unit: Unit): number | undefined => DOLLARS[unit];
/** Whether a unit is money. */
export const isMoney = (unit: Unit): boolean => unit in DOLLARS;

/** Signs of money. */
export const SIGNS: Readonly<Record<string, Unit>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };
/** Of what money they speak where nothing else says it. */
export const MONEY_OF: Readonly<Record<string, Unit>> = { grand: 'dollars', lakh: 'rupees', lakhs: 'rupees' };
/** What may stand before its number, as a sign does: 'CHF 4000'. */
const CODES: Readonly<Record<string, Unit>> = {
  ...{ usd: 'dollars', eur: 'euros', gbp: 'pounds', chf: 'francs', cad: 'canadian', aud: 'australian', nzd: 'zealand' },
  ...{ inr: 'rupees', rs: 'rupees', rm: 'ringgit', sgd: 'singapore', jpy: 'yen', cny: 'yuan', rmb: 'yuan', krw: 'won' },
  ...{
    sek: 'kronor',
    nok: 'kronor',
    dkk: 'danish',
    pln: 'zloty',
    aed: 'dirhams',
    sar: 'riyals',
    zar: 'rand',
    brl: 'reais',
  },
};
/** The money of a sign or code. */
export const signOf = (word = ''): Unit | undefined => SIGNS[word] ?? CODES[word];
/** Words behind a number that make it larger. */
export const TIMES: Readonly<Record<string, number>> = {
  ...{ k: 1_000, grand: 1_000, thousand: 1_000, tausend: 1_000, mil: 1_000, mila: 1_000, duizend: 1_000 },
  ...{ lakh: 100_000, lakhs: 100_000, million: 1_000_000, mio: 1_000_000 },
};
