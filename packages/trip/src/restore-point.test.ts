import { tripCommandSchema, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apply, isApplied, type Applied } from './apply';
import { newItem, newTrip } from './new-trip';
import { restorePoint, rewind } from './restore-point';
import { contentOfTrip, withoutVersions } from './testing/content-of-trip';
import { commandFrom, emptyTrip } from './testing/random-command';

const seed = fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 });

function carriedOut(trip: TripPlan, command: TripCommand): Applied {
  const outcome = apply(trip, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome;
}

function rewound(trip: TripPlan, inverses: readonly TripCommand[]): TripPlan {
  const outcome = rewind(trip, inverses);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.trip;
}

test('a trip goes back to any point of its history, and from there to where it was', () => {
  fc.assert(
    fc.property(fc.array(seed, { minLength: 1, maxLength: 12 }), fc.nat(12), (seeds, nth) => {
      const trips = [emptyTrip];
      const inverses: TripCommand[] = [];
      seeds.forEach((numbers, at) => {
        const before = trips.at(-1) as TripPlan;
        const outcome = apply(before, commandFrom(numbers, before, `a${at}`));
        if (!isApplied(outcome) || outcome.trip === before) return;
        trips.push(outcome.trip);
        inverses.unshift(outcome.inverse);
      });
      const now = trips.at(-1) as TripPlan;
      const point = nth % trips.length;
      const restored = rewound(now, inverses.slice(0, trips.length - 1 - point));
      expect(contentOfTrip(restored)).toEqual(contentOfTrip(trips[point] as TripPlan));
      const { command } = restorePoint(now, restored, 'Back');
      expect(tripCommandSchema.safeParse(command).error).toBeUndefined();
      const back = carriedOut(now, command);
      expect(withoutVersions(back.trip)).toEqual(withoutVersions(restored));
      const again = carriedOut(back.trip, back.inverse).trip;
      expect(withoutVersions(again)).toEqual(withoutVersions(now));
    }),
    { numRuns: 300 },
  );
});

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-14' });

test('a trip that was completed goes back to its beginning, and that can be undone', () => {
  const marked = (trip: TripPlan, status: 'confirmed' | 'completed') =>
    carriedOut(trip, { type: 'head.edit', parts: { status: { status, version: trip.head.status.version } } });
  const confirmed = marked(rome, 'confirmed');
  const completed = marked(confirmed.trip, 'completed');
  const was = rewound(completed.trip, [completed.inverse, confirmed.inverse]);
  const back = carriedOut(completed.trip, restorePoint(completed.trip, was, 'Back').command);
  expect(back.trip.head.status.status).toBe('planning');
  expect(back.happened.summary).toBe('Back');
  expect(carriedOut(back.trip, back.inverse).trip.head.status.status).toBe('completed');
});

test('says what goes, comes back and changes, and nothing of what came and went', () => {
  const walk = newItem({ type: 'activity', title: 'Walk' });
  const start = carriedOut(rome, { type: 'item.add', id: 'walk-1', content: walk }).trip;
  const steps = [carriedOut(start, { type: 'item.add', id: 'swim-1', content: { ...walk, title: 'Swim' } })];
  const then = (command: TripCommand) => steps.unshift(carriedOut((steps[0] as Applied).trip, command));
  then({ type: 'item.add', id: 'read-1', content: { ...walk, title: 'Read' } });
  then({ type: 'item.remove', id: 'read-1', version: 1 });
  then({ type: 'item.remove', id: 'walk-1', version: 1 });
  then({ type: 'head.edit', parts: { title: { text: 'Roma', version: 1 } } });
  const now = (steps[0] as Applied).trip;
  const inverses = steps.map(({ inverse }) => inverse);
  expect(restorePoint(now, rewound(now, inverses), 'Back')).toEqual({
    command: expect.objectContaining({ type: 'restore', summary: 'Back' }) as unknown,
    parts: [
      { in: 'head', id: 'title', kind: 'changed' },
      { in: 'items', id: 'walk-1', kind: 'back' },
      { in: 'items', id: 'swim-1', kind: 'gone' },
    ],
  });
});

test('a thousand changes of one thing are one change back', () => {
  let trip = rome;
  const inverses = Array.from({ length: 1_000 }, (_, at) => {
    const { version } = trip.head.notes;
    const applied = carriedOut(trip, { type: 'head.edit', parts: { notes: { text: `Note ${at}`, version } } });
    trip = applied.trip;
    return applied.inverse;
  }).reverse();
  const { command } = restorePoint(trip, rewound(trip, inverses), 'Back');
  expect(command).toMatchObject({ head: { notes: { text: '' } }, put: [], change: [], remove: [] });
});

test('says why not when something is missing in between', () => {
  const edit = (trip: TripPlan, text: string) =>
    carriedOut(trip, { type: 'head.edit', parts: { title: { text, version: trip.head.title.version } } });
  const first = edit(rome, 'One');
  const second = edit(first.trip, 'Two');
  expect(rewind(second.trip, [first.inverse])).toMatchObject({ refusal: { reason: 'conflict' } });
});
