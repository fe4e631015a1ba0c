/** The standalone page: `npm run dev -w mf-trips`, against a bff that is made up here. */
import type { Trip, TripChange, TripDraft } from '@sojourn/contracts';
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, newTrip } from '@sojourn/trip';
import { fakeError, runStandalone } from '@sojourn/web-kit/standalone';
import { remote } from './remote';

const now = '2026-11-21T10:00:00.000Z';
const shared = { version: 1, createdAt: now, updatedAt: now } as const;
let trips: Trip[] = [
  {
    ...shared,
    id: 1,
    title: 'Rome in spring',
    destination: 'Rome, Italy',
    startDate: '2027-04-10',
    endDate: '2027-04-17',
    budget: 2400,
    notes: 'Book the Galleria Borghese two weeks ahead.\nAnna arrives a day later.',
    status: 'confirmed',
  },
  {
    ...shared,
    id: 2,
    title: 'Long weekend in Reykjavik',
    destination: 'Reykjavik, Iceland',
    startDate: '2026-12-11',
    endDate: '2026-12-14',
    budget: null,
    notes: null,
    status: 'planning',
  },
];
let deleted: Trip[] = [];
const plans = new Map<number, TripPlan>();

const find = (id: string | undefined) => trips.find((trip) => trip.id === Number(id));
/** The whole trip, made from what the list says of it when it is first asked for. */
function planOf(id: string | undefined): TripPlan | null {
  const trip = find(id);
  if (!trip) return null;
  const { title, destination, startDate, endDate, budget, notes, status } = trip;
  const budgetCents = budget === null ? null : budget * 100;
  const made = newTrip({ title, destination, startDate, endDate, budgetCents, notes: notes ?? '', status });
  const plan = plans.get(trip.id) ?? made;
  plans.set(trip.id, plan);
  return plan;
}
const missing = () => fakeError(404, 'not-found', 'This trip does not exist.');

runStandalone(remote, {
  fakes: {
    'GET /api/auth/user': () => ({
      id: 'ana',
      username: 'ana',
      email: 'ana@example.org',
      firstName: 'Ana',
      lastName: 'Lima',
      emailProven: true,
      formattedAddress: null,
      city: null,
      country: null,
      latitude: null,
      longitude: null,
      createdAt: now,
    }),
    'GET /api/tips': () => ({ tips: [], next: null }),
    'GET /api/trips': () => trips,
    'GET /api/trips/deleted': () => deleted.map((trip) => ({ ...trip, restorableUntil: '2026-12-21T10:00:00.000Z' })),
    'GET /api/trips/:id/plan': ({ params }) => {
      const plan = planOf(params['id']);
      return plan ? { id: Number(params['id']), role: 'owner', plan } : missing();
    },
    'GET /api/trips/:id/changes': ({ params }) => {
      const plan = planOf(params['id']);
      return plan ? { version: plan.version, changes: [], plan } : missing();
    },
    'GET /api/trips/:id/history': () => [],
    'POST /api/trips/:id/commands': ({ params, body }) => {
      const plan = planOf(params['id']);
      if (!plan) return missing();
      const outcome = apply(plan, (body as { command: TripCommand }).command);
      if (!isApplied(outcome)) return fakeError(409, 'conflict', outcome.refusal.message);
      plans.set(Number(params['id']), outcome.trip);
      return { version: outcome.trip.version, changes: [], plan: outcome.trip };
    },
    'GET /api/trips/:id': ({ params }) => find(params['id']) ?? missing(),
    'POST /api/trips': ({ body }) => {
      const trip: Trip = {
        ...shared,
        ...(body as TripDraft),
        id: trips.length + deleted.length + 1,
        status: 'planning',
      };
      trips = [...trips, trip];
      return trip;
    },
    'PUT /api/trips/:id': ({ params, body }) => {
      const trip = find(params['id']);
      if (!trip) return missing();
      const changed = { ...trip, ...(body as TripChange), version: trip.version + 1 };
      trips = trips.map((each) => (each.id === trip.id ? changed : each));
      return changed;
    },
    'DELETE /api/trips/:id': ({ params }) => {
      const trip = find(params['id']);
      if (!trip) return missing();
      trips = trips.filter((each) => each !== trip);
      deleted = [...deleted, trip];
      return { id: trip.id, restorableUntil: now };
    },
    'POST /api/trips/:id/restore': ({ params }) => {
      const trip = deleted.find((each) => each.id === Number(params['id']));
      if (!trip) return missing();
      deleted = deleted.filter((each) => each !== trip);
      trips = [...trips, trip];
      return trip;
    },
  },
});
