import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { createNamedDestinations } from './named-destinations.model';

const cities = createCityIndex(destinationCatalogue, createAirportCatalogue());
const named = createNamedDestinations(destinationCatalogue, (text) =>
  cities.named(text, 1).map(({ position }) => position),
);
const namesOf = (ids: ReadonlySet<string>) =>
  destinationCatalogue.filter(({ id }) => ids.has(id)).map(({ name }) => name);

test.each([
  ['東京', 'Tokyo'],
  ['Londres', 'London'],
  ['Mailand', 'Milan'],
  ['Нью-Йорк', 'New York'],
  ['αθήνα', 'Athens'],
  ['New York City', 'New York'],
  ['Praha', 'Prague'],
  ['横浜', 'Tokyo'],
  ['Denpasar', 'Ubud, Bali'],
])('%s is %s', (text, name) => expect(namesOf(named(text))).toContain(name));

test.each([
  ['日本', 'Japan'],
  ['Italien', 'Italy'],
  ['Grèce', 'Greece'],
  ['España', 'Spain'],
  ['Норвегия', 'Norway'],
  ['Turquie', 'Türkiye'],
  ['USA', 'United States'],
])('%s is all that the catalogue has in %s', (text, country) => {
  const there = destinationCatalogue.filter((entry) => entry.country === country).map(({ name }) => name);
  expect(there.length).toBeGreaterThan(0);
  expect(namesOf(named(text))).toEqual(there);
});

test.each(['Qwertyville', '', ' . '])('%j is nothing', (text) => expect(named(text).size).toBe(0));
