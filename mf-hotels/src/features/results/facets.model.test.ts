import fc from 'fast-check';
import {
  chosenFilters,
  facetChoices,
  facetKeys,
  filterToDrop,
  matching,
  noFilters,
  toggled,
  type FacetKey,
  type Filters,
} from './facets.model';
import { fakeStay } from './stay.fake';

const stays = [
  fakeStay(
    { id: 'a', stars: 5, rating: 4.6, kind: 'hotel', amenities: ['Spa', 'Bar'], distanceKm: 0.4 },
    { total: 900 },
  ),
  fakeStay({ id: 'b', stars: 4, rating: 4.1, kind: 'apartment', amenities: ['Bar'], distanceKm: 1.5, board: 'breakfast' }, { total: 500 }), // prettier-ignore
  fakeStay({ id: 'c', stars: 3, rating: 3.4, kind: 'hotel', refundableUntil: '2027-04-01', distanceKm: 6, location: 'Monti, Rome' }, { total: 310 }), // prettier-ignore
  fakeStay({ id: 'd', stars: 3, rating: 3.6, kind: 'hostel', refundableUntil: null, board: 'room-only', location: 'Monti, Rome' }, { total: 120 }), // prettier-ignore
];
const ids = (filters: Partial<Filters>) => matching(stays, { ...noFilters, ...filters }).map(({ hotel }) => hotel.id);
const choices = (key: FacetKey, filters: Partial<Filters> = {}) =>
  facetChoices(stays, { ...noFilters, ...filters })
    .find((facet) => facet.key === key)
    ?.choices.map(({ label, count }) => `${label}: ${count}`);

test.each<[Partial<Filters>, string[]]>([
  [{}, ['a', 'b', 'c', 'd']],
  [{ max: ['500'] }, ['b', 'c', 'd']],
  [{ score: ['4'] }, ['a', 'b']],
  [{ stars: ['5', '3'] }, ['a', 'c', 'd']],
  [{ within: ['2'] }, ['a', 'b']],
  [{ kind: ['hotel'] }, ['a', 'c']],
  [{ meals: ['breakfast'] }, ['b']],
  [{ cancel: ['free'] }, ['c']],
  [{ has: ['Bar'] }, ['a', 'b']],
  [{ has: ['Bar', 'Spa'] }, ['a']],
  [{ area: ['Monti'] }, ['c', 'd']],
  [{ stars: ['3'], score: ['3.5'] }, ['d']],
  [{ stars: ['9'] }, []],
])('filters %j leave %j', (filters, left) => {
  expect(ids(filters)).toEqual(left);
});

test('every choice says how many it leaves beside the filters of other facets', () => {
  expect(choices('stars')).toEqual(['5 stars: 1', '4 stars: 1', '3 stars: 2']);
  expect(choices('stars', { stars: ['5'], kind: ['hotel'] })).toEqual(['5 stars: 1', '4 stars: 0', '3 stars: 1']);
  expect(choices('has', { has: ['Spa'] })).toEqual(['Bar: 1', 'Spa: 1']);
  expect(choices('score')).toEqual(['4.5 or better: 1', '4.0 or better: 2', '3.5 or better: 3']);
  expect(choices('within')).toEqual(['Within 1 km: 1', 'Within 2 km: 2', 'Within 5 km: 2']);
  expect(choices('meals')).toEqual(['Breakfast included: 1']);
  expect(choices('cancel')).toEqual(['Free cancellation: 1']);
  expect(choices('area')).toEqual(['Monti: 2', 'Prati: 2']);
  expect(choices('kind')).toEqual(['Hotel: 2', 'Apartment: 1', 'Hostel: 1']);
});

test('totals have round limits, and one of an address stays among them', () => {
  expect(choices('max')).toEqual(['Up to $150: 1', 'Up to $350: 2', 'Up to $500: 3']);
  expect(choices('max', { max: ['777'] })).toContain('Up to $777: 3');
});

test('what no property says is no facet', () => {
  const bare = facetChoices([fakeStay()], noFilters).map(({ key }) => key);
  expect(bare).toEqual(['max', 'score', 'area']);
});

test('one choice of a limit replaces the last, several stars stand beside each other', () => {
  const once = toggled(noFilters, 'max', '500');
  expect(toggled(once, 'max', '900').max).toEqual(['900']);
  expect(toggled(once, 'max', '500').max).toEqual([]);
  expect(toggled(toggled(noFilters, 'stars', '5'), 'stars', '4').stars).toEqual(['5', '4']);
});

test('every choice is a chip by a name that stands alone', () => {
  const filters = {
    ...noFilters,
    score: ['4'],
    within: ['2'],
    has: ['Bar'],
    max: ['500'],
    stars: ['1'],
    kind: ['odd'],
  };
  expect(chosenFilters(filters).map(({ label }) => label)).toEqual([
    ...['Up to $500', 'Rated 4.0 or better', '1 star', 'Within 2 km of the center', 'odd', 'Bar'],
  ]);
});

test('of filters that leave nothing the one is named without which most are left', () => {
  expect(filterToDrop(stays, { ...noFilters, stars: ['5'], max: ['500'] })).toMatchObject({ key: 'stars', count: 3 });
  expect(filterToDrop(stays, { ...noFilters, stars: ['9'], kind: ['resort'] })).toBeUndefined();
});

test('a count is what is left when the choice is made', () => {
  const filter = fc.constantFrom<Partial<Filters>>(
    {},
    { stars: ['3'] },
    { has: ['Bar'] },
    { kind: ['hotel'], max: ['500'] },
  );
  fc.assert(
    fc.property(filter, fc.constantFrom(...facetKeys), (given, key) => {
      const filters = { ...noFilters, ...given };
      const facet = facetChoices(stays, filters).find((each) => each.key === key);
      for (const { value, count } of facet?.choices ?? []) {
        const own = key === 'has' ? [...new Set([...filters.has, value])] : [value];
        expect(matching(stays, { ...filters, [key]: own })).toHaveLength(count);
      }
    }),
  );
});
