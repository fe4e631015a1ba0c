/** What a language model read in the traveller's own words, held against those words and against our grammar. */
import type { UnderstoodWish } from '@sojourn/contracts';
import { cleaned, parseWishes, subjectOf, type ParsedWishes, type Wish, type WishContext } from '@sojourn/wishes';

/** One text of a traveller, and what was read in it. */
export type ReadText = ParsedWishes & { source: UnderstoodWish['source']; text: string };

/**
 * A wish as a model read it: `words` as the traveller wrote them, `plain` the same in a few plain English words, which our
 * grammar reads.
 */
export type ModelWish = { words: string; plain: string; strength: 'must' | 'like' | 'unsure' };

/** `notWishes` are words that our grammar took for a wish and that are none. */
export type ModelReading = { wishes: readonly ModelWish[]; notWishes: readonly string[] };

/** What of a model's reading does not count, and why: it may say it anew. */
export type Unread = { plain: string; why: string };

const NOT_SAID = 'The traveler did not write these words.';
const NOT_KNOWN = 'Our reader does not know this. Say it in other plain words, or leave it out.';

type Span = { start: number; end: number };

/**
 * The texts as a model reads them. What our grammar read holds unless the model reads the same subject otherwise or says that
 * the words are no wish: a condition is never lost because a model forgot it. A wish whose words nobody wrote does not count.
 */
export function reread(
  texts: readonly ReadText[],
  { wishes, notWishes }: ModelReading,
  context: WishContext,
): { texts: ReadText[]; unread: Unread[] } {
  const unread: Unread[] = [];
  const found = wishes.flatMap((said) => {
    const source = texts.findLast(({ text }) => spanOf(said.words, text))?.source;
    const read = source ? readPlain(said, context) : [];
    if (read.length === 0) unread.push({ plain: said.plain, why: source ? NOT_KNOWN : NOT_SAID });
    return read.map((wish) => ({ wish, said, source }));
  });
  const subjects = new Set(found.map(({ wish }) => subjectOf(wish)));
  return {
    unread,
    texts: texts.map((before) => {
      const { source, text } = before;
      const own = found.filter((each) => each.source === source);
      const isAsked = ({ said }: (typeof own)[number]) => said.strength === 'unsure';
      const denied = spansOf(notWishes, text);
      const covered = [
        ...denied,
        ...spansOf(
          own.map(({ said }) => said.words),
          text,
        ),
      ];
      // 'Not May' of the words 'in May' is the same read the other way around.
      const isReadAnew = ({ kind, words }: Wish) =>
        kind === 'months' &&
        own.some(({ wish, said }) => wish.kind === kind && meets(spansOf([said.words], text), words, text));
      const holds = (wish: Wish) =>
        !subjects.has(subjectOf(wish)) && !isReadAnew(wish) && !meets(denied, wish.words, text);
      return {
        ...before,
        wishes: [...before.wishes.filter(holds), ...own.filter((each) => !isAsked(each)).map(({ wish }) => wish)],
        questions: [
          ...before.questions.filter((wish) => holds(wish) && !meets(covered, wish.words, text)),
          ...own.filter(isAsked).map(({ wish }) => wish),
        ],
        notUnderstood: before.notUnderstood.filter((part) => !meets(covered, part, text)),
      };
    }),
  };
}

/** What our grammar reads in the plain words, as strong as the model says and with the words of the traveller. */
function readPlain({ plain, words, strength }: ModelWish, context: WishContext): Wish[] {
  const { wishes, questions } = parseWishes(plain, context);
  return [...wishes, ...questions].map((wish) => ({
    ...wish,
    words: cleaned(words),
    strength: strengthOf(wish, strength),
  }));
}

/** When is asked for as it is said, and a direction has no limit that a place could break. */
function strengthOf({ kind, strength }: Wish, said: ModelWish['strength']): Wish['strength'] {
  if (kind === 'months' || kind === 'dates' || kind === 'move' || kind === 'soon') return strength;
  return said === 'like' ? 'soft' : 'hard';
}

/** Letters and digits alone, so that marks and spaces between words change nothing. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Where whole words stand in a text. */
function spanOf(words: string, text: string): Span | null {
  const sought = bare(words);
  if (sought === '') return null;
  const start = UNSPACED.test(sought) ? bare(text).indexOf(sought) : ` ${bare(text)} `.indexOf(` ${sought} `);
  return start < 0 ? null : { start, end: start + sought.length };
}

const spansOf = (parts: readonly string[], text: string): Span[] => parts.flatMap((words) => spanOf(words, text) ?? []);

function meets(spans: readonly Span[], words: string, text: string): boolean {
  const own = spanOf(words, text);
  return own !== null && spans.some(({ start, end }) => start < own.end && own.start < end);
}
