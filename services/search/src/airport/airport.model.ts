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

/**
 * The airport to start from at a place: near, but with flights to choose from. Ten times the passengers are worth
 * 40 km more, so the middle of London starts at Heathrow and not at the smaller London City.
 */
export function nearestAirport(
  airports: readonly Airport[],
  place: Position,
): { airport: Airport; distanceKm: number } {
  const pull = (airport: Airport, distance: number) => Math.log10(airport.weight) - distance / 40;
  let best: { airport: Airport; distanceKm: number } | undefined;
  for (const airport of airports) {
    const distance = distanceKm(place, airport.position);
    if (!best || pull(airport, distance) > pull(best.airport, best.distanceKm))
      best = { airport, distanceKm: distance };
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
