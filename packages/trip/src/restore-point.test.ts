import { tripCommandSchema, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apply, isApplied, type Applied } from './apply';
import { newItem, newTrip } from './new-trip';
import { restorePoint } from './restore-point';
import { withoutVersions } from './testing/content-of-trip';
import { commandFrom, emptyTrip } from './testing/random-command';

const seed = fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 });

function carriedOut(trip: TripPlan, command: TripCommand): Applied {
  const outcome = apply(trip, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome;
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
      const restored = restorePoint(now, inverses.slice(0, trips.length - 1 - point), 'Back');
      if ('refusal' in restored) throw new Error(restored.refusal.message);
      expect(withoutVersions(restored.trip)).toEqual(withoutVersions(trips[point] as TripPlan));
      let again = now;
      const back = restored.commands.map((command) => {
        expect(tripCommandSchema.safeParse(command).error).toBeUndefined();
        const applied = carriedOut(again, command);
        again = applied.trip;
        return applied.inverse;
      });
      for (const inverse of back.toReversed()) again = carriedOut(again, inverse).trip;
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
  const point = restorePoint(completed.trip, [completed.inverse, confirmed.inverse], 'Back');
  if ('refusal' in point) throw new Error(point.refusal.message);
  expect(point.trip.head.status.status).toBe('planning');
  const back = carriedOut(completed.trip, point.commands[0] as TripCommand);
  expect(carriedOut(back.trip, back.inverse).trip.head.status.status).toBe('completed');
});

test('says what goes, comes back and changes', () => {
  const walk = newItem({ type: 'activity', title: 'Walk' });
  const start = carriedOut(rome, { type: 'item.add', id: 'walk-1', content: walk }).trip;
  const steps = [carriedOut(start, { type: 'item.add', id: 'swim-1', content: { ...walk, title: 'Swim' } })];
  const then = (command: TripCommand) => steps.unshift(carriedOut((steps[0] as Applied).trip, command));
  then({ type: 'item.remove', id: 'walk-1', version: 1 });
  then({ type: 'head.edit', parts: { title: { text: 'Roma', version: 1 } } });
  const point = restorePoint(
    (steps[0] as Applied).trip,
    steps.map(({ inverse }) => inverse),
    'Back',
  );
  expect(point).toMatchObject({
    commands: [{ type: 'batch', summary: 'Back', steps: [{}, {}, {}] }],
    parts: [
      { in: 'head', id: 'title', kind: 'changed' },
      { in: 'items', id: 'swim-1', kind: 'gone' },
      { in: 'items', id: 'walk-1', kind: 'back' },
    ],
  });
});

test('is sent in pieces that fit a request', () => {
  let trip = rome;
  const inverses = Array.from({ length: 40 }, (_, at) => {
    const notes = `${at}`.padEnd(4_000, 'x');
    const applied = carriedOut(trip, {
      type: 'head.edit',
      parts: { notes: { text: notes, version: trip.head.notes.version } },
    });
    trip = applied.trip;
    return applied.inverse;
  }).reverse();
  const point = restorePoint(trip, inverses, 'Back');
  if ('refusal' in point) throw new Error(point.refusal.message);
  expect(point.commands.length).toBeGreaterThan(1);
  for (const command of point.commands) expect(JSON.stringify(command).length).toBeLessThan(33_000);
  expect(point.trip.head.notes.text).toBe('');
});

test('says why not when something is missing in between', () => {
  const edit = (trip: TripPlan, text: string) =>
    carriedOut(trip, { type: 'head.edit', parts: { title: { text, version: trip.head.title.version } } });
  const first = edit(rome, 'One');
  const second = edit(first.trip, 'Two');
  expect(restorePoint(second.trip, [first.inverse], 'Back')).toMatchObject({ refusal: { reason: 'conflict' } });
});
