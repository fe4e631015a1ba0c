/** Whether what a language model wrote of a place can be shown. */
import type { Recommendation } from '@sojourn/contracts';

const LONGEST_REASON = 700;
const NOT_PLAIN = /[<>[\]{}`#*]|https?:|www\.|javascript:|data:|\b[\w-]+\.(com|net|org|io|ru|cn|info|biz)\b/i;
/** A figure with what it is a figure of: `$1,597`, `27 °C`, `6h`, `7-day`. */
const FIGURE =
  /(\$\s?)?(\d[\d,.]*)(?:[\s-]?(°|h|m|km|k|%|days?|nights?|hours?|minutes?|weeks?|months?|dollars|euros)(?![a-z]))?/gi;
/** Words that no English text of some length does without. */
const FUNCTION_WORDS = /\b(the|and|of|in|to|for|with|is|are|its|you|your|from|on|at|by|it|has|this|that|as)\b/gi;
/** Of so many words at least one is such a word; a list of names may have fewer. */
const WORDS_A_FUNCTION_WORD = 8;
const ENOUGH_WORDS = 6;

/** Text as it stands: no markup, no addresses. */
const isPlain = (text: string): boolean => text.length <= LONGEST_REASON && !NOT_PLAIN.test(text);

/** The figures of a text, each as its number and the first letter of its unit: `1597$`, `27°`, `6h`, `7d`. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([, sign, number = '', unit = '']) => {
    const amount = number.replaceAll(',', '').replace(/[.]+$/, '');
    return `${amount}${sign || /^(dollars|euros)/i.test(unit) ? '$' : unit.charAt(0).toLowerCase()}`;
  });

/** Every figure is one of our own reason, as a figure of the same: a price elsewhere in the place is no price of the trip. */
function isFigured(text: string, candidate: Recommendation): boolean {
  const known = new Set([candidate.reason, ...candidate.highlights].flatMap(figuresIn));
  return figuresIn(text).every((figure) => known.has(figure));
}

/** English, as the page around it: Latin letters but for names of the candidate, and the words that English is held by. */
function isEnglish(text: string, candidate: Recommendation): boolean {
  const facts = JSON.stringify(candidate);
  const words = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (words.some((word) => /[^\p{Script=Latin}\p{M}'’-]/u.test(word) && !facts.includes(word))) return false;
  const held = text.match(FUNCTION_WORDS)?.length ?? 0;
  return words.length < ENOUGH_WORDS || held * WORDS_A_FUNCTION_WORD >= words.length;
}

/** Whether a reason can stand in place of our own: plain, English, and with no figure but those of our own. */
export const isShowable = (reason: string, candidate: Recommendation): boolean =>
  isPlain(reason) && isFigured(reason, candidate) && isEnglish(reason, candidate);
