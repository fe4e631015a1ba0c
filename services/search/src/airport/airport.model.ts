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

/**
 * The airport to start from at a place: near, but with flights to choose from. Ten times the passengers are worth
 * 40 km more, so the middle of London starts at Heathrow and not at the smaller London City.
 */
export function nearestAirport(
  airports: readonly Airport[],
  place: Position,
): { airport: Airport; distanceKm: number } {
  let best: { airport: Airport; distanceKm: number } | undefined;
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
