import { anActivity } from '../../shared/destination.fake';
import { activitiesIn } from './activities.model';

describe('activities in the order they are shown', () => {
  const list = [
    anActivity({ id: '1', destinationId: 'a', category: 'water' }),
    anActivity({ id: '2', destinationId: 'a', category: 'food' }),
    anActivity({ id: '3', destinationId: 'b', category: 'water' }),
  ];

  test('show every destination before one comes twice', () => {
    expect(activitiesIn(null, list).map(({ id }) => id)).toEqual(['1', '3', '2']);
  });

  test('stay best rated first within a round', () => {
    expect(activitiesIn('water', list).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('are of the category that was chosen', () => {
    expect(activitiesIn('food', list).map(({ id }) => id)).toEqual(['2']);
  });
});
