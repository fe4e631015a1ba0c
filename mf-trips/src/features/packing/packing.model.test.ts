import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, climates, isApplied, newTrip, packingTripTypes } from '@sojourn/trip';
import fc from 'fast-check';
import { countsOf, groupsOf, isOutdated, itemsOf, makeList, progressOf, seedOf } from './packing.model';

const trip = (destination = 'Rome, Italy', startDate = '2027-04-10', endDate = '2027-04-17') =>
  newTrip({ title: 'Away', destination, startDate, endDate });

function doing(plan: TripPlan, command: TripCommand): TripPlan {
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
}
const going = (id: string, name: string): TripCommand => ({ type: 'traveller.add', id, content: { name } });
const tick = (plan: TripPlan, id: string) =>
  doing(plan, { type: 'packing.tick', id, version: plan.packing[id]?.version ?? 0, checked: true });

describe('what a list is made from', () => {
  test('is the trip at first, and later what stands on the list', () => {
    expect(seedOf(trip('Reykjavik, Iceland'))).toEqual({
      days: 7,
      climate: 'cold',
      tripType: 'vacation',
      child: 'none',
    });
    for (const climate of climates) {
      for (const tripType of packingTripTypes) {
        const made = doing(trip(), makeList(trip(), { days: 7, climate, tripType, child: 'none' }));
        // Hiking and adventure need the same.
        const type = tripType === 'adventure' ? 'hiking' : tripType;
        expect(seedOf(made)).toEqual({ days: 7, climate, tripType: type, child: 'none' });
      }
    }
  });

  test('is still told when some of it was removed', () => {
    const made = doing(trip(), makeList(trip(), { days: 7, climate: 'cold', tripType: 'business', child: 'none' }));
    const id = Object.keys(made.packing)[5] as string;
    const less = doing(made, { type: 'packing.remove', id, version: 1 });
    expect(seedOf(less)).toMatchObject({ climate: 'cold', tripType: 'business' });
    expect(isOutdated(less)).toBe(false);
  });
});

test('a list is outdated when the trip has other days or other people', () => {
  const made = doing(trip(), makeList(trip(), seedOf(trip())));
  expect(isOutdated(made)).toBe(false);
  const dates = { startDate: '2027-04-10', endDate: '2027-04-12', version: 1 };
  expect(isOutdated(doing(made, { type: 'dates.change', ...dates, policy: 'shift' }))).toBe(true);
  const one = doing(made, going('ana-1', 'Ana'));
  expect(isOutdated(one)).toBe(false);
  expect(isOutdated(doing(one, going('ben-1', 'Ben')))).toBe(true);
});

test('what was ticked for everybody is ticked for each, once each has a list', () => {
  const alone = tick(doing(trip(), makeList(trip(), seedOf(trip()))), 'pack-1-phone');
  const both = doing(doing(alone, going('ana-1', 'Ana')), going('ben-1', 'Ben'));
  const made = doing(both, makeList(both, seedOf(both)));
  const ticked = Object.entries(made.packing).filter(([, { checked }]) => checked);
  expect(ticked.map(([id]) => id).sort()).toEqual(['pack-1-phone-ana-1', 'pack-1-phone-ben-1']);
  // Made once more nothing else is ticked.
  const again = doing(made, makeList(made, seedOf(made)));
  expect(again.packing).toEqual(made.packing);
});

describe('progress', () => {
  test.each([
    [[], 0],
    [[true], 100],
    [[true, false, false], 33],
    [[true, true, false], 67],
    [[true, ...Array<boolean>(199).fill(false)], 1],
  ])('of %j is %i%%', (ticks, percent) => {
    expect(progressOf(ticks.map((checked) => ({ checked }))).percent).toBe(percent);
  });
});

test('filters take nothing away and show nothing twice', () => {
  const one = doing(doing(trip('Bali'), going('ana-1', 'Ana')), going('ben-1', 'Ben'));
  const made = doing(one, makeList(one, seedOf(one)));
  const ids = Object.keys(made.packing);
  fc.assert(
    fc.property(fc.subarray(ids), (chosen) => {
      const plan = chosen.reduce(tick, made);
      for (const travellerId of [null, 'ana-1', 'ben-1']) {
        const items = itemsOf(plan, travellerId);
        const shown = (show: 'all' | 'packed' | 'to-pack') =>
          groupsOf(items, { show, category: null, travellerId }).flatMap((group) => group.items.map(({ id }) => id));
        expect([...shown('packed'), ...shown('to-pack')].sort()).toEqual(shown('all').sort());
        expect(shown('all').sort()).toEqual(items.map(({ id }) => id).sort());
        expect(countsOf(items).reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
      }
    }),
    { numRuns: 30 },
  );
});

describe('a child who goes along', () => {
  const family = doing(doing(trip(), going('ana-1', 'Ana')), going('leo-1', 'Leo, toddler'));

  test.each(['baby', 'toddler', 'child', 'none'] as const)(
    'is told from the list when it was made for one: %s',
    (child) => {
      const made = doing(trip(), makeList(trip(), { ...seedOf(trip()), child }));
      expect(seedOf(made)).toMatchObject({ child, climate: 'mild', tripType: 'vacation' });
      expect(isOutdated(made)).toBe(false);
    },
  );

  test.each([
    ['Leo, toddler', 'toddler'],
    ['Baby Mia', 'baby'],
    ['Kid 1', 'child'],
    ['Ana', 'none'],
    ['Babylon', 'none'],
  ])('is expected when a traveller is called %j: %s', (name, child) => {
    expect(seedOf(doing(trip(), going('t-1', name))).child).toBe(child);
  });

  test('has things on the list once when each traveller has a list', () => {
    const made = doing(family, makeList(family, seedOf(family)));
    const diapers = Object.values(made.packing).filter(({ label }) => label === 'Diapers');
    expect(diapers.map(({ travellerId }) => travellerId)).toEqual([null]);
    expect(Object.values(made.packing).filter(({ label }) => label === 'Phone')).toHaveLength(2);
    expect(isOutdated(made)).toBe(false);
  });
});
