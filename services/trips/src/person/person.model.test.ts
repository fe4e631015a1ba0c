import { createTrip, deleteTrip } from '../trip/trip.model';
import { firstPlan, planBytes } from '../plan/plan.model';
import { tripRecordOf } from './person.model';

const NOW = new Date('2026-11-22T12:00:00Z');
const origin = { id: 7, ownerId: 'ana', serial: 1, idempotencyKey: 'k', requestDigest: 'd', now: NOW };
const draft = {
  title: 'Rome',
  destination: 'Rome',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 5,
  notes: null,
};

test('a trip is recorded whole, with when it was deleted, and without what only we need', () => {
  const trip = createTrip(draft, origin);
  const plan = firstPlan(trip);
  const planned = { ...trip, plan, planBytes: planBytes(plan), newest: null };
  expect(tripRecordOf(planned)).toMatchObject({ id: 7, title: 'Rome', budgetCents: 500, deletedAt: null, plan });
  expect(tripRecordOf(deleteTrip(planned, NOW)).deletedAt).toBe(NOW.toISOString());
  for (const key of ['ownerId', 'serial', 'idempotencyKey', 'requestDigest', 'newest', 'planBytes']) {
    expect(tripRecordOf(planned)).not.toHaveProperty(key);
  }
});
