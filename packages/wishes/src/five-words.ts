/** Which words the five languages of the tables know: English, German, French, Spanish and Italian. */
import { fillerWords } from './filler-words';
import { boundWords, numberWords, roleWords, unitWords } from './function-words';
import { isLanguageWord } from './language-words';
import { lengthWords } from './lengths';
import { phrasesOf } from './phrase-index';
import { things } from './things';
import { timesOf } from './times';
import { ways } from './ways';

let grammar: { words: ReadonlySet<string>; phrases: ReadonlySet<string> } | undefined;

function readGrammar() {
  const phrases = [
    ...[roleWords, boundWords, unitWords].flatMap((table) => Object.values(table)),
    ...lengthWords.map(([, words]) => words),
    ...[...things, ...ways, ...timesOf('north')].map(({ words }) => words),
  ].flatMap(phrasesOf);
  const words = [...phrases.flatMap((phrase) => phrase.split(' ')), ...Object.keys(numberWords)];
  return { words: new Set(words), phrases: new Set(phrases) };
}

/** Whether a folded word says something to the grammar of the five, or is one of theirs that says nothing. */
export function isFiveWord(word: string): boolean {
  grammar ??= readGrammar();
  return grammar.words.has(word) || fillerWords.has(word) || isLanguageWord(word);
}

/** Whether a folded phrase is one of the grammar of the five. */
export function isFivePhrase(phrase: string): boolean {
  grammar ??= readGrammar();
  return grammar.phrases.has(phrase);
}
