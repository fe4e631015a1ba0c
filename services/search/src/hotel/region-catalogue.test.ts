import { foldWords } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createStayPlaces } from './market-catalogue';
import regionRows from './market/regions.json' with { type: 'json' };
import { regionsByName } from './region-catalogue';

const catalogue = createAirportCatalogue();
const cities = createCityIndex(destinationCatalogue, catalogue);
const places = createStayPlaces(cities, destinationCatalogue, catalogue.airports);
const rows = regionRows.regions as [string, string, string, string?][];

test('names no two areas alike', () => {
  const names = rows.flatMap(([name, others]) => [
    ...new Set([name, ...others.split('|')].filter(Boolean).map(foldWords)),
  ]);
  const doubles = names.filter((name, at) => names.indexOf(name) !== at);
  expect(doubles).toEqual([]);
});

test('lists airports that are served', () => {
  const unknown = rows.flatMap(([name, , , codes = '']) =>
    codes
      .split(' ')
      .filter((code) => code !== '' && catalogue.airportsOf(code).length === 0)
      .map((code) => `${name}: ${code}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['Door County', 'Sturgeon Bay'],
  ['The Big Island', 'Hilo'],
  ['Vancouver Island', 'Tofino'],
  ['Nordsee', 'Norderney'],
  ['Trois Vallées', 'Méribel'],
  ['Yorkshire Dales', 'Skipton'],
  ['Rías Baixas', 'Sanxenxo'],
  ['Serra Gaúcha', 'Gramado'],
  ['Nilgiris', 'Ooty'],
])('offers in %s %s', (area, town) => {
  expect(regionsByName.get(foldWords(area))?.places).toContain(town);
  expect(places.resolve(area).others.map(({ name }) => foldWords(name))).toContain(foldWords(town));
});

test.each([
  ['Lake Garda, Italy', 'Sirmione'],
  ['Sylt, Germany', 'Kampen'],
  ['Prince Edward Island', 'Cavendish'],
])('takes %s for an area, though a city in it is called so by who flies there', (typed, town) => {
  expect(places.resolve(typed).others.map(({ name }) => name)).toContain(town);
});

test.each(['Gran Canaria', 'Utila', 'Ometepe', 'Jasper', 'Heligoland', 'Antiparos'])(
  'takes %s for a place, and no area',
  (typed) => {
    expect(places.resolve(typed).place?.name).toBe(typed);
  },
);
