/** Which destinations of the catalogue fit what somebody looks for. Lists come best rated first and stay so. */
import type { Destination } from '@sojourn/contracts';
import type {
  DestinationListQuery,
  DestinationSearchQuery,
  DestinationsFound,
} from '@sojourn/contracts/catalogue-search';
import { foldWords } from '@sojourn/travel';

/** A page of cards, as the browser draws it first. */
const USUALLY_SENT = 18;

/** The best rated destinations that are good in any of these months, no two of one country; all without a query. */
export function listOf(
  { months, most }: DestinationListQuery,
  destinations: readonly Destination[],
): readonly Destination[] {
  const countries = new Set<string>();
  const fitting = months
    ? destinations.filter(({ bestMonths, country }) => {
        if (!bestMonths.some((month) => months.includes(month)) || countries.has(country)) return false;
        countries.add(country);
        return true;
      })
    : destinations;
  return most === undefined ? fitting : fitting.slice(0, most);
}

/** Who types Jamaica means the island before a quarter of New York: its own name or country first, another's part last. */
function nearnessOf({ name, country }: Destination, text: string): number {
  const [named, landed] = [foldWords(name), foldWords(country)];
  if (named === text || landed === text) return 0;
  return `${named} ${landed}`.includes(text) ? 1 : 2;
}

/** The destinations that fit, in the order that was asked for; `named` are the ids of those that `q` is another name of. */
export function destinationsFound(
  { q = '', kind, continent, month, price, order, most = USUALLY_SENT }: DestinationSearchQuery,
  destinations: readonly Destination[],
  named: ReadonlySet<string> = new Set(),
): DestinationsFound {
  const text = foldWords(q);
  const fitting = destinations.filter(
    (each) =>
      (foldWords(`${each.name} ${each.country}`).includes(text) || named.has(each.id)) &&
      (kind === undefined || each.sceneKind === kind) &&
      (continent === undefined || each.continent === continent) &&
      (month === undefined || each.bestMonths.includes(month)) &&
      (price === undefined || each.price <= price),
  );
  const sorted =
    order === 'price'
      ? fitting.toSorted((one, other) => one.price - other.price)
      : fitting.toSorted((one, other) => nearnessOf(one, text) - nearnessOf(other, text));
  return { total: fitting.length, destinations: sorted.slice(0, most) };
}
