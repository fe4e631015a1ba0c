/** Built-in weather without any network: samples that keep to the climate of the place where it is known. */
import { sampleClimate, sampleForecast } from './sample-weather.model';
import type { Position } from '@sojourn/contracts';
import { createUsualClimate, type KnownClimate } from './usual-climate.model';
import type { WeatherProvider } from './weather.provider';

/** @param metresAt how high a position lies; null: nobody knows */
export function createSandboxWeatherProvider(
  climates: readonly KnownClimate[],
  metresAt?: (position: Position) => number | null,
): WeatherProvider {
  const climateOf = createUsualClimate(climates, metresAt);
  return {
    name: 'sandbox',
    source: 'sample',
    forecast: async (place, { from, today }) => sampleForecast(place.name, from ?? today, climateOf(place)),
    climate: async (place, { from }) => sampleClimate(place.name, from, climateOf(place)),
  };
}
