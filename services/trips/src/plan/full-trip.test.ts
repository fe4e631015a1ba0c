/** The largest trip there may be (GROW-1): what changes all of it still fits a request. */
import { commandRequestSchema, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { generatePackingList, packingThings } from '@sojourn/trip';
import { FULL_TRIP, tripOfSize } from '@sojourn/trip/testing';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { createTrip } from '../trip/trip.model';
import { tripNotFound } from '../trip/trip-not-found';
import { planBytes, runCommand, type TripWithPlan, type StoredChange } from './plan.model';
import { createFakePlanRepository } from './plan.repository.fake';
import { createPlanService } from './plan.service';

const BODY_BYTES = 100_000;
const full = tripOfSize(FULL_TRIP);
const now = new Date('2026-11-22T10:00:00Z');

const edit = (text: string, version: number) =>
  ({ type: 'head.edit', parts: { notes: { text, version } } }) as const satisfies TripCommand;

const shift = ({ head }: TripPlan) =>
  ({
    ...{ type: 'dates.change', version: head.dates.version, policy: 'shift' },
    ...{ startDate: '2028-06-03', endDate: '2028-08-01' },
  }) as const satisfies TripCommand;

/** The full trip, after some commands that were carried out on it before: its history has them as the service leaves them. */
function open(earlier: readonly (readonly [key: string, command: TripCommand])[] = []) {
  const { title, destination, dates } = full.head;
  const draft = { title: title.text, destination: destination.name, ...dates, budget: null, notes: null };
  const origin = { id: 1, ownerId: 'ana', serial: 1, idempotencyKey: null, requestDigest: null, now };
  let planned: TripWithPlan = { ...createTrip(draft, origin), plan: full, planBytes: planBytes(full), newest: null };
  const history: StoredChange[] = [];
  for (const [key, command] of earlier) {
    if (planned.newest) history.push(planned.newest);
    const sent = { key, digest: '', command, by: { role: 'owner', link: null } } as const;
    const outcome = runCommand(planned, sent, now);
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
    planned = outcome.trip;
  }
  const plans = createFakePlanRepository(new Map([[1, planned]]), async () => undefined, history);
  const service = createPlanService(plans, () => now);
  const ana = {
    ...{ tripId: 1, ownerId: 'ana', by: { role: 'owner', link: null } as const },
    sees: EVERYTHING,
    missing: tripNotFound,
  };
  /** As a request, which holds 100 kB at most. */
  const run = async (key: string, command: object, base = 0) => {
    const body = JSON.stringify({ base, command });
    expect(Buffer.byteLength(body)).toBeLessThan(BODY_BYTES);
    return service.run(ana, key, commandRequestSchema.parse(JSON.parse(body)));
  };
  const plan = async () => (await service.open(ana)).plan;
  return { run, plan };
}

const daysIn = ({ items }: TripPlan) => Object.fromEntries(Object.entries(items).map(([id, { day }]) => [id, day]));

it('its dates are shifted, which is undone and redone by the keys of what was done', async () => {
  const { run, plan } = open();
  const before = await plan();
  await run('key-of-shift', shift(before));
  const shifted = await plan();
  expect(Object.values(daysIn(shifted)).every((day) => day !== null && day >= '2028-06-03')).toBe(true);

  const { changes } = await run('key-of-undo', { type: 'undo', of: 'key-of-shift' }, shifted.version);
  const [change] = changes;
  // Said by itself it would be more than a request takes, with ids as browsers make them.
  expect(change?.command.type === 'restore' && change.command.change.length).toBe(FULL_TRIP.items);
  expect(daysIn(await plan())).toEqual(daysIn(before));
  // Sent again it is the same undo, and another one under its key is refused.
  await run('key-of-undo', { type: 'undo', of: 'key-of-shift' }, shifted.version);
  expect((await plan()).version).toBe(shifted.version + 1);
  await expect(run('key-of-undo', { type: 'undo', of: 'key-of-undo' })).rejects.toMatchObject({ code: 'key-reused' });

  await run('key-of-redo', { type: 'undo', of: 'key-of-undo' });
  expect(daysIn(await plan())).toEqual(daysIn(shifted));
});

it('each of its twenty travellers gets a packing list, in one request', async () => {
  const { run, plan } = open();
  const seed = { days: 60, climate: 'tropical', tripType: 'hiking' } as const;
  const travellerIds = Object.keys(full.travellers);
  await run('key-of-list', { type: 'packing.make', things: packingThings(seed), travellerIds });
  const wanted = generatePackingList({ ...seed, travellerIds }).map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(600);
  expect(Object.keys((await plan()).packing)).toEqual(wanted);
  await run('key-of-undo', { type: 'undo', of: 'key-of-list' });
  expect((await plan()).packing).toEqual({});
});

it('it goes back to a point of its history by the keys of both ends, whatever lies between', async () => {
  const notes = Array.from(
    { length: 997 },
    (_, at) => [`key-of-note-${at + 1}`, edit(`Note ${at + 1}`, at + 2)] as const,
  );
  const { run, plan } = open([['key-of-note-0', edit('Note 0', 1)], ['key-of-shift', shift(full)], ...notes]);
  const { version: _, latest: __, ...were } = full.head.dates;
  const last = await plan();
  const rewind = { type: 'rewind', after: 'key-of-note-0', newest: 'key-of-note-997', summary: 'Restored the trip' };
  // What somebody did who was faster stays: it is not among what is named.
  await run('key-of-title', { type: 'head.edit', parts: { title: { text: 'Ours', version: 1 } } });

  const { changes } = await run('key-of-rewind', rewind, last.version + 1);
  expect(changes).toMatchObject([{ summary: 'Restored the trip', command: { type: 'restore' } }]);
  const restored = await plan();
  expect(restored.head).toMatchObject({ title: { text: 'Ours' }, notes: { text: 'Note 0' }, dates: were });
  expect(daysIn(restored)).toEqual(daysIn(full));

  await run('key-of-undo', { type: 'undo', of: 'key-of-rewind' });
  expect((await plan()).head.notes.text).toBe('Note 997');
  expect(daysIn(await plan())).toEqual(daysIn(last));
});

it('what is in no history is not taken back', async () => {
  const { run } = open();
  await expect(run('key-of-undo', { type: 'undo', of: 'key-of-nothing' })).rejects.toMatchObject({
    code: 'bad-input',
    message: 'This change can no longer be taken back: it is not in the history of the trip.',
  });
  const nowhere = { type: 'rewind', after: 'key-of-nothing', newest: 'key-of-no-other', summary: 'Back' };
  await expect(run('key-of-rewind', nowhere)).rejects.toMatchObject({ code: 'bad-input' });
});
