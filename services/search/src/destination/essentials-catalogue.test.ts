import { destinationCatalogue } from './destination-catalogue';
import { essentialsOf } from './essentials-catalogue';
import languages from './essentials/languages.json' with { type: 'json' };
import waters from './essentials/waters.json' with { type: 'json' };

test('every country of the catalogue is written about', () => {
  for (const place of destinationCatalogue) {
    const { currency, languages, plugs, tipping } = essentialsOf(place);
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(currency)).not.toBe(currency);
    expect(languages.length * plugs.length * tipping.length).toBeGreaterThan(0);
  }
});

test('a country that nobody wrote about is no silent gap', () => {
  expect(() => essentialsOf({ id: 'atlantis', country: 'Atlantis' })).toThrow('The essentials of Atlantis are missing');
});

test('a place has its own languages where they are not those of its country', () => {
  const spoken = (id: string, country: string) => essentialsOf({ id, country }).languages;
  expect(spoken('barcelona', 'Spain')).toEqual(['Catalan', 'Spanish']);
  expect(spoken('seville', 'Spain')).toEqual(['Spanish']);
  const ids = new Set(destinationCatalogue.map(({ id }) => id));
  expect(Object.keys(languages).filter((id) => !ids.has(id))).toEqual([]);
});

test('a place has its own tap water where one does not drink what its country drinks', () => {
  const water = (id: string, country: string) => essentialsOf({ id, country }).water;
  expect(water('atacama', 'Chile')).toBe('bottled');
  expect(water('santiago', 'Chile')).toBe('safe');
  expect(water('santorini', 'Greece')).toBe('bottled');
  const ids = new Set(destinationCatalogue.map(({ id }) => id));
  expect(Object.keys(waters).filter((id) => !ids.has(id))).toEqual([]);
});
