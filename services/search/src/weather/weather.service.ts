/** Weather for a trip: a forecast where there can be one, else what its month is usually like; asked through the cache. */
import type { Position } from '@sojourn/contracts';
import { FORECAST_DAYS_AHEAD, type Weather, type WeatherQuery } from '@sojourn/contracts/weather';
import { daysBetween, monthName, monthOf } from '@sojourn/travel';
import { canonicalKey, formatAge, type Lifetime } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import type { WeatherPlace } from './weather.model';
import type { WeatherProvider } from './weather.provider';

/** Raised whenever an answer's shape changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 1;
const HOUR_MS = 3_600_000;
const LIFETIMES: { [Kind in Weather['kind']]: Lifetime } = {
  forecast: { softMs: HOUR_MS, hardMs: 24 * HOUR_MS },
  climate: { softMs: 7 * 24 * HOUR_MS, hardMs: 30 * 24 * HOUR_MS },
};
// A kilometre or so: nobody needs the weather of another one, and the same place is asked for once.
const DECIMALS = 2;

/** Answers with a `Weather` as UTF-8 JSON: a cached answer is sent as it is stored. */
export type WeatherService = { weather(query: WeatherQuery): Promise<Buffer> };

export type WeatherServiceParts = {
  provider: WeatherProvider;
  cache: Cache;
  /** The position of a place by its name; null where nobody knows it. */
  locate: (name: string) => Position | null;
  now?: () => number;
};

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

export function createWeatherService({ provider, cache, locate, now = Date.now }: WeatherServiceParts): WeatherService {
  function placeOf({ place, latitude, longitude }: WeatherQuery): WeatherPlace {
    const position = latitude === undefined || longitude === undefined ? locate(place) : { latitude, longitude };
    return {
      name: place,
      position: position && { latitude: rounded(position.latitude), longitude: rounded(position.longitude) },
    };
  }

  async function answerTo(place: WeatherPlace, startDate: string, today: string): Promise<Weather> {
    const ahead = daysBetween(today, startDate);
    const shared = { location: place.name, source: provider.source };
    if (ahead > FORECAST_DAYS_AHEAD) {
      const usual = await provider.climate(place, { from: startDate, today });
      return { ...shared, kind: 'climate', ...usual, note: `Usual weather for ${monthName(monthOf(startDate))}.` };
    }
    const from = ahead > 0 ? startDate : null;
    return { ...shared, kind: 'forecast', ...(await provider.forecast(place, { from, today })) };
  }

  /** What a stale answer says of its age. */
  function withAge(body: Buffer, staleMs: number): Buffer {
    const weather = JSON.parse(body.toString()) as Weather;
    const note = `This forecast is ${formatAge(staleMs)} old: the weather provider cannot be reached at the moment.`;
    return Buffer.from(JSON.stringify({ ...weather, note }));
  }

  return {
    async weather(query) {
      const place = placeOf(query);
      const today = new Date(now()).toISOString().slice(0, 10);
      const isFar = daysBetween(today, query.startDate) > FORECAST_DAYS_AHEAD;
      const kind = isFar ? 'climate' : 'forecast';
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
