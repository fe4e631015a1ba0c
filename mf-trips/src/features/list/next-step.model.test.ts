import { newItem, newTrip } from '@sojourn/trip';
import type { TripPlan } from '@sojourn/contracts/plan';
import { nextStepOf } from './next-step.model';

const empty = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' });
const versions = { version: 1, latest: 1 };
const withItems = (...items: Parameters<typeof newItem>[0][]): TripPlan => ({
  ...empty,
  head: { ...empty.head, budget: { cents: 100_000, ...versions } },
  items: Object.fromEntries(items.map((item, at) => [`item-${at}`, { ...newItem(item), ...versions }])),
  packing: {
    'socks-1': { label: 'Socks', category: 'Clothing', checked: false, travellerId: null, key: null, ...versions },
  },
});
const flight = { type: 'flight', title: 'BA 542', day: '2127-04-10', start: '08:20' } as const;
const stay = { type: 'stay', title: 'Campo Marzio', day: '2127-04-10', start: '14:00' } as const;
const dinner = { type: 'meal', title: 'Dinner in Monti', day: '2127-04-12' } as const;

const head = { ...empty.head, budget: { cents: 100_000, ...versions } };
const calledOff = { ...empty, head: { ...head, status: { status: 'cancelled', ...versions } as const } };
const booked = withItems(flight, stay);
const JANUARY = '2127-01-01';

describe('the next step of a trip', () => {
  it.each<[what: string, plan: TripPlan, onDay: { today: string; expected: object | null }]>([
    ['empty', empty, { today: JANUARY, expected: { part: 'flight', path: '/flights' } }],
    [
      'without a bed',
      withItems(flight),
      {
        today: JANUARY,
        expected: {
          part: 'stay',
          path: '/hotels/search?city=Rome&checkIn=2127-04-10&checkOut=2127-04-17&adults=2&trip=7',
        },
      },
    ],
    ['without a budget', { ...booked, head: empty.head }, { today: JANUARY, expected: { path: '/trips/7?edit' } }],
    ['without a list', { ...booked, packing: {} }, { today: JANUARY, expected: { path: '/trips/7?tab=packing' } }],
    [
      'all there',
      booked,
      {
        today: JANUARY,
        expected: { kind: 'item', day: '2127-04-10', item: expect.objectContaining({ title: 'BA 542' }) },
      },
    ],
    ['under way', withItems(flight, dinner), { today: '2127-04-12', expected: { kind: 'item', day: '2127-04-12' } }],
    [
      'under way without a budget',
      { ...withItems(dinner), head: empty.head },
      { today: '2127-04-11', expected: { kind: 'item', day: '2127-04-12' } },
    ],
    [
      'under way and free',
      withItems(flight),
      { today: '2127-04-12', expected: { kind: 'free', path: '/trips/7?tab=timeline' } },
    ],
    ['over', empty, { today: '2127-04-18', expected: null }],
    ['called off', calledOff, { today: JANUARY, expected: null }],
  ])('that is %s', (_what, plan, { today, expected }) => {
    const step = nextStepOf(7, plan, today);
    expect(step).toEqual(expected === null ? null : expect.objectContaining(expected));
  });
});
