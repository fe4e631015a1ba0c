/** Sights all over the world with every name that people type for them, as their files have them. */
import type { Position } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import { namedSights } from '../hotel/sight-places';
import { detailOf, type CityIndex } from './place.model';
import africa from './world-sights/africa.json' with { type: 'json' };
import asia from './world-sights/asia.json' with { type: 'json' };
import europe from './world-sights/europe.json' with { type: 'json' };
import latinAmerica from './world-sights/latin-america.json' with { type: 'json' };
import northAmerica from './world-sights/north-america.json' with { type: 'json' };
import oceania from './world-sights/oceania.json' with { type: 'json' };

type Row = readonly [name: string, otherNames: string, latitude: number, longitude: number];

/** `where` is the country it is in, behind its state where people say that: 'Utah, United States'. */
export type WorldSight = { name: string; otherNames: readonly string[]; where: string; position: Position };

const files = [europe, northAmerica, latinAmerica, asia, africa, oceania];

/** Every sight that is written down with its country. */
export const worldSights: readonly WorldSight[] = files.flatMap(({ sights }) =>
  Object.entries(sights as unknown as Record<string, readonly Row[]>).flatMap(([where, rows]) =>
    rows.map(([name, others, latitude, longitude]) => ({
      ...{ name, where, position: { latitude, longitude } },
      otherNames: others.split('|').filter((other) => other !== ''),
    })),
  ),
);

/** The sights near which people look for a bed, with the town that is nearest. */
export const sightsToSleepNear = (cities: Pick<CityIndex, 'closest'>, isKnown: (sight: WorldSight) => boolean) =>
  namedSights.flatMap(({ name, keys, position }): WorldSight[] => {
    const shown = name.replace(/^the /, '');
    if (isKnown({ name: shown, otherNames: keys, where: '', position })) return [];
    const town = cities.closest(position);
    return town ? [{ name: shown, otherNames: keys, where: detailOf(town), position }] : [];
  });

/** Gives the clock of a place by the nearest town of its country; borders are closer than clocks. */
export function createClockOf(cities: Pick<CityIndex, 'largest' | 'closest'>) {
  const townsOf = new Map<string, ReturnType<CityIndex['largest']>>();
  return ({ where, position }: WorldSight): string | undefined => {
    const code = countryCodeOf(where.split(', ').at(-1) ?? '') ?? '';
    if (!townsOf.has(code)) townsOf.set(code, cities.largest(code, Infinity));
    let best: { timeZone: string; squared: number } | undefined;
    const north = Math.cos((position.latitude * Math.PI) / 180);
    // As the crow flies to the nearest of thousands: no great circle is needed to tell which.
    for (const town of townsOf.get(code) ?? []) {
      const squared =
        (town.position.latitude - position.latitude) ** 2 +
        ((town.position.longitude - position.longitude) * north) ** 2;
      if (!best || squared < best.squared) best = { timeZone: town.timeZone, squared };
    }
    return (best ?? cities.closest(position))?.timeZone;
  };
}
