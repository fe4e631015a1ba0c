/** Every phrase that means something, by what it means: built once for a list of destinations. */
import type { Hemisphere } from '@sojourn/travel';
import { areaNames, countryNames, regionNames } from '@sojourn/travel/countries';
import { fillerWords } from './filler-words';
import { boundWords, numberWords, roleWords, unitWords, type Bound, type Role, type Unit } from './function-words';
import { isLanguageWord } from './language-words';
import { knownWordsOf, numbersOf } from './languages/known-words';
import type { Language } from './languages/language';
import { languages } from './languages/languages';
import { lengthWords } from './lengths';
import { createPhraseIndex, createSpeller, phrasesOf, type PhraseIndex } from './phrase-index';
import { things, type Thing } from './things';
import { timesIn, timesOf, type Time } from './times';
import type { Way } from './way';
import { ways } from './ways';
import type { PlaceName } from './wish';

/** A destination that can be named: its id, what it is called on a chip, the names that people type, and its country's. */
export type NamedDestination = { id: string; label: string; names: readonly string[]; country?: string };

/** What a phrase is. */
export type Term =
  | { type: 'thing'; thing: Thing }
  | { type: 'way'; way: Way }
  | { type: 'time'; time: Time }
  | { type: 'place'; place: PlaceName; label: string };

export type { Bound, Unit } from './function-words';

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
  /** Whether a word says nothing. */
  isFiller: (word: string) => boolean;
  /** Whether a word is a slip of one that says nothing. */
  isFillerSlip: (word: string) => boolean;
  numbers: Readonly<Record<string, number>>;
  /** The vocabulary of a sentence in a language with a file of its own; itself for the five others. */
  of: (language: Language | undefined) => Vocabulary;
};

const entriesOf = <Value>(words: string, value: Value) =>
  phrasesOf(words).map((phrase): readonly [string, Value] => [phrase, value]);

type Entries<Value> = readonly (readonly [string, Value])[];
const tableEntries = <Key extends string>(table: Readonly<Partial<Record<Key, string>>>): Entries<Key> =>
  (Object.keys(table) as Key[]).flatMap((key) => entriesOf(table[key] ?? '', key));
const lengthEntries = (lengths: Language['lengths']) => lengths.flatMap(([days, words]) => entriesOf(words, days));

/** What stands in tables that no list of destinations changes. */
type Grammar = {
  roles: Entries<Role>;
  bounds: Entries<Bound>;
  units: Entries<Unit>;
  lengths: Entries<number>;
  numbers: Readonly<Record<string, number>>;
  waysAndThings: Entries<Term>;
};

const ofFive: Grammar = {
  roles: tableEntries(roleWords),
  bounds: tableEntries(boundWords),
  units: tableEntries(unitWords),
  lengths: lengthEntries(lengthWords),
  numbers: numberWords,
  waysAndThings: [
    ...ways.flatMap((way) => entriesOf<Term>(way.words, { type: 'way', way })),
    ...things.flatMap((thing) => entriesOf<Term>(thing.words, { type: 'thing', thing })),
  ],
};

/** What a language calls the ways of the table: of several with one label the first words are the first one's. */
const waysIn = (language: Language): Entries<Term> =>
  Object.entries(language.ways).flatMap(([label, words]) => {
    const labelled = ways.filter((way) => way.label === label);
    return [words].flat().flatMap((list, at) => {
      const way = labelled[at];
      return way ? entriesOf<Term>(list, { type: 'way', way }) : [];
    });
  });

function grammarOf(language: Language, hemisphere: Hemisphere): Grammar {
  const { known } = knownWordsOf(language);
  // 'No' is 'in the' in Portuguese, and 'want' is 'because' in Dutch: what a language knows is not read as another's.
  const beside = <Value>(own: Entries<Value>, five: Entries<Value>): Entries<Value> => [
    ...own,
    ...five.filter(([phrase]) => !phrase.split(' ').every((word) => known.has(word))),
  ];
  return {
    roles: beside(tableEntries(language.roles), ofFive.roles),
    bounds: beside(tableEntries(language.bounds), ofFive.bounds),
    units: beside(tableEntries(language.units), ofFive.units),
    lengths: beside(lengthEntries(language.lengths), ofFive.lengths),
    numbers: {
      ...Object.fromEntries(Object.entries(numberWords).filter(([word]) => !known.has(word))),
      ...numbersOf(language),
    },
    waysAndThings: beside(
      [
        ...waysIn(language),
        ...things.flatMap((thing) => entriesOf<Term>(language.things[thing.id] ?? '', { type: 'thing', thing })),
        ...timesIn(language, hemisphere).flatMap((time) => entriesOf<Term>(time.words, { type: 'time', time })),
      ],
      ofFive.waysAndThings,
    ),
  };
}

// A word that nobody knows, and no slip of one that somebody does: long drives are no dives.
const noSlips = ['drives'];

type Indexes = Omit<Vocabulary, 'terms' | 'respell' | 'of'> & { isWord: (word: string) => boolean };

const none = { known: new Set<string>(), frequent: new Set<string>() };

function indexesOf(grammar: Grammar, language?: Language): Indexes {
  const [roles, bounds, units] = [grammar.roles, grammar.bounds, grammar.units].map((each) =>
    createPhraseIndex<unknown>(each),
  ) as [PhraseIndex<Role>, PhraseIndex<Bound>, PhraseIndex<Unit>];
  const lengths = createPhraseIndex(grammar.lengths);
  const grammarWords = new Set([
    ...noSlips,
    ...[lengths, roles, bounds, units].flatMap((index) => [...index.words()]),
    ...Object.keys(grammar.numbers),
  ]);
  const { known, frequent } = language ? knownWordsOf(language) : none;
  const isFiller = (word: string) => fillerWords.has(word) || known.has(word);
  const isKnown = (word: string) => grammarWords.has(word) || known.has(word) || frequent.has(word);
  const spellFiller = createSpeller(
    [...fillerWords, ...known].filter((word) => word.length > 5),
    isKnown,
  );
  return {
    others: createPhraseIndex(grammar.waysAndThings),
    ...{ roles, bounds, units, lengths, numbers: grammar.numbers },
    isFiller,
    isFillerSlip: (word) => isFiller(spellFiller(word)),
    isWord: (word) => isLanguageWord(word) || isKnown(word),
  };
}

type Read = { grammar: Grammar; indexes: Indexes };
const read = new Map<string, Read>();

function readIn(language: Language | undefined, hemisphere: Hemisphere): Read {
  const key = language ? `${language.id} ${hemisphere}` : '';
  const before = read.get(key);
  if (before) return before;
  const grammar = language ? grammarOf(language, hemisphere) : ofFive;
  const answer = { grammar, indexes: indexesOf(grammar, language) };
  read.set(key, answer);
  return answer;
}

const regionTerms = (id: string, label: string, words: string) =>
  entriesOf<Term>(words, { type: 'place', place: { type: 'region', id }, label });
const inAll = (of: (language: Language) => string | undefined) =>
  languages.map((language) => of(language) ?? '').join(', ');

/** The country of who writes: which one that is, the reader of the wishes knows. */
export const OWN_COUNTRY = 'own-country';
const ownCountry = regionTerms(
  OWN_COUNTRY,
  'In your own country',
  'staycation, domestic trip, domestic trips, domestic travel, domestic holiday, domestic vacation, domestic destination, domestic destinations, somewhere domestic, domestic only, stay domestic, staying domestic, no passport, no passports, without a passport, without passports, passport free, passport expired, passports expired, passport has expired, expired passport, our own country, my own country, in our country, in my country, within our country, within my country, within the country, stay in the country, staying in the country, inside the country | im eigenen land, im inland, inlandsurlaub, innerhalb von unserem land | dans notre pays, dans mon pays, notre propre pays, rester dans le pays | en nuestro pais, en mi pais, dentro del pais, nuestro propio pais, turismo nacional | nel nostro paese, nel mio paese, restare nel paese | in eigen land, in ons eigen land, in het binnenland | no nosso pais, no meu pais, dentro do pais, viagem nacional',
);

let countryTerms: Entries<Term> | undefined;

/** Countries take some milliseconds, so all is made when it is first asked for. */
function termsOfCountries(): Entries<Term> {
  countryTerms ??= [
    ...ownCountry,
    ...regionNames.flatMap(({ id, label, words }) => regionTerms(id, label, words)),
    ...regionNames.flatMap(({ id, label }) =>
      regionTerms(
        id,
        label,
        inAll(({ regions }) => regions[id]),
      ),
    ),
    ...countryNames().flatMap(({ code, label, words }) =>
      entriesOf<Term>(`${words}, ${inAll(({ countries }) => countries[code])}`, {
        type: 'place',
        place: { type: 'country', id: code },
        label,
      }),
    ),
  ];
  return countryTerms;
}

/** From so many letters on the name of a place may lack one: 'romana' is no Romania. */
const LONG_NAME = 8;

/** Things before places. */
function respelling(
  terms: PhraseIndex<Term>,
  others: PhraseIndex<Term>,
  isWord: Indexes['isWord'],
): Vocabulary['respell'] {
  const thing = createSpeller(others.words(), isWord);
  const place = createSpeller(terms.words(), isWord, LONG_NAME);
  return (word) => {
    const known = thing(word);
    return known === word ? place(word) : known;
  };
}

const made = new WeakMap<readonly NamedDestination[], Map<string, Vocabulary>>();

/** The vocabulary for these destinations; made once for each list, hemisphere and language. */
export function vocabularyOf(
  destinations: readonly NamedDestination[],
  hemisphere: Hemisphere,
  language?: Language,
): Vocabulary {
  const known = made.get(destinations) ?? new Map<string, Vocabulary>();
  made.set(destinations, known);
  const key = `${hemisphere} ${language?.id ?? ''}`;
  const before = known.get(key);
  if (before) return before;
  const {
    grammar,
    indexes: { isWord, ...rest },
  } = readIn(language, hemisphere);
  const terms = createPhraseIndex<Term>([
    // 'Not the Canaries' is every one of them, whatever destination is called so, too.
    ...areaNames.flatMap(({ id, label, words }) =>
      regionTerms(id, label, `${words}, ${inAll(({ areas }) => areas[id])}`),
    ),
    ...destinations.flatMap(({ id, label, names }) =>
      entriesOf<Term>(names.join('|'), { type: 'place', place: { type: 'destination', id }, label }),
    ),
    ...grammar.waysAndThings,
    ...termsOfCountries(),
    ...timesOf(hemisphere).flatMap((time) => entriesOf<Term>(time.words, { type: 'time', time })),
  ]);
  const vocabulary: Vocabulary = {
    ...rest,
    terms,
    respell: respelling(terms, rest.others, isWord),
    of: (other) => (other ? vocabularyOf(destinations, hemisphere, other) : vocabulary),
  };
  known.set(key, vocabulary);
  return vocabulary;
}
