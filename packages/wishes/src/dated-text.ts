/** The days of a trip as a wish, and the text without them. */
import { cleaned } from './cleaned';
import { datesLabel, datesSaid } from './dates-said';
import { idOf } from './meanings';
import type { Wish } from './wish';

/**
 * The last days that are written in a text, as its wish, and the rest of it: blanks stand where any days do, because their
 * numbers and months are read already.
 * @param today `YYYY-MM-DD`; without it no days are read
 */
export function readDates(text: string, today?: string): { dates: Wish | undefined; rest: string } {
  const said = today === undefined ? [] : datesSaid(text, today);
  const rest = said.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  const last = said.at(-1);
  if (!last) return { dates: undefined, rest };
  const { start, end, ...days } = last;
  const meaning = { kind: 'dates', ...days } as const;
  const words = cleaned(text.slice(start, end));
  return { dates: { ...meaning, id: idOf(meaning), strength: 'hard', label: datesLabel(days), words }, rest };
}
