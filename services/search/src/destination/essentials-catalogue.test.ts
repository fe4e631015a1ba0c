import { destinationCatalogue } from './destination-catalogue';
import { essentialsOf } from './essentials-catalogue';

test('every country of the catalogue is written about', () => {
  for (const { country } of destinationCatalogue) {
    const { currency, languages, plugs, tipping } = essentialsOf(country);
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(currency)).not.toBe(currency);
    expect(languages.length * plugs.length * tipping.length).toBeGreaterThan(0);
  }
});

test('a country that nobody wrote about is no silent gap', () => {
  expect(() => essentialsOf('Atlantis')).toThrow('The essentials of Atlantis are missing');
});
