/** Weather codes of the World Meteorological Organization, table 4677, as Open-Meteo uses them, in words. */
import type { WeatherCondition } from '@sojourn/contracts/weather';

// The first code of each range; what comes before 45 is the sky alone.
const ranges: readonly (readonly [from: number, condition: WeatherCondition])[] = [
  [95, 'Thunderstorm'],
  [85, 'Snow'],
  [80, 'Rain'],
  [71, 'Snow'],
  [61, 'Rain'],
  [51, 'Drizzle'],
  [45, 'Fog'],
  [3, 'Cloudy'],
  [1, 'Partly cloudy'],
];

/** A code from 0 to 99 in words. */
export const conditionOf = (code: number): WeatherCondition => ranges.find(([from]) => code >= from)?.[1] ?? 'Sunny';

/** What is seen most often; the milder one between equals. */
export function usualCondition(codes: readonly number[]): WeatherCondition {
  const counts = new Map<WeatherCondition, number>();
  for (const code of codes.toSorted((one, other) => one - other)) {
    const condition = conditionOf(code);
    counts.set(condition, (counts.get(condition) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['Sunny', 0] as const)[0];
}
