import type { CatalogueEntry } from '@sojourn/contracts';
import { distanceKm } from '@sojourn/travel';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { createCityIndex } from './place-catalogue';

const borders = {
  BOB: { position: { latitude: -16.44, longitude: -151.75 }, timeZone: 'Pacific/Tahiti' },
  SZK: { position: { latitude: -24.96, longitude: 31.59 }, timeZone: 'Africa/Johannesburg' },
  BTV: { position: { latitude: 44.47, longitude: -73.15 }, timeZone: 'America/New_York' },
  GVA: { position: { latitude: 46.24, longitude: 6.11 }, timeZone: 'Europe/Zurich' },
};
/** The beach and the hotels of Bora Bora. */
const MATIRA = { latitude: -16.541, longitude: -151.738 };
const airports = {
  airportsOf: (code: string) => (code in borders ? [borders[code as keyof typeof borders]] : []),
} as unknown as AirportCatalogue;
const entry = (name: string, country: string, airportCode: string) =>
  ({ name, country, airportCode, position: { latitude: 45.92, longitude: 6.87 } }) as CatalogueEntry;
const entries = [entry('Chamonix', 'France', 'GVA'), entry('Zwrtk', 'Atlantis', 'QQQ')];

describe('the places of the world', () => {
  // Nothing changes an index, and one takes seconds.
  const cities = createCityIndex(entries, airports);
  const first = (typed: string) => cities.named(typed, 1)[0];

  test('are cities, with every name that people have for them', () => {
    expect(first('Rome')).toMatchObject({
      name: 'Rome',
      countryCode: 'IT',
      countryName: 'Italy',
      timeZone: 'Europe/Rome',
    });
    for (const name of ['Roma', 'Рим', 'Eternal City']) expect(first(name)?.name).toBe('Rome');
    expect(first('Nueva York')?.name).toBe('New York City');
    const { position, population } = first('Rome')!;
    expect(position.latitude).toBeCloseTo(41.9, 0);
    expect(population).toBeGreaterThan(1_000);
  });

  test('are known by names in more languages before greater ones that are not', () =>
    expect(first('Valencia')?.countryCode).toBe('ES'));

  test.each([
    ['Padua', 'Padova'],
    ['Padoue', 'Padova'],
    ['Meran', 'Merano'],
    ['Mantua', 'Mantova'],
    ['Karlsbad', 'Karlovy Vary'],
    ['Sienne', 'Siena'],
    ['Elsinore', 'Helsingør'],
    ['Dubrownik', 'Dubrovnik'],
    ['Carlsbad', 'Carlsbad'],
  ])('finds a visited town when it is called %s', (typed, name) => expect(first(typed)?.name).toBe(name));

  test('finds the city of Panama when a hamlet in its country has its name', () => {
    const at = first('Panama City')!.position;
    expect(distanceKm(at, { latitude: 8.98, longitude: -79.53 })).toBeLessThan(3);
  });

  test('are not found by the name of a city within their reach', () => {
    expect(first('Bath')?.name).toBe('Bath');
    expect(first('Bristol')?.otherNames).not.toContain('Bath');
    // No city is called so.
    expect(first('Cotswolds')?.name).toBe('Bristol');
  });

  test('of two of one name in a country the larger has the other names', () => {
    const named = cities.named('Springfield', 20).filter(({ countryCode }) => countryCode === 'US');
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named.map(({ stateName }) => stateName)).size).toBe(named.length);
    expect(first('Paris')).toMatchObject({ countryCode: 'FR' });
  });

  test('finds an island that has an airport and is no city when it is asked for, in the middle of its resorts', () => {
    const island = first('Bora-Bora');
    expect(island).toEqual({
      ...{ name: 'Bora Bora', countryCode: 'PF', countryName: 'French Polynesia', population: 10, weight: 450 },
      ...{ timeZone: 'Pacific/Tahiti', position: expect.anything() },
      otherNames: ['Bora-Bora', 'Бора-Бора', 'ボラボラ'],
    });
    expect(distanceKm(island!.position, MATIRA)).toBeLessThan(2);
    expect(distanceKm(island!.position, borders.BOB.position)).toBeGreaterThan(8);
  });

  test('gives the other names to the namesake beside their airport when a larger one is far away', () => {
    expect(first('Vermont')).toMatchObject({ name: 'Burlington', stateName: 'Vermont VT' });
  });

  test('finds an island at its airport when nobody wrote its middle down', () => {
    expect(first('Skukuza')).toMatchObject({ ...borders.SZK, population: 10 });
    // Nobody said where its airport is.
    expect(cities.named('Whitsundays', 1)).toEqual([]);
  });

  test('are destinations before any town of their name, in the country that they are said to be in', () => {
    expect(first('Chamonix')).toEqual({
      ...{ name: 'Chamonix', countryCode: 'FR', countryName: 'France', timeZone: 'Europe/Paris' },
      ...{ position: { latitude: 45.92, longitude: 6.87 }, population: 0, weight: 20_000, otherNames: [] },
    });
    expect(first('Zwrtk')).toMatchObject({ countryCode: '', countryName: 'Atlantis', timeZone: 'UTC' });
  });
});
