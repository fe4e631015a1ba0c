/** The two ends of a journey as somebody asks for them: codes become airports, and the day is that of the origin. */
import { AppError } from '@sojourn/node-kit';
import type { Airport } from '../airport/airport.model';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { localDateAt } from './clock.model';

/** A refusal of one field of a question. */
export const refusedField = (path: string, message: string) =>
  new AppError('bad-input', message, { details: [{ path, message }] });

type SomeAirports = readonly [Airport, ...Airport[]];

function airportsOf(catalogue: AirportCatalogue, path: string, code: string): SomeAirports {
  const [first, ...others] = catalogue.airportsOf(code);
  if (first) return [first, ...others];
  throw refusedField(path, `We do not know an airport with the code ${code}. Please choose one from the suggestions.`);
}

/** The airports of an origin, and the day it is there. */
export type JourneyOrigin = { origins: SomeAirports; today: string };
/** Airports of both ends, and the day it is at the origin. */
export type JourneyEnds = JourneyOrigin & { destinations: readonly Airport[] };

/** @throws AppError `bad-input` for an unknown code */
export function originOf(catalogue: AirportCatalogue, code: string, now: number): JourneyOrigin {
  const origins = airportsOf(catalogue, 'origin', code);
  return { origins, today: localDateAt(origins[0].timeZone, now) };
}

/** @throws AppError `bad-input` for unknown codes, or twice the same place */
export function endsOf(
  catalogue: AirportCatalogue,
  asked: { origin: string; destination: string },
  now: number,
): JourneyEnds {
  const { origins, today } = originOf(catalogue, asked.origin, now);
  const destinations = airportsOf(catalogue, 'destination', asked.destination);
  if (destinations.every((airport) => origins.includes(airport))) {
    throw refusedField('destination', 'Origin and destination must be different places.');
  }
  return { origins, destinations, today };
}
