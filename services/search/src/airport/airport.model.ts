/** Airports and the metropolitan areas they belong to, as this service knows them. */
import type { AirportSuggestion, Position } from '@sojourn/contracts';
import { distanceKm } from '@sojourn/travel';

/** `weight` is thousands of passengers a year, rounded: how busy it is. `otherNames` are what else people type; a
 * state's name and abbreviation are there in countries where it is typed. */
export type Airport = {
  iataCode: string;
  name: string;
  cityName: string;
  countryCode: string;
  countryName: string;
  timeZone: string;
  position: Position;
  weight: number;
  otherNames: readonly string[];
  stateName?: string;
};

/** A metropolitan code and its airports, busiest first. */
export type MetropolitanArea = {
  iataCode: string;
  cityName: string;
  countryCode: string;
  countryName: string;
  airports: readonly Airport[];
  otherNames: readonly string[];
};

const KM_FOR_TEN_TIMES = 40;
/** A little less than a degree of latitude is on the sphere that distances are measured on. */
const KM_OF_A_DEGREE = 111;

/** A place has an airport of its own so near, from so many thousand passengers a year on. */
const OWN = { km: 25, weight: 50 };
/** Another town's airport is that much farther: over the sea, the mountains or a border, as often as not. */
const TOO_MUCH_FARTHER_KM = 30;

type FoundAirport = { airport: Airport; distanceKm: number };

/** The nearest that passengers in numbers use; undefined where none is near. */
function ownAirport(airports: readonly Airport[], place: Position): FoundAirport | undefined {
  let own: FoundAirport | undefined;
  for (const airport of airports) {
    if (airport.weight < OWN.weight) continue;
    if (Math.abs(airport.position.latitude - place.latitude) * KM_OF_A_DEGREE > OWN.km + 1) continue;
    const distance = distanceKm(place, airport.position);
    if (distance <= OWN.km && distance < (own?.distanceKm ?? Infinity)) own = { airport, distanceKm: distance };
  }
  return own;
}

/**
 * The airport to start from at a place: near, but with flights to choose from. Ten times the passengers are worth
 * 40 km more, so the middle of London starts at Heathrow and not at the smaller London City. A place's own airport is the
 * answer all the same where the other is another town's and much farther: Naxos does not start on Mykonos.
 */
export function nearestAirport(airports: readonly Airport[], place: Position): FoundAirport {
  const found = busyAirport(airports, place);
  const own = ownAirport(airports, place);
  const isOthers = own && own.airport.cityName !== found.airport.cityName;
  return isOthers && found.distanceKm - own.distanceKm > TOO_MUCH_FARTHER_KM ? own : found;
}

/** The airports that who flies to a small one may fly to instead: far busier, and near; the best first. */
export function busierAirports(airports: readonly Airport[], small: Airport): Airport[] {
  return airports
    .filter(({ weight }) => weight >= BUSIER.times * small.weight)
    .map((airport) => ({ airport, km: distanceKm(small.position, airport.position) }))
    .filter(({ km }) => km < BUSIER.km)
    .sort((a, b) => pullOf(b.airport, b.km) - pullOf(a.airport, a.km))
    .slice(0, BUSIER.most)
    .map(({ airport }) => airport);
}

const BUSIER = { times: 4, km: 250, most: 3 };
const pullOf = ({ weight }: Airport, km: number) => Math.log10(weight) - km / KM_FOR_TEN_TIMES;

function busyAirport(airports: readonly Airport[], place: Position): FoundAirport {
  let best: FoundAirport | undefined;
  let bestPull = -Infinity;
  for (const airport of airports) {
    const worth = Math.log10(airport.weight);
    // Nearer than its latitude says it cannot be: most of the world is passed by without measuring.
    const degrees = Math.abs(airport.position.latitude - place.latitude);
    if (worth - (degrees * KM_OF_A_DEGREE) / KM_FOR_TEN_TIMES <= bestPull) continue;
    const distance = distanceKm(place, airport.position);
    const pull = worth - distance / KM_FOR_TEN_TIMES;
    if (pull > bestPull) [best, bestPull] = [{ airport, distanceKm: distance }, pull];
  }
  if (!best) throw new RangeError('There is no airport to choose from.');
  return best;
}

/** What an airport looks like in a list of suggestions. */
export function suggestionOfAirport(airport: Airport): AirportSuggestion {
  const { iataCode, name, cityName, countryName } = airport;
  return {
    id: `airport-${iataCode}`,
    kind: 'airport',
    iataCode,
    name,
    address: { cityName, countryName },
  };
}

/** What a metropolitan area looks like in a list of suggestions. */
export function suggestionOfArea(area: MetropolitanArea): AirportSuggestion {
  const { iataCode, cityName, countryName } = area;
  const name = `${cityName}, all airports`;
  return { id: `city-${iataCode}`, kind: 'city', iataCode, name, address: { cityName, countryName } };
}
