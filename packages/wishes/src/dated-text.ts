/** The days of a trip as a wish, and the text without them. */
import { cleaned } from './cleaned';
import { datesLabel, datesSaid } from './dates-said';
import { idOf } from './meanings';
import type { Wish } from './wish';

/**
 * The last days that are written in a text, as its wish, and the rest of it: blanks stand where any days do, because their
 * numbers and months are read already. `unread` are days that are not wanted, which no list is made by.
 * @param today `YYYY-MM-DD`; without it no days are read
 */
export function readDates(text: string, today?: string): { dates: Wish | undefined; rest: string; unread: string[] } {
  const said = today === undefined ? [] : datesSaid(text, today);
  const rest = said.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  const wordsOf = ({ start, end }: { start: number; end: number }) => cleaned(text.slice(start, end));
  const unread = said.filter(({ isUnwanted }) => isUnwanted).map(wordsOf);
  const last = said.findLast(({ isUnwanted }) => !isUnwanted);
  if (!last) return { dates: undefined, rest, unread };
  const { startDate, endDate } = last;
  const days = { startDate, ...(endDate !== undefined && { endDate }) };
  const meaning = { kind: 'dates', ...days } as const;
  const dates = {
    ...meaning,
    id: idOf(meaning),
    strength: 'hard',
    label: datesLabel(days),
    words: wordsOf(last),
  } as const;
  return { dates, rest, unread };
}
