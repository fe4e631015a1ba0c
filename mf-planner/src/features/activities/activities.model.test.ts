import { anActivity } from '../../shared/destination.fake';
import { activitiesIn } from './activities.model';

describe('activities on the landing page', () => {
  const list = [
    anActivity({ id: '1', destinationId: 'a', category: 'water' }),
    anActivity({ id: '2', destinationId: 'a', category: 'food' }),
    anActivity({ id: '3', destinationId: 'b', category: 'water' }),
  ];

  test('show every destination before one comes twice', () => {
    expect(activitiesIn(null, list, 3).map(({ id }) => id)).toEqual(['1', '3', '2']);
  });

  test('are no more than there is room for, and stay in their order', () => {
    expect(activitiesIn(null, list, 2).map(({ id }) => id)).toEqual(['1', '3']);
    expect(activitiesIn('water', list, 5).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('are of the category that was chosen', () => {
    expect(activitiesIn('food', list, 3).map(({ id }) => id)).toEqual(['2']);
  });
});
