/** The planner's question and its answer. */
import { calendarDateSchema, positionSchema, timeZoneSchema } from './basics';
import { activityCategories, activityConditions, sceneKinds } from './destination';
import { atMost, manyLines, oneLine } from './text';
import { tripNeedsSchema } from './trip-needs';
import { z } from './zod';

/** Choices of the planner's steps (spec, section 9). */
export const vacationTypes = [
  'adventure',
  'relaxing',
  'party',
  'cultural',
  'nature',
  'urban',
  'romantic',
  'family',
] as const;
/** Travel styles, step 4. */
export const travelStyles = ['luxury', 'budget', 'mid-range', 'backpacking'] as const;
/** Durations, step 3: 2-3 days, 1 week, 2-3 weeks, 1+ months. */
export const tripDurations = ['weekend', 'week', 'extended', 'month'] as const;
/** Interest tags, step 5. */
export const interestTags = [
  'Food & Wine',
  'Photography',
  'Art',
  'Music',
  'Sports',
  'Shopping',
  'Architecture',
  'Beaches',
  'Mountains',
  'History',
  'Wildlife',
  'Festivals',
] as const;
/** The largest budget that recommendations are asked with, in US dollars a person. */
export const MAX_PLANNED_BUDGET = 10_000_000;

/** The budget slider: whole US dollars a person for the whole trip. The number beside it is free. */
export const budgetSlider = { min: 500, max: 10_000, step: 250, usual: 2_000 };

const placeName = (max: number) => z.string().check(atMost(max, `Please use at most ${max} characters.`), oneLine);

/** Where somebody starts from. A typed place has coordinates 0,0 and country 'User Specified' (spec, section 9). */
export const userLocationSchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  city: placeName(120),
  country: placeName(120),
  nearestAirport: placeName(120),
  formattedAddress: z.optional(placeName(300)),
});

/** When somebody wants to go: one month (1 to 12), or dates. Without it they are flexible (product decision 17). */
export const whenSchema = z.union([
  z.object({ month: z.int().check(z.minimum(1), z.maximum(12)) }),
  z.object({ startDate: calendarDateSchema, endDate: calendarDateSchema }),
]);

/** Most places of one list. */
const MOST_PLACES = 12;
const placeIdSchema = placeName(120);

const wishIdsSchema = z
  .array(z.string().check(atMost(80, 'Please use at most 80 characters.'), oneLine))
  .check(z.maxLength(60));

/** Everything the seven steps gather: `POST /api/ai/recommendations`. `refinement` is the wish typed on the results page. */
export const preferencesSchema = z.object({
  vacationType: z.array(z.enum(vacationTypes)).check(z.minLength(1, 'Please select at least one vacation type.')),
  budget: z.int().check(z.minimum(0), z.maximum(MAX_PLANNED_BUDGET)),
  duration: z.enum(tripDurations),
  travelStyle: z.array(z.enum(travelStyles)),
  groupSize: z._default(z.string().check(atMost(200, 'Please use at most 200 characters.'), oneLine), ''),
  interests: z.array(z.enum(interestTags)),
  customDetails: z._default(z.string().check(atMost(2000, 'Please use at most 2,000 characters.'), manyLines), ''),
  refinement: z.optional(z.string().check(atMost(2000, 'Please use at most 2,000 characters.'), manyLines)),
  userLocation: userLocationSchema,
  when: z.optional(whenSchema),
  /** Asks our own recommender where a language model would choose. */
  chooser: z.optional(z.literal('catalogue')),
  /** Ids of understood wishes that were taken back, and of questions that were answered with no. */
  withoutWishes: z.optional(wishIdsSchema),
  /** Ids of questions that were answered with yes: wishes in force, as they would be had they been understood. */
  confirmedWishes: z.optional(wishIdsSchema),
  /** Places of the list before that stay while the rest is chosen anew, each at its place in it, counted from 0. */
  kept: z.optional(
    z
      .array(z.object({ id: placeIdSchema, at: z.int().check(z.minimum(0), z.maximum(MOST_PLACES - 1)) }))
      .check(z.maxLength(MOST_PLACES)),
  ),
  /** Ids of places that were swapped away, which do not come back. */
  refused: z.optional(z.array(placeIdSchema).check(z.maxLength(200))),
  /** The refused place that what is chosen anew is to be like. */
  insteadOf: z.optional(placeIdSchema),
});

/**
 * A wish as it was understood. A `hard` one rules places out, a `soft` one weighs; `words` are those it was read from, in the
 * text that `source` names. `id` names it in `withoutWishes` and `confirmedWishes`. `isAsked` is true where it counts by a
 * yes alone.
 */
export const understoodWishSchema = z.object({
  id: z.string(),
  label: z.string(),
  strength: z.enum(['hard', 'soft']),
  words: z.string(),
  source: z.enum(['details', 'refinement', 'group']),
  isAsked: z.optional(z.boolean()),
});

/** A wish that a place fits, and the fact of the catalogue that shows it. */
export const fittingWishSchema = z.object({ label: z.string(), evidence: z.string() });

/** Where the money goes: whole US dollars a person, which add up to `estimatedCost`. */
export const costSplitSchema = z.object({
  flight: z.int(),
  stay: z.int(),
  food: z.int(),
  activities: z.int(),
  local: z.int(),
});

/** The way there from home: `km` as the crow flies, `from` to about 10 km, and minutes one way by each means that leads there. */
export const wayThereSchema = z.object({
  km: z.int(),
  from: z.optional(positionSchema),
  to: positionSchema,
  minutes: z.object({
    plane: z.optional(z.int()),
    train: z.optional(z.int()),
    car: z.optional(z.int()),
    ferry: z.optional(z.int()),
  }),
});

/** When an activity can be done, and where it is or begins: of those of which any of it is known. */
export const activityPlaceSchema = z.object({
  name: z.string(),
  category: z.optional(z.enum(activityCategories)),
  ...activityConditions,
});

/**
 * One proposal. `estimatedCost` is whole US dollars a person, all in; `reason` says why it fits what was asked.
 * `days` is how long it is costed for, `travelMonth` (1 to 12) when it is best to go next, `dates` those that are assumed.
 * By `train`, `car` or `ferry`, `flightInfo` and the cost's `flight` are those of that way: of a car its fuel and tolls.
 */
export const recommendationSchema = z.object({
  id: z.string(),
  destination: z.string(),
  country: z.string(),
  destinationId: z.nullable(z.string()),
  estimatedCost: z.int(),
  reason: z.string(),
  bestTime: z.string(),
  flightInfo: z.object({ duration: z.string(), approximatePrice: z.int() }),
  highlights: z.array(z.string()),
  accommodation: z.object({ recommendedType: z.string(), priceRange: z.string() }),
  activities: z.array(z.string()),
  /** By the names that `activities` begin with. */
  activityPlaces: z.optional(z.array(activityPlaceSchema)),
  sceneKind: z.optional(z.enum(sceneKinds)),
  costSplit: z.optional(costSplitSchema),
  days: z.optional(z.int()),
  travelMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  dates: z.optional(z.object({ startDate: calendarDateSchema, endDate: calendarDateSchema })),
  means: z.optional(z.enum(['plane', 'train', 'car', 'ferry'])),
  fits: z.optional(z.array(fittingWishSchema)),
  /** Hard wishes that it breaks, each with how: a list of the nearest places, where none fits. */
  breaks: z.optional(z.array(fittingWishSchema)),
  /** Wishes that only weigh and that it does not meet, each with how. */
  misses: z.optional(z.array(fittingWishSchema)),
  way: z.optional(wayThereSchema),
  /** Where it is, and the clock of it. */
  position: z.optional(positionSchema),
  timeZone: z.optional(timeZoneSchema),
  /** What its days mind for those who go. */
  needs: z.optional(tripNeedsSchema),
});

/** See {@link understoodWishSchema}. */
export type UnderstoodWish = z.infer<typeof understoodWishSchema>;
/** The answer, best fit first. `source` is `catalogue` for the built-in recommender, `model` for a language model. */
export const recommendationAnswerSchema = z.object({
  recommendations: z.array(recommendationSchema),
  source: z.enum(['catalogue', 'model']),
  note: z.optional(z.string()),
  wishes: z.optional(z.array(understoodWishSchema)),
  /** Wishes that may be meant and that nobody has answered; they change nothing. */
  questions: z.optional(z.array(understoodWishSchema)),
  /** Parts of what was written that mean nothing to us; they change nothing. */
  notUnderstood: z.optional(z.array(z.string())),
  /** The city that fares are from, as our index calls it. */
  from: z.optional(z.string()),
  /** Where that is, for a map: to a tenth of a degree, some ten kilometres. */
  fromPosition: z.optional(positionSchema),
  /** The day it was asked on, in UTC: with the preferences it names this very list. */
  day: z.optional(calendarDateSchema),
  /** Whether it was made earlier that day, for the same wish. */
  isRepeated: z.optional(z.boolean()),
});

/** What the worker is at, in the order it happens. */
export const recommendationStages = ['queued', 'reading', 'matching', 'pricing', 'writing', 'done'] as const;

/**
 * One server-sent event of kind `progress`; the last event is `result` (an answer) or `error` (an error body). `found` is what
 * is ready of a list that is still being made; `ahead` is how many lists are begun before this one while it waits its turn.
 */
export const recommendationProgressSchema = z.object({
  stage: z.enum(recommendationStages),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  ahead: z.optional(z.int().check(z.minimum(0))),
  found: z.optional(z.array(recommendationSchema)),
});

/** A job of the ai queue: `key` names the question (who, what, which day), so that the same one is worked on once. */
export const recommendationJobSchema = z.object({
  key: z.string().check(z.minLength(1)),
  preferences: preferencesSchema,
  today: calendarDateSchema,
  requestId: z.string(),
  /** The W3C trace that goes on in the worker. */
  traceparent: z.optional(z.string()),
});

/** See {@link recommendationJobSchema}. */
export type RecommendationJob = z.output<typeof recommendationJobSchema>;
/** See {@link preferencesSchema}, after parsing. */
export type Preferences = z.output<typeof preferencesSchema>;
/** See {@link userLocationSchema}. */
export type UserLocation = z.infer<typeof userLocationSchema>;
/** See {@link whenSchema}. */
export type When = z.infer<typeof whenSchema>;
/** See {@link fittingWishSchema}. */
export type FittingWish = z.infer<typeof fittingWishSchema>;
/** See {@link wayThereSchema}. */
export type WayThere = z.infer<typeof wayThereSchema>;
/** See {@link costSplitSchema}. */
export type CostSplit = z.infer<typeof costSplitSchema>;
/** See {@link recommendationSchema}. */
export type Recommendation = z.infer<typeof recommendationSchema>;
/** See {@link recommendationAnswerSchema}. */
export type RecommendationAnswer = z.infer<typeof recommendationAnswerSchema>;
/** See {@link recommendationProgressSchema}. */
export type RecommendationProgress = z.infer<typeof recommendationProgressSchema>;
