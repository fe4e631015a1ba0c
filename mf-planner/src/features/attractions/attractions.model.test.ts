import { anActivity } from '../../shared/destination.fake';
import { attractionsOf, typesOf } from './attractions.model';

describe('attractions of a place', () => {
  const list = [
    anActivity({ id: '1', location: 'Reykjavík, Iceland', attractionType: 'Nature' }),
    anActivity({ id: '2', location: 'Rome, Italy', attractionType: 'Museums' }),
    anActivity({ id: '3', location: 'Rome, Italy', attractionType: 'Tours' }),
  ];

  test.each([
    ['Rome', ['2', '3']],
    ['rome, italy', ['2', '3']],
    ['Reykjavik', ['1']],
    ['', []],
    ['Atlantis', []],
  ])('%s has %j', (place, ids) => {
    expect(attractionsOf(place, list).map(({ id }) => id)).toEqual(ids);
  });

  test('offer the five usual types whatever there is, and others where there are some, in a fixed order', () => {
    const usual = ['Tours', 'Food & Drink', 'Nature', 'Museums', 'Entertainment'];
    expect(typesOf(list)).toEqual(usual);
    expect(typesOf([...list, anActivity({ id: '4', attractionType: 'Hiking' })]).toSorted()).toEqual(
      [...usual, 'Hiking'].toSorted(),
    );
  });
});
