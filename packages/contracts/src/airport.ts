/** Airports and metropolitan areas, as the autocomplete knows them. */
import { z } from './zod';

/** `GET /api/airports/search`: what somebody has typed, 2 characters at least. */
export const airportSearchQuerySchema = z.object({
  keyword: z
    .string('Please type at least 2 characters.')
    .check(
      z.trim(),
      z.minLength(2, 'Please type at least 2 characters.'),
      z.maxLength(60, 'Please type at most 60 characters.'),
    ),
});

/** One suggestion. `kind` is `city` for a metropolitan code (LON, ROM), which stands for all its airports. */
export const airportSuggestionSchema = z.object({
  id: z.string(),
  kind: z.enum(['airport', 'city']),
  iataCode: z.string(),
  name: z.string(),
  address: z.object({ cityName: z.string(), countryName: z.string() }),
});

/** The answer: best match first, at most 8. */
export const airportSearchAnswerSchema = z.object({ data: z.array(airportSuggestionSchema) });

const degrees = (name: string, most: number) => {
  const message = `${name} must be a number of degrees from -${most} to ${most}.`;
  return z.pipe(
    z.pipe(z.string(message).check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, message)), z.transform(Number)),
    z.number().check(z.minimum(-most, message), z.maximum(most, message)),
  );
};

/** `GET /api/airports/nearest` as query text: a position in degrees (WGS 84). */
export const nearestAirportQuerySchema = z.object({
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
});

/**
 * The airport to start from there: near, and with flights to choose from; whole kilometres away. `city` is the city the
 * position is in or next to, which is often another one than the airport's.
 */
export const nearestAirportSchema = z.object({
  airport: airportSuggestionSchema,
  distanceKm: z.int(),
  city: z.optional(z.object({ name: z.string(), countryName: z.string() })),
});

/** See {@link nearestAirportSchema}. */
export type NearestAirport = z.infer<typeof nearestAirportSchema>;
/** See {@link airportSuggestionSchema}. */
export type AirportSuggestion = z.infer<typeof airportSuggestionSchema>;
