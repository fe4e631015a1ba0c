/** Two browsers at one trip, in any order and with any failures: nothing acknowledged is lost, nobody is overwritten unseen. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, dollars, emptyUndoStack, isApplied, newItem, newTrip } from '@sojourn/trip';
import fc from 'fast-check';
import { planServer, type Failure } from './plan-server-for-tests';
import { openPlanSession, type PlanSession } from './plan-session';
import type { WaitingCommand } from './waiting.model';
import type { PlanStore, SentCommand } from './plan.store';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });

type Act = { who: 0 | 1; kind: number; pick: number };

/** What somebody does to the trip as they see it; undefined where there is nothing to do it to. */
function commandOf({ kind, pick }: Act, plan: TripPlan, serial: number): TripCommand | undefined {
  const ids = Object.keys(plan.items).sort();
  const id = ids[pick % Math.max(ids.length, 1)];
  const version = id === undefined ? 0 : Number(plan.items[id]?.version);
  const text = `Words ${pick % 3}`;
  switch (kind) {
    case 0:
      return { type: 'head.edit', parts: { title: { text, version: plan.head.title.version } } };
    case 1:
      return {
        type: 'item.add',
        id: `item-${serial}`,
        content: newItem({ type: 'activity', title: `Item ${serial}` }),
      };
    case 2:
      return id === undefined ? undefined : { type: 'item.edit', id, version, fields: { title: `${text} ${serial}` } };
    case 3:
      return id === undefined ? undefined : { type: 'item.edit', id, version, fields: { notes: `${text} ${serial}` } };
    case 4:
      return id === undefined ? undefined : { type: 'item.remove', id, version };
    default:
      return {
        type: 'expense.add',
        id: `expense-${serial}`,
        content: {
          description: text,
          money: dollars(100 + pick, '2127-04-10'),
          category: 'food',
          day: '2127-04-10',
          paidBy: null,
          sharedBy: [],
          bookingId: null,
        },
      };
  }
}

/** The content of what a command names with a version, as text; a version must mean one content to everybody. */
function namedIn(command: TripCommand, plan: TripPlan): string {
  const item = (id: string) => {
    const { version: _, latest: __, ...content } = plan.items[id] ?? { version: 0, latest: 0 };
    return JSON.stringify(content);
  };
  if (command.type === 'head.edit') return plan.head.title.text;
  if (command.type === 'item.edit' || command.type === 'item.remove') return item(command.id);
  if (command.type === 'restore')
    return command.change.map(({ id }) => item(id)).join() + (command.head.title ? plan.head.title.text : '');
  return '';
}

const RUNS = 1_000;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

it(`keeps every acknowledged command once and ends with one plan on both screens, ${RUNS} interleavings`, async () => {
  const act: fc.Arbitrary<Act> = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    kind: fc.nat(9),
    pick: fc.nat(99),
  });
  const failures = fc.array(fc.constantFrom<Failure>('before', 'after', null, null), { maxLength: 8 });
  const answers = fc.record({ failing: fc.tuple(failures, failures), isWhole: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 2, maxLength: 14 }),
      answers,
      fc.scheduler(),
      async (acts, { failing, isWhole }, scheduler) => {
        const seen = new Map<string, string>();
        const overwritten: string[] = [];
        const server = planServer(rome, ({ key, command }, before) => {
          const outcome = apply(before, command);
          // What is so already overwrites nothing.
          if (!isApplied(outcome) || outcome.trip === before) return;
          if (seen.has(key) && namedIn(command, before) !== seen.get(key)) overwritten.push(`${command.type} ${key}`);
        });
        const acknowledged: string[] = [];
        const slow = (store: PlanStore): PlanStore => ({
          ...store,
          send: async (sent: SentCommand) => {
            await scheduler.schedule(Promise.resolve(), 'a command on its way');
            const news = await store.send(sent).catch(async (error: unknown) => {
              await scheduler.schedule(Promise.resolve(), 'a failure on its way back');
              throw error;
            });
            await scheduler.schedule(Promise.resolve(), 'an answer on its way back');
            acknowledged.push(sent.key);
            return news;
          },
          news: async (after) => {
            const news = await store.news(after);
            await scheduler.schedule(Promise.resolve(), 'news on their way');
            return news;
          },
        });
        const unsentOf: WaitingCommand[][] = [[], []];
        const sessions = failing.map((each, at) =>
          openPlanSession({
            stored: rome,
            store: slow(server.store({ failures: [...each], isWhole })),
            unsent: { load: () => [], save: (waiting) => void (unsentOf[at] = [...waiting]) },
            undoHistory: { load: () => emptyUndoStack, save: () => undefined },
          }),
        ) as [PlanSession, PlanSession];
        for (const session of sessions) session.start();
        const ran: { who: 0 | 1; key: string; type: TripCommand['type'] }[] = [];
        const noting = (who: 0 | 1, work: () => void) => {
          const session = sessions[who];
          const { plan, waiting } = session.current();
          work();
          const added = session.current().waiting.at(-1);
          if (!added || waiting.includes(added)) return;
          ran.push({ who, key: added.key, type: added.command.type });
          seen.set(added.key, namedIn(added.command, plan));
        };
        scheduler.scheduleSequence(
          acts.map((each, serial) => async () => {
            const session = sessions[each.who];
            if (each.kind === 6) noting(each.who, () => session.step('undo'));
            else if (each.kind === 7) noting(each.who, () => session.step('redo'));
            else if (each.kind === 8) void session.refresh();
            else if (each.kind === 9) session.retry();
            else {
              const command = commandOf(each, session.current().plan, serial);
              if (command) noting(each.who, () => session.run(command));
            }
          }),
        );
        const isSettled = () =>
          sessions.every((session) => {
            const { waiting, stored } = session.current();
            return waiting.length === 0 && stored.version === server.plan().version;
          });
        await scheduler.waitAll();
        // All by itself: what failed is tried again, in the end without another failure.
        for (let round = 0; round < 40 && !isSettled(); round += 1) {
          await jest.advanceTimersByTimeAsync(30_000);
          await scheduler.waitAll();
          for (const session of sessions) void session.refresh();
          await scheduler.waitAll();
        }
        for (const session of sessions) session.close();
        expect(overwritten).toEqual([]);
        const carriedOut = server.log.map(({ key }) => key);
        expect(new Set(carriedOut).size).toBe(carriedOut.length);
        for (const key of acknowledged) expect(carriedOut).toContain(key);
        for (const { who, key, type } of ran) {
          const isDropped = sessions[who]
            .current()
            .dropped.some((each) => each.key === key || each.dependents.includes(key));
          // What was to be removed and is gone already is nothing to speak of.
          const isMoot = type === 'item.remove' || type === 'restore';
          if (!isMoot || isDropped) expect([key, carriedOut.includes(key)]).toEqual([key, !isDropped]);
        }
        for (const [at, session] of sessions.entries()) {
          expect(session.current().plan).toEqual(server.plan());
          expect(unsentOf[at]).toEqual([]);
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 180_000);
