/** Days that move against those that were said before: 'could we go a week later instead?', 'zwei Tage früher'. */
import { addDays } from '@sojourn/travel';
import { datesLabel } from './dates-said';
import { idOf } from './meanings';
import type { Wish } from './wish';

type TripDays = { startDate: string; endDate?: string };

const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries('a an one eine einen einem ein une un una uno um uma een'.split(' ').map((word) => [word, 1])),
  ...Object.fromEntries('two zwei deux dos due dois duas twee'.split(' ').map((word) => [word, 2])),
  ...Object.fromEntries('three drei trois tres tre três drie'.split(' ').map((word) => [word, 3])),
  ...Object.fromEntries('four vier quatre cuatro quattro quatro'.split(' ').map((word) => [word, 4])),
};
const DAY = 'days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?';
const WEEK = 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken';
const LATER = 'later|später|spaeter|plus tard|más tarde|mas tarde|después|despues|dopo|più tardi|mais tarde|depois';
const EARLIER = 'earlier|sooner|früher|frueher|plus tôt|plus tot|antes|prima|mais cedo|eerder';
const MOVED = new RegExp(
  `(?<!\\p{L})(?<number>${Object.keys(NUMBERS).join('|')}|\\d{1,2}) (?:(?<day>${DAY})|(?<week>${WEEK})) (?:(?<later>${LATER})|${EARLIER})(?!\\p{L})`,
  'iu',
);

/**
 * The days that are meant by a move, as a wish, and the text without it, each letter where it stood; null where none is said.
 * @example movedDates('a week later', { startDate: '2027-02-04', endDate: '2027-02-07' })?.wish.label // 'Feb 11, 2027 - Feb 14, 2027'
 */
export function movedDates(text: string, before: TripDays): { wish: Wish; rest: string } | null {
  const found = MOVED.exec(text);
  if (!found) return null;
  const { number = '1', week, later } = found.groups ?? {};
  const count = NUMBERS[number.toLowerCase()] ?? Number(number);
  const by = count * (week ? 7 : 1) * (later ? 1 : -1);
  const days = {
    kind: 'dates' as const,
    startDate: addDays(before.startDate, by),
    ...(before.endDate && { endDate: addDays(before.endDate, by) }),
  };
  const [words] = found;
  return {
    wish: { ...days, id: idOf(days), strength: 'hard', label: datesLabel(days), words },
    rest: text.slice(0, found.index) + ' '.repeat(words.length) + text.slice(found.index + words.length),
  };
}
