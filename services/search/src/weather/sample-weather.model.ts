/** Sample weather: the specification's ranges (section 9), seeded by place and day, so that it never flickers. */
import type { WeatherCondition } from '@sojourn/contracts/weather';
import { addDays, foldWords, monthOf, seededInteger } from '@sojourn/travel';
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

/** The weather of a place on a day: the same words, the same weather. */
function weatherOn(place: string, when: string) {
  const { celsius, conditions } = kindOf(place);
  const [low, high] = celsius;
  const seed = [place, when] as const;
  return {
    temperature: seededInteger(low, high, 'temperature', ...seed),
    condition: conditions[seededInteger(0, conditions.length - 1, 'condition', ...seed)] ?? 'Sunny',
    humidity: seededInteger(...HUMIDITY, 'humidity', ...seed),
    windSpeed: seededInteger(...WIND_KMH, 'wind', ...seed),
  };
}

const fiveFrom = (from: string) => Array.from({ length: DAYS }, (_, later) => addDays(from, later));

const dayOf = (day: string, { temperature, condition }: ReturnType<typeof weatherOn>) => ({
  day,
  temperature,
  condition,
});

/** A forecast of five days for a place by its name. */
export function sampleForecast(name: string, from: string): WeatherFigures {
  const place = foldWords(name);
  return { ...weatherOn(place, from), forecast: fiveFrom(from).map((day) => dayOf(day, weatherOn(place, day))) };
}

/**
 * What the month of a day is usually like: the same on every day of it.
 * @param high its mean daytime high in °C where that is known
 */
export function sampleClimate(name: string, from: string, high: number | null): WeatherFigures {
  const place = foldWords(name);
  const made = weatherOn(place, `month ${monthOf(from)}`);
  const usual = high === null ? made : { ...made, temperature: Math.round(high), condition: usualSky(made, high) };
  return { ...usual, forecast: fiveFrom(from).map((day) => dayOf(day, usual)) };
}

/** No snow where it is warm. */
const usualSky = ({ condition }: { condition: WeatherCondition }, high: number): WeatherCondition =>
  condition === 'Snow' && high > 3 ? 'Rain' : condition;
