/** The forms of a name that people type: saints and forts in short, umlauts in two letters, words run together. */
import { foldWords } from '@sojourn/travel';

const SHORT_WORDS: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sint: 'st',
  sainte: 'st',
  ste: 'st',
  fort: 'ft',
  mount: 'mt',
};
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const isUmlaut = /[äöüøå]/g;

/** What is typed for a country beside its name. */
export const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  GB: 'uk britain england scotland',
  US: 'usa us america',
  AE: 'uae emirates',
  NZ: 'nz',
  TR: 'turkey turkiye',
  KR: 'korea',
  CZ: 'czech republic',
  NL: 'holland',
  RU: 'russia',
  DE: 'deutschland',
  ES: 'espana',
  IT: 'italia',
  BR: 'brasil',
};

/** Words that say only that an airport is meant, or how one travels, in the languages of travellers. */
const FILLERS = new Set(
  (
    'airport airports airfield international intl apt all flughafen aeropuerto aeroport aeroporto luchthaven lotnisko ' +
    'havalimani flygplats lufthavn repuloter аэропорт 空港 机场 機場 공항 مطار de di of the to from in near around by at close ' +
    'flight flights fly flying cheap trip holiday holidays vacation airports nearest closest ' +
    'voo voos perto pra em a nahe der flug fluge pour per volo vluchten vlucht vliegen naar bij al en au aux ' +
    'nach von bei vuelo vuelos vols vol voli para desde cerca près proche vicino ' +
    'train trains rail railway bus coach car plane planes preferably prefer only no not without going leaving starting ' +
    'traveling travelling anywhere somewhere my our home we i am live living zug bahn zuhause tren treno'
  )
    .split(' ')
    .map(foldWords),
);

/** Folded words with saints, forts and mounts in short: `saint petersburg` and `sankt petersburg` are one. */
export function shortForm(folded: string): string {
  return folded
    .split(' ')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');
}

/** Folded words without some; all of them when nothing else is there. */
export function withoutWords(folded: string, left: ReadonlySet<string>): string {
  const words = folded.split(' ').filter((word) => !left.has(word));
  return words.length > 0 ? words.join(' ') : folded;
}

/** Whether folded words name no place at all: 'by train', 'no flying'. */
export const isOnlyFillers = (folded: string): boolean => folded.split(' ').every((word) => FILLERS.has(word));

/** Folded words without those that say only that an airport is meant, or how one travels. */
export const withoutFillers = (folded: string): string => withoutWords(folded, FILLERS);

/** Every form under which a name is found, each once: folded, in short, without spaces, with umlauts as two letters. */
export function formsOf(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const folded = foldWords(name);
  const spelt = isUmlaut.test(lower) ? [foldWords(lower.replace(isUmlaut, (letter) => TWO_LETTERS[letter] ?? ''))] : [];
  const forms = [folded, shortForm(folded), ...spelt];
  return [...new Set([...forms, ...forms.map((form) => form.replaceAll(' ', ''))])].filter((form) => form !== '');
}
