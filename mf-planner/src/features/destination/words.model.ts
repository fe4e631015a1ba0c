/** What a traveller has to know, in sentences. */
import type { Essentials } from '@sojourn/contracts/destination-page';
import { formatCount, formatList } from '@sojourn/travel';

const water: Record<Essentials['water'], string> = {
  safe: 'Tap water is fine to drink.',
  mixed: 'Tap water is fine in most places; ask where you stay.',
  bottled: 'Drink bottled or boiled water.',
};

/** `Japanese yen (JPY)` */
export const currencyWords = (code: string) =>
  `${new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code} (${code})`;

/** What is asked, and its answer, in the order people ask. */
export function essentialLines(essentials: Essentials): { term: string; words: string }[] {
  const { currency, languages, plugs, volts, emergency, tipping } = essentials;
  return [
    { term: 'Money', words: currencyWords(currency) },
    { term: 'Language', words: formatList(languages) },
    { term: 'Emergency', words: emergency },
    { term: 'Water', words: water[essentials.water] },
    { term: 'Plugs', words: `Type ${formatList(plugs)}, ${volts} V` },
    { term: 'Tipping', words: tipping },
  ];
}

/** @example stayWords({ min: 3, max: 6 }) // '3 to 6 days' */
export const stayWords = ({ min, max }: { min: number; max: number }) =>
  min === max ? formatCount(min, 'day') : `${min} to ${max} days`;
