/** Several people change one trip at once, through two processes, with copies that are behind and answers that are lost. */
import { type PlanNews, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { replay } from '@sojourn/trip';
import { commandFrom, emptyTrip } from '@sojourn/trip/testing';
import fc from 'fast-check';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { createTrip } from '../trip/trip.model';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { tripNotFound } from '../trip/trip-not-found';
import { OWNER } from './plan.model';
import { createPlanService, type PlanReader } from './plan.service';

const { title, destination, dates } = emptyTrip.head;
const reader: PlanReader = {
  tripId: 1,
  ownerId: 'ana',
  by: OWNER,
  sees: EVERYTHING,
  missing: tripNotFound,
};

const turn = fc.record({
  sender: fc.nat(2),
  numbers: fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 }),
  /** Whether it is sent together with the one before, to the other process. */
  isAtOnce: fc.boolean(),
  /** Whether its answer is lost, so that it is sent again. */
  isRepeated: fc.nat(4).map((chance) => chance === 0),
});

async function start() {
  const trips = createFakeTripRepository();
  const draft = { title: title.text, destination: destination.name, ...dates, budget: null, notes: null };
  const { startDate, endDate } = dates;
  const origin = { id: 1, ownerId: 'ana', serial: 1, idempotencyKey: null, requestDigest: null, now: new Date(0) };
  await trips.insert(createTrip({ ...draft, startDate, endDate }, origin));
  return { trips, services: [createPlanService(trips.plans), createPlanService(trips.plans)] as const };
}

/** A sender's copy after an answer, as a page makes it. */
function afterNews(copy: TripPlan, { version, changes, plan }: PlanNews): TripPlan {
  if (plan) return plan;
  const fresh = changes.filter((change) => change.version > copy.version);
  const { trip, refused } = replay(
    copy,
    fresh.map(({ command }) => command),
  );
  expect(refused).toEqual([]);
  expect(trip.version).toBe(Math.max(version, copy.version));
  return trip;
}

test('no acknowledged command is lost, and the history is the stored plan', async () => {
  const seen = { cases: 0, conflicts: 0, outrun: 0, repeated: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 14 }), async (turns) => {
      seen.cases += 1;
      const { trips, services } = await start();
      const commit = trips.plans.commit;
      trips.plans.commit = async (...both) => {
        const isStored = await commit(...both);
        if (!isStored) seen.outrun += 1;
        return isStored;
      };
      const copies = [emptyTrip, emptyTrip, emptyTrip];
      const acknowledged = new Map<string, TripCommand>();
      let underWay: Promise<void>[] = [];
      for (const [at, { sender, numbers, isAtOnce, isRepeated }] of turns.entries()) {
        if (!isAtOnce) {
          await Promise.all(underWay);
          underWay = [];
        }
        const copy = copies[sender] as TripPlan;
        const command = commandFrom(numbers, copy, `s${sender}-${at}`);
        const key = `key-${sender}-${at}`;
        const send = async () => {
          const service = services[at % 2] as (typeof services)[0];
          const request = { base: copy.version, command };
          try {
            const news = await service.run(reader, key, request);
            const again = isRepeated ? await services[(at + 1) % 2]?.run(reader, key, request) : undefined;
            if (again && news.version > copy.version) {
              seen.repeated += 1;
              expect(again.version).toBeGreaterThanOrEqual(news.version);
              if (!again.plan) expect(again.changes.filter((change) => change.key === key).length).toBeLessThan(2);
            }
            const own = news.changes.find((change) => change.key === key);
            if (own) acknowledged.set(key, command);
            copies[sender] = afterNews(copies[sender] as TripPlan, news);
          } catch (error) {
            if ((error as { code?: string }).code === 'conflict') seen.conflicts += 1;
            else expect(error).toMatchObject({ code: expect.stringMatching(/bad-input|limit-reached/) as unknown });
          }
        };
        underWay.push(send());
      }
      await Promise.all(underWay);

      const stored = await trips.plans.find(1);
      if (!stored) throw new Error('It was inserted.');
      const history = [...trips.plans.archived, ...(stored.newest ? [stored.newest] : [])];
      history.sort((one, other) => one.version - other.version);
      expect(history.map(({ version }) => version)).toEqual(history.map((_, at) => at + 1));
      const { trip, refused } = replay(
        emptyTrip,
        history.map(({ command }) => command),
      );
      expect(refused).toEqual([]);
      expect(trip).toEqual(stored.plan);
      const stored_ = new Map(history.map(({ key, command }) => [key, command]));
      for (const [key, command] of acknowledged) expect(stored_.get(key)).toEqual(command);
      expect(new Set(history.map(({ key }) => key)).size).toBe(history.length);
      expect(stored.version).toBe(1 + history.length);
    }),
    { numRuns: 1_000 },
  );
  for (const often of [seen.conflicts, seen.outrun, seen.repeated]) expect(often / seen.cases).toBeGreaterThan(0.1);
});
