/** Every place of the catalogue can be flown to, and back, from each of thirty great airports. */
import { addDays, distanceKm } from '@sojourn/travel';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import type { SenseScore, SenseSubject } from './sense-subject';
import { TODAY, world } from './world';

/** The greatest of their part of the world. */
const GREAT = [
  ...['LHR', 'CDG', 'FRA', 'AMS', 'MAD', 'FCO', 'IST', 'DXB', 'DOH', 'JNB', 'CAI', 'ADD', 'DEL', 'BOM', 'BKK'],
  ...['SIN', 'KUL', 'HKG', 'NRT', 'ICN', 'PVG', 'SYD', 'AKL', 'JFK', 'ATL', 'ORD', 'LAX', 'YYZ', 'MEX', 'GRU'],
];
/** Nearer than this one goes there by train or road. */
const BY_LAND_KM = 200;
/** Two weeks of departures in spring, back after a week: a place with few flights has them on some of these days. */
const FIRST = '2027-04-05';
const DAYS = Array.from({ length: 14 }, (_, at) => addDays(FIRST, at)).map((departureDate) => ({
  departureDate,
  returnDate: addDays(departureDate, 7),
}));

export const reachSense: SenseSubject = {
  name: 'flights: every place from thirty great airports',
  bound: 1,
  async measure(): Promise<SenseScore> {
    const { catalogue, provider } = world();
    const misses: string[] = [];
    let of = 0;
    for (const code of GREAT) {
      const origins = catalogue.airportsOf(code);
      for (const { id, airportCode } of destinationCatalogue) {
        const destinations = catalogue.airportsOf(airportCode);
        const [from, to] = [origins[0], destinations[0]];
        if (from && to && distanceKm(from.position, to.position) < BY_LAND_KM) continue;
        of += 1;
        const asked = { origins, destinations, today: TODAY, travelClass: 'ECONOMY', days: DAYS } as const;
        if (!(await provider.lowest(asked))) misses.push(`${code} to ${id} (${airportCode})`);
      }
    }
    return { right: of - misses.length, of, misses };
  },
};
