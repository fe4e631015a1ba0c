/** Every phrase that means something, by what it means: built once for a list of destinations. */
import type { Hemisphere } from '@sojourn/travel';
import { areaNames, countryNames, regionNames } from '@sojourn/travel/countries';
import { fillerWords } from './filler-words';
import { boundWords, numberWords, roleWords, unitWords, type Role } from './function-words';
import { isLanguageWord } from './language-words';
import { lengthWords } from './lengths';
import { createPhraseIndex, createSpeller, phrasesOf, type PhraseIndex } from './phrase-index';
import { things, type Thing } from './things';
import { timesOf, type Time } from './times';
import type { Way } from './way';
import { ways } from './ways';
import type { PlaceName } from './wish';

/** A destination that can be named: its id, what it is called on a chip, and the names that people type. */
export type NamedDestination = { id: string; label: string; names: readonly string[] };

/** What a phrase is. */
export type Term =
  | { type: 'thing'; thing: Thing }
  | { type: 'way'; way: Way }
  | { type: 'time'; time: Time }
  | { type: 'place'; place: PlaceName; label: string };

export type Bound = keyof typeof boundWords;
export type Unit = keyof typeof unitWords;

/** Looks up terms, roles, bounds and units; `respell` answers a known word for a slip of it. */
export type Vocabulary = {
  terms: PhraseIndex<Term>;
  /** The terms that are no places: a word may be the name of a town, and more often something else. */
  others: PhraseIndex<Term>;
  roles: PhraseIndex<Role>;
  bounds: PhraseIndex<Bound>;
  units: PhraseIndex<Unit>;
  /** Lengths in words, in days. */
  lengths: PhraseIndex<number>;
  respell: (word: string) => string;
  /** Whether a word is a slip of one that says nothing. */
  isFillerSlip: (word: string) => boolean;
};

const entriesOf = <Value>(words: string, value: Value) =>
  phrasesOf(words).map((phrase): readonly [string, Value] => [phrase, value]);

const tableIndex = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  createPhraseIndex((Object.keys(table) as Key[]).flatMap((key) => entriesOf(table[key], key)));

const roles = tableIndex(roleWords);
const bounds = tableIndex(boundWords);
const units = tableIndex(unitWords);
const lengths = createPhraseIndex(lengthWords.flatMap(([days, words]) => entriesOf(words, days)));
// A word that nobody knows, and no slip of one that somebody does: long drives are no dives.
const noSlips = ['drives'];
const known = new Set([
  ...noSlips,
  ...lengths.words(),
  ...roles.words(),
  ...bounds.words(),
  ...units.words(),
  ...Object.keys(numberWords),
]);
const spellFiller = createSpeller(
  [...fillerWords].filter((word) => word.length > 5),
  (word) => known.has(word),
);
const isFillerSlip = (word: string) => fillerWords.has(spellFiller(word));
const isWord = (word: string) => isLanguageWord(word) || known.has(word);

const waysAndThings: readonly (readonly [string, Term])[] = [
  ...ways.flatMap((way) => entriesOf<Term>(way.words, { type: 'way', way })),
  ...things.flatMap((thing) => entriesOf<Term>(thing.words, { type: 'thing', thing })),
];
const others = createPhraseIndex(waysAndThings);

let fixedTerms: readonly (readonly [string, Term])[] | undefined;

/** Countries take some milliseconds, so all is made when it is first asked for. */
function termsOfAll(): readonly (readonly [string, Term])[] {
  fixedTerms ??= [
    ...waysAndThings,
    ...regionNames.flatMap(({ id, label, words }) =>
      entriesOf<Term>(words, { type: 'place', place: { type: 'region', id }, label }),
    ),
    ...countryNames().flatMap(({ code, label, words }) =>
      entriesOf<Term>(words, { type: 'place', place: { type: 'country', id: code }, label }),
    ),
  ];
  return fixedTerms;
}

/** From so many letters on the name of a place may lack one: 'romana' is no Romania. */
const LONG_NAME = 8;

/** Things before places. */
function respelling(terms: PhraseIndex<Term>): (word: string) => string {
  const thing = createSpeller(others.words(), isWord);
  const place = createSpeller(terms.words(), isWord, LONG_NAME);
  return (word) => {
    const known = thing(word);
    return known === word ? place(word) : known;
  };
}

const made = new WeakMap<readonly NamedDestination[], Map<Hemisphere, Vocabulary>>();

/** The vocabulary for these destinations; made once for each list and hemisphere. */
export function vocabularyOf(destinations: readonly NamedDestination[], hemisphere: Hemisphere): Vocabulary {
  const byHemisphere = made.get(destinations) ?? new Map<Hemisphere, Vocabulary>();
  made.set(destinations, byHemisphere);
  const before = byHemisphere.get(hemisphere);
  if (before) return before;
  const terms = createPhraseIndex<Term>([
    // 'Not the Canaries' is every one of them, whatever destination is called so, too.
    ...areaNames.flatMap(({ id, label, words }) =>
      entriesOf<Term>(words, { type: 'place', place: { type: 'region', id }, label }),
    ),
    ...destinations.flatMap(({ id, label, names }) =>
      entriesOf<Term>(names.join('|'), { type: 'place', place: { type: 'destination', id }, label }),
    ),
    ...termsOfAll(),
    ...timesOf(hemisphere).flatMap((time) => entriesOf<Term>(time.words, { type: 'time', time })),
  ]);
  const vocabulary = {
    terms,
    others,
    roles,
    bounds,
    units,
    lengths,
    respell: respelling(terms),
    isFillerSlip,
  };
  byHemisphere.set(hemisphere, vocabulary);
  return vocabulary;
}
