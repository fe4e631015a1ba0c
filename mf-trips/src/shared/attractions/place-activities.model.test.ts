import type { Activity } from '@sojourn/contracts';
import { attractionsOf, dayActivitiesOf } from './place-activities.model';

const activity = (id: string, known: Partial<Activity> = {}): Activity => ({
  ...{ id, name: `Number ${id}`, category: 'cultural', categoryName: 'Cultural', attractionType: 'Tours' },
  ...{ duration: 'PT2H30M', location: 'Rome, Italy', destinationId: 'rome', rating: 4.5, reviewCount: 10 },
  ...{ description: 'Worth the queue.', price: 18 },
  ...known,
});

test('attractions come best rated first', () => {
  const list = [activity('1', { rating: 4.1 }), activity('3', { rating: 4.9 }), activity('4', { rating: 4.1 })];
  expect(attractionsOf(list).map(({ id }) => id)).toEqual(['3', '1', '4']);
});

test('a day is filled with them by their minutes, two hours where nobody knows', () => {
  const position = { latitude: 41.9, longitude: 12.5 };
  const list = [
    activity('1', { openingHours: 'Tu-Su 09:00-18:00', months: [6, 7], position }),
    activity('2', { duration: 'long' }),
  ];
  expect(dayActivitiesOf(list)).toEqual([
    {
      ...{ id: '1', name: 'Number 1', location: 'Rome, Italy', category: 'cultural', rating: 4.5, price: 18 },
      ...{ minutes: 150, openingHours: 'Tu-Su 09:00-18:00', months: [6, 7], position, attractionType: 'Tours' },
    },
    expect.objectContaining({ id: '2', minutes: 120 }),
  ]);
});
