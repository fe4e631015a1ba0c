import type { TripPlan } from '@sojourn/contracts/plan';
import { newItem, newTrip } from '@sojourn/trip';
import { missingParts, outlineOf } from './plan-outline.model';

const versions = { version: 1, latest: 1 };
const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const item = (
  type: 'flight' | 'transport' | 'stay' | 'activity' | 'note',
  title: string,
  day: string | null = null,
) => ({
  ...newItem({ type, title, day }),
  ...versions,
});
const BEFORE = '2127-01-01';
const socks = {
  label: 'Socks',
  category: 'Clothing',
  checked: false,
  travellerId: null,
  key: null,
  ...versions,
} as const;
const complete: TripPlan = {
  ...rome,
  head: { ...rome.head, budget: { cents: 100, ...versions } },
  items: { 'a-1': item('flight', 'BA 542', '2127-04-10'), 'b-1': item('stay', 'Campo Marzio') },
  packing: { 'socks-1': socks },
};

describe('what a trip lacks', () => {
  it('is everything in the beginning, in the order in which one sees to it', () => {
    expect(missingParts(rome, BEFORE)).toEqual(['flight', 'stay', 'days', 'budget', 'packing']);
  });

  it('is nothing of a complete one, nor of one that is over or called off', () => {
    expect(missingParts(complete, BEFORE)).toEqual([]);
    expect(missingParts(rome, '2127-04-17')).not.toEqual([]);
    expect(missingParts(rome, '2127-04-18')).toEqual([]);
    for (const status of ['cancelled', 'completed'] as const) {
      const head = { ...rome.head, status: { status, ...versions } };
      expect(missingParts({ ...rome, head }, BEFORE)).toEqual([]);
    }
  });

  it('is no flight where another way leads there, and no bed where nobody stays a night', () => {
    const byTrain = { ...complete, items: { 'a-1': item('transport', 'Train', '2127-04-10') } };
    expect(missingParts(byTrain, BEFORE)).toEqual(['stay']);
    const { head } = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-10' });
    expect(missingParts({ ...rome, head }, BEFORE)).toEqual(['flight', 'days', 'budget', 'packing']);
    expect(missingParts(rome, '2127-04-16')).toContain('stay');
    expect(missingParts(rome, '2127-04-17')).not.toContain('stay');
  });

  it('is not the days once one thing has a day of the trip', () => {
    const outside = { ...rome, items: { 'a-1': item('note', 'Bakery', '2127-05-10') } };
    expect(missingParts(outside, BEFORE)).toContain('days');
    const inside = { ...rome, items: { 'a-1': item('note', 'Bakery', '2127-04-12') } };
    expect(missingParts(inside, BEFORE)).not.toContain('days');
  });
});

it('an outline has flights, stays and activities by day, those without one last', () => {
  const items = {
    'a-1': item('activity', 'Some day'),
    'b-1': item('activity', 'Second', '2127-04-12'),
    'c-1': item('activity', 'First', '2127-04-11'),
    'd-1': item('flight', 'BA 542'),
    'e-1': item('stay', 'Campo Marzio'),
    'f-1': item('note', 'Bakery'),
  };
  const { flights, stays, activities } = outlineOf({ items });
  expect([flights, stays].flat().map(({ id, title }) => [id, title])).toEqual([
    ['d-1', 'BA 542'],
    ['e-1', 'Campo Marzio'],
  ]);
  expect(activities.map(({ title }) => title)).toEqual(['First', 'Second', 'Some day']);
});
