import type { PlaceSuggestion } from '@sojourn/contracts';
import { destinationCatalogue } from './destination-catalogue';
import { createAboutPlace } from './about-place.service';
import { essentialsOfCountry } from './essentials-catalogue';

const suggestion = (name: string, detail: string, at: readonly [number, number]): PlaceSuggestion => ({
  ...{ id: name, kind: 'city', name, detail, iataCode: null },
  ...{ position: { latitude: at[0], longitude: at[1] }, timeZone: 'UTC' },
});
const iseo = suggestion('Lake Iseo', 'Italy', [45.73, 10.06]);
const vanuatu = suggestion('Vanuatu', '', [-17.73, 168.32]);
const known = [
  iseo,
  suggestion('Padua', 'Italy', [45.4075, 11.8755]),
  vanuatu,
  suggestion('Vienna', 'Austria', [48.208, 16.372]),
  suggestion('Vienna', 'Virginia, United States', [38.9, -77.27]),
];
const stonehenge: PlaceSuggestion = { ...suggestion('Stonehenge', 'United Kingdom', [51.18, -1.83]), kind: 'sight' };

const { named, about } = createAboutPlace({
  entries: destinationCatalogue,
  places: {
    search: (text) => ({ data: known.filter(({ name }) => text.startsWith(name) || name.startsWith(text)) }),
    searchSights: (text) => ({ data: text === 'Stonehenge' ? [stonehenge] : [] }),
    sightsAround: () => [],
  },
  airportOf: () => 'VRN',
  gettingThereOf: ({ airportCode }) => ({
    airports: [{ iataCode: airportCode, name: 'Verona', kilometres: 20 }],
    trains: [],
  }),
  essentialsOf: essentialsOfCountry,
  highsOf: ({ name }) => (name === 'Lake Iseo' ? Array.from({ length: 12 }, () => 20.04) : undefined),
});

describe('what is called so outside the catalogue', () => {
  test('names a region that no destination fits', () => {
    expect(named('Lake Iseo', false)).toEqual([{ name: 'Lake Iseo', detail: 'Italy' }]);
  });

  test('leaves out the destination itself, and names its namesake', () => {
    expect(named('Vienna', true)).toEqual([{ name: 'Vienna', detail: 'Virginia, United States' }]);
  });

  test('names a town of its own that a destination near by is called for, too', () => {
    expect(named('Padua', true)).toEqual([{ name: 'Padua', detail: 'Italy' }]);
  });

  test('names what only begins so when nothing else fits', () => {
    expect(named('Lake', true)).toEqual([]);
    expect(named('Lake', false)).toHaveLength(1);
  });

  test('names a sight when no town is called so, and nothing for a letter', () => {
    expect(named('Stonehenge', false)).toEqual([{ name: 'Stonehenge', detail: 'United Kingdom' }]);
    expect(named('L', false)).toEqual([]);
  });
});

describe('what is known of a place outside the catalogue', () => {
  test('tells its country, climate, airport and the nearest destinations', () => {
    const place = about('Lake Iseo, Italy');
    expect(place).toMatchObject({
      ...{ name: 'Lake Iseo', detail: 'Italy', country: 'Italy' },
      essentials: { currency: 'EUR', drives: 'right' },
      gettingThere: { airports: [{ iataCode: 'VRN' }] },
    });
    expect(place.highs?.[0]).toBe(20);
    expect(place.nearby[0]?.kilometres).toBeLessThanOrEqual(place.nearby[1]?.kilometres ?? 0);
  });

  test('tells of a country as its own, and leaves out a climate that nobody knows', () => {
    const place = about('Vanuatu');
    expect(place).toMatchObject({ country: 'Vanuatu', detail: '', essentials: { currency: 'VUV' } });
    expect(place).not.toHaveProperty('highs');
  });

  test('takes the namesake that is said', () => {
    expect(about('Vienna, Virginia, United States').country).toBe('United States');
  });

  test('knows nothing of a place that nobody knows', () => {
    expect(() => about('Atlantis')).toThrow('We know no place of this name.');
  });
});
