/** Places side by side. */
import type { FittingWish, Recommendation } from '@sojourn/contracts';
import { formatDollars, meansWords } from '@sojourn/travel';

/** How many can be read beside each other, also on a phone. */
export const MOST_COMPARED = 3;

/** A row of the table: what it says of each place, in their order; `best` are the places that are ahead. */
export type ComparisonRow = { name: string; values: string[]; best: number[] };

const NONE = '–';
const listed = (wishes: readonly FittingWish[]) => wishes.map(({ label }) => label).join(', ');

/** The ids with one more or without it; null when there is no room for another. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : null;
}

/** Where the lowest number stands; nowhere when all are alike. */
function lowest(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers);
  if (numbers.every((each) => each === least)) return [];
  return numbers.flatMap((each, at) => (each === least ? [at] : []));
}

/** What is said of places beside each other, in the order in which people decide. */
export function compare(places: readonly Recommendation[]): ComparisonRow[] {
  const row = (name: string, valueOf: (place: Recommendation) => string): ComparisonRow => ({
    name,
    values: places.map((place) => valueOf(place) || NONE),
    best: [],
  });
  const money = (name: string, usdOf: (place: Recommendation) => number): ComparisonRow => ({
    ...row(name, (place) => formatDollars(usdOf(place))),
    // As they are written: what reads alike is not praised.
    best: lowest(places.map((place) => Math.round(usdOf(place)))),
  });
  return [
    money('A person, all in', ({ estimatedCost }) => estimatedCost),
    money('Getting there and back', ({ flightInfo }) => flightInfo.approximatePrice),
    row('Time to get there', ({ flightInfo, means = 'plane' }) => `${flightInfo.duration} ${meansWords[means].by}`),
    row('Stay', ({ accommodation }) => accommodation.recommendedType),
    row('A night', ({ accommodation }) => accommodation.priceRange),
    row('Best time', ({ bestTime }) => bestTime),
    row('Why it fits', ({ fits = [] }) => listed(fits)),
    ...(places.some(({ breaks }) => breaks) ? [row('What it breaks', ({ breaks = [] }) => listed(breaks))] : []),
    ...(places.some(({ misses }) => misses) ? [row('What it misses', ({ misses = [] }) => listed(misses))] : []),
    row('Highlights', ({ highlights }) => highlights.slice(0, 3).join(', ')),
  ];
}
