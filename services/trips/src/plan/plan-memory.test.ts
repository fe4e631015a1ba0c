import { adding, LARGE_TRIP, tripOfSize } from '@sojourn/trip/testing';
import { createTrip } from '../trip/trip.model';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { OWNER, planBytes, runCommand, type TripWithPlan } from './plan.model';
import { rememberPlans } from './plan-memory';
import { describePlanRepository } from './plan.repository.contract';
import type { PlanRepository } from './plan.repository';

const fake = createFakeTripRepository();
describePlanRepository('a memory of the fake', () => ({ trips: fake, plans: rememberPlans(fake.plans) }));

const now = new Date('2026-11-22T10:00:00Z');

async function start(plan = tripOfSize(LARGE_TRIP)) {
  const { dates } = plan.head;
  const trips = createFakeTripRepository();
  const id = await trips.nextId();
  const draft = { title: 'Rome', destination: 'Rome', ...dates, budget: null, notes: null };
  const origin = { id, ownerId: 'ana', serial: 1, idempotencyKey: null, requestDigest: null, now };
  const { startDate, endDate } = dates;
  await trips.insert(createTrip({ ...draft, startDate, endDate }, origin));
  const reads: number[] = [];
  const counted: PlanRepository = {
    ...trips.plans,
    find: (tripId) => {
      reads.push(tripId);
      return trips.plans.find(tripId);
    },
  };
  const first = (await trips.plans.find(id)) as TripWithPlan;
  const filled = { ...first, version: first.version + 1, plan: { ...plan, version: 1 }, planBytes: planBytes(plan) };
  expect(await trips.plans.commit(first, filled)).toBe(true);
  return { id, trips, reads, counted };
}

async function change(plans: PlanRepository, id: number, itemId: string) {
  const before = (await plans.find(id)) as TripWithPlan;
  const sent = { key: `key-of-${itemId}`, digest: itemId, command: adding(itemId), by: OWNER };
  const outcome = runCommand(before, sent, now);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return plans.commit(before, outcome.trip);
}

it('a large plan is read once for many commands, and is as it is stored', async () => {
  const { id, trips, reads, counted } = await start();
  const plans = rememberPlans(counted);
  for (const itemId of ['new-1', 'new-2', 'new-3']) expect(await change(plans, id, itemId)).toBe(true);
  expect(reads).toEqual([id]);
  expect(await plans.find(id)).toEqual(await trips.plans.find(id));
});

it('what another process has done is seen, and lost by neither', async () => {
  const { id, trips, reads, counted } = await start();
  const [one, other] = [rememberPlans(counted), rememberPlans(trips.plans)];
  await change(one, id, 'of-one-1');
  await change(other, id, 'of-other-1');
  const behind = (await one.find(id)) as TripWithPlan;
  expect(Object.keys(behind.plan.items)).toEqual(expect.arrayContaining(['of-one-1', 'of-other-1']));
  await change(other, id, 'of-other-2');
  expect(await one.commit(behind, { ...behind, version: behind.version + 1 })).toBe(false);
  expect((await one.find(id))?.plan.items).toHaveProperty('of-other-2');
  expect(reads).toHaveLength(3);
});

it('a trip that is gone is not remembered', async () => {
  const { id, trips, counted } = await start();
  const plans = rememberPlans(counted);
  await plans.find(id);
  await trips.people.removeTrip('ana', id);
  expect(await plans.find(id)).toBeNull();
});

it('a small plan is read each time', async () => {
  const { id, reads, counted } = await start(tripOfSize({ ...LARGE_TRIP, items: 2, expenses: 2, documents: 0 }));
  const plans = rememberPlans(counted);
  await plans.find(id);
  await plans.find(id);
  expect(reads).toEqual([id, id]);
});
