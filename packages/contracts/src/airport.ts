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
  address: z.object({ cityName: z.string(), countryName: z.string(), countryCode: z.string() }),
});

/** The answer: best match first, at most 8. */
export const airportSearchAnswerSchema = z.object({ data: z.array(airportSuggestionSchema) });

/** See {@link airportSuggestionSchema}. */
export type AirportSuggestion = z.infer<typeof airportSuggestionSchema>;
