import fc from 'fast-check';
import { sampleTrips } from '../../shared/sample-trips.model';
import { fromBrowser, type StoredTrip } from '../../shared/trip.model';
import {
  filterTrips,
  isFiltering,
  isSearchable,
  listActivities,
  overBudgetOf,
  partsOf,
  variantsOf,
} from './list.model';

const [sample] = sampleTrips('2026-11-21').map(fromBrowser);
const at = (id: number, days: [string, string], status: StoredTrip['status'] = 'planning') =>
  ({ ...sample, id, startDate: days[0], endDate: days[1], status }) as StoredTrip;
const ids = (trips: readonly StoredTrip[]) => trips.map(({ id }) => id);

it('tells two activities, then how many more', () => {
  expect(listActivities([])).toBe('');
  expect(listActivities(['Food Tour', 'Museum Visit'])).toBe('Food Tour, Museum Visit');
  expect(listActivities(['Food Tour', 'Museum Visit', 'Vespa', 'Boat'])).toBe('Food Tour, Museum Visit, +2 more');
});

it.each([
  ['the budget is not used up', { budget: 900, costCents: 90_000 }, 0],
  ['something costs more', { budget: 900, costCents: 96_050 }, 6_050],
  ['nobody set a budget', { budget: null, costCents: 96_050 }, 0],
  ['nobody counted', { budget: 900 }, 0],
])('tells how much is over the budget when %s', (_, trip, over) => expect(overBudgetOf(trip)).toBe(over));

describe('the parts of a list', () => {
  it('are the nearest trip, what lies ahead soonest first, and what is over or called off latest first', () => {
    const trips = [
      at(1, ['2025-01-01', '2025-01-05']),
      at(2, ['2026-01-01', '2026-01-05']),
      at(3, ['2026-11-20', '2026-11-25']),
      at(4, ['2027-01-01', '2027-01-05']),
      at(5, ['2027-02-01', '2027-02-05'], 'cancelled'),
      at(6, ['2027-03-01', '2027-03-05']),
    ];
    const { feature, upcoming, past } = partsOf(trips, '2026-11-21');
    expect(feature?.id).toBe(3);
    expect(ids(upcoming)).toEqual([4, 6]);
    expect(ids(past)).toEqual([5, 2, 1]);
  });

  it('make the only trip the feature, also when it is over; several that are over have none', () => {
    const over = at(1, ['2025-01-01', '2025-01-05']);
    expect(partsOf([over], '2026-11-21')).toEqual({ feature: over, upcoming: [], past: [] });
    const other = at(2, ['2025-02-01', '2025-02-05']);
    expect(partsOf([over, other], '2026-11-21')).toEqual({ feature: null, upcoming: [], past: [other, over] });
    expect(partsOf([], '2026-11-21')).toEqual({ feature: null, upcoming: [], past: [] });
  });

  it('have every trip once', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-11-${date}`);
    const status = fc.constantFrom(
      'planning' as const,
      'confirmed' as const,
      'completed' as const,
      'cancelled' as const,
    );
    const some = fc.array(fc.tuple(day, status), { maxLength: 12 });
    fc.assert(
      fc.property(some, (made) => {
        const trips = made.map(([end, each], id) => at(id, ['2026-11-01', end], each));
        const { feature, upcoming, past } = partsOf(trips, '2026-11-20');
        const all = [...(feature ? [feature] : []), ...upcoming, ...past];
        expect(ids(all).toSorted((a, b) => a - b)).toEqual(ids(trips));
      }),
    );
  });
});

describe('a search', () => {
  const trips: StoredTrip[] = [
    { ...at(1, ['2027-01-01', '2027-01-05']), title: 'Blossom', destination: 'São Paulo, Brazil', notes: 'Ask Ana' },
    { ...at(2, ['2027-02-01', '2027-02-05'], 'confirmed'), title: 'Island week', destination: 'Naxos, Greece' },
  ];
  it.each([
    ['sao  PAULO', null, [1]],
    ['ana brazil', null, [1]],
    ['brazil greece', null, []],
    ['caldera', null, [1, 2]],
    ['', 'confirmed', [2]],
    ['brazil', 'confirmed', []],
    [' ', null, [1, 2]],
  ] as const)('for “%s” with the status %s finds %j', (text, status, found) => {
    expect(ids(filterTrips(trips, { text, status }))).toEqual(found);
  });

  it('is one once there is a word or a status', () => {
    expect(isFiltering({ text: ' ! ', status: null })).toBe(false);
    expect(isFiltering({ text: 'a', status: null })).toBe(true);
    expect(isFiltering({ text: '', status: 'planning' })).toBe(true);
  });

  it('is offered for more than 12 trips', () => {
    expect([12, 13].map(isSearchable)).toEqual([false, true]);
  });
});

it('gives each further trip to a place a scene of its own when several go there', () => {
  const to = (id: number, destination: string) => ({ ...at(id, ['2027-01-01', '2027-01-05']), destination });
  const variants = variantsOf([to(12, 'Paris'), to(3, 'paris '), to(4, 'Rome'), to(20, 'Paris')]);
  expect([...variants]).toEqual([
    [12, 'trip 12'],
    [20, 'trip 20'],
  ]);
});
