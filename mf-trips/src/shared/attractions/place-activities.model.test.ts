import type { Activity } from '@sojourn/contracts';
import { attractionsOf, dayActivitiesOf } from './place-activities.model';

const activity = (id: string, known: Partial<Activity> = {}): Activity => ({
  ...{ id, name: `Number ${id}`, category: 'cultural', categoryName: 'Cultural', attractionType: 'Tours' },
  ...{ duration: 'PT2H30M', location: 'Rome, Italy', destinationId: 'rome', rating: 4.5, reviewCount: 10 },
  ...{ description: 'Worth the queue.', price: 18 },
  ...known,
});

describe('attractions of a place', () => {
  const list = [
    activity('1', { rating: 4.1 }),
    activity('2', { location: 'Reykjavík, Iceland' }),
    activity('3', { rating: 4.9, location: 'Rome' }),
    activity('4', { rating: 4.1 }),
    activity('5', { location: 'Rome Georgia, USA' }),
    activity('6', { location: ', Italy' }),
  ];

  test.each([
    ['Rome, Italy', ['3', '1', '4']],
    [' rome ', ['3', '1', '4']],
    ['Reykjavik', ['2']],
    ['Italy', []],
    ['', []],
    [', Italy', []],
  ])('at “%s” are %j, the best rated first', (place, ids) => {
    expect(attractionsOf(place, list).map(({ id }) => id)).toEqual(ids);
  });
});

test('a day is filled with them by their minutes, two hours where nobody knows', () => {
  const position = { latitude: 41.9, longitude: 12.5 };
  const list = [activity('1', { openingHours: 'Tu-Su 09:00-18:00', position }), activity('2', { duration: 'long' })];
  expect(dayActivitiesOf('Rome', list)).toEqual([
    {
      ...{ id: '1', name: 'Number 1', location: 'Rome, Italy', category: 'cultural', rating: 4.5, price: 18 },
      ...{ minutes: 150, openingHours: 'Tu-Su 09:00-18:00', position },
    },
    expect.objectContaining({ id: '2', minutes: 120 }),
  ]);
});
