import { apply, isApplied } from '@sojourn/trip';
import { adding, commandFrom, emptyTrip, SMALL_TRIP, tripOfSize } from '@sojourn/trip/testing';
import fc from 'fast-check';
import { shareParts } from './shared-parts.model';

const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const trip = tripOfSize(SMALL_TRIP);

test('a plan that says the same is the one that is known', () => {
  expect(shareParts(trip, copyOf(trip))).toBe(trip);
  expect(shareParts(trip, trip)).toBe(trip);
});

test('of a plan that says something else, only that is new', () => {
  const other = copyOf(trip);
  const item = { ...(other.items['item-2'] as (typeof other.items)[string]), title: 'Elsewhere' };
  const { 'item-3': _gone, ...rest } = other.items;
  const shared = shareParts(trip, { ...other, version: 4, items: { ...rest, 'item-2': item } });
  expect(shared).toMatchObject({ version: 4, expenses: trip.expenses });
  expect(shared.expenses).toBe(trip.expenses);
  expect(shared.items['item-1']).toBe(trip.items['item-1']);
  expect(shared.items['item-2']).toBe(item);
  expect(shared.items).not.toHaveProperty('item-3');
});

test('only another version makes another plan of the same parts', () => {
  const shared = shareParts(trip, { ...copyOf(trip), version: 9 });
  expect(shared.version).toBe(9);
  expect(shared.items).toBe(trip.items);
});

test('whatever is done, the shared plan says what the other one says, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(0xffffff), { minLength: 8, maxLength: 8 }), { maxLength: 8 }), (chances) => {
      const plans = chances.reduce(
        (made, numbers, serial) => {
          const outcome = apply(made.at(-1) ?? emptyTrip, commandFrom(numbers, made.at(-1) ?? emptyTrip, `s${serial}`));
          return isApplied(outcome) ? [...made, outcome.trip] : made;
        },
        [emptyTrip],
      );
      for (const known of plans) {
        for (const plan of plans) expect(JSON.stringify(shareParts(known, copyOf(plan)))).toBe(JSON.stringify(plan));
      }
    }),
    { numRuns: 60 },
  );
});

test('an added part alone is new', () => {
  const outcome = apply(trip, adding('new-1'));
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  const shared = shareParts(trip, copyOf(outcome.trip));
  expect(shared.documents).toBe(trip.documents);
  expect(Object.keys(shared.items)).toEqual([...Object.keys(trip.items), 'new-1']);
});
