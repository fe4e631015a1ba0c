import { anActivity } from '../../shared/destination.fake';
import { typesOf } from './attractions.model';

describe('attractions of a place', () => {
  const list = [
    anActivity({ id: '1', location: 'Reykjavík, Iceland', attractionType: 'Nature' }),
    anActivity({ id: '2', location: 'Rome, Italy', attractionType: 'Museums' }),
    anActivity({ id: '3', location: 'Rome, Italy', attractionType: 'Tours' }),
  ];

  test('offer the five usual types whatever there is, and others where there are some, in a fixed order', () => {
    const usual = ['Tours', 'Food & Drink', 'Nature', 'Museums', 'Entertainment'];
    expect(typesOf(list)).toEqual(usual);
    expect(typesOf([...list, anActivity({ id: '4', attractionType: 'Hiking' })]).toSorted()).toEqual(
      [...usual, 'Hiking'].toSorted(),
    );
  });
});
