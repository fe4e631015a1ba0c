/** Whether a destination lies where somebody means, and what lies beside it. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm } from '@sojourn/travel';
import { countryCodeOf, liesIn, liesInArea, neighbourRegionOf } from '@sojourn/travel/countries';
import type { PlaceName } from '@sojourn/wishes';

/** Whether a destination is, or lies in, the place that was named. */
export function isIn(entry: CatalogueEntry, { type, id }: PlaceName): boolean {
  if (type === 'destination') return entry.id === id;
  // Istanbul lies in Europe, and in a country of Asia.
  if (type === 'region' && entry.continent.toLowerCase().replace(' ', '-') === id) return true;
  const code = countryCodeOf(entry.country);
  if (code === undefined) return false;
  if (type === 'country') return code === id;
  return liesIn(code, id) || liesInArea({ country: code, position: entry.position }, id);
}

/** Other destinations, those nearest to the ones that were found first; without any, those of the same part of the world. */
export function neighboursOf(
  found: readonly CatalogueEntry[],
  named: readonly PlaceName[],
  others: readonly CatalogueEntry[],
): CatalogueEntry[] {
  if (found.length === 0) {
    const regions = named.flatMap(({ type, id }) => (type === 'country' ? (neighbourRegionOf(id) ?? []) : []));
    return others.filter((entry) => regions.some((id) => isIn(entry, { type: 'region', id })));
  }
  const away = (entry: CatalogueEntry) =>
    Math.min(...found.map(({ position }) => distanceKm(position, entry.position)));
  return others
    .map((entry) => ({ entry, km: away(entry) }))
    .sort((one, other) => one.km - other.km)
    .map(({ entry }) => entry);
}
