import { statusesAfter, tripStatuses, type TripChange, type TripDraft, type TripStatus } from '@sojourn/contracts';
import { tripCommandSchema, type TripCommand } from '@sojourn/contracts/plan';
import { dollars } from '@sojourn/trip';
import { adding } from '@sojourn/trip/testing';
import { createTrip } from '../trip/trip.model';
import {
  editTrip,
  firstPlan,
  isToldInChanges,
  MOST_PLAN_BYTES,
  oldestRemembered,
  OWNER,
  planBytes,
  runCommand,
  type TripWithPlan,
} from './plan.model';

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

function made(given: Partial<TripDraft> & { status?: TripStatus } = {}): TripWithPlan {
  const { status = 'planning', ...fields } = given;
  const origin = { id: 7, ownerId: 'ana', serial: 4, idempotencyKey: null, requestDigest: null, now };
  const trip = { ...createTrip({ ...draft, ...fields }, origin), status };
  return { ...trip, plan: firstPlan(trip), planBytes: planBytes(firstPlan(trip)), newest: null };
}
const changeTo = (change: Partial<TripChange>): TripChange => ({ ...draft, status: 'planning', version: 1, ...change });
const edit = (trip: TripWithPlan, change: Partial<TripChange>) =>
  editTrip(trip, changeTo(change), { key: 'edit-of-ana', now: later });
const edited = (trip: TripWithPlan, change: Partial<TripChange>): TripWithPlan => {
  const outcome = edit(trip, change);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.trip;
};
const doing = (trip: TripWithPlan, command: TripCommand): TripWithPlan => {
  const outcome = runCommand(trip, { key: 'a-key-of-ana', digest: 'digest', command, by: OWNER }, later);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.trip;
};
/** The trip's own fields, as its plan has them. */
const headFields = ({ plan: { head } }: TripWithPlan) => ({
  title: head.title.text,
  destination: head.destination.name,
  startDate: head.dates.startDate,
  endDate: head.dates.endDate,
  budgetCents: head.budget.cents,
  status: head.status.status,
});

describe('the first plan', () => {
  it('says what the trip says', () => {
    const trip = made();
    expect(trip).toMatchObject(headFields(trip));
    expect(trip.plan).toMatchObject({ version: 0, head: { notes: { text: 'Book the Galleria early.' } }, items: {} });
    expect(firstPlan({ ...trip, notes: null }).head.notes.text).toBe('');
  });
});

describe('a command', () => {
  it('makes one version more of trip and plan, with everything that a history needs', () => {
    const before = made();
    const after = doing(before, adding('i1', { title: 'Forum' }));
    expect(after).toMatchObject({
      version: 2,
      updatedAt: later,
      plan: { version: 1, items: { i1: { title: 'Forum' } } },
    });
    expect(after.newest).toEqual({
      tripId: 7,
      version: 1,
      key: 'a-key-of-ana',
      digest: 'digest',
      command: adding('i1', { title: 'Forum' }),
      inverse: expect.objectContaining({ type: 'restore', remove: [{ in: 'items', id: 'i1', version: 1 }] }) as unknown,
      summary: 'Added “Forum”',
      at: later,
      by: { role: 'owner', link: null },
    });
  });

  it('keeps beside the plan what the trip costs, and nothing where nothing costs', () => {
    const planned = dollars(60_000, '2026-11-21');
    const costly = doing(made(), adding('m1', { type: 'activity', title: 'Museum', planned }));
    expect(costly.costCents).toBe(60_000);
    expect(doing(costly, { type: 'item.remove', id: 'm1', version: 1 })).not.toHaveProperty('costCents');
  });

  it('that changes nothing leaves the trip as it is', () => {
    const before = made();
    expect(doing(before, { type: 'packing.reset' })).toBe(before);
  });

  it('on the head changes the fields of the list, and leaves no notes as they were', () => {
    const parts = { title: { text: 'Oslo', version: 1 }, budget: { cents: null, version: 1 } };
    for (const notes of [null, '', 'Some.']) {
      const after = doing(made({ notes }), { type: 'head.edit', parts });
      expect(after).toMatchObject({ title: 'Oslo', budgetCents: null, notes });
      expect(after).toMatchObject(headFields(after));
    }
    const emptied = doing(made(), { type: 'head.edit', parts: { notes: { text: '', version: 1 } } });
    expect(emptied.notes).toBeNull();
  });

  it('is refused for what it is', () => {
    const command: TripCommand = { type: 'item.remove', id: 'i1', version: 1 };
    expect(runCommand(made(), { key: 'k', digest: 'd', command, by: OWNER }, later)).toMatchObject({
      refusal: { reason: 'conflict' },
    });
  });
});

describe('an edit', () => {
  const moves: [TripStatus, TripStatus, boolean][] = [
    ['planning', 'confirmed', true],
    ['confirmed', 'completed', true],
    ['planning', 'completed', false],
    ['confirmed', 'planning', false],
    ['completed', 'planning', false],
    ['completed', 'confirmed', false],
    ['planning', 'cancelled', true],
    ['confirmed', 'cancelled', true],
    ['completed', 'cancelled', true],
    ['cancelled', 'planning', true],
    ['cancelled', 'confirmed', false],
    ['cancelled', 'completed', false],
  ];

  it.each(moves)('%s -> %s is allowed: %s', (from, to, isAllowed) => {
    expect('trip' in edit(made({ status: from }), { status: to })).toBe(isAllowed);
  });

  it('says which way is open when it is refused one', () => {
    expect(edit(made({ status: 'confirmed' }), { status: 'planning' })).toMatchObject({
      refusal: { message: 'A confirmed trip cannot become planning; it can become completed or cancelled.' },
    });
  });

  it.each(tripStatuses)('lets a %s trip stay as it is', (status) => {
    expect(statusesAfter[status]).not.toContain(status);
    expect(edit(made({ status }), { status })).toMatchObject({ trip: { status } });
  });

  it.each<[string, Partial<TripChange>]>([
    ['the title', { title: 'Rome, again' }],
    ['the destination', { destination: 'Oslo' }],
    ['the budget', { budget: null }],
    ['the notes', { notes: null }],
    ['no notes for empty ones', { notes: '' }],
    ['the status', { status: 'confirmed' }],
    ['the first day', { startDate: '2027-04-09' }],
    ['the last day', { endDate: '2027-04-18' }],
    ['nothing', {}],
    [
      'everything',
      { title: 'O', destination: 'O', startDate: '2028-01-01', endDate: '2028-01-02', budget: 1, notes: '' },
    ],
    ['the dates to a time before the calendar', { startDate: '0001-01-01', endDate: '0001-01-02' }],
    ['the dates to a time after the calendar', { startDate: '2027-04-10', endDate: '2201-01-01' }],
    ['the dates to two years', { startDate: '2027-04-10', endDate: '2029-04-10' }],
  ])('changes %s, in the trip and in its plan', (_what, change) => {
    const before = made();
    const { budget, version: _version, ...fields } = changeTo(change);
    const after = edited(before, change);
    expect(after).toMatchObject({ ...fields, budgetCents: budget === null ? null : budget * 100 });
    expect(after).toMatchObject({ version: 2, updatedAt: later, id: 7, ownerId: 'ana', serial: 4, createdAt: now });
    expect(after).toMatchObject(headFields(after));
    expect(after.plan.head.notes.text).toBe(fields.notes ?? '');
    const command = after.newest?.command;
    expect(command && tripCommandSchema.parse(command)).toEqual(command);
  });

  it('is one change of the history, and none when nothing is another', () => {
    const after = edited(made(), { title: 'Oslo', startDate: '2027-04-11' });
    expect(after.plan.version).toBe(1);
    expect(after.newest).toMatchObject({ key: 'edit-of-ana', command: { type: 'batch' }, by: OWNER });
    expect(edited(made(), {})).toMatchObject({ newest: null, plan: { version: 0 } });
  });

  it('moves with the first day what has a day', () => {
    const before = doing(made(), adding('i1', { day: '2027-04-11' }));
    const after = edited(before, { startDate: '2027-05-10', endDate: '2027-05-17' });
    expect(after.plan.items['i1']?.day).toBe('2027-05-11');
  });

  it('forgets where a destination lies when it is another one', () => {
    const destination = { name: 'Rome, Italy', position: { latitude: 41.9, longitude: 12.5 }, timeZone: 'Europe/Rome' };
    const before = doing(made(), { type: 'head.edit', parts: { destination: { ...destination, version: 1 } } });
    expect(edited(before, { title: 'Rome' }).plan.head.destination).toMatchObject(destination);
    expect(edited(before, { destination: 'Oslo' }).plan.head.destination).toMatchObject({
      position: null,
      timeZone: null,
    });
  });
});

test('changes are told one by one up to fifty, and not to whoever knows more than there is', () => {
  expect([isToldInChanges(50, 0), isToldInChanges(51, 0), isToldInChanges(7, 7), isToldInChanges(7, 8)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a history remembers a thousand changes', () => {
  expect([oldestRemembered(0), oldestRemembered(1_000), oldestRemembered(1_001), oldestRemembered(5_000)]).toEqual([
    1, 1, 2, 4_001,
  ]);
});

describe('the length of a plan', () => {
  it('is counted with each command as it would be counted anew', () => {
    let trip = made();
    for (const command of [
      adding('i1', { notes: 'Grüße 🌸'.repeat(20) }),
      { type: 'item.edit', id: 'i1', version: 1, fields: { notes: '' } },
      { type: 'traveller.add', id: 't1', content: { name: 'Ana' } },
      { type: 'item.remove', id: 'i1', version: 2 },
      { type: 'head.edit', parts: { title: { text: 'O', version: 1 } } },
    ] satisfies TripCommand[]) {
      trip = doing(trip, command);
      expect(trip.planBytes).toBe(planBytes(trip.plan));
    }
    expect(trip.planBytes).toBeGreaterThan(300);
  });

  it('has a bound that a command may pass only downwards', () => {
    const full = { ...doing(made(), adding('i1')), planBytes: MOST_PLAN_BYTES };
    const run = (trip: TripWithPlan, command: TripCommand) =>
      runCommand(trip, { key: 'k', digest: 'd', command, by: OWNER }, later);
    expect(run(full, adding('i2'))).toEqual({
      refusal: {
        reason: 'limit',
        message: 'This trip holds as much as a trip can. Please shorten or remove what you no longer need.',
        conflicts: [],
      },
    });
    const over = { ...full, planBytes: MOST_PLAN_BYTES + 1_000 };
    expect(run(over, { type: 'item.remove', id: 'i1', version: 1 })).toHaveProperty('trip');
    expect(run({ ...full, planBytes: 0 }, adding('i2'))).toHaveProperty('trip');
  });
});
