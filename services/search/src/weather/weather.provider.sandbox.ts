/** Built-in weather without any network: samples, and usual temperatures of the places in the catalogue. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { foldWords, monthOf } from '@sojourn/travel';
import { sampleClimate, sampleForecast } from './sample-weather.model';
import type { WeatherProvider } from './weather.provider';

export function createSandboxWeatherProvider(
  entries: readonly Pick<CatalogueEntry, 'name' | 'highs'>[],
): WeatherProvider {
  const highsOf = new Map(entries.map(({ name, highs }) => [foldWords(name), highs]));
  // 'Rome, Italy' is in the catalogue as Rome.
  const find = (name: string) => highsOf.get(foldWords(name.split(',')[0] ?? ''));
  return {
    name: 'sandbox',
    source: 'sample',
    forecast: async ({ name }, { from, today }) => sampleForecast(name, from ?? today),
    climate: async ({ name }, { from }) => sampleClimate(name, from, find(name)?.[monthOf(from) - 1] ?? null),
  };
}
