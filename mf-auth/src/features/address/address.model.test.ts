import type { PlaceSuggestion } from '@sojourn/contracts';
import { anAccount } from '../../shared/account.fake';
import {
  addressOf,
  addressOfStreet,
  isSearched,
  lineOf,
  noStreetParts,
  optionOf,
  partsLineOf,
  withStreet,
} from './address.model';

const rome: PlaceSuggestion = {
  id: 'city:rome',
  kind: 'city',
  name: 'Rome',
  detail: 'Italy',
  iataCode: null,
  position: { latitude: 41.89, longitude: 12.48 },
  timeZone: 'Europe/Rome',
};

test.each([
  ['', false],
  ['Ro', false],
  [' Ro ', false],
  ['Rom', true],
])('%j is searched: %s', (typed, is) => {
  expect(isSearched(typed)).toBe(is);
});

test.each([
  [
    { streetAddress: 'Via Appia 1', postalCode: '00184', city: 'Rome', stateRegion: 'Lazio', country: 'Italy' },
    'Via Appia 1, 00184 Rome, Lazio, Italy',
  ],
  [{ city: 'Rome', country: 'Italy' }, 'Rome, Italy'],
  [{ postalCode: null, country: 'Italy' }, 'Italy'],
  [{}, ''],
])('the parts %j of an address are one line: %s', (parts, line) => {
  expect(partsLineOf(anAccount(parts))).toBe(line);
});

test.each([
  [{}, { formatted_address: 'Rome, Italy', street_address: null, postal_code: null, state_region: null }],
  [
    { street: ' Via Appia 1 ', postalCode: '00184', state: 'Lazio' },
    {
      formatted_address: 'Via Appia 1, 00184 Rome, Italy',
      ...{ street_address: 'Via Appia 1', postal_code: '00184', state_region: 'Lazio' },
    },
  ],
  [{ postalCode: '00184' }, { formatted_address: '00184 Rome, Italy', street_address: null, postal_code: '00184' }],
])('what is typed to a city, %j, is saved with it', (typed, saved) => {
  expect(withStreet(addressOf(rome), { ...noStreetParts, ...typed })).toMatchObject({ city: 'Rome', ...saved });
});

test('a city is saved with its country and position', () => {
  expect(lineOf(optionOf(rome))).toBe('Rome, Italy');
  expect(addressOf(rome)).toEqual({
    formatted_address: 'Rome, Italy',
    latitude: 41.89,
    longitude: 12.48,
    street_address: null,
    city: 'Rome',
    state_region: null,
    postal_code: null,
    country: 'Italy',
  });
});

test('an airport is saved with the city it belongs to', () => {
  const airport = { ...rome, kind: 'airport' as const, name: 'Fiumicino', detail: 'Rome, Italy', iataCode: 'FCO' };
  expect(addressOf(airport)).toMatchObject({
    formatted_address: 'Fiumicino, Rome, Italy',
    city: 'Rome',
    country: 'Italy',
  });
});

test.each([
  ['a city of a region', { name: 'Springfield', detail: 'Illinois, United States' }, 'Springfield', 'United States'],
  ['an airport without a city', { kind: 'airport' as const, name: 'Nauru', detail: 'Nauru' }, 'Nauru', 'Nauru'],
  [
    'an airport of a city with a comma',
    { kind: 'airport' as const, detail: 'Rome, Lazio, Italy' },
    'Rome, Lazio',
    'Italy',
  ],
])('%s is saved with the city and country that it has', (...[, more, city, country]) => {
  expect(addressOf({ ...rome, ...more })).toMatchObject({ city, country });
});

test('a line has no comma where there is nothing to add', () => {
  expect(lineOf({ title: 'Rome', detail: '' })).toBe('Rome');
});

test('what is offered of our own index is saved as it is', async () => {
  const option = optionOf(rome);
  expect(option).toMatchObject({ id: rome.id, kind: 'city', title: 'Rome', detail: 'Italy' });
  expect(await option.read()).toEqual(addressOf(rome));
});

const part = (longText: string | null, ...types: string[]) => ({ longText, types });
const spot = { formattedAddress: '221B Baker St, London NW1 6XE, UK', latitude: 51.5237, longitude: -0.1585 };

test('a street address is saved part by part', () => {
  const components = [
    part('221B', 'street_number'),
    part('Baker Street', 'route'),
    part('London', 'postal_town'),
    part('England', 'administrative_area_level_1', 'political'),
    part('NW1 6XE', 'postal_code'),
    part('United Kingdom', 'country', 'political'),
  ];
  expect(addressOfStreet({ ...spot, components })).toEqual({
    formatted_address: spot.formattedAddress,
    latitude: 51.5237,
    longitude: -0.1585,
    street_address: '221B Baker Street',
    city: 'London',
    state_region: 'England',
    postal_code: 'NW1 6XE',
    country: 'United Kingdom',
  });
});

test.each([
  [[part('Rome', 'locality'), part('RM', 'administrative_area_level_2')], 'Rome'],
  [[part(null, 'locality'), part('Kyoto', 'administrative_area_level_3')], 'Kyoto'],
  [[part('Cornwall', 'administrative_area_level_2')], 'Cornwall'],
  [[], null],
])('of %j the city is %j, and what is missing is null', (components, city) => {
  expect(addressOfStreet({ ...spot, components })).toMatchObject({
    city,
    street_address: null,
    state_region: null,
    postal_code: null,
    country: null,
  });
});
