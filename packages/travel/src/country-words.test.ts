import { countryInSentence, placeWithCountry } from './country-words';

test.each([
  ['United States', 'the United States'],
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['Netherlands', 'the Netherlands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Maldives', 'the Maldives'],
  ['Bahamas', 'the Bahamas'],
  ['Faroe Islands', 'the Faroe Islands'],
  ['Cook Islands', 'the Cook Islands'],
  ['U.S. Virgin Islands', 'the U.S. Virgin Islands'],
  ['Czechia', 'Czechia'],
  ['Iceland', 'Iceland'],
])('writes the article of %s when the name takes one', (country, words) =>
  expect(countryInSentence(country)).toBe(words),
);

test('names a country once when its place has the same name', () => {
  expect(placeWithCountry('Maldives', 'Maldives')).toBe('Maldives');
  expect(placeWithCountry('Malé', 'Maldives')).toBe('Malé, Maldives');
});
