/** How houses are called in each country, read from its file. */
import propertyNames from './market/property-names.json' with { type: 'json' };
import type { NamingStyle } from './property.model';

const namingStyles = Object.values(propertyNames.namingStyles).map((namingStyle) => ({
  countries: new Set(namingStyle.countries.split(' ')),
  namingStyle: { ...namingStyle, words: namingStyle.words.split('|') },
}));

const wordsByCountry: Readonly<Record<string, string>> = propertyNames.wordsByCountry;

/** Every country whose way to name houses is written down. */
export const namedCountries: readonly string[] = [
  ...new Set([...namingStyles.flatMap(({ countries }) => [...countries]), ...Object.keys(wordsByCountry)]),
].filter((code) => code !== '');

/** Countries share ways to name a house, and each has words of its own: saints, trees and colors in its language. */
export function namingStyleOf(countryCode: string): NamingStyle {
  const found = namingStyles.find(({ countries: own }) => own.has(countryCode));
  const { namingStyle } = found ?? (namingStyles.at(-1) as (typeof namingStyles)[number]);
  const words = wordsByCountry[countryCode];
  return words === undefined ? namingStyle : { ...namingStyle, words: words.split('|') };
}
