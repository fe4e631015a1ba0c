import type { Item, TripPlan } from '@sojourn/contracts/plan';
import { ownPlacesOf } from './own-places.model';

const position = { latitude: 48.21, longitude: 16.37 };
const at = (name: string, known: Partial<Item> = {}) => ({ place: { name, position }, zone: null, ...known }) as Item;
const trip = (...items: Item[]): Pick<TripPlan, 'items'> => ({
  items: Object.fromEntries(items.map((item, index) => [`i${index}`, item])),
});
const names = (items: Item[], typed: string) => ownPlacesOf(trip(...items), typed).map(({ name }) => name);

const vienna = [at('Café Central'), at('Prater'), at('St. Stephen’s Cathedral')];

test.each([
  ['cafe', ['Café Central']],
  ['CAFÉ', ['Café Central']],
  ['central', ['Café Central']],
  ['st stephens', ['St. Stephen’s Cathedral']],
  ['rat', ['Prater']],
  ['', ['Café Central', 'Prater', 'St. Stephen’s Cathedral']],
  ['?!', []],
  ['Hofburg', []],
])('%j finds %j', (typed, expected) => expect(names(vienna, typed)).toEqual(expected));

test('a place is named once, with where it is and its time zone', () => {
  const zone = 'Europe/Vienna';
  const twice = [at('Prater', { zone }), at('Prater', { zone })];
  expect(ownPlacesOf(trip(...twice), 'prater')).toEqual([{ name: 'Prater', position, timeZone: zone }]);
});

test('what is not on the map, and what is more than four, is left out', () => {
  const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => at(name));
  expect(names([at('Nowhere', { place: { name: 'Nowhere', position: null } }), ...many], '')).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
});
