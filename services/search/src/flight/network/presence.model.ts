/** How much of a route each of its carriers flies. */

/** A carrier's route between two airports, in both directions. */
type CarrierRoute = { carrier: { code: string }; one: { iataCode: string }; other: { iataCode: string } };

const MOST = 1.6;
/** Of a carrier that is a guest at both ends. */
const GUEST = 0.5;
const PER_SHARE = 2.5;

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * A carrier's weight beside its rivals, by its share of all routes of the end where it has more of them: 0.5 with next to
 * none, 1 with a fifth, 1.6 at most. Who flies half of an airport's routes also flies most often on each: British Airways
 * from Heathrow, Air France from Charles de Gaulle (timetables of 2024 to 2026; the curve is ours).
 */
export function presenceOf<Route extends CarrierRoute>(routes: readonly Route[]): (route: Route) => number {
  const endsOf = ({ one, other }: Route) => [one.iataCode, other.iataCode];
  const all = countOf(routes.flatMap(endsOf));
  const own = countOf(routes.flatMap((route) => endsOf(route).map((end) => route.carrier.code + end)));
  return (route) => {
    const shares = endsOf(route).map((end) => (own.get(route.carrier.code + end) ?? 0) / (all.get(end) ?? 1));
    return Math.min(MOST, GUEST + PER_SHARE * Math.max(...shares));
  };
}
