import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { essentialsOf, essentialsOfCountry } from './essentials-catalogue';
import languages from './essentials/languages.json' with { type: 'json' };
import waters from './essentials/waters.json' with { type: 'json' };

test('every country of the catalogue is written about', () => {
  for (const place of destinationCatalogue) {
    const { currency, languages, plugs, tipping } = essentialsOf(place);
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(currency)).not.toBe(currency);
    expect(languages.length * plugs.length * tipping.length).toBeGreaterThan(0);
  }
});

describe('every country and territory with an airport', () => {
  /** Wake is a field of the Air Force, which nobody visits; nobody outside North Korea knows its number for certain. */
  const [UNVISITED, UNKNOWN_NUMBER] = ['UM', 'KP'];
  const codes = [...new Set(createAirportCatalogue().airports.map(({ countryCode }) => countryCode))];
  const written = codes.filter((code) => code !== UNVISITED);

  test.each(written)('%s has money, plugs, a side of the road and an emergency number', (code) => {
    const essentials = essentialsOfCountry(code);
    expect(essentials).toMatchObject({ currency: expect.any(String), drives: expect.stringMatching(/^(left|right)$/) });
    expect(essentials?.plugs.length).toBeGreaterThan(0);
    if (code !== UNKNOWN_NUMBER) expect(essentials?.emergency).toMatch(/^\d/);
  });

  test('has money that is in use', () => {
    // The Caribbean guilder of 2025 and the new leone are younger than the list of this machine.
    const known = new Set([...Intl.supportedValuesOf('currency'), 'XCG', 'SLE']);
    expect(written.filter((code) => !known.has(essentialsOfCountry(code)?.currency ?? ''))).toEqual([]);
  });
});

test('a country outside the catalogue leaves out what is not certain', () => {
  expect(essentialsOfCountry('VU')).toMatchObject({ currency: 'VUV', plugs: ['C', 'G', 'I'], emergency: '112' });
  expect(essentialsOfCountry('KP')).not.toHaveProperty('emergency');
  expect(essentialsOfCountry('FR')).toEqual(essentialsOf({ id: 'paris', country: 'France' }));
  expect(essentialsOfCountry('ZZ')).toBeUndefined();
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
