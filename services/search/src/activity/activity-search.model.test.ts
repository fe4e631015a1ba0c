import type { Activity } from '@sojourn/contracts';
import { activitiesFound, activitiesIn, listOf } from './activity-search.model';

const activity = (id: string, known: Partial<Activity> = {}): Activity => ({
  id,
  name: id,
  category: 'cultural',
  categoryName: 'Cultural',
  attractionType: 'Museums',
  duration: 'PT2H',
  location: 'Rome, Italy',
  destinationId: 'rome',
  rating: 4.5,
  reviewCount: 100,
  description: 'Worth the queue.',
  price: 18,
  ...known,
});
const reykjavik = { destinationId: 'reykjavik', location: 'Reykjavík, Iceland' };
const list = [
  activity('1', { category: 'water' }),
  activity('2', { category: 'food' }),
  activity('3', { category: 'water', ...reykjavik }),
  activity('4', { category: 'water' }),
];
const ids = (activities: readonly Activity[]) => activities.map(({ id }) => id);

test.each([
  [undefined, ['1', '3', '2', '4']],
  ['water' as const, ['1', '3', '4']],
  ['food' as const, ['2']],
  ['nature' as const, []],
])('of category %s come %j: every destination before one comes twice', (category, found) => {
  expect(ids(activitiesIn(category, list))).toEqual(found);
  expect(activitiesFound({ category, most: 1 }, list)).toEqual({
    total: found.length,
    activities: list.filter(({ id }) => id === found[0]),
  });
});

test('a list for a town that is no place of the catalogue has what lies around it', () => {
  const savannah = { latitude: 32.08, longitude: -81.09 };
  const charleston = { location: 'Charleston and Savannah, United States' };
  const there = [
    activity('square', { ...charleston, position: savannah }),
    activity('fort', { ...charleston, position: { latitude: 32.75, longitude: -79.87 } }),
    activity('class', charleston),
  ];
  const named = (text: string) => (text === 'Savannah, GA' ? [savannah] : []);
  expect(ids(listOf({ place: 'Savannah, GA' }, there, named))).toEqual(['square']);
  expect(ids(listOf({ place: 'Atlantis' }, there, named))).toEqual([]);
});

test.each([
  [{}, ['1', '2', '3', '4']],
  [{ place: 'rome, italy' }, ['1', '2', '4']],
  [{ place: ' Reykjavik ' }, ['3']],
  [{ place: 'Italy' }, []],
  [{ place: '' }, []],
  [{ each: 1 }, ['1', '2']],
  [{ each: 2 }, ['1', '2', '3']],
  [{ each: 1, place: 'reykjavik' }, ['3']],
])('a list for %j has %j', (query, found) => {
  expect(ids(listOf(query, list))).toEqual(found);
});
