import { distanceKm, foldWords } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { countryNameOf } from '../place/country-names.model';
import { createCityIndex } from '../place/place-catalogue';
import { createStayPlaces } from './market-catalogue';
import { quarteredPlaces } from './quarter-catalogue';
import { visitedQuarters } from './visited-quarters';

const airports = createAirportCatalogue();
const places = createStayPlaces(
  createCityIndex(destinationCatalogue, airports),
  destinationCatalogue,
  airports.airports,
);
const ids = new Set(visitedQuarters.flatMap((file) => Object.keys(file.places)));
const visited = quarteredPlaces.filter(({ id }) => ids.has(id));
/** Islands and coasts are a day's drive long. */
const FARTHEST_KM = { city: 40, region: 80, land: 120 };
/** A village or a beach has few: Ollantaytambo its plaza and its station. */
const FEWEST = { city: 4, region: 2, land: 4 };
const placeOf = (name: string) => places.resolve(name).place;

test('writes every visited place once, and none that is a destination', () => {
  expect(new Set(visited.map(({ id }) => id)).size).toBe(visited.length);
  expect(destinationCatalogue.filter(({ id }) => ids.has(id)).map(({ id }) => id)).toEqual([]);
});

test('gives every visited city four quarters and more, and a village two, each once and near its middle', () => {
  const astray = visited.flatMap(({ id, kind, quarters, center }) => {
    const names = new Set(quarters.map(({ name }) => foldWords(name)));
    const far = quarters.filter((quarter) => center && distanceKm(quarter, center) > FARTHEST_KM[kind]);
    return [
      ...(quarters.length < FEWEST[kind] || names.size < quarters.length ? [id] : []),
      ...far.map(({ name }) => `${id}: ${name}`),
    ];
  });
  expect(astray).toEqual([]);
});

test('finds every visited place by its name and country, with a rate, a season and houses', () => {
  const missed = visited.filter(({ id, is, name = '', country = '' }) => {
    const found = placeOf(`${name}, ${countryNameOf(country) ?? ''}`) ?? placeOf(name);
    const isPriced = found && found.market.base > 0 && found.market.months.length === 12 && found.propertyCount > 10;
    return !isPriced || found.key !== (is ?? id);
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['Varadero', 8],
  ['Benidorm, Spain', 2],
  ['Rimini', 5],
  ['Cape Cod', 30],
  ['Sunny Beach, Bulgaria', 3],
])('spreads the quarters of %s over more than %i km', (typed, km) => {
  const { quarters = [], within } = placeOf(typed) ?? {};
  const meant = within ? quarters.filter(({ name }) => within.includes(name)) : quarters;
  const apart = meant.flatMap((one) => meant.map((other) => distanceKm(one, other)));
  expect(Math.max(...apart)).toBeGreaterThan(km);
});

test('means the whole town when its name is said with its country', () =>
  expect(placeOf('Benidorm, Spain')?.within).toBeUndefined());

test('takes the rates of its town where a place has none of its own', () => {
  const alike = placeOf('Santo Domingo, Dominican Republic');
  expect(alike?.market.base).toBeGreaterThan(60);
  expect(alike?.market.months).toHaveLength(12);
});
