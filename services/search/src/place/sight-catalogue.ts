/** The sights and quarters of all places of the catalogue, and those of the world outside it. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm, foldWords, placeWithCountry, type Position } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import type { Quarter } from '../hotel/quarter.model';
import { famousSights } from './famous-sights';
import type { CityIndex } from './place.model';
import { sightOf, withNames, type Sight } from './sight.model';
import { createClockOf, sightsToSleepNear, worldSights, type WorldSight } from './world-sights';

const known = groupBy(famousSights, ({ town }) => town);

/** Nearer than this two sights of one name are one. */
const SAME_SIGHT_KM = 5;
const SAME_SPOT_KM = 1;

type SightParts = {
  entries: readonly CatalogueEntry[];
  cities: Pick<CityIndex, 'named' | 'largest' | 'closest'>;
  /** The quarters in which visitors of a place stay. */
  quartersOf: (place: string) => readonly Quarter[];
};

/** What happens at no place of its own, a cooking class, has no position and is none. A name is there once in a town. */
function sightsOfEntries({ entries, cities, quartersOf }: SightParts): Sight[] {
  return entries.flatMap((entry) => {
    const town = placeWithCountry(entry.name, entry.country);
    // Every place of the catalogue is a city of the index, and others may have its name.
    const [own] = cities
      .named(entry.name, 5)
      .toSorted((a, b) => distanceKm(a.position, entry.position) - distanceKm(b.position, entry.position));
    const timeZone = own?.timeZone;
    if (!timeZone) return [];
    const townNames = foldWords(own.otherNames.join(' '));
    const activities = entry.activities.flatMap(({ name, position }) => (position ? [{ name, position }] : []));
    const famous = (known.get(entry.name) ?? []).map(({ name, position }) => ({ name, ...position }));
    const others = [...quartersOf(entry.name), ...famous].map(({ name, latitude, longitude }) => ({
      ...{ name, position: { latitude, longitude } },
    }));
    const byName = new Map([...activities, ...others].map((each) => [foldWords(each.name), each]));
    return [...byName].map(([key, { name, position }]) =>
      sightOf({ id: `sight:${entry.id}:${key}`, name, town, townNames, position, timeZone }),
    );
  });
}

/** Finds those of a list that are called as a sight is and stand where it does. */
function createTwins(sights: readonly Sight[]) {
  const byName = groupBy(
    sights.flatMap((sight) => sight.words.names.map((name) => ({ name, sight }))),
    ({ name }) => name,
  );
  return (names: readonly string[], position: Position, withinKm = SAME_SIGHT_KM): Sight[] => [
    ...new Set(
      names
        .flatMap((name) => byName.get(foldWords(name)) ?? [])
        .map(({ sight }) => sight)
        .filter((sight) => distanceKm(sight.position, position) < withinKm),
    ),
  ];
}

/** Of several with one name in one spot the first, with the names of all. */
function withoutTwins(sights: readonly Sight[]): Sight[] {
  const twinsOf = createTwins(sights);
  const dropped = new Set<Sight>();
  return sights.flatMap((sight) => {
    if (dropped.has(sight)) return [];
    const twins = twinsOf(sight.words.names, sight.position, SAME_SPOT_KM).filter((twin) => twin !== sight);
    for (const twin of twins) dropped.add(twin);
    const names = twins.flatMap(({ words }) => words.names);
    return [names.length > 0 ? withNames(sight, names) : sight];
  });
}

/** A sight that a place of the catalogue has gets the names that the world has for it; the others stand in their country. */
export function sightsOf(parts: SightParts): Sight[] {
  const own = withoutTwins(sightsOfEntries(parts));
  const twinsOf = createTwins(own);
  const clockOf = createClockOf(parts.cities);
  const named = new Map<Sight, string[]>();
  const isOwn = ({ name, otherNames, position }: WorldSight) => {
    // Of several the first is what is done there.
    const [twin] = twinsOf([name, ...otherNames], position);
    if (twin) named.set(twin, [...(named.get(twin) ?? []), name, ...otherNames]);
    return twin !== undefined;
  };
  const placed = (sights: readonly WorldSight[]) =>
    sights.flatMap((sight): Sight[] => {
      const { name, otherNames, where: town, position } = sight;
      const timeZone = clockOf(sight);
      const id = `sight:${foldWords(`${town} ${name}`).replaceAll(' ', '-')}`;
      return timeZone ? [sightOf({ id, name, otherNames, town, position, timeZone })] : [];
    });
  const world = placed(worldSights.filter((sight) => !isOwn(sight)));
  const ownNamed = own.map((sight) => withNames(sight, (named.get(sight) ?? []).map(foldWords)));
  const all = [...ownNamed, ...world];
  const twinsOfAll = createTwins(all);
  const isKnown = ({ name, otherNames, position }: WorldSight) =>
    twinsOfAll([name, ...otherNames], position).length > 0;
  return [...all, ...placed(sightsToSleepNear(parts.cities, isKnown))];
}
