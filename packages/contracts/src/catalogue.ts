/** The catalogue as the recommender reads it: richer than what a browser is sent. Calls between services only. */
import { positionSchema, timeZoneSchema } from './basics';
import { activityCategories, activityConditions, attractionTypes, destinationSchema } from './destination';
import { interestTags, travelStyles, vacationTypes } from './recommendation';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** What travel clinics and foreign offices warn of. */
export const placeCautions = ['malaria', 'zika', 'high-altitude', 'same-sex-law'] as const;

/** Something that can be done or relied on at a place; `months` (1 to 12) when it has a season. */
export const placeTraitSchema = z.object({
  name: z.string(),
  months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12)))),
});

/** What something to do can be about, in the words of `@sojourn/wishes`. */
export const activityTopics = [
  ...(['beaches', 'mountains', 'cities', 'islands', 'desert', 'forest', 'lakes', 'old-towns', 'snow'] as const),
  ...(['skiing', 'hiking', 'climbing', 'safari', 'whales', 'wildlife', 'diving', 'snorkelling', 'surfing'] as const),
  ...(['sailing', 'kayaking', 'rafting', 'ziplines', 'bungee', 'cycling', 'golf', 'wine', 'beer', 'food'] as const),
  ...(['street-food', 'museums', 'history', 'temples', 'architecture', 'music', 'nightlife', 'shopping'] as const),
  ...(['photography', 'festivals', 'carnival', 'christmas-markets', 'cherry-blossom', 'northern-lights'] as const),
  ...(['autumn-leaves', 'wellness', 'yoga', 'hot-springs', 'volcanoes', 'waterfalls', 'glaciers', 'fjords'] as const),
  ...(['stars', 'national-parks', 'scenic-trains', 'cruise', 'romance', 'adventure', 'nature', 'culture'] as const),
  ...(['relaxing', 'luxury', 'sports', 'theme-parks', 'children'] as const),
] as const;

/**
 * Something to do, inside its destination. `price` is whole US dollars a person, `duration` ISO 8601; `about` begins with what
 * it is about most.
 */
export const catalogueActivitySchema = z.object({
  name: z.string(),
  category: z.enum(activityCategories),
  attractionType: z.enum(attractionTypes),
  duration: z.string(),
  price: z.int(),
  description: z.string(),
  about: z._default(z.array(z.enum(activityTopics)), []),
  ...activityConditions,
  imageUrl: z.optional(z.string()),
});

/**
 * A market of stays, as `@sojourn/travel` counts with it: US dollars for a middling three-star room for two on a midweek
 * night, shares of it by month (January first), what a weekend costs, and days of the year (`MM-DD`) when a place is full.
 */
const stayMarketSchema = z.object({
  base: z.number(),
  months: z.array(z.number()).check(z.length(12)),
  weekend: z.number(),
  events: z.array(z.object({ from: z.string(), to: z.string(), factor: z.number(), name: z.optional(z.string()) })),
});

/**
 * A destination with what a recommendation is reasoned from. `stayMarket` is what its stays are priced by. `dailyCost` is whole US dollars a person a day for bed, food
 * and getting about; `highs` are mean daytime highs in °C, January first; `vacationTypes` and `interests` come strongest
 * first. One drives between places of one `landmass`. `timeZone` is that of its airport.
 */
export const catalogueEntrySchema = z.extend(destinationSchema, {
  airportCode: z.string(),
  position: positionSchema,
  dailyCost: z.record(z.enum(travelStyles), z.int()),
  idealDays: z.object({ min: z.int(), max: z.int() }),
  highs: z.array(z.number()).check(z.length(12)),
  vacationTypes: z.array(z.enum(vacationTypes)),
  travelStyles: z.array(z.enum(travelStyles)),
  interests: z.array(z.enum(interestTags)),
  stay: z.string(),
  stayMarket: z.optional(stayMarketSchema),
  keywords: z.array(z.string()),
  highlights: z.array(z.string()),
  activities: z.array(catalogueActivitySchema),
  traits: z._default(z.array(placeTraitSchema), []),
  cautions: z._default(z.array(z.enum(placeCautions)), []),
  alsoCalled: z._default(z.array(z.string()), []),
  landmass: z.optional(z.string()),
  timeZone: z.optional(timeZoneSchema),
});

/** `GET /catalogue` of the search service. */
export const catalogueSchema = z.array(catalogueEntrySchema);

/** `GET /origins?text=` of the search service: where a typed place is, or null when nobody knows it. */
export const originQuerySchema = z.object({
  text: z
    .string('Please give a place.')
    .check(
      z.trim(),
      z.minLength(1, 'Please give a place.'),
      atMost(120, 'Please use at most 120 characters.'),
      oneLine,
    ),
});

/** See {@link originQuerySchema}. */
export const originAnswerSchema = z.object({
  origin: z.nullable(
    z.object({ iataCode: z.string(), cityName: z.string(), countryName: z.string(), position: positionSchema }),
  ),
});

/** See {@link catalogueActivitySchema}. */
export type CatalogueActivity = z.infer<typeof catalogueActivitySchema>;
/** See {@link catalogueEntrySchema}. */
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;
/** See {@link originAnswerSchema}. */
export type OriginAnswer = z.infer<typeof originAnswerSchema>;
