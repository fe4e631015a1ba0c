import { endNames, routeName, watchedRouteName } from './route-names.model';

const london = { iataCode: 'LHR', name: 'London Heathrow Airport', cityName: 'London' };
const rome = { iataCode: 'FCO', name: 'Rome Fiumicino Airport', cityName: 'Rome' };
const kirkwall = { iataCode: 'KOI', name: 'Kirkwall Airport', cityName: 'Orkney' };
const westray = { iataCode: 'WRY', name: 'Westray Airport', cityName: 'Orkney' };

test('names the cities when they differ', () => {
  expect(routeName(london, rome)).toBe('London to Rome');
  expect(routeName(london, kirkwall)).toBe('London to Orkney');
});

test('names the airports when both are in one city', () => {
  expect(routeName(kirkwall, westray)).toBe('Kirkwall to Westray');
  expect(endNames(westray, { ...kirkwall, cityName: 'ORKNEY' })).toEqual({
    origin: 'Westray',
    destination: 'Kirkwall',
  });
});

test.each([
  ['no airport has a name', { iataCode: 'KOI', cityName: 'Orkney' }, { iataCode: 'WRY', cityName: 'Orkney' }],
  ['both airports have one name', { ...kirkwall, name: 'Orkney' }, { ...westray, name: 'Orkney Airport' }],
])('adds the codes when %s', (_when, origin, destination) => {
  expect(routeName(origin, destination)).toBe('Orkney (KOI) to Orkney (WRY)');
});

test('writes a code once when it is all that is known', () => {
  const one = { iataCode: 'KOI', cityName: 'KOI' };
  expect(routeName(one, one)).toBe('KOI to KOI');
});

test('tells the ends of a watched search apart by its codes', () => {
  const search = { origin: 'KOI', destination: 'WRY' };
  expect(watchedRouteName({ search, places: { origin: 'Orkney', destination: 'Orkney' } })).toBe(
    'Orkney (KOI) to Orkney (WRY)',
  );
  expect(watchedRouteName({ search, places: { origin: 'Kirkwall', destination: 'Westray' } })).toBe(
    'Kirkwall to Westray',
  );
});
