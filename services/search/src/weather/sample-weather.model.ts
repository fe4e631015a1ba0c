/**
 * Sample weather, seeded by place and day, so that it never flickers: near the usual highs of a known place, in the
 * specification's ranges (section 9) for any other.
 */
import type { WeatherCondition } from '@sojourn/contracts/weather';
import { addDays, foldWords, monthOf, seededInteger } from '@sojourn/travel';
import { type MonthlyHighs, usualHighOn } from './usual-climate.model';
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

/** What falls fits how warm it is. */
function skyAt(condition: WeatherCondition, celsius: number): WeatherCondition {
  if (celsius > SNOW_HIGH) return condition === 'Snow' ? 'Rain' : condition;
  return condition === 'Rain' || condition === 'Thunderstorm' ? 'Snow' : condition;
}

/** The weather of a place on a day: the same words, the same weather. */
function weatherOn(place: string, when: string, usualHigh: number | null = null) {
  const { celsius, conditions } = kindOf(place);
  const seed = [place, when] as const;
  const condition = conditions[seededInteger(0, conditions.length - 1, 'condition', ...seed)] ?? 'Sunny';
  const temperature =
    usualHigh === null
      ? seededInteger(...celsius, 'temperature', ...seed)
      : Math.round(usualHigh) + seededInteger(-USUAL_SWING, USUAL_SWING, 'temperature', ...seed);
  return {
    temperature,
    condition: usualHigh === null ? condition : skyAt(condition, temperature),
    humidity: seededInteger(...HUMIDITY, 'humidity', ...seed),
    windSpeed: seededInteger(...WIND_KMH, 'wind', ...seed),
  };
}

type DayWeather = { temperature: number; condition: WeatherCondition };

const fiveFrom = (from: string) => Array.from({ length: DAYS }, (_, later) => addDays(from, later));

const dayOf = (day: string, { temperature, condition }: DayWeather) => ({ day, temperature, condition });

/**
 * A forecast of five days for a place by its name.
 * @param highs its usual highs, which the days stay near; null: the specification's range for such a name
 */
export function sampleForecast(name: string, from: string, highs: MonthlyHighs | null = null): WeatherFigures {
  const place = foldWords(name);
  const on = (day: string) => weatherOn(place, day, highs && usualHighOn(highs, day));
  return { ...on(from), forecast: fiveFrom(from).map((day) => dayOf(day, on(day))) };
}

/**
 * What these days are usually like: as warm as the usual highs say, under the sky of their month.
 * @param highs its usual highs; null: the specification's range for such a name, the same on all days of a month
 */
export function sampleClimate(name: string, from: string, highs: MonthlyHighs | null): WeatherFigures {
  const place = foldWords(name);
  const on = (day: string) => {
    const made = weatherOn(place, `month ${monthOf(day)}`);
    if (!highs) return made;
    const temperature = Math.round(usualHighOn(highs, day));
    return { ...made, temperature, condition: skyAt(made.condition, temperature) };
  };
  return { ...on(from), forecast: fiveFrom(from).map((day) => dayOf(day, on(day))) };
}
