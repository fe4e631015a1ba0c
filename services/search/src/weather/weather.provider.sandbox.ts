/** Built-in weather without any network: samples that keep to the climate of the place where the catalogue knows it. */
import { sampleClimate, sampleForecast } from './sample-weather.model';
import { createUsualClimate } from './usual-climate.model';
import type { WeatherProvider } from './weather.provider';

export function createSandboxWeatherProvider(climates: Parameters<typeof createUsualClimate>[0]): WeatherProvider {
  const highsOf = createUsualClimate(climates);
  return {
    name: 'sandbox',
    source: 'sample',
    forecast: async (place, { from, today }) => sampleForecast(place.name, from ?? today, highsOf(place)),
    climate: async (place, { from }) => sampleClimate(place.name, from, highsOf(place)),
  };
}
