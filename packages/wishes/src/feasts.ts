/** Feasts that somebody goes over: 'over Easter', 'Christmas 2027', in five languages. A market or a play is none. */
import { addDays, easterOf } from '@sojourn/travel';

type Feast = { words: RegExp; departureIn: (year: number) => string };

/** The words of a feast with what stands before it, and its year where that is said. */
const feast = (names: string, departureIn: Feast['departureIn']): Feast => ({
  words: new RegExp(
    `(?<![\\p{L}])(?:(?:over|at|for|during|uber|über|an|zu|à|a|en|in|pour|para|per)(?: the)? )?(?:${names})(?![\\p{L}])(?! (?:markets?|lights|tree|shopping|island|m[aä]rkte?))(?: (?<year>20\\d\\d))?`,
    'giu',
  ),
  departureIn,
});

const FEASTS: readonly Feast[] = [
  // The long weekend begins on Good Friday.
  feast('easter|ostern|p[aâ]ques|pascua|pasqua', (year) => addDays(easterOf(year), -2)),
  feast('christmas|xmas|weihnachten|no[eë]l|navidad|natale', (year) => `${year}-12-22`),
  feast("new year'?s?(?: eve)?|silvester|nouvel an|nochevieja|capodanno", (year) => `${year}-12-29`),
];

/**
 * Departures for each feast in a text; `start` and `end` are where it stands.
 * @param today `YYYY-MM-DD`: a feast without a year is the next one
 * @example feastsIn('over Easter with the kids', '2026-11-30') // [{ startDate: '2027-03-26', start: 0, end: 11 }]
 */
export function feastsIn(text: string, today: string): { startDate: string; start: number; end: number }[] {
  const thisYear = Number(today.slice(0, 4));
  return FEASTS.flatMap(({ words, departureIn }) =>
    [...text.matchAll(words)].map(({ index, 0: said, groups }) => {
      const year = groups?.['year'] ? Number(groups['year']) : thisYear + Number(departureIn(thisYear) <= today);
      return { startDate: departureIn(year), start: index, end: index + said.length };
    }),
  );
}
