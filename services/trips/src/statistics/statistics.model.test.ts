import { countryOf, countTrips } from './statistics.model';

test.each([
  ['Rome, Italy', 'italy'],
  ['Japan', 'japan'],
  ['New York City, United States', 'united states'],
  ['New York, USA', 'united states'],
  ['Abidjan, Côte d’Ivoire', 'cote divoire'],
  [' Lisbon ,  PORTUGAL ', 'portugal'],
  ['Rome', null],
  ['Atlantis, Somewhere', null],
  ['ZZ', null],
  ['', null],
])('%j lies in %s', (destination, country) => {
  expect(countryOf(destination)).toBe(country);
});

test('old and new names of a country are one', () => {
  expect(countryOf('Istanbul, Türkiye')).not.toBeNull();
  expect(countryOf('Istanbul, Turkey')).toBe(countryOf('Istanbul, Türkiye'));
});

test('each country counts once, trips and activities every time', () => {
  const trips = [
    { destination: 'Rome, Italy', activities: 2 },
    { destination: 'Milan, Italy', activities: 0 },
    { destination: 'Kyoto, Japan', activities: 3 },
    { destination: 'Somewhere', activities: 1 },
  ];
  expect(countTrips(trips)).toEqual({ trips: 4, countries: 2, activities: 6 });
  expect(countTrips([])).toEqual({ trips: 0, countries: 0, activities: 0 });
});
