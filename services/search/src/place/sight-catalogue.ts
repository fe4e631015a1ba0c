/** The sights and quarters of all places of the catalogue. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import type { Quarter } from '../hotel/quarter.model';
import { famousSights } from './famous-sights';
import type { CityIndex } from './place.model';
import { sightOf, type Sight } from './sight.model';

const known = groupBy(famousSights, ({ town }) => town);

type SightParts = {
  entries: readonly CatalogueEntry[];
  cities: Pick<CityIndex, 'named'>;
  /** The quarters in which visitors of a place stay. */
  quartersOf: (place: string) => readonly Quarter[];
};

/** What happens at no place of its own, a cooking class, has no position and is none. A name is there once in a town. */
export function sightsOf({ entries, cities, quartersOf }: SightParts): Sight[] {
  return entries.flatMap((entry) => {
    const town = `${entry.name}, ${entry.country}`;
    // Every place of the catalogue is a city of the index, and others may have its name.
    const [own] = cities
      .named(entry.name, 5)
      .toSorted((a, b) => distanceKm(a.position, entry.position) - distanceKm(b.position, entry.position));
    const timeZone = own?.timeZone;
    if (!timeZone) return [];
    const activities = entry.activities.flatMap(({ name, position }) => (position ? [{ name, position }] : []));
    const famous = (known.get(entry.name) ?? []).map(({ name, position }) => ({ name, ...position }));
    const others = [...quartersOf(entry.name), ...famous].map(({ name, latitude, longitude }) => ({
      ...{ name, position: { latitude, longitude } },
    }));
    const byName = new Map([...activities, ...others].map((each) => [foldWords(each.name), each]));
    return [...byName].map(([key, { name, position }]) =>
      sightOf({ id: `sight:${entry.id}:${key}`, name, town, position, timeZone }),
    );
  });
}
