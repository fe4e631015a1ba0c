/** How busy an airport is: what is published, else what its routes tell. */

/** A airport that nothing is known of is worth this many thousand passengers. */
const UNKNOWN = 8;

/**
 * Thousand passengers a year: published ones, else estimated from how many routes begin there. Routes of busier airports
 * are busier themselves: 10 of them are 0.3 million passengers, 30 are 1.5, 100 are 7.5.
 */
export function thousandPassengers(published: number, degree: number): number {
  if (published > 0) return published;
  return Math.max(UNKNOWN, Math.round(15 * degree ** 1.35));
}

/** Degrees by airport, from a table of the airports of each degree. */
export function degreesByAirport(table: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([degree, codes]) =>
      codes.split(' ').map((code): [string, number] => [code, Number(degree)]),
    ),
  );
}
