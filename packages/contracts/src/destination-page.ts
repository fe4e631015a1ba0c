/** Everything there is about one destination: `GET /api/destinations/{id}`. */
import { positionSchema, timeZoneSchema } from './basics';
import { activitySchema, destinationSchema } from './destination';
import { travelStyles } from './recommendation';
import { z } from './zod';

/** Whether one drinks from the tap. */
export const tapWaters = ['safe', 'mixed', 'bottled'] as const;

/**
 * What a traveller has to know of a country. `currency` is an ISO 4217 code, `plugs` the letters of the International
 * Electrotechnical Commission's list of plugs, `volts` those of a socket, `emergency` the number that is called first.
 */
export const essentialsSchema = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  languages: z.array(z.string()),
  plugs: z.array(z.string().check(z.regex(/^[A-O]$/))),
  volts: z.int(),
  emergency: z.string(),
  water: z.enum(tapWaters),
  tipping: z.string(),
  drives: z.enum(['left', 'right']),
});

/** What is known of a country outside the catalogue: what our editors are not certain of is left out. */
export const knownEssentialsSchema = z.partial(essentialsSchema, {
  volts: true,
  emergency: true,
  water: true,
  tipping: true,
});

/**
 * How one comes to a place and what its clocks say. `airports` are nearest first; `station` is the nearest one that known
 * trains call at, absent where that is far; `trains` are the ways of known lines to it from great towns, the shortest
 * first, in minutes with changes. Kilometres are as the crow flies.
 */
export const gettingThereSchema = z.object({
  timeZone: z.optional(timeZoneSchema),
  airports: z.array(z.object({ iataCode: z.string(), name: z.string(), kilometres: z.int() })),
  station: z.optional(z.object({ name: z.string(), kilometres: z.int() })),
  trains: z.array(z.object({ from: z.string(), isAbroad: z.boolean(), minutes: z.int() })),
});

/**
 * A destination's own page. `dailyCost` is whole US dollars a person a day for bed, food and getting about; `highs` are
 * mean daytime highs in °C, January first; `nearby` are the closest other destinations, nearest first, with the way in
 * kilometres as the crow flies.
 */
export const destinationPageSchema = z.extend(destinationSchema, {
  airportCode: z.string(),
  position: positionSchema,
  dailyCost: z.record(z.enum(travelStyles), z.int()),
  idealDays: z.object({ min: z.int(), max: z.int() }),
  highs: z.array(z.number()).check(z.length(12)),
  stay: z.string(),
  highlights: z.array(z.string()),
  activities: z.array(activitySchema),
  essentials: essentialsSchema,
  nearby: z.array(z.object({ destination: destinationSchema, kilometres: z.int() })),
  gettingThere: z.optional(gettingThereSchema),
});

/** See {@link essentialsSchema}. */
export type Essentials = z.infer<typeof essentialsSchema>;
/** See {@link knownEssentialsSchema}. */
export type KnownEssentials = z.infer<typeof knownEssentialsSchema>;
/** See {@link gettingThereSchema}. */
export type GettingThere = z.infer<typeof gettingThereSchema>;
/** See {@link destinationPageSchema}. */
export type DestinationPage = z.infer<typeof destinationPageSchema>;
