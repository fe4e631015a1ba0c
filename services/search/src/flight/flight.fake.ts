import { distanceKm } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import type { Carrier } from './carrier.model';
import type { Itinerary } from './itinerary.model';
import type { Route } from './network.model';
import type { Flight } from './schedule.model';

/** An airport on the equator, its clock on UTC, in Britain unless `more` says otherwise. */
export function anAirport(iataCode: string, more: Partial<Airport> = {}): Airport {
  return {
    iataCode,
    name: `${iataCode} Airport`,
    cityName: iataCode,
    countryCode: 'GB',
    countryName: 'United Kingdom',
    timeZone: 'UTC',
    position: { latitude: 0, longitude: 0 },
    weight: 50_000,
    otherNames: [],
    ...more,
  };
}

/** A network carrier that sells economy and flies any distance. */
export function aCarrier(more: Partial<Carrier> = {}): Carrier {
  return {
    code: 'AA',
    name: 'Alpha Air',
    country: 'GB',
    alliance: '',
    kind: 'network',
    nearestKm: 0,
    rangeKm: 20_000,
    cabins: ['ECONOMY'],
    hubs: [],
    ...more,
  };
}

type FlightDraft = Partial<Omit<Flight, 'departs'>> & { from: Airport; to: Airport; departs: string; minutes?: number };

/** A flight that departs at `YYYY-MM-DDTHH:MM` UTC and takes `minutes`, two hours by default. */
export function aFlight({ departs, minutes = 120, ...rest }: FlightDraft): Flight {
  const instant = Date.parse(`${departs}:00Z`);
  const carrier = rest.carrier ?? aCarrier();
  return {
    carrier,
    number: `${carrier.code} 100`,
    km: distanceKm(rest.from.position, rest.to.position),
    departs: instant,
    arrives: instant + minutes * 60_000,
    ...rest,
  };
}

/** An itinerary of these flights. */
export const anItinerary = (...flights: [Flight, ...Flight[]]): Itinerary => ({ flights });

/** A daily route by {@link aCarrier}, with narrow-bodies, from flight number 100 on. */
export function aRoute({ from, to, ...more }: Partial<Route> & Pick<Route, 'from' | 'to'>): Route {
  const km = distanceKm(from.position, to.position);
  return { carrier: aCarrier(), from, to, km, weekly: 7, aircraft: 'narrow', firstNumber: 100, ...more };
}
