/** What a traveller has to know, in sentences. */
import type { Essentials, KnownEssentials } from '@sojourn/contracts/destination-page';
import { formatCount, formatList } from '@sojourn/travel';

const water: Record<Essentials['water'], string> = {
  safe: 'Tap water is fine to drink.',
  mixed: 'Tap water is fine in most places; ask where you stay.',
  bottled: 'Drink bottled or boiled water.',
};

/** Money that is younger than the names that browsers have: ISO 4217, amendments 176 and 177. */
const YOUNG_MONEY: Readonly<Record<string, string>> = { XCG: 'Caribbean guilder', SLE: 'Sierra Leonean leone' };

/** `Japanese yen (JPY)` */
export function currencyWords(code: string): string {
  const name = YOUNG_MONEY[code] ?? new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
  return name === code ? code : `${name} (${code})`;
}

/** What is asked, and its answer, in the order people ask; what nobody knows for certain has no line. */
export function essentialLines(essentials: KnownEssentials): { term: string; words: string }[] {
  const { currency, languages, plugs, volts, emergency, tipping } = essentials;
  return [
    { term: 'Money', words: currencyWords(currency) },
    { term: 'Language', words: formatList(languages) },
    { term: 'Emergency', words: emergency ?? '' },
    { term: 'Water', words: essentials.water ? water[essentials.water] : '' },
    { term: 'Plugs', words: [`Type ${formatList(plugs)}`, ...(volts ? [`${volts} V`] : [])].join(', ') },
    { term: 'Tipping', words: tipping ?? '' },
  ].filter(({ words }) => words !== '');
}

/** @example stayWords({ min: 3, max: 6 }) // '3 to 6 days' */
export const stayWords = ({ min, max }: { min: number; max: number }) =>
  min === max ? formatCount(min, 'day') : `${min} to ${max} days`;
