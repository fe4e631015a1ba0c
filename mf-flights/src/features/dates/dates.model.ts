/** Days and their lowest fares: what is asked for, and how calendar, grid and graph lay it out. Pure. */
import type { DayFare } from '@sojourn/contracts/fare';
import { addDays, daysBetween, lastDayOf, monthNames, weekdayOf } from '@sojourn/travel';
import { type FareDays, firstOf } from '../../shared/day-fares.model';
import type { FlightSearch } from '../../shared/flight-search.model';

/** A journey that can be chosen; `returnDate` is '' for one way. `tone` is how dear it is beside the others. */
export type FareCell = {
  departureDate: string;
  returnDate: string;
  total: number;
  tone: 'low' | 'middle' | 'high';
  isLowest: boolean;
  isChosen: boolean;
};
/** Cells in rows; null where nobody flies or no day is. */
export type FareRow = { head?: string; cells: readonly (FareCell | null)[] };

type Dates = Pick<FlightSearch, 'departureDate' | 'returnDate'>;

const AROUND = 3;
const WEEK = 7;

const daysFrom = (first: string, last: string) =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));

/** `April 2027` */
export const nameOfMonth = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Nights of a round trip; undefined for one way. */
export const nightsOf = ({ departureDate, returnDate }: Dates): number | undefined =>
  returnDate ? daysBetween(departureDate, returnDate) : undefined;

/** Every departure of a month, for trips of so many nights or one way. */
export const daysOfMonth = (month: string, nights: number | undefined): FareDays => ({
  departureFrom: firstOf(month),
  departureUntil: lastDayOf(month),
  ...(nights !== undefined && { nights }),
});

/** Three days before and after each end of the journey, from today on. */
export function daysAround({ departureDate, returnDate }: Dates, today: string): FareDays {
  const from = (day: string) => (addDays(day, -AROUND) < today ? today : addDays(day, -AROUND));
  return {
    ...{ departureFrom: from(departureDate), departureUntil: addDays(from(departureDate), 2 * AROUND) },
    ...(returnDate && { returnFrom: from(returnDate), returnUntil: addDays(from(returnDate), 2 * AROUND) }),
  };
}

/** Fares as cells: a third of the span from the lowest to the highest is low, a third is high. */
export function cellsOf(fares: readonly DayFare[], chosen: Dates): FareCell[] {
  const totals = fares.map(({ partyTotal }) => partyTotal);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const toneOf = (total: number) => {
    const share = most === least ? 0 : (total - least) / (most - least);
    return share < 1 / 3 ? 'low' : share > 2 / 3 ? 'high' : 'middle';
  };
  return fares.map(({ departureDate, returnDate = '', partyTotal: total }) => ({
    ...{ departureDate, returnDate, total, tone: toneOf(total), isLowest: total === least },
    isChosen: departureDate === chosen.departureDate && returnDate === chosen.returnDate,
  }));
}

/** The cheapest of some cells, the first of equals. */
export const lowestOf = (cells: readonly FareCell[]): FareCell | undefined => cells.find(({ isLowest }) => isLowest);

/** A month in weeks from Sunday on. */
export function weeksOf(month: string, cells: readonly FareCell[]): FareRow[] {
  const byDay = new Map(cells.map((cell) => [cell.departureDate, cell]));
  const before = weekdayOf(firstOf(month));
  const days = [...Array<string>(before).fill(''), ...daysFrom(firstOf(month), lastDayOf(month))];
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => ({
    cells: days.slice(week * WEEK, week * WEEK + WEEK).map((day) => byDay.get(day) ?? null),
  }));
}

/** The days of a month by their place in its weeks: '' before the first. */
export function daysInWeeks(month: string): string[] {
  return [...Array<string>(weekdayOf(firstOf(month))).fill(''), ...daysFrom(firstOf(month), lastDayOf(month))];
}

/** Returns down, departures across. */
export function gridOf(days: FareDays, cells: readonly FareCell[]): { departures: string[]; rows: FareRow[] } {
  const { departureFrom, departureUntil, returnFrom, returnUntil } = days;
  const departures = daysFrom(departureFrom, departureUntil);
  const returns = returnFrom && returnUntil ? daysFrom(returnFrom, returnUntil) : [''];
  const byDays = new Map(cells.map((cell) => [cell.departureDate + cell.returnDate, cell]));
  return {
    departures,
    rows: returns.map((back) => ({ head: back, cells: departures.map((out) => byDays.get(out + back) ?? null) })),
  };
}

/** How high a bar stands, in percent: the cheapest is seen, the dearest fills the graph. */
export function heightOf({ total }: FareCell, cells: readonly FareCell[]): number {
  const most = Math.max(...cells.map((cell) => cell.total));
  return Math.round((total / most) * 100);
}

/** Where a key leads in rows of cells: along the row, over empty cells, up and down the column, to the ends of the row. */
export function nextCell(
  rows: readonly FareRow[],
  { row, column }: { row: number; column: number },
  key: string,
): { row: number; column: number } | undefined {
  const isThere = (at: { row: number; column: number }) => Boolean(rows[at.row]?.cells[at.column]);
  const filled = rows.flatMap(({ cells }, at) => cells.flatMap((cell, to) => (cell ? [{ row: at, column: to }] : [])));
  const here = filled.findIndex((at) => at.row === row && at.column === column);
  const inRow = filled.filter((at) => at.row === row);
  const along = (step: number) => {
    for (let to = row + step; to >= 0 && to < rows.length; to += step)
      if (isThere({ row: to, column })) return { row: to, column };
    return undefined;
  };
  switch (key) {
    case 'ArrowRight':
      return filled[here + 1];
    case 'ArrowLeft':
      return filled[here - 1];
    case 'ArrowDown':
      return along(1);
    case 'ArrowUp':
      return along(-1);
    case 'Home':
      return inRow[0];
    case 'End':
      return inRow.at(-1);
    default:
      return undefined;
  }
}
