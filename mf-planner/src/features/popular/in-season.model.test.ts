import { aDestination } from '../../shared/destination.fake';
import { destinationsInSeason } from './in-season.model';

describe('destinations in season', () => {
  const list = [
    aDestination({ id: 'a', country: 'Greece', bestMonths: [4, 5] }),
    aDestination({ id: 'b', country: 'Japan', bestMonths: [11] }),
    aDestination({ id: 'c', country: 'Greece', bestMonths: [5] }),
    aDestination({ id: 'd', country: 'Peru', bestMonths: [5, 6] }),
  ];

  test('are good in the months ahead and of different countries', () => {
    expect(destinationsInSeason([5], list, 8).map(({ id }) => id)).toEqual(['a', 'd']);
  });

  test('are good in any of the months, and one of a country even when it is not good', () => {
    expect(destinationsInSeason([4, 11], list, 8).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(destinationsInSeason([6], list, 8).map(({ id }) => id)).toEqual(['d']);
    const later = [aDestination({ id: 'x', country: 'Greece', bestMonths: [1] }), ...list];
    expect(destinationsInSeason([5], later, 8).map(({ id }) => id)).toEqual(['a', 'd']);
  });

  test('are no more than there is room for', () => {
    expect(destinationsInSeason([4, 5, 11], list, 1)).toHaveLength(1);
  });
});
