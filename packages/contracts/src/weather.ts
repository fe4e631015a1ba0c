/** Weather of a place: what is to be expected on the days of a trip. */
import { calendarDateSchema } from './basics';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** Weather in a word or two. */
export const weatherConditions = [
  'Sunny',
  'Partly cloudy',
  'Cloudy',
  'Fog',
  'Drizzle',
  'Rain',
  'Thunderstorm',
  'Snow',
] as const;

/** So many days ahead there is a forecast; for later ones, what their month is usually like. */
export const FORECAST_DAYS_AHEAD = 14;

const YEARS = 'Please choose a day from 2000 to 2199.';

const degrees = (name: string, most: number) => {
  const message = `${name} must be a number of degrees from -${most} to ${most}.`;
  return z.optional(
    z.pipe(
      z.pipe(z.string(message).check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, message)), z.transform(Number)),
      z.number().check(z.minimum(-most, message), z.maximum(most, message)),
    ),
  );
};

/** `GET /api/weather` as query text. With a position it is the weather there, whatever the place is called. */
export const weatherQuerySchema = z
  .object({
    place: z
      .string('Please name a place.')
      .check(
        z.trim(),
        z.minLength(1, 'Please name a place.'),
        atMost(120, 'Please use at most 120 characters.'),
        oneLine,
      ),
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    startDate: calendarDateSchema.check(z.refine((day) => day >= '2000' && day < '2200', YEARS)),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      message: 'Please give latitude and longitude together.',
      path: ['longitude'],
    }),
  );

const celsius = z.number().check(z.minimum(-100), z.maximum(70));

/**
 * The answer. Temperatures are in °C, humidity in per cent, wind in km/h. `kind` says whether its figures are a forecast
 * that begins on the first day of `forecast`, or what is usual in the month of that day; `source`, whether they are made up
 * as a sample or a provider's; `note`, in a sentence, what else a reader must know, such as their age. A day with `isUsual`
 * lies beyond the forecast: its figures are what is usual for it. With `isUsualUnknown` nobody knows what is usual there: the
 * figures are a sample and nothing else.
 */
export const weatherSchema = z.object({
  location: z.string(),
  kind: z.enum(['forecast', 'climate']),
  source: z.enum(['sample', 'live']),
  temperature: celsius,
  condition: z.enum(weatherConditions),
  humidity: z.number().check(z.minimum(0), z.maximum(100)),
  windSpeed: z.number().check(z.minimum(0), z.maximum(500)),
  forecast: z
    .array(
      z.object({
        day: calendarDateSchema,
        temperature: celsius,
        condition: z.enum(weatherConditions),
        isUsual: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
  isUsualUnknown: z.optional(z.boolean()),
  note: z.optional(z.string()),
});

/** One of {@link weatherConditions}. */
export type WeatherCondition = (typeof weatherConditions)[number];
/** See {@link weatherQuerySchema}, after parsing. */
export type WeatherQuery = z.output<typeof weatherQuerySchema>;
/** See {@link weatherSchema}. */
export type Weather = z.infer<typeof weatherSchema>;
