import { anActivity } from '../../shared/destination.fake';
import { countsOf, isFiltered, parseThings, thingsQuery, thingsShown } from './things.model';

const filters = (query: string) => parseThings(new URLSearchParams(query));
const list = [
  anActivity({ id: 'sail', category: 'water', attractionType: 'Tours', price: 115, duration: 'PT5H' }),
  anActivity({
    id: 'museum',
    category: 'cultural',
    attractionType: 'Museums',
    price: 6,
    duration: 'PT1H30M',
    openingHours: 'We-Mo 08:30-15:30',
  }),
  anActivity({ id: 'beach', category: 'nature', attractionType: 'Nature', price: 0, duration: 'PT2H' }),
  anActivity({
    id: 'market',
    category: 'food',
    attractionType: 'Food & Drink',
    price: 20,
    duration: 'PT1H',
    openingHours: 'Sa 07:00-13:00',
  }),
];

describe('filters of what there is to do', () => {
  test.each([
    ['', ['sail', 'museum', 'beach', 'market']],
    ['category=water', ['sail']],
    ['type=Food+%26+Drink', ['market']],
    ['day=Tu', ['sail', 'beach']],
    ['day=Sa', ['sail', 'museum', 'beach', 'market']],
    ['price=0', ['beach']],
    ['price=25', ['museum', 'beach', 'market']],
    ['hours=1', ['market']],
    ['hours=2&price=25&day=Su', ['museum', 'beach']],
    ['category=water&type=Museums', []],
    ['category=space&type=x&day=Xx&price=7&hours=3', ['sail', 'museum', 'beach', 'market']],
  ])('%s', (query, ids) => {
    expect(thingsShown(list, filters(query)).map(({ id }) => id)).toEqual(ids);
  });

  test('come back from the address as they were written', () => {
    const all = 'category=food&type=Food+%26+Drink&day=Sa&price=0&hours=4';
    expect(thingsQuery(filters(all)).toString()).toBe(all);
    expect([isFiltered(filters(all)), isFiltered(filters('')), isFiltered(filters('price=0'))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('each choice says how many the others leave', () => {
    const count = countsOf(list, filters('category=food&price=25'), 'category');
    expect([count('food'), count('nature'), count('water')]).toEqual([1, 1, 0]);
    expect(countsOf(list, filters('type=Tours'), 'attractionType')('Museums')).toBe(1);
  });
});
