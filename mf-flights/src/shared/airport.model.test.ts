import { airportSuggestionSchema } from '@sojourn/contracts';
import {
  codeAndCountry,
  iataCodeIn,
  isSamePlace,
  matchKnownPlaces,
  placeOfCode,
  popularCities,
  shortAirportName,
} from './airport.model';

test.each([
  ['London Heathrow Airport', 'London Heathrow'],
  ['Munich International Airport', 'Munich'],
  ['Airport City', 'Airport City'],
  ['Paris', 'Paris'],
])('%s is called %s', (name, expected) => expect(shortAirportName(name)).toBe(expected));

test('a place known by its code only is called by it', () => {
  expect(placeOfCode('QQQ')).toEqual({
    id: 'code-QQQ',
    kind: 'airport',
    iataCode: 'QQQ',
    name: 'QQQ',
    address: { cityName: 'QQQ', countryName: '' },
  });
});

test('the line under a chosen place has its code, and its country where that is known', () => {
  expect(codeAndCountry(popularCities[0]!)).toBe('PAR, France');
  expect(codeAndCountry(placeOfCode('QQQ'))).toBe('QQQ');
  const address = { cityName: 'Mumbai', countryName: 'India' };
  const mumbai = { id: 'bom', kind: 'airport', iataCode: 'BOM', name: 'Chhatrapati Shivaji Airport', address } as const;
  expect(codeAndCountry(mumbai)).toBe('BOM, Mumbai, India');
  expect(codeAndCountry({ ...mumbai, name: 'Mumbai Airport' })).toBe('BOM, India');
});

test('eight cities are known without asking', () => {
  expect(popularCities).toHaveLength(8);
  for (const city of popularCities) expect(airportSuggestionSchema.safeParse(city).success).toBe(true);
  expect(popularCities[1]).toEqual({
    id: 'popular-LON',
    kind: 'city',
    iataCode: 'LON',
    name: 'London',
    address: { cityName: 'London', countryName: 'United Kingdom' },
  });
});

test.each([
  ['par', ['PAR']],
  ['  LON ', ['LON']],
  ['b', ['BCN', 'BKK']],
  ['nyc', ['NYC']],
  ['york', []],
  ['arcelona', []],
  ['new-york', ['NYC']],
  ['?', []],
  [' ', ['PAR', 'LON', 'NYC', 'TYO', 'ROM', 'BCN', 'DXB', 'BKK']],
])('%j is the beginning of %j', (typed, codes) => {
  expect(matchKnownPlaces(typed).map(({ iataCode }) => iataCode)).toEqual(codes);
});

test.each(['sao', 'São P', 'SAO PAULO', 'são-paulo'])('%s finds a loaded São Paulo', (typed) => {
  const saoPaulo = { ...placeOfCode('GRU'), name: 'São Paulo' };
  expect(matchKnownPlaces(typed, [saoPaulo])).toEqual([saoPaulo]);
});

test.each([
  ['LHR', 'LHR'],
  [' lhr ', 'LHR'],
  ['Lhr', 'LHR'],
  ['', ''],
  ['LH', ''],
  ['LHRX', ''],
  ['L4R', ''],
  ['Köl', ''],
])('%j is the code %j', (text, code) => expect(iataCodeIn(text)).toBe(code));

test.each([
  ['LHR', 'London', 'United Kingdom', true],
  ['LGW', 'London', 'United Kingdom', true],
  ['YXU', 'London', 'Canada', false],
  ['MAN', 'Manchester', 'United Kingdom', false],
])('tells whether Heathrow and %s are one place', (iataCode, ...[cityName, countryName, isSame]) => {
  const heathrow = { ...placeOfCode('LHR'), address: { cityName: 'London', countryName: 'United Kingdom' } };
  expect(isSamePlace(heathrow, { ...placeOfCode(iataCode), address: { cityName, countryName } })).toBe(isSame);
});
