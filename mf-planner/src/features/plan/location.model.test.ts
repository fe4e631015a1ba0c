import type { CurrentUser } from '@sojourn/contracts';
import {
  airportFor,
  formatLocation,
  namedLocation,
  savedLocation,
  typedLocation,
  unnamedLocation,
} from './location.model';

describe('the airport of a city', () => {
  test.each([
    ['New York', 'United States', undefined, 'JFK/LGA/EWR'],
    ['New York City', 'United States', 'JFK', 'JFK/LGA/EWR'],
    ['City of London', 'United Kingdom', undefined, 'City of London airport'],
    [' London ', 'United Kingdom', 'LCY', 'LHR/LGW'],
    ['Leeds', 'United Kingdom', 'LBA', 'LBA'],
    ['Leeds', 'United Kingdom', undefined, 'Leeds airport'],
    [' Leeds ', 'United Kingdom', undefined, 'Leeds airport'],
    ['', 'United Kingdom', undefined, 'major airport'],
    ['London', ' ', undefined, 'major airport'],
    ['London', '', 'LHR', 'LHR'],
    ['', '', undefined, 'major airport'],
  ])('%j, %j (%s found) is %s', (...[city, country, found, words]) =>
    expect(airportFor(city, country, found)).toBe(words),
  );
});

test('a typed place has no coordinates and no country of its own', () => {
  expect(typedLocation(' Leeds ')).toEqual({
    latitude: 0,
    longitude: 0,
    city: 'Leeds',
    country: 'User Specified',
    nearestAirport: 'Leeds airport',
  });
});

test('a found place has a name once its airport is known', () => {
  const unnamed = unnamedLocation(53.8, -1.6);
  expect(unnamed).toEqual({
    latitude: 53.8,
    longitude: -1.6,
    city: 'Your Location',
    country: 'Detected',
    nearestAirport: 'major airport',
  });
  const airport = {
    id: 'airport-LBA',
    kind: 'airport' as const,
    iataCode: 'LBA',
    name: 'Leeds Bradford',
    address: { cityName: 'Leeds', countryName: 'United Kingdom', countryCode: 'GB' },
  };
  expect(namedLocation(unnamed, { airport, distanceKm: 12 })).toEqual({
    latitude: 53.8,
    longitude: -1.6,
    city: 'Leeds',
    country: 'United Kingdom',
    nearestAirport: 'LBA',
  });
});

describe('a saved address', () => {
  const user = { latitude: '51.5', longitude: '-0.12', city: 'London', country: 'United Kingdom' } as CurrentUser;
  const london = {
    latitude: 51.5,
    longitude: -0.12,
    city: 'London',
    country: 'United Kingdom',
    nearestAirport: 'LHR/LGW',
  };

  test.each([
    ['nobody', null],
    ['no latitude', { ...user, latitude: null }],
    ['no longitude', { ...user, longitude: null }],
    ['a latitude in words', { ...user, latitude: 'north' }],
    ['a longitude in words', { ...user, longitude: 'west' }],
  ])('is no location with %s', (_name, somebody) => expect(savedLocation(somebody)).toBeNull());

  test.each([
    ['everything', user, london],
    ['its own words', { ...user, formattedAddress: '1 Park Lane' }, { ...london, formattedAddress: '1 Park Lane' }],
    ['no city', { ...user, city: null }, { ...london, city: 'Your Location', nearestAirport: 'major airport' }],
    ['no country', { ...user, country: null }, { ...london, country: '', nearestAirport: 'major airport' }],
  ])('is a location with %s', (_name, somebody, location) => expect(savedLocation(somebody)).toEqual(location));
});

describe('a location in words', () => {
  const london = {
    latitude: 51.504,
    longitude: -0.126,
    city: 'London',
    country: 'United Kingdom',
    nearestAirport: 'LHR/LGW',
  };
  test.each([
    [{}, 'London, United Kingdom (LHR/LGW)'],
    [{ country: '' }, 'London (LHR/LGW)'],
    [{ country: 'User Specified' }, 'London (LHR/LGW)'],
    [{ country: 'Detected', city: 'Your Location' }, 'Your Location (LHR/LGW)'],
    [{ city: ' ' }, '51.50, -0.13'],
  ])('with %j is %s', (change, words) => expect(formatLocation({ ...london, ...change })).toBe(words));
});
