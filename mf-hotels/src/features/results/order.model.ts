/** The orders that a list of stays can have. */
import type { ListedStay } from './listed-stay.model';

export const sortKeys = ['rating', 'price', 'centre', 'airport', 'plan'] as const;
export type SortKey = (typeof sortKeys)[number];

const measures: Readonly<Record<SortKey, (stay: ListedStay) => number>> = {
  rating: ({ hotel }) => -hotel.rating,
  price: ({ total }) => total,
  centre: ({ hotel }) => hotel.distanceKm ?? Infinity,
  airport: ({ airportKm = Infinity }) => airportKm,
  plan: ({ plan }) => plan?.meanKm ?? Infinity,
};

/** Infinity less itself is no number; two that are nowhere are alike. */
const difference = (one: number, other: number) => (one === other ? 0 : one - other);

/** Stays in an order; those alike in it by rating, then by what they cost, then as they came. */
export function inOrder(stays: readonly ListedStay[], sort: SortKey): ListedStay[] {
  const [measure, { rating, price }] = [measures[sort], measures];
  return stays.toSorted(
    (one, other) =>
      difference(measure(one), measure(other)) ||
      difference(rating(one), rating(other)) ||
      difference(price(one), price(other)),
  );
}

/** The orders that mean something here: by airport and plan only where they are known. */
export function sortsFor(stays: readonly ListedStay[]): { value: SortKey; label: string }[] {
  const has = (is: (stay: ListedStay) => boolean) => stays.some(is);
  return [
    { value: 'rating', label: 'Best rated' },
    { value: 'price', label: 'Total price, low to high' },
    ...(has(({ hotel }) => hotel.distanceKm !== undefined)
      ? [{ value: 'centre' as const, label: 'Nearest to the center' }]
      : []),
    ...(has(({ airportKm }) => airportKm !== undefined)
      ? [{ value: 'airport' as const, label: 'Nearest to the airport' }]
      : []),
    ...(has(({ plan }) => plan !== undefined) ? [{ value: 'plan' as const, label: 'Nearest to your plan' }] : []),
  ];
}
