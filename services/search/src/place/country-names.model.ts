/** ISO codes of countries by what they are called, in the languages of travellers. */
import { foldWords } from '@sojourn/travel';
import { countryNames } from '@sojourn/travel/countries';

/** Further languages in which a country is found by its name: those of travellers whom the parser of wishes does not read. */
const LANGUAGES = 'pt nl pl cs sv da nb fi hu ro tr el ru uk ar he hi th vi id ja ko zh zh-Hant'.split(' ');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Codes that CLDR names and that are no country; the Canary Islands and Ceuta are Spain. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'DG', 'CQ', 'IC', 'EA']);

let byName: Map<string, string> | undefined;

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
/** A country's English name by its ISO code; undefined for what is no code. */
export const countryNameOf = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? inEnglish.of(code) : undefined;

/** 'Turks & Caicos Islands' is written by nobody: 'and', 'Saint' for 'St.', and without the islands behind it. */
function spoken(name: string): string[] {
  const whole = [name, name.replace(' & ', ' and '), name.replace('St. ', 'Saint ').replace(' & ', ' and ')];
  return [
    ...whole,
    ...whole.filter((each) => / and .* Islands$/.test(each)).map((each) => each.replace(/ Islands$/, '')),
  ];
}

/** Territories that have no line among the countries of wishes: Jersey, Bermuda, the Faroe Islands. */
function otherTerritories(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second): [string, string][] => {
      const code = first + second;
      const name = NO_COUNTRIES.has(code) ? undefined : names.of(code);
      return name ? spoken(name).map((each) => [foldWords(each), code]) : [];
    }),
  );
}

/** ISO codes of countries by what they are called in any language, folded; made once, in about 30 ms. */
export function countriesByName(): ReadonlyMap<string, string> {
  if (byName) return byName;
  const others = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  byName = new Map([
    ...otherTerritories(),
    ...countryNames().flatMap(({ code, words }) =>
      [...words.split(','), ...others.map((names) => names.of(code) ?? '')].map(
        (name) => [foldWords(name), code] as const,
      ),
    ),
  ]);
  return byName;
}
