/** Which words a language knows: they are no slips of others, and names of places only where they stand as names. */
import { fillerWords } from './filler-words';
import packed from './language-words.json' with { type: 'json' };
import { unpack } from './packed-words';

let words: { common: ReadonlySet<string>; rare: ReadonlySet<string> } | undefined;
const all = () => (words ??= { common: unpack(packed.common), rare: unpack(packed.rare) });

/** Whether a folded word is a common one of English, or says nothing in one of the five languages: `build/language-words.ts`. */
export const isCommonWord = (word: string): boolean => all().common.has(word) || fillerWords.has(word);

/** Whether a folded word is a common one, or a rare one of English, such as 'japan' for a lacquer. */
export const isLanguageWord = (word: string): boolean => isCommonWord(word) || all().rare.has(word);
