/** In which language a sentence is: some words mean one thing in Dutch or Portuguese, and another in the other languages. */
import { isFiveWord } from '../five-words';
import type { Token } from '../tokens';
import { knownWordsOf, numbersOf } from './known-words';
import type { Language } from './language';
import { languages } from './languages';

const SENTENCE_ENDS = '.;!?\n';

/** How many words more are of this language than of the one of the five that has most of them. */
function signsOf(language: Language, tokens: readonly Token[]): number {
  const { known, elsewhere, phrases } = knownWordsOf(language);
  const numbers = numbersOf(language);
  const words = tokens.map(({ text }) => text);
  const foreign = elsewhere.map(() => 0);
  let own = 0;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word') continue;
    const isKnown = known.has(text);
    own += Number(isKnown) + Number(phrases.longest(words, at) !== undefined);
    const has = elsewhere.map((each) => isKnown && each.has(text));
    // Where nobody has said of which of the five a word is, it may be of each.
    const isOfAll = isFiveWord(text) && !has.includes(true) && !(text in numbers);
    for (const [other, isOf] of has.entries()) foreign[other] = (foreign[other] ?? 0) + Number(isOf || isOfAll);
  }
  return own - Math.max(...foreign);
}

/** The language of some words; undefined where they are of one of the five, null where they say neither. */
function languageIn(tokens: readonly Token[]): Language | undefined | null {
  const signs = languages.map((language) => signsOf(language, tokens));
  const most = Math.max(...signs);
  if (most < 0) return undefined;
  const [first, ...others] = languages.filter((_, at) => signs[at] === most);
  return most === 0 || others.length > 0 ? null : first;
}

/** The language of each token: its sentence's, or the whole text's where the sentence does not say. */
export function languagesOf(tokens: readonly Token[]): (Language | undefined)[] {
  const whole = languageIn(tokens) ?? undefined;
  const found: (Language | undefined)[] = [];
  let from = 0;
  for (const at of [...tokens.keys(), tokens.length]) {
    const token = tokens[at];
    if (token && !(token.kind === 'mark' && SENTENCE_ENDS.includes(token.text))) continue;
    const said = languageIn(tokens.slice(from, at));
    while (found.length < Math.min(at + 1, tokens.length)) found.push(said === null ? whole : said);
    from = at + 1;
  }
  return found;
}
