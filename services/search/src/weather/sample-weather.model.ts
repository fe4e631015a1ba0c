/**
 * Sample weather, seeded by place and day, so that it never flickers: near the usual climate of a known place, in the
 * specification's ranges (section 9) for any other.
 */
import type { WeatherCondition } from '@sojourn/contracts/weather';
import { addDays, daysBetween, foldWords, monthOf, seededInteger } from '@sojourn/travel';
import { usualHighOn, type Sky, type UsualClimate } from './usual-climate.model';
import type { WeatherFigures } from './weather.model';

type Range = readonly [low: number, high: number];
type Kind = { words: string; celsius: Range; conditions: readonly WeatherCondition[] };

// The first kind of which the place's name has a word.
const kinds: readonly Kind[] = [
  {
    words: 'beach island tropical',
    celsius: [28, 35],
    conditions: ['Sunny', 'Sunny', 'Partly cloudy', 'Thunderstorm'],
  },
  { words: 'mountain alps highland', celsius: [5, 15], conditions: ['Cloudy', 'Partly cloudy', 'Rain', 'Snow'] },
  { words: 'forest jungle', celsius: [20, 30], conditions: ['Rain', 'Partly cloudy', 'Cloudy', 'Sunny'] },
  { words: 'desert canyon', celsius: [35, 45], conditions: ['Sunny', 'Sunny', 'Sunny', 'Partly cloudy'] },
];
const anywhere: Kind = {
  words: '',
  celsius: [15, 30],
  conditions: ['Sunny', 'Partly cloudy', 'Partly cloudy', 'Cloudy', 'Rain'],
};
const HUMIDITY: Range = [40, 90];
const WIND_KMH: Range = [5, 25];
const DAYS = 5;

/** Which kind of place a name says it is; part of a word is enough: 'Highlands', 'rainforest'. */
const kindOf = (place: string): Kind =>
  kinds.find(({ words }) => words.split(' ').some((word) => place.includes(word))) ?? anywhere;

/** So far from the usual high of its days a sample forecast goes, in °C. */
const USUAL_SWING = 4;
/** At or below this high in °C what falls is snow; above it, rain. */
const SNOW_HIGH = 2;

type SkyWords = { usual: WeatherCondition; conditions: readonly WeatherCondition[]; humidity: Range };

/** What a sky brings: its word for the month, the words that its days have, and how moist they are. */
const skies: { [Name in Sky]: SkyWords } = {
  sunny: { usual: 'Sunny', conditions: ['Sunny', 'Sunny', 'Sunny', 'Partly cloudy'], humidity: [40, 55] },
  fair: {
    usual: 'Partly cloudy',
    conditions: ['Sunny', 'Partly cloudy', 'Partly cloudy', 'Cloudy'],
    humidity: [45, 70],
  },
  changeable: {
    usual: 'Partly cloudy',
    conditions: ['Sunny', 'Partly cloudy', 'Partly cloudy', 'Cloudy', 'Rain'],
    humidity: [55, 80],
  },
  dull: { usual: 'Cloudy', conditions: ['Cloudy', 'Cloudy', 'Cloudy', 'Partly cloudy'], humidity: [65, 85] },
  overcast: { usual: 'Cloudy', conditions: ['Cloudy', 'Cloudy', 'Partly cloudy', 'Rain'], humidity: [65, 85] },
  rainy: { usual: 'Rain', conditions: ['Rain', 'Rain', 'Cloudy', 'Partly cloudy'], humidity: [70, 90] },
  stormy: {
    usual: 'Thunderstorm',
    conditions: ['Thunderstorm', 'Partly cloudy', 'Partly cloudy', 'Rain'],
    humidity: [65, 90],
  },
};
/** Where nobody knows the sky of a known warmth, it is a dry one: rain is not made up. */
const skyOn = (climate: UsualClimate, day: string) => skies[climate.skies?.[monthOf(day) - 1] ?? 'fair'];

/** What falls fits how warm it is. */
function skyAt(condition: WeatherCondition, celsius: number): WeatherCondition {
  if (celsius > SNOW_HIGH) return condition === 'Snow' ? 'Rain' : condition;
  return condition === 'Rain' || condition === 'Thunderstorm' ? 'Snow' : condition;
}

const pick = (conditions: readonly WeatherCondition[], seed: readonly string[]): WeatherCondition =>
  conditions[seededInteger(0, conditions.length - 1, 'condition', ...seed)] ?? 'Sunny';

/** The weather of a place whose climate nobody knows, by its name: the same words, the same weather. */
function anyWeatherOn(place: string, when: string) {
  const { celsius, conditions } = kindOf(place);
  const seed = [place, when] as const;
  return {
    temperature: seededInteger(...celsius, 'temperature', ...seed),
    condition: pick(conditions, seed),
    humidity: seededInteger(...HUMIDITY, 'humidity', ...seed),
    windSpeed: seededInteger(...WIND_KMH, 'wind', ...seed),
  };
}

/** A sample of a day in a known climate: near its usual high, under one of the skies of its month. */
function knownWeatherOn(place: string, climate: UsualClimate, day: string) {
  const { conditions, humidity } = skyOn(climate, day);
  const seed = [place, day] as const;
  const usual = Math.round(usualHighOn(climate.highs, day));
  const temperature = usual + seededInteger(-USUAL_SWING, USUAL_SWING, 'temperature', ...seed);
  return {
    temperature,
    condition: skyAt(pick(conditions, seed), temperature),
    humidity: seededInteger(...humidity, 'humidity', ...seed),
    windSpeed: seededInteger(...WIND_KMH, 'wind', ...seed),
  };
}

/** No five days are one as the other: so far from what is usual each of them is, in °C, and together not at all. */
const WAVE = [0, 1, 0, -1, 0] as const;

function waveOn(place: string, day: string): number {
  const first = seededInteger(0, WAVE.length - 1, 'wave', place);
  const at = (daysBetween('2000-01-01', day) + first) % WAVE.length;
  return WAVE[(at + WAVE.length) % WAVE.length] ?? 0;
}

/** What a day is usually like in a known climate: about its usual high, under the usual sky of its month. */
function usualWeatherOn(place: string, climate: UsualClimate, day: string) {
  const { usual, humidity } = skyOn(climate, day);
  const seed = [place, `month ${monthOf(day)}`] as const;
  const temperature = Math.round(usualHighOn(climate.highs, day)) + waveOn(place, day);
  return {
    temperature,
    condition: skyAt(usual, temperature),
    humidity: seededInteger(...humidity, 'humidity', ...seed),
    windSpeed: seededInteger(...WIND_KMH, 'wind', ...seed),
  };
}

type DayWeather = Pick<WeatherFigures, 'temperature' | 'condition' | 'humidity' | 'windSpeed'>;

/** Five days, the first of which is the weather of now. */
function fiveFrom(from: string, on: (day: string) => DayWeather): WeatherFigures {
  const days = Array.from({ length: DAYS }, (_, later) => addDays(from, later));
  const forecast = days.map((day) => {
    const { temperature, condition } = on(day);
    return { day, temperature, condition };
  });
  return { ...on(from), forecast };
}

/**
 * A forecast of five days for a place by its name.
 * @param climate what is usual there, which the days stay near; null: the specification's range for such a name
 */
export function sampleForecast(name: string, from: string, climate: UsualClimate | null = null): WeatherFigures {
  const place = foldWords(name);
  return fiveFrom(from, (day) => (climate ? knownWeatherOn(place, climate, day) : anyWeatherOn(place, day)));
}

/**
 * What these days are usually like: about as warm as the usual highs say, under the sky of their month.
 * @param climate what is usual there; null: nobody knows, so the figures are about one sample for a month, in the
 *   specification's range for such a name, and say that they are nothing else
 */
export function sampleClimate(name: string, from: string, climate: UsualClimate | null): WeatherFigures {
  const place = foldWords(name);
  if (climate) return fiveFrom(from, (day) => usualWeatherOn(place, climate, day));
  const [least, most] = kindOf(place).celsius;
  const monthly = (day: string) => {
    const sample = anyWeatherOn(place, `month ${monthOf(day)}`);
    return { ...sample, temperature: Math.min(most, Math.max(least, sample.temperature + 2 * waveOn(place, day))) };
  };
  return { ...fiveFrom(from, monthly), isUsualUnknown: true };
}
