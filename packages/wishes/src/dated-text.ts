/** The days of a trip as a wish, and the text without them. */
import { cleaned } from './cleaned';
import { datesLabel, datesSaid, type DatesSaid } from './dates-said';
import { idOf } from './meanings';
import type { Wish } from './wish';

type DatedText = { dates: Wish | undefined; questions: Wish[]; rest: string; unread: string[] };

/**
 * The last days that are written in a text, as its wish, and the rest of it: blanks stand where any days do, because their
 * numbers and months are read already. `unread` are days that are not wanted, which no list is made by. A day that a trip may
 * be about is a question where no days are written.
 * @param today `YYYY-MM-DD`; without it no days are read
 */
export function readDates(text: string, today?: string): DatedText {
  const found = today === undefined ? [] : datesSaid(text, today);
  const said = found.filter(({ around }) => around === undefined);
  const last = said.findLast(({ isUnwanted }) => !isUnwanted);
  // A day that may be meant says its month where no other days do.
  const rest = (last ? found : said).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  const wordsOf = ({ start, end }: { start: number; end: number }) => cleaned(text.slice(start, end));
  const unread = said.filter(({ isUnwanted }) => isUnwanted).map(wordsOf);
  const wishOf = ({ startDate, endDate, around, ...at }: DatesSaid): Wish => {
    const meaning = { kind: 'dates', startDate, ...(endDate !== undefined && { endDate }) } as const;
    const label = datesLabel({ ...meaning, ...(around !== undefined && { around }) });
    return { ...meaning, id: idOf(meaning), strength: 'hard', label, words: wordsOf(at) };
  };
  const dates = last && wishOf(last);
  const questions = dates ? [] : found.filter(({ around }) => around !== undefined).map(wishOf);
  return { dates, questions, rest, unread };
}
