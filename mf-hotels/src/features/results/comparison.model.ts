/** Stays side by side: what is worth comparing of them, row by row, and which is the best of each. */
import { formatKm } from '@sojourn/travel';
import { BOARDS, priceText } from './hotel.model';
import type { ListedStay } from './listed-stay.model';

/** `best` are the columns that are better than the others; `praise` says in what. */
export type ComparisonRow = { label: string; values: string[]; best: number[]; praise: string };

type Written = {
  airportCode: string | undefined;
  /** Writes a day. */
  write: (day: string) => string;
};

const UNKNOWN = '—';
/** A cell of its own begins as a sentence does. */
const asCell = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The columns with the least of something, where they differ in it as it is written: 21.2 km is no nearer than 21.4 km. */
function least(figures: readonly (number | undefined)[], values: readonly string[]): number[] {
  const known = figures.filter((figure) => figure !== undefined);
  const low = values[figures.indexOf(Math.min(...known))];
  const isDecided = figures.some((figure, at) => figure !== undefined && values[at] !== low);
  return isDecided ? values.flatMap((value, at) => (value === low ? [at] : [])) : [];
}

function cancellation({ hotel: { refundableUntil } }: ListedStay, write: Written['write']): string {
  if (refundableUntil === undefined) return UNKNOWN;
  return refundableUntil === null ? 'Not refundable' : `Free until ${write(refundableUntil)}`;
}

/** Rows of a table, one value a stay; a row of which nothing is known is not there. */
export function comparisonOf(stays: readonly ListedStay[], { airportCode, write }: Written): ComparisonRow[] {
  const words = (label: string, of: (stay: ListedStay) => string | undefined): ComparisonRow => ({
    ...{ label, best: [], praise: '' },
    values: stays.map((stay) => of(stay) || UNKNOWN),
  });
  const figures = (
    { label, praise }: { label: string; praise: string },
    of: (stay: ListedStay) => number | undefined,
    text: (figure: number, stay: ListedStay) => string,
  ): ComparisonRow => {
    const known = stays.map((stay) => of(stay));
    const values = stays.map((stay, at) => {
      const figure = known[at];
      return figure === undefined ? UNKNOWN : text(figure, stay);
    });
    return { label, praise, values, best: least(known, values) };
  };
  const money = (figure: number, { hotel }: ListedStay) => priceText(figure, hotel.currency);
  // Amounts of two currencies are no order.
  const isOneCurrency = new Set(stays.map(({ hotel }) => hotel.currency)).size === 1;
  const total = figures({ label: 'Total for the stay', praise: 'Lowest' }, (stay) => stay.total, money);
  const rows = [
    isOneCurrency ? total : { ...total, best: [] },
    words('Per night', (stay) => money(stay.hotel.price, stay)),
    words('Taxes', (stay) => stay.hotel.total && money(stay.hotel.total.taxes, stay)),
    words('Cleaning', (stay) => stay.hotel.total && money(stay.hotel.total.cleaningFee, stay)),
    {
      ...figures({ label: 'Guest rating', praise: 'Highest' }, ({ hotel }) => (hotel.rating > 0 ? -hotel.rating : undefined), (figure) => (-figure).toFixed(1)), // prettier-ignore
    },
    words('Stars', ({ hotel }) => hotel.stars?.toString()),
    words('Room', ({ hotel }) => hotel.roomType),
    words('Meals', ({ hotel }) => hotel.board && asCell(BOARDS[hotel.board])),
    words('Cancellation', (stay) => cancellation(stay, write)),
    figures({ label: 'To the center', praise: 'Nearest' }, ({ hotel }) => hotel.distanceKm, formatKm),
    figures({ label: `To the airport${airportCode ? `, ${airportCode}` : ''}`, praise: 'Nearest' }, ({ airportKm }) => airportKm, formatKm), // prettier-ignore
    figures({ label: 'To your plan, on average', praise: 'Nearest' }, ({ plan }) => plan?.meanKm, formatKm),
    words('Amenities', ({ hotel }) => hotel.amenities.join(', ')),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== UNKNOWN));
}
