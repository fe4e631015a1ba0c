/** Live weather by Open-Meteo (https://open-meteo.com/en/docs), data CC BY 4.0. */
import { AppError, createOutbound, type Outbound } from '@sojourn/node-kit';
import { addDays, lastDayOf, monthOf } from '@sojourn/travel';
import { z } from 'zod';
import { addressOf } from '../provider-address';
import type { WeatherFigures, WeatherPlace } from './weather.model';
import type { WeatherProvider } from './weather.provider';
import { conditionOf, usualCondition } from './wmo.model';

/** `apiKey` is for its commercial servers; `timeoutMs` is 4 s where nothing is said. */
export type OpenMeteoOptions = { url: string; archiveUrl: string; apiKey?: string | undefined; timeoutMs?: number };

const TIMEOUT_MS = 4_000;
const DAYS = 5;
/** It looks 16 days ahead, today among them. */
const LAST_DAY_AHEAD = 15;
/** A month is taken to be as it was in so many of the last years. */
const YEARS = 3;
const DAILY = 'weather_code,temperature_2m_max,relative_humidity_2m_mean,wind_speed_10m_max';

const number = z.number().nullable();
const dailySchema = z.object({
  time: z.array(z.iso.date()),
  weather_code: z.array(number),
  temperature_2m_max: z.array(number),
  relative_humidity_2m_mean: z.array(number),
  wind_speed_10m_max: z.array(number),
});
const forecastSchema = z.object({
  current: z
    .object({
      temperature_2m: z.number(),
      relative_humidity_2m: z.number(),
      weather_code: z.number(),
      wind_speed_10m: z.number(),
    })
    .optional(),
  daily: dailySchema,
});
const archiveSchema = z.object({ daily: dailySchema });

type Day = { day: string; code: number; high: number; humidity: number | null; wind: number | null };

/** Its columns as days; one that nobody has measured is left out. */
const daysOf = (daily: z.output<typeof dailySchema>): Day[] =>
  daily.time.flatMap((day, at) => {
    const [code, high] = [daily.weather_code[at], daily.temperature_2m_max[at]];
    if (typeof code !== 'number' || typeof high !== 'number') return [];
    const [humidity, wind] = [daily.relative_humidity_2m_mean[at], daily.wind_speed_10m_max[at]];
    return [{ day, code, high, humidity: humidity ?? null, wind: wind ?? null }];
  });

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return Math.round(known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length));
};

const unknownPlace = (name: string) => new AppError('not-found', `We do not know where ${name} is.`);
const noFigures = () => new AppError('unavailable', 'The weather provider has no figures for these days.');

export function createOpenMeteoProvider(options: OpenMeteoOptions): WeatherProvider {
  const { url, archiveUrl, apiKey, timeoutMs = TIMEOUT_MS } = options;
  const outbound: Outbound = createOutbound({ name: 'weather', origins: [url, archiveUrl], timeoutMs });

  const at = ({ name, position }: WeatherPlace) => {
    if (!position) throw unknownPlace(name);
    const { latitude, longitude } = position;
    return { latitude, longitude, timezone: 'auto', ...(apiKey && { apikey: apiKey }) };
  };

  function firstDay(days: readonly Day[]): Omit<WeatherFigures, 'forecast'> {
    const [first] = days;
    if (!first) throw noFigures();
    return {
      temperature: Math.round(first.high),
      condition: conditionOf(first.code),
      humidity: mean([first.humidity]),
      windSpeed: mean([first.wind]),
    };
  }

  async function monthOfYear(place: WeatherPlace, year: number, month: number): Promise<Day[]> {
    const ofYear = `${year}-${String(month).padStart(2, '0')}`;
    const address = addressOf(archiveUrl, '/v1/archive', {
      ...at(place),
      start_date: `${ofYear}-01`,
      end_date: lastDayOf(ofYear),
      daily: DAILY,
    });
    return daysOf((await outbound.getJson(address, archiveSchema)).daily);
  }

  return {
    name: 'open-meteo',
    source: 'live',

    async forecast(place, { from, today }) {
      const last = addDays(today, LAST_DAY_AHEAD);
      const wanted = from && addDays(from, DAYS - 1);
      const address = addressOf(url, '/v1/forecast', {
        ...at(place),
        daily: DAILY,
        ...(from && wanted
          ? { start_date: from, end_date: wanted < last ? wanted : last }
          : {
              forecast_days: DAYS,
              current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m',
            }),
      });
      const { current, daily } = await outbound.getJson(address, forecastSchema);
      const days = daysOf(daily);
      const now = current && {
        temperature: Math.round(current.temperature_2m),
        condition: conditionOf(current.weather_code),
        humidity: Math.round(current.relative_humidity_2m),
        windSpeed: Math.round(current.wind_speed_10m),
      };
      const forecast = days.map(({ day, code, high }) => ({
        day,
        temperature: Math.round(high),
        condition: conditionOf(code),
      }));
      return { ...firstDay(days), ...now, forecast };
    },

    async climate(place, { from, today }) {
      const lastYear = Number(today.slice(0, 4)) - 1;
      const years = Array.from({ length: YEARS }, (_, before) => lastYear - before);
      const days = (await Promise.all(years.map((year) => monthOfYear(place, year, monthOf(from))))).flat();
      if (days.length === 0) throw noFigures();
      const usual = {
        temperature: mean(days.map(({ high }) => high)),
        condition: usualCondition(days.map(({ code }) => code)),
      };
      return {
        ...usual,
        humidity: mean(days.map(({ humidity }) => humidity)),
        windSpeed: mean(days.map(({ wind }) => wind)),
        forecast: Array.from({ length: DAYS }, (_, later) => ({ day: addDays(from, later), ...usual })),
      };
    },
  };
}
