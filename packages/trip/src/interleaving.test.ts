/** Two people edit one trip at once, each with a copy of their own that is behind. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apply, isApplied, type Applied } from './apply';
import { replay } from './replay';
import { expectSame } from './testing/expect-same';
import { contentOfTrip } from './testing/content-of-trip';
import { commandFrom, emptyTrip } from './testing/random-command';

const turn = fc.record({
  editor: fc.constantFrom('a', 'b'),
  numbers: fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 }),
  /** Whether the editor looks at the trip anew after this. */
  looks: fc.boolean(),
});

const versionOf = (trip: TripPlan, { in: name, id }: { in: string; id: string }): number =>
  (trip as unknown as Record<string, Record<string, { version: number } | undefined>>)[name]?.[id]?.version ?? 0;

test('no acknowledged command is lost, whoever is faster', () => {
  let [asked, conflicts] = [0, 0];
  fc.assert(
    fc.property(fc.array(turn, { minLength: 6, maxLength: 16 }), (turns) => {
      asked += 1;
      let server = emptyTrip;
      const seen: Record<string, TripPlan> = { a: emptyTrip, b: emptyTrip };
      const acknowledged: { command: TripCommand; applied: Applied; knew: TripPlan; before: TripPlan }[] = [];
      turns.forEach(({ editor, numbers, looks }, at) => {
        const knew = seen[editor] as TripPlan;
        const command = commandFrom(numbers, knew, `${editor}${at}`);
        const outcome = apply(server, command);
        if (isApplied(outcome)) {
          acknowledged.push({ command, applied: outcome, knew, before: server });
          server = outcome.trip;
        } else if (outcome.refusal.reason === 'conflict') {
          conflicts += 1;
          // A conflict says what was read and what is there now.
          for (const { in: name, id, version, theirs } of outcome.refusal.conflicts) {
            expect(theirs?.version ?? 0).toBe(versionOf(server, { in: name, id }));
            expect(theirs?.version).not.toBe(version);
          }
        }
        if (looks) seen[editor] = server;
      });

      // Everything that was acknowledged, in order, is the trip.
      const history = acknowledged.map(({ command }) => command);
      expectSame(replay(emptyTrip, history).trip, server);
      // Whoever overwrote or took away a part by name had seen the version that they overwrote.
      for (const { command, applied, knew, before } of acknowledged) {
        if (!('version' in command) || !('id' in command)) continue;
        const own = applied.happened.touched.find(({ id }) => id === command.id);
        if (own) expect(versionOf(before, own)).toBe(versionOf(knew, own));
      }
      // And all of it can be taken back, so nothing was written over unseen.
      const undone = acknowledged
        .toReversed()
        .reduce((now, { applied }) => replay(now, [applied.inverse]).trip, server);
      expectSame(contentOfTrip(undone), contentOfTrip(emptyTrip));
    }),
    { numRuns: 1_000 },
  );
  expect(conflicts / asked).toBeGreaterThan(0.1);
});
