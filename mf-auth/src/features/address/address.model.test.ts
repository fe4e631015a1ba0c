import type { PlaceSuggestion } from '@sojourn/contracts';
import { addressOf, isSearched, lineOf } from './address.model';

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

test('a city is saved with its country and position', () => {
  expect(lineOf(rome)).toBe('Rome, Italy');
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
