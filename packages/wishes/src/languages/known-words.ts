/** Which words a language knows, and which of them say that a sentence is in it. */
import packed from '../language-words.json' with { type: 'json' };
import { unpack } from '../packed-words';
import { isFivePhrase } from '../five-words';
import { createPhraseIndex, phrasesOf, type PhraseIndex } from '../phrase-index';
import { setOf } from '../word-set';
import type { Language } from './language';

/** See the head of this file; `frequent` are those near a word of the grammar or the name of a city. */
type KnownWords = {
  known: ReadonlySet<string>;
  frequent: ReadonlySet<string>;
  /** Those that each of the five has as well. */
  elsewhere: readonly ReadonlySet<string>[];
  /** Phrases of several words that the five do not have. */
  phrases: PhraseIndex<true>;
};

const listsOf = ({ things, ways, roles, bounds, units, seasons, months, lengths, holidays }: Language) => [
  ...[things, ways, roles, bounds, units, seasons].flatMap((table) => Object.values(table).flat()),
  ...months,
  ...lengths.map(([, words]) => words),
  ...holidays.map(({ words }) => words),
];

/** Every word of a language's file but names, folded. */
export const ownWordsOf = (language: Language): string[] => [
  ...listsOf(language).flatMap((list) => phrasesOf(list).flatMap((phrase) => phrase.split(' '))),
  ...Object.keys(numbersOf(language)),
  ...setOf(language.fillers),
  ...setOf(language.times),
];

/** Numbers by their words. */
export const numbersOf = ({ numbers }: Language): Record<string, number> =>
  Object.fromEntries(numbers.split(' ').flatMap((row, at) => row.split('|').map((word) => [word, at + 1] as const)));

const made = new Map<Language, KnownWords>();

/** The words of a language: its file's and its stop words, the frequent ones, and those that another language has as well. */
export function knownWordsOf(language: Language): KnownWords {
  const before = made.get(language);
  if (before) return before;
  const lists = packed[language.id];
  const words = {
    known: new Set([...ownWordsOf(language), ...unpack(lists.common)]),
    frequent: unpack(lists.frequent),
    elsewhere: Object.values(lists.elsewhere).map((words) => unpack(words)),
    phrases: createPhraseIndex(
      [...listsOf(language), language.signs]
        .flatMap(phrasesOf)
        .filter((phrase) => phrase.includes(' ') && !isFivePhrase(phrase))
        .map((phrase) => [phrase, true] as const),
    ),
  };
  made.set(language, words);
  return words;
}
