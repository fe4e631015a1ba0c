/** Whether what a language model wrote of a place can be shown. */
import type { Recommendation } from '@sojourn/contracts';

const LONGEST_REASON = 700;
const NOT_PLAIN = /[<>[\]{}`#*]|https?:|www\.|javascript:|data:|\b[\w-]+\.(com|net|org|io|ru|cn|info|biz)\b/i;
const NUMBER = /\d[\d,.]*/g;
/** Words that no English text of some length does without. */
const FUNCTION_WORDS = /\b(the|and|of|in|to|for|with|is|are|its|you|your|from|on|at|by|it|has|this|that|as)\b/gi;
/** Of so many words at least one is such a word; a list of names may have fewer. */
const WORDS_A_FUNCTION_WORD = 8;
const ENOUGH_WORDS = 6;

/** Text as it stands: no markup, no addresses. */
const isPlain = (text: string): boolean => text.length <= LONGEST_REASON && !NOT_PLAIN.test(text);

const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '').replace(/[.]+$/, ''));

/** Every figure is one of the candidate's: figures are ours. */
function isFigured(text: string, candidate: Recommendation): boolean {
  const known = new Set(numbersIn(JSON.stringify(candidate)));
  return numbersIn(text).every((number) => known.has(number));
}

/** English, as the page around it: Latin letters but for names of the candidate, and the words that English is held by. */
function isEnglish(text: string, candidate: Recommendation): boolean {
  const facts = JSON.stringify(candidate);
  const words = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (words.some((word) => /[^\p{Script=Latin}\p{M}'’-]/u.test(word) && !facts.includes(word))) return false;
  const held = text.match(FUNCTION_WORDS)?.length ?? 0;
  return words.length < ENOUGH_WORDS || held * WORDS_A_FUNCTION_WORD >= words.length;
}

/** Whether a reason can stand in place of our own: plain, English, and with no figure but the candidate's. */
export const isShowable = (reason: string, candidate: Recommendation): boolean =>
  isPlain(reason) && isFigured(reason, candidate) && isEnglish(reason, candidate);
