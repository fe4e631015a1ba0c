import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { anAirport } from '../flight.fake';
import { regionOf } from './regions.model';

const regionAt = (code: string) => regionOf(createAirportCatalogue().airportsOf(code)[0]!);

test.each([
  ['JFK', 'NA'],
  ['YYZ', 'NA'],
  ['LAX', 'NW'],
  ['YVR', 'NW'],
  ['HNL', 'HI'],
  ['CUN', 'CA'],
  ['GRU', 'SA'],
  ['DXB', 'ME'],
  ['DEL', 'IN'],
  ['HND', 'EA'],
  ['SIN', 'SE'],
  ['SYD', 'OZ'],
  ['AKL', 'NZ'],
  ['PPT', 'PA'],
  ['NBO', 'AF'],
  ['CDG', 'EU'],
  ['IST', 'EU'],
])('%s is in %s', (code, region) => expect(regionAt(code)).toBe(region));

test('a country that no list names is Europe', () =>
  expect(regionOf(anAirport('XXX', { countryCode: 'XX' }))).toBe('EU'));

test('the west of North America ends at 104 degrees west', () => {
  const at = (longitude: number) =>
    regionOf(anAirport('DEN', { countryCode: 'US', position: { latitude: 40, longitude } }));
  expect(at(-104)).toBe('NA');
  expect(at(-104.01)).toBe('NW');
});

test('only North America has a west: what lies as far west in Mexico stays Middle America', () => {
  const position = { latitude: 23, longitude: -110 };
  expect(regionOf(anAirport('SJD', { countryCode: 'MX', position }))).toBe('CA');
});
