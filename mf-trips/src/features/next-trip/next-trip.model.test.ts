import type { TripPlan } from '@sojourn/contracts/plan';
import { newItem, newTrip } from '@sojourn/trip';
import { nextTripWords } from './next-trip.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' });
const versions = { version: 1, latest: 1 };
const withItems = (...items: Parameters<typeof newItem>[0][]): TripPlan => ({
  ...rome,
  items: Object.fromEntries(items.map((item, at) => [`item-${at}`, { ...newItem(item), ...versions }])),
});
const walk = (start: string) => ({ type: 'activity', title: `Walk at ${start}`, day: '2127-04-12', start }) as const;

describe('the next trip in words', () => {
  it('names all that is missing before it begins', () => {
    expect(nextTripWords(rome, '2127-01-01')).toEqual({
      when: 'In 99 days',
      title: 'Rome',
      length: '7 nights',
      lead: 'Still missing: a flight, a place to stay, a plan for the days, a budget and a packing list.',
      today: [],
      more: 0,
    });
  });

  it('says that nothing is missing when nothing is', () => {
    const whole: TripPlan = {
      ...withItems(
        { type: 'flight', title: 'BA 542', day: '2127-04-10' },
        { type: 'stay', title: 'Campo Marzio', day: '2127-04-10' },
      ),
      head: { ...rome.head, budget: { cents: 100_000, ...versions } },
      packing: {
        'socks-1': { label: 'Socks', category: 'Clothing', checked: false, travellerId: null, key: null, ...versions },
      },
    };
    expect(nextTripWords(whole, '2127-04-09')).toMatchObject({
      when: 'Tomorrow',
      lead: expect.stringMatching(/^Nothing is missing/),
    });
  });

  it('tells today’s plan in its order while it is under way', () => {
    const { when, lead, today, more } = nextTripWords(withItems(walk('15:00'), walk('09:00')), '2127-04-12');
    expect([when, lead, more]).toEqual(['Under way, day 3', 'Today’s plan:', 0]);
    expect(today.map(({ start }) => start)).toEqual(['09:00', '15:00']);
  });

  it('counts what else is on a full day', () => {
    const full = withItems(...['08', '09', '10', '11', '12', '13'].map((hour) => walk(`${hour}:00`)));
    const { today, more } = nextTripWords(full, '2127-04-12');
    expect([today.length, more]).toEqual([4, 2]);
  });

  it('says so when a day of it is free', () => {
    expect(nextTripWords(rome, '2127-04-10')).toMatchObject({
      when: 'Starts today',
      lead: 'Nothing is planned for today.',
    });
  });
});
