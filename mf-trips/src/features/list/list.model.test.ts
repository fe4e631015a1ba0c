import { fromBrowser } from '../../shared/trip.model';
import { sampleTrips } from '../../shared/sample-trips.model';
import { listActivities, splitByTime } from './list.model';

it('tells two activities, then how many more', () => {
  expect(listActivities([])).toBe('');
  expect(listActivities(['Food Tour', 'Museum Visit'])).toBe('Food Tour, Museum Visit');
  expect(listActivities(['Food Tour', 'Museum Visit', 'Vespa', 'Boat'])).toBe('Food Tour, Museum Visit, +2 more');
});

it('puts what is over or called off behind what lies ahead, latest first', () => {
  const [trip] = sampleTrips('2026-11-21').map(fromBrowser);
  if (!trip) throw new Error('There are two samples.');
  const at = (id: number, days: [string, string], status: typeof trip.status = 'planning') => ({
    ...trip,
    id,
    startDate: days[0],
    endDate: days[1],
    status,
  });
  const trips = [
    at(1, ['2025-01-01', '2025-01-05']),
    at(2, ['2026-01-01', '2026-01-05']),
    at(3, ['2026-11-20', '2026-11-25']),
    at(4, ['2027-01-01', '2027-01-05']),
    at(5, ['2027-02-01', '2027-02-05'], 'cancelled'),
  ];
  const { ahead, over } = splitByTime(trips, '2026-11-21');
  expect(ahead.map(({ id }) => id)).toEqual([3, 4]);
  expect(over.map(({ id }) => id)).toEqual([5, 2, 1]);
});
