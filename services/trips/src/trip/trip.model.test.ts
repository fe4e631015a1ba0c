import type { TripDraft, TripStatus } from '@sojourn/contracts';
import fc from 'fast-check';
import { createTrip, deleteTrip, isDeleted, isPurged, restoreTrip, toWire } from './trip.model';

const draft: TripDraft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: 'Book the Galleria early.',
};
const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-22T10:00:00Z');
const made = (status: TripStatus = 'planning') => ({
  ...createTrip(draft, { id: 7, ownerId: 'ana', serial: 4, idempotencyKey: null, requestDigest: null, now }),
  status,
});

describe('a trip', () => {
  it('begins as version 1 in planning, with its budget in cents', () => {
    const { budget: _budget, ...same } = draft;
    expect(
      createTrip(draft, { id: 7, ownerId: 'ana', serial: 4, idempotencyKey: 'a-key', requestDigest: 'a-digest', now }),
    ).toEqual({
      ...same,
      id: 7,
      ownerId: 'ana',
      serial: 4,
      idempotencyKey: 'a-key',
      requestDigest: 'a-digest',
      budgetCents: 240_000,
      status: 'planning',
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletion: null,
    });
  });

  it('goes on the wire with every field a page may see', () => {
    expect(toWire({ ...made('confirmed'), version: 3, updatedAt: later })).toEqual({
      ...draft,
      id: 7,
      status: 'confirmed',
      version: 3,
      createdAt: '2026-11-21T10:00:00.000Z',
      updatedAt: '2026-11-22T10:00:00.000Z',
    });
  });

  it.each([
    [149, 1],
    [150, 2],
    [0, 0],
  ])('rounds %i cents to %i dollars', (budgetCents, budget) => {
    expect(toWire({ ...made(), budgetCents }).budget).toBe(budget);
  });

  it('keeps no budget apart from a budget of nothing', () => {
    const origin = { id: 1, ownerId: 'ana', serial: 4, idempotencyKey: null, requestDigest: null, now };
    expect(toWire(createTrip({ ...draft, budget: null }, origin)).budget).toBeNull();
    expect(toWire(createTrip({ ...draft, budget: 0 }, origin)).budget).toBe(0);
  });

  it('tells the wire every whole dollar it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (budget) => {
        const trip = createTrip(
          { ...draft, budget },
          { id: 1, ownerId: 'ana', serial: 4, idempotencyKey: null, requestDigest: null, now },
        );
        expect(toWire(trip).budget).toBe(budget);
      }),
    );
  });

  it('tells the wire neither its owner nor the key it was made under', () => {
    const wire = toWire({ ...made(), idempotencyKey: 'key-of-one-click' });
    expect(JSON.stringify(wire)).not.toMatch(/ana|key-of-one-click/);
  });
});

describe('deleting a trip', () => {
  it('leaves 30 days to bring it back', () => {
    const deleted = deleteTrip(made(), now);
    expect(deleted).toEqual({
      ...made(),
      version: 2,
      deletion: { deletedAt: now, purgeAt: new Date('2026-12-21T10:00:00Z') },
    });
    expect([isDeleted(made()), isDeleted(deleted)]).toEqual([false, true]);
    expect(isPurged(made(), later)).toBe(false);
    expect(deleted.deletion?.purgeAt.toISOString()).toBe('2026-12-21T10:00:00.000Z');
    expect(isPurged(deleted, new Date('2026-12-21T09:59:59Z'))).toBe(false);
    expect(isPurged(deleted, new Date('2026-12-21T10:00:00Z'))).toBe(true);
  });

  it('is undone without a trace but the version and the time', () => {
    expect(restoreTrip(deleteTrip(made(), now), 9, later)).toEqual({
      ...made(),
      serial: 9,
      version: 3,
      updatedAt: later,
    });
  });
});
