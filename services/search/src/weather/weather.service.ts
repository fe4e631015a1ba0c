/** Weather for a trip: a forecast where there can be one, else what its month is usually like; asked through the cache. */
import type { Position } from '@sojourn/contracts';
import type { Weather, WeatherQuery } from '@sojourn/contracts/weather';
import { addDays, monthName, monthOf, utcDayOf } from '@sojourn/travel';
import { canonicalKey, type Lifetime, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { coarse, kindFor, type WeatherPlace } from './weather.model';
import type { WeatherProvider } from './weather.provider';

/** Raised whenever an answer's shape changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 4;
/** What is said of a place where nobody knows what is usual. */
const UNKNOWN = 'We do not know the usual weather of this place.';
/** The specification's forecast has so many. */
const DAYS = 5;
const HOUR_MS = 3_600_000;
const LIFETIMES: { [Kind in Weather['kind']]: Lifetime } = {
  forecast: { softMs: HOUR_MS, hardMs: 24 * HOUR_MS },
  climate: { softMs: 7 * 24 * HOUR_MS, hardMs: 30 * 24 * HOUR_MS },
};

/** Answers with a `Weather` as UTF-8 JSON: a cached answer is sent as it is stored. */
export type WeatherService = { weather(query: WeatherQuery): Promise<Buffer> };

export type WeatherServiceParts = {
  provider: WeatherProvider;
  cache: Cache;
  /** The position of a place by its name; null where nobody knows it. */
  locate: (name: string) => Position | null;
  now?: () => number;
};

export function createWeatherService({ provider, cache, locate, now = Date.now }: WeatherServiceParts): WeatherService {
  function placeOf({ place, latitude, longitude }: WeatherQuery): WeatherPlace {
    const position = latitude === undefined || longitude === undefined ? locate(place) : { latitude, longitude };
    return { name: place, position: position && coarse(position) };
  }

  async function answerTo(place: WeatherPlace, startDate: string, today: string): Promise<Weather> {
    const shared = { location: place.name, source: provider.source };
    if (kindFor(startDate, today) === 'climate') {
      const usual = await provider.climate(place, { from: startDate, today });
      const note = usual.isUsualUnknown ? UNKNOWN : `Usual weather for ${monthName(monthOf(startDate))}.`;
      return { ...shared, kind: 'climate', ...usual, note };
    }
    const from = startDate > today ? startDate : null;
    const figures = await provider.forecast(place, { from, today });
    return { ...shared, kind: 'forecast', ...figures, forecast: await fiveDays(place, figures.forecast, today) };
  }

  /** The days of a forecast, and behind its horizon what is usual, so that there are five. */
  async function fiveDays(
    place: WeatherPlace,
    known: Weather['forecast'],
    today: string,
  ): Promise<Weather['forecast']> {
    const last = known.at(-1);
    const missing = DAYS - known.length;
    if (!last || missing <= 0) return known;
    // A forecast is worth more than the days behind it: it is shown, too, when what is usual cannot be had.
    const usual = await provider.climate(place, { from: addDays(last.day, 1), today }).catch(() => null);
    const days = usual?.forecast.slice(0, missing) ?? [];
    return [...known, ...days.map((day) => ({ ...day, isUsual: true }))];
  }

  /** What a stale answer says of its age. */
  function withAge(body: Buffer, staleMs: number): Buffer {
    const weather = JSON.parse(body.toString()) as Weather;
    return Buffer.from(JSON.stringify({ ...weather, note: staleNote('forecast', staleMs) }));
  }

  return {
    async weather(query) {
      const place = placeOf(query);
      const today = utcDayOf(now());
      const kind = kindFor(query.startDate, today);
      const day = query.startDate > today ? query.startDate : today;
      const { body, staleMs } = await cache.getOrCompute({
        key: canonicalKey('weather', SHAPE_VERSION, {
          ...{ provider: provider.name, kind, place: place.name, day },
          latitude: place.position?.latitude,
          longitude: place.position?.longitude,
        }),
        lifetime: LIFETIMES[kind],
        compute: () => answerTo(place, query.startDate, today),
      });
      return staleMs > 0 && kind === 'forecast' ? withAge(body, staleMs) : body;
    },
  };
}
