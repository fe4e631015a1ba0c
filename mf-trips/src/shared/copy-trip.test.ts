import { hiddenCharacterFault } from '@sojourn/contracts';
import type { TripPlan } from '@sojourn/contracts/plan';
import { newTrip, spendingOf } from '@sojourn/trip';
import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import fc from 'fast-check';
import { accountTrips } from './account-trips.store';
import { browserTrips } from './browser-trips.store';
import { copyTrip, entryOfPlan, planOfCopy, readPlanOf } from './copy-trip';

const greece = async (): Promise<TripPlan> => {
  const [sample] = await browserTrips.list();
  const plan = await readPlanOf('browser', sample?.id ?? 0);
  if (!plan) throw new Error('There are two samples.');
  return plan;
};
const titled = (text: string) =>
  newTrip({ title: text, destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('another journey to the same place', () => {
  it('is planned again: the same days, nothing confirmed, spent, packed or filed', async () => {
    const plan = await greece();
    const [bookingId = ''] = Object.keys(plan.bookings);
    const booked = {
      ...plan,
      bookings: { ...plan.bookings, [bookingId]: { ...plan.bookings[bookingId], code: 'X7Q' } },
    };
    const copy = planOfCopy(booked as TripPlan);
    expect(copy.head.title.text).toBe('Summer in Greece (copy)');
    expect(copy.head.status.status).toBe('planning');
    expect(Object.values(copy.items).map(({ title, day }) => [title, day])).toEqual(
      Object.values(plan.items).map(({ title, day }) => [title, day]),
    );
    expect(Object.values(copy.items).some((item) => item.bookingId !== null)).toBe(false);
    expect(copy.bookings).toEqual({});
    expect(spendingOf(copy).planned).toBe(spendingOf(plan).planned);
    expect(Object.values(copy.packing).some(({ checked }) => checked)).toBe(false);
    expect(Object.keys(copy.packing)).toEqual(Object.keys(plan.packing));
    expect([copy.expenses, copy.documents]).toEqual([{}, {}]);
  });

  it('has a title that fits, whatever the first one is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (title) => {
        const { text } = planOfCopy(titled(title)).head.title;
        expect(text.endsWith(' (copy)')).toBe(true);
        expect(text.length).toBeLessThanOrEqual(120);
        expect(text).not.toMatch(/\p{Cs}/u);
        if (!hiddenCharacterFault(title)) expect(hiddenCharacterFault(text)).toBeUndefined();
      }),
    );
  });

  it('is a trip of one’s own in this browser, with everything that is planned', async () => {
    const plan = await greece();
    const made = await copyTrip(browserTrips, plan, { idempotencyKey: 'key-0001' });
    const kept = browserTrips.readPlan(made.id);
    expect(kept?.isSample).toBe(false);
    expect(Object.keys(kept?.plan.items ?? {})).toEqual(Object.keys(plan.items));
    expect(Object.values(kept?.plan.items ?? {}).map(({ day }) => day)).toEqual(
      Object.values(plan.items).map(({ day }) => day),
    );
    expect(kept?.plan.head.destination).toMatchObject({ timeZone: 'Europe/Athens' });
  });

  it('does not stay half made', async () => {
    const plan = await greece();
    const trip = { ...entryOfPlan(plan), notes: null, id: 8, version: 1, createdAt: '2026-11-21T10:00:00Z' };
    const api = fakeApi({
      'POST /api/trips': () => ({ ...trip, updatedAt: trip.createdAt }),
      'POST /api/trips/:id/commands': () => fakeError(503, 'unavailable', 'Trips are resting.'),
      'DELETE /api/trips/:id': () => ({ id: 8, restorableUntil: '2126-12-21T10:00:00Z' }),
    });
    await expect(copyTrip(accountTrips, plan, { idempotencyKey: 'key-0001' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/trips',
      'POST /api/trips/8/commands',
      'DELETE /api/trips/8',
    ]);
    api.restore();
  });
});

it('a trip is made with its head, the budget in whole dollars', () => {
  const plan = newTrip({
    title: 'Rome',
    destination: 'Rome',
    startDate: '2127-04-10',
    endDate: '2127-04-17',
    budgetCents: 125_000,
  });
  expect(entryOfPlan(plan)).toMatchObject({ title: 'Rome', budget: 1_250, activities: [], flight: '' });
  expect(entryOfPlan(titled('Rome')).budget).toBeNull();
});

it('there is no plan where there is no trip', async () => {
  expect(await readPlanOf('browser', 5)).toBeNull();
  const api = fakeApi({});
  expect(await readPlanOf('account', 5)).toBeNull();
  api.restore();
});
