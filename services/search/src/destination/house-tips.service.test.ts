import { destinationCatalogue } from './destination-catalogue';
import { essentialsOf } from './essentials-catalogue';
import { createHouseTips } from './house-tips.service';

const vienna = { latitude: 48.2, longitude: 16.37 };
const tips = createHouseTips(destinationCatalogue, {
  placesNamed: (text) =>
    text === 'Bécs' ? [vienna] : text === 'Bratislava' ? [{ latitude: 48.15, longitude: 17.11 }] : [],
  essentialsOf,
  gettingThereOf: () => undefined,
  nationalEventsOf: () => [],
  now: () => Date.parse('2026-11-30T10:00:00Z'),
});
const moneyOf = (place: string) => tips({ place }).find(({ id }) => id === 'money')?.content ?? '';

test.each(['Vienna', 'vienna, austria', 'Wien', 'Bécs'])('tells of Vienna when it is asked for as %s', (place) => {
  expect(moneyOf(place)).toContain('A day in Vienna');
});

test('tells of a place whose own name has a comma', () => {
  expect(moneyOf('Ubud, Bali, Indonesia')).toContain('A day in Ubud');
});

test.each(['Atlantis', '', 'Bratislava'])('tells nothing of what is no place of the catalogue: “%s”', (place) => {
  expect(tips({ place })).toEqual([]);
});
