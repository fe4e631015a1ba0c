import { createCityIndex } from '../place/place-catalogue';
import { createAirportCatalogue, createAirportIndex } from './airport-catalogue';
import { withTownAirports } from './town-airports';

const catalogue = createAirportCatalogue();
const index = createAirportIndex(catalogue);
const { suggest } = withTownAirports({ catalogue, index, cities: createCityIndex([], catalogue) });
const codes = (typed: string, limit?: number) => suggest(typed, limit).map(({ iataCode }) => iataCode);

test.each([
  ['Matera', 'BRI', 'and is no slip for Madeira'],
  ['Gyeongju', 'TAE', 'which nothing resembles'],
  ['vaduz', 'ZRH', 'in another country'],
])('%s, a town without an airport, is reached by %s: %s', (town, code) => {
  expect(codes(town)[0]).toBe(code);
});

test.each([
  ['Naxos', ['JNX', 'JMK', 'JTR', 'ATH']],
  ['Ohrid', ['OHD', 'TIA', 'SKP', 'PRN']],
  ['pamplona', ['PNA', 'BIQ', 'BIO']],
])('suggests the own airport of %s first when it is small, then the busier ones near', (town, expected) => {
  expect(codes(town).slice(0, expected.length)).toEqual(expected);
  expect(new Set(codes(town)).size).toBe(codes(town).length);
  expect(codes(town, 2)).toHaveLength(2);
});

test.each([
  ['Door County', 'GRB'],
  ['30A', 'ECP'],
  ['Liguria', 'GOA'],
  ['Valais', 'GVA'],
  ['Ardennes', 'LUX'],
  ['Schwarzwald', 'FKB'],
  ['Nordsee', 'HAM'],
  ['Yorkshire Dales', 'LBA'],
  ['Okanagan Valley', 'YLW'],
  ['Coorg', 'CNN'],
  ['Olympic Peninsula', 'SEA'],
  ['Helgoland', 'HAM'],
  ['Norderney', 'BRE'],
  ['Avignon', 'MRS'],
  ['Hua Hin', 'BKK'],
])('flies to %s, in which people stay, by %s', (area, code) => expect(codes(area)[0]).toBe(code));

test.each([
  ['near Braga', 'OPO'],
  ['Braga', 'OPO'],
  ['airport near Gyeongju', 'TAE'],
  ['flights to Vaduz', 'ZRH'],
])('starts near the town when %j was typed: %s', (typed, code) => expect(codes(typed)[0]).toBe(code));

test.each([
  ['Kittilä in Lapland', 'KTT'],
  ['Leticia in the Amazon', 'LET'],
  ['Split, Dalmatian coast', 'SPU'],
  ['Matera (the cave town)', 'BRI'],
])('leaves out the words for where it is when nothing is known by all of %j: %s', (typed, code) =>
  expect(codes(typed)[0]).toBe(code),
);

test('suggests nothing that is only called alike when what is near a town is asked for', () => {
  expect(codes('near Braga').filter((code) => ['PRG', 'BGC', 'CNF'].includes(code))).toEqual([]);
});

test('adds none when the own airport is busy or a code was typed', () => {
  expect(codes('Málaga')).toEqual(index.suggest('Málaga', 8).map(({ iataCode }) => iataCode));
  expect(codes('JNX')).toEqual(index.suggest('JNX', 8).map(({ iataCode }) => iataCode));
});

test('what could be a slip follows the town, each airport once', () => {
  const found = codes('Matera');
  expect(found.slice(1)).toEqual(
    index
      .suggest('Matera', 8)
      .map(({ iataCode }) => iataCode)
      .filter((code) => code !== 'BRI')
      .slice(0, 7),
  );
  expect(new Set(found).size).toBe(found.length);
});

test('as many as asked for, with the town among them', () => {
  expect(codes('Matera', 1)).toEqual(['BRI']);
  expect(codes('London').length).toBeLessThanOrEqual(8);
});

test.each<[string, string | undefined, string]>([
  ['pittsburg', 'PIT', 'of which there is a town in California'],
  ['london', 'LON', 'which has airports of its own'],
  ['xqzv', undefined, 'which is nothing'],
])('%s stays %s, %s', (typed, code) => {
  expect(codes(typed)[0]).toBe(code);
});

test.each([
  ['Osaka', ['OSA', 'KIX', 'ITM', 'UKB']],
  ['New York', ['NYC', 'JFK', 'EWR', 'LGA']],
  ['San Francisco', ['SFO', 'OAK', 'SJC']],
])('puts all airports of %s before others when its name was typed', (typed, expected) =>
  expect(codes(typed).slice(0, expected.length)).toEqual(expected),
);

test.each([
  ['near disneyland', ['SNA', 'LAX']],
  ['Disneyland', ['SNA', 'LAX']],
])('suggests the far busier airport of the area, too, when %s was typed', (typed, expected) =>
  expect(codes(typed)).toEqual(expected),
);

test('flies to the airport nearest to a sight when no place is called so', () => {
  const windsor = { latitude: 51.463, longitude: -0.651 };
  const sightAt = (typed: string) => (typed === 'legoland windsor' ? windsor : undefined);
  const suggester = withTownAirports({ catalogue, index, cities: createCityIndex([], catalogue), sightAt });
  expect(suggester.suggest('near legoland windsor')[0]?.iataCode).toBe('LHR');
  expect(suggester.suggest('near qwxzv windsor')).toEqual([]);
});
