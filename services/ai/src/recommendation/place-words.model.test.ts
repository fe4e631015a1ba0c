import { anEntry } from './catalogue.fake';
import { parsePlaces } from './place-words.model';

const entries = [
  anEntry({ id: 'rome', name: 'Rome', country: 'Italy' }),
  anEntry({ id: 'tromso', name: 'Tromsø', country: 'Norway' }),
  anEntry({ id: 'san-sebastian', name: 'San Sebastián and Bilbao', country: 'Spain' }),
  anEntry({ id: 'st-lucia', name: 'St. Lucia', country: 'Saint Lucia', continent: 'North America' }),
  anEntry({ id: 'tulum', name: 'Tulum', country: 'Mexico', continent: 'North America' }),
  anEntry({ id: 'cusco', name: 'Cusco', country: 'Peru', continent: 'South America' }),
  anEntry({ id: 'cartagena', name: 'Cartagena', country: 'Colombia', continent: 'South America' }),
  anEntry({ id: 'hanoi', name: 'Hanoi, Ha Long', country: 'Vietnam', continent: 'Asia' }),
  anEntry({ id: 'istanbul', name: 'Istanbul', country: 'Türkiye', continent: 'Asia' }),
  anEntry({ id: 'dubai', name: 'Dubai', country: 'United Arab Emirates', continent: 'Asia' }),
  anEntry({ id: 'edinburgh', name: 'Edinburgh', country: 'United Kingdom' }),
  anEntry({ id: 'york', name: 'York', country: 'United Kingdom' }),
  anEntry({ id: 'new-york', name: 'New York', country: 'United States', continent: 'North America' }),
  anEntry({ id: 'cairo', name: 'Cairo', country: 'Egypt', continent: 'Africa' }),
  anEntry({ id: 'sydney', name: 'Sydney', country: 'Australia', continent: 'Oceania' }),
  anEntry({ id: 'bo', name: 'Bo', country: 'Sierra Leone', continent: 'Africa' }),
];
const placesIn = (text: string) =>
  parsePlaces(` ${text} `, entries).map(({ name, has }) => [name, entries.filter(has).map(({ id }) => id)]);

test.each([
  ['rome', 'Rome', ['rome']],
  ['tromso', 'Tromsø', ['tromso']],
  ['bilbao', 'San Sebastián and Bilbao', ['san-sebastian']],
  ['ha long', 'Hanoi, Ha Long', ['hanoi']],
  ['italy', 'Italy', ['rome']],
  ['turkey', 'Türkiye', ['istanbul']],
  ['turkiye', 'Türkiye', ['istanbul']],
  ['uk', 'United Kingdom', ['edinburgh', 'york']],
  ['scotland', 'United Kingdom', ['edinburgh', 'york']],
  ['the states', 'United States', ['new-york']],
  ['emirates', 'United Arab Emirates', ['dubai']],
  ['europe', 'Europe', ['rome', 'tromso', 'san-sebastian', 'edinburgh', 'york']],
  ['asia', 'Asia', ['hanoi', 'istanbul', 'dubai']],
  ['africa', 'Africa', ['cairo', 'bo']],
  ['oceania', 'Oceania', ['sydney']],
  ['north america', 'North America', ['st-lucia', 'tulum', 'new-york']],
  ['south america', 'South America', ['cusco', 'cartagena']],
  ['latin america', 'Latin America', ['tulum', 'cusco', 'cartagena']],
  ['central america', 'Central America', ['tulum']],
  ['caribbean', 'Caribbean', ['st-lucia', 'tulum', 'cartagena']],
  ['scandinavia', 'Scandinavia', ['tromso']],
  ['middle east', 'Middle East', ['istanbul', 'dubai', 'cairo']],
  ['mediterranean', 'Mediterranean', ['rome', 'san-sebastian', 'istanbul']],
  ['south east asia', 'South East Asia', ['hanoi']],
  ['southeast asia', 'South East Asia', ['hanoi']],
])('%j names %s', (text, name, ids) => expect(placesIn(text)).toEqual([[name, ids]]));

test('a longer name hides a shorter one inside it', () => {
  expect(placesIn('new york')).toEqual([['New York', ['new-york']]]);
  expect(placesIn('york')).toEqual([['York', ['york']]]);
});

test('several places are all named', () => {
  expect(placesIn('italy or peru').map(([name]) => name)).toEqual(['Italy', 'Peru']);
});

test.each(['bo', 'romeo', 'chrome', '', 'somewhere'])('%j names no place', (text) =>
  expect(placesIn(text)).toEqual([]),
);
