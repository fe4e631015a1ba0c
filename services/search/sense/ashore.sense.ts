/** Stays on the map: no sample house stands in the water that the map draws. */
import type { Position } from '@sojourn/travel';
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import { createSandboxHotelProvider } from '../src/hotel/hotel.provider.sandbox';
import { createStayPlaces } from '../src/hotel/market-catalogue';
import centerRows from '../src/place/centers.json' with { type: 'json' };
import { createCityIndex } from '../src/place/place-catalogue';
import villageRows from '../src/place/villages.json' with { type: 'json' };
import { isLand } from '../build/ground-land';
import { type SenseSubject } from './sense-subject';

const query = { checkIn: '2027-06-15', checkOut: '2027-06-16', adults: 2, rooms: 1 };
/** A place counts as ashore when hardly any of its houses is wet. */
const MOST_WET = 0.02;
/** Degrees around a house in which the map draws land, or the islet is smaller than what it draws. */
const NEAR = [-0.01, 0, 0.01];

const isDrawnNear = ({ latitude, longitude }: Position) =>
  NEAR.some((north) => NEAR.some((east) => isLand(latitude + north, longitude + east)));
const isWet = (position: Position | null | undefined) =>
  position != null && !isLand(position.latitude, position.longitude) && isDrawnNear(position);

const named = ([name, country]: readonly unknown[]) => `${String(name)}, ${String(country)}`;
/** Every destination, and the towns and villages that are written down with their middles. */
const asked = [
  ...destinationCatalogue.map(({ name }) => name),
  ...[...centerRows.centers, ...villageRows.villages].map(named),
];

export const ashoreSense: SenseSubject = {
  name: 'stays ashore',
  bound: 0.98,
  async measure() {
    const airports = createAirportCatalogue();
    const places = createStayPlaces(
      createCityIndex(destinationCatalogue, airports),
      destinationCatalogue,
      airports.airports,
    );
    const provider = createSandboxHotelProvider();
    const misses: string[] = [];
    const keys = new Set<string>();
    for (const city of asked) {
      const { place } = places.resolve(city);
      if (!place || keys.has(`${place.key} ${place.name}`)) continue;
      keys.add(`${place.key} ${place.name}`);
      const { hotels } = await provider.search({ query: { ...query, city }, place, today: '2026-12-01' });
      const wet = hotels.filter(({ position }) => isWet(position));
      if (wet.length > MOST_WET * hotels.length)
        misses.push(
          `${place.name}: ${wet.length} of ${hotels.length} houses are wet (${[...new Set(wet.map(({ location }) => location))].join('; ')})`,
        );
    }
    return { right: keys.size - misses.length, of: keys.size, misses };
  },
};
