/** What kind of place a resort is, and what follows from it: what a middling night costs, and how many houses there are. */

/** How grand the houses of a kind of place are: motels and inns, the usual, or many of four and five stars. */
export type ResortStars = 'plain' | 'usual' | 'grand';

/** `season` is a row of the seasons; `houses` the fewest of a place, and how many more by the root of its thousands of inhabitants. */
export type ResortClass = { season: string; stars: ResortStars; houses: readonly [least: number, byRoot: number] };

/** Shares of stars 1 to 5, summed up. */
export const STAR_SHARES: Readonly<Record<ResortStars, readonly number[]>> = {
  plain: [0.07, 0.28, 0.74, 0.97, 1],
  usual: [0.05, 0.2, 0.62, 0.9, 1],
  grand: [0.03, 0.14, 0.52, 0.84, 1],
};
/** What the middle house of all costs beside the middle one of three stars. */
const MIDDLE_HOUSE: Readonly<Record<ResortStars, number>> = { plain: 1, usual: 1.08, grand: 1.18 };

/** Dollars for a middling three-star room in an average month, where the middle house in high season costs `level`. */
export function levelToBase(
  level: number,
  { months, stars }: { months: readonly number[]; stars: ResortStars },
): number {
  return Math.round(level / Math.max(1, ...months) / MIDDLE_HOUSE[stars]);
}

const MOST_HOUSES = 90;

/** How many houses a place of its kind has with so many thousands of inhabitants. */
export const housesOf = ({ houses: [least, byRoot] }: Pick<ResortClass, 'houses'>, population: number): number =>
  Math.min(MOST_HOUSES, Math.round(least + byRoot * Math.sqrt(population)));
