import { tripCursorOf, tripLimits, type TripDraft } from '@sojourn/contracts';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import type { Share } from '../share/share.model';
import type { Trip } from './trip.model';
import { createFakeTripRepository } from './trip.repository.fake';
import { createTripService, type TripService } from './trip.service';

const draft: TripDraft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: null,
};
const now = new Date('2026-11-21T10:00:00Z');

function start() {
  const trips = createFakeTripRepository();
  const clock = { now };
  const updates: Trip[] = [];
  /** How many of the next updates lose against somebody faster. */
  const rival = { wins: 0 };
  const update = trips.update;
  trips.update = async (trip) => {
    updates.push(trip);
    if (rival.wins > 0) {
      rival.wins -= 1;
      const current = await trips.find(trip.id);
      if (current) await update({ ...current, version: current.version + 1, title: 'Faster' });
    }
    return update(trip);
  };
  const commit = trips.plans.commit;
  trips.plans.commit = async (before, after) => {
    if (rival.wins > 0) {
      rival.wins -= 1;
      const current = await trips.plans.find(before.id);
      if (current) await commit(current, { ...current, version: current.version + 1, title: 'Faster' });
    }
    return commit(before, after);
  };
  return { trips, clock, updates, rival, service: createTripService({ trips, ...trips }, () => clock.now) };
}

describe('creating', () => {
  it('asks for no earlier trip and no key without one', async () => {
    const { service, trips } = start();
    trips.findByIdempotencyKey = () => Promise.reject(new Error('not to be asked'));
    expect(await service.create('ana', draft, null)).toMatchObject({ id: 1, title: draft.title });
    expect(await service.create('ana', draft, null)).toMatchObject({ id: 2 });
  });

  it('gives no number away for a repeated request', async () => {
    const { service, trips } = start();
    const first = await service.create('ana', draft, 'one-click');
    expect(await service.create('ana', { ...draft }, 'one-click')).toEqual(first);
    expect(await trips.nextId()).toBe(2);
  });

  it('answers the trip of the twin that was faster', async () => {
    const { service, trips } = start();
    const first = await service.create('ana', draft, 'one-click');
    const find = trips.findByIdempotencyKey;
    let isFirst = true;
    // The twin's trip appears only after this request has looked for it.
    trips.findByIdempotencyKey = (...key) => {
      const found = isFirst ? Promise.resolve(null) : find(...key);
      isFirst = false;
      return found;
    };
    expect(await service.create('ana', draft, 'one-click')).toEqual(first);
  });

  it.each<[string, boolean, string]>([
    ['deleted since', true, 'This request made a trip that has been deleted since.'],
    ['made and gone at once', false, 'This trip was just made and deleted again. Please try again.'],
  ])('refuses when the trip was %s', async (_name, isFound, message) => {
    const { service, trips } = start();
    const { id } = await service.create('ana', draft, 'one-click');
    await service.delete('ana', id);
    if (!isFound) trips.findByIdempotencyKey = () => Promise.resolve(null);
    await expect(service.create('ana', draft, 'one-click')).rejects.toMatchObject({ code: 'conflict', message });
  });
});

describe('an idempotency key', () => {
  const other = { ...draft, title: 'Oslo' };

  it.each<[string, Partial<TripDraft>]>([
    ['title', { title: 'Rome' }],
    ['destination', { destination: 'Oslo' }],
    ['start', { startDate: '2027-04-09' }],
    ['end', { endDate: '2027-04-18' }],
    ['budget', { budget: null }],
    ['notes', { notes: 'x' }],
  ])('is refused with another %s, with the trip that it made', async (_what, change) => {
    const { service, trips } = start();
    const first = await service.create('ana', draft, 'one-click');
    await expect(service.create('ana', { ...draft, ...change }, 'one-click')).rejects.toMatchObject({
      code: 'key-reused',
      message: 'This Idempotency-Key belongs to another trip that was made with it.',
      details: first,
    });
    expect(await trips.countOf('ana', 'all', 9)).toBe(1);
  });

  it('stays with its first body, whatever became of the trip', async () => {
    const { service } = start();
    const { id } = await service.create('ana', draft, 'one-click');
    await service.change('ana', id, { ...other, status: 'planning', version: 1 });
    expect(await service.create('ana', draft, 'one-click')).toMatchObject({ id, title: 'Oslo', version: 2 });
    await expect(service.create('ana', other, 'one-click')).rejects.toMatchObject({ code: 'key-reused' });
    await service.delete('ana', id);
    const refusal = await service.create('ana', other, 'one-click').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'key-reused' });
    expect(refusal).toHaveProperty('details', undefined);
  });

  it('from before digests were stored is taken with any body', async () => {
    const { service, trips } = start();
    const first = await service.create('ana', draft, 'one-click');
    const stored = await trips.find(first.id);
    if (stored) await trips.update({ ...stored, requestDigest: null, version: 2 });
    expect(await service.create('ana', other, 'one-click')).toMatchObject({ id: first.id });
  });
});

describe('the number of trips', () => {
  const { perAccount, perPage } = tripLimits;
  const full = async (count = perAccount) => {
    const parts = start();
    for (let made = 0; made < count; made += 1) await parts.service.create('ana', draft, null);
    return parts;
  };
  const tooMany = {
    code: 'limit-reached',
    message: 'An account has at most 500 trips. Please delete one that you no longer need.',
  };

  it('is 500 at most for an account, and a repeated request is still answered', async () => {
    const { service, trips } = await full(perAccount - 1);
    const last = await service.create('ana', draft, 'the-last-one');
    await expect(service.create('ana', draft, null)).rejects.toMatchObject(tooMany);
    expect(await service.create('ana', draft, 'the-last-one')).toEqual(last);
    expect(await trips.countOf('ana', 'all', 999)).toBe(500);
    expect(await service.create('ben', draft, null)).toMatchObject({ title: draft.title });
  });

  const atOnce = async (services: TripService[]) => {
    const outcomes = await Promise.allSettled(services.map((service) => service.create('ana', draft, null)));
    return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  };

  it('is kept by many at once', async () => {
    const { service, trips } = await full(perAccount - 2);
    const refusals = await atOnce(Array.from({ length: 9 }, () => service));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject(tooMany);
    expect(await trips.countOf('ana', 'live', 999)).toBe(perAccount);
  });

  it('is kept by several processes at once', async () => {
    const { service, trips } = await full(perAccount - 1);
    const refusals = await atOnce([
      service,
      createTripService({ trips, ...trips }),
      createTripService({ trips, ...trips }),
    ]);
    expect(refusals).toEqual([expect.objectContaining(tooMany), expect.objectContaining(tooMany)]);
    expect(await trips.countOf('ana', 'live', 999)).toBe(perAccount);
  });

  it('is not counted for who has made fewer, nor written for who may have no more', async () => {
    const { service, trips } = start();
    const { countOf, nextId } = trips;
    trips.countOf = () => Promise.reject(new Error('not to be asked'));
    trips.lastSerialOf = () => Promise.resolve(perAccount - 1);
    await service.create('ana', draft, null);
    trips.lastSerialOf = () => Promise.resolve(perAccount);
    trips.countOf = async (owner, counted, atMost) => (await countOf(owner, counted, atMost)) && perAccount;
    trips.nextId = () => Promise.reject(new Error('not to be asked'));
    await expect(service.create('ana', draft, null)).rejects.toMatchObject(tooMany);
    trips.nextId = nextId;
    trips.countOf = countOf;
    expect((await trips.find((await service.create('ana', draft, null)).id))?.serial).toBe(perAccount + 1);
  });

  it('begins where it was for who has trips from before serials', async () => {
    const { service, trips } = start();
    const { id } = await service.create('ana', draft, null);
    const stored = await trips.find(id);
    if (stored) await trips.update({ ...stored, serial: null, version: 2 });
    const next = await service.create('ana', draft, null);
    expect((await trips.find(next.id))?.serial).toBe(2);
    await service.delete('ana', id);
    await service.restore('ana', id);
    expect((await trips.find(id))?.serial).toBe(3);
  });

  it('is tried five times against others', async () => {
    const { service, trips } = start();
    let tries = 0;
    trips.insert = async () => {
      tries += 1;
      return 'outrun';
    };
    await expect(service.create('ana', draft, null)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your trips are being changed somewhere else. Please try again.',
    });
    expect(tries).toBe(5);
    expect(await trips.nextId()).toBe(2);
  });

  it('makes room by a deletion, and has none for a restored trip that would be one too many', async () => {
    const { service } = await full();
    await service.delete('ana', 1);
    await service.create('ana', draft, null);
    await expect(service.restore('ana', 1)).rejects.toMatchObject(tooMany);
    await service.delete('ana', 2);
    expect(await service.restore('ana', 1)).toMatchObject({ id: 1 });
    expect(await service.restore('ana', 1)).toMatchObject({ id: 1 });
  });

  it('has 500 deleted ones at most beside them', async () => {
    const { service } = await full();
    for (let id = 1; id <= perAccount; id += 1) {
      await service.delete('ana', id);
      await service.create('ana', draft, null);
    }
    await service.delete('ana', perAccount + 1);
    await expect(service.create('ana', draft, null)).rejects.toMatchObject({
      code: 'limit-reached',
      message: 'You have deleted more than 500 trips that can still be restored. Please try again in some days.',
    });
  });

  it('is listed a page at a time, with the beginning of long notes', async () => {
    const { service } = await full(perPage + 1);
    const long = await service.create('ana', { ...draft, notes: `${'x'.repeat(198)}🏖 and more` }, null);
    const fits = await service.create('ana', { ...draft, notes: 'y'.repeat(200) }, null);
    const first = await service.list('ana');
    expect(first.map(({ id }) => id)).toEqual(Array.from({ length: perPage }, (_, at) => at + 1));
    const last = first.at(-1) ?? long;
    expect(tripCursorOf(last)).toBe('2027-04-10_100');
    const rest = await service.list('ana', last);
    expect(rest.map(({ id }) => id)).toEqual([101, 102, 103]);
    expect(rest.map(({ notes }) => notes)).toEqual([null, `${'x'.repeat(198)}…`, fits.notes]);
    expect((await service.read('ana', long.id)).notes).toBe(`${'x'.repeat(198)}🏖 and more`);
  });
});

describe('changing', () => {
  const change = { ...draft, status: 'confirmed', version: 1 } as const;

  it('refuses an older version with the trip as it is, and saves nothing', async () => {
    const { service, updates } = start();
    const trip = await service.create('ana', draft, null);
    const refusal = service.change('ana', trip.id, { ...change, version: 2 });
    await expect(refusal).rejects.toMatchObject({
      code: 'conflict',
      message: 'This trip was changed somewhere else in the meantime.',
      details: trip,
    });
    expect(updates).toEqual([]);
  });

  it('refuses when somebody is faster between reading and saving', async () => {
    const { service, rival } = start();
    const { id } = await service.create('ana', draft, null);
    rival.wins = 1;
    await expect(service.change('ana', id, change)).rejects.toMatchObject({
      code: 'conflict',
      details: { title: 'Faster', version: 2 },
    });
  });

  it('names the status that cannot be', async () => {
    const { service } = start();
    const { id } = await service.create('ana', draft, null);
    const message = 'A planning trip cannot become completed; it can become confirmed or cancelled.';
    await expect(service.change('ana', id, { ...change, status: 'completed' })).rejects.toMatchObject({
      code: 'bad-input',
      message,
      details: [{ path: 'status', message }],
    });
  });

  it('saves what was asked', async () => {
    const { service } = start();
    const { id } = await service.create('ana', draft, null);
    expect(await service.change('ana', id, change)).toMatchObject({ status: 'confirmed', version: 2 });
    expect(await service.read('ana', id)).toMatchObject({ status: 'confirmed', version: 2 });
  });
});

describe.each(['delete', 'restore'] as const)('%s', (action) => {
  const prepared = async () => {
    const parts = start();
    const { id } = await parts.service.create('ana', draft, null);
    if (action === 'restore') await parts.service.delete('ana', id);
    parts.updates.length = 0;
    return { ...parts, id };
  };

  it.each([
    [0, 1],
    [1, 2],
    [4, 5],
  ])('is tried again on the newest version when %i others are faster', async (wins, tries) => {
    const { service, rival, updates, trips, id } = await prepared();
    rival.wins = wins;
    await service[action]('ana', id);
    expect(updates).toHaveLength(tries);
    expect(await trips.find(id)).toMatchObject({ title: wins > 0 ? 'Faster' : draft.title });
  });

  it('gives up after five', async () => {
    const { service, rival, updates, id } = await prepared();
    rival.wins = 5;
    await expect(service[action]('ana', id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This trip is being changed somewhere else. Please try again.',
    });
    expect(updates).toHaveLength(5);
  });

  it('saves nothing when it is done already', async () => {
    const { service, updates, id } = await prepared();
    const first = await service[action]('ana', id);
    expect(await service[action]('ana', id)).toEqual(first);
    expect(updates).toHaveLength(1);
  });
});

describe('who may', () => {
  it('reads only live trips of one’s own, and nothing that is to be purged', async () => {
    const { service, clock } = start();
    const missing = { code: 'not-found', message: 'This trip does not exist.' };
    const { id } = await service.create('ana', draft, null);
    await expect(service.read('ben', id)).rejects.toMatchObject(missing);
    await expect(service.read('ana', 99)).rejects.toMatchObject(missing);
    const { restorableUntil } = await service.delete('ana', id);
    await expect(service.read('ana', id)).rejects.toMatchObject(missing);
    clock.now = new Date(restorableUntil);
    await expect(service.restore('ana', id)).rejects.toMatchObject(missing);
    clock.now = new Date(clock.now.getTime() - 1);
    expect(await service.restore('ana', id)).toMatchObject({ id });
    expect(await service.list('ana')).toHaveLength(1);
    expect(await service.list('ben')).toEqual([]);
  });
});

describe('what was deleted', () => {
  it('is listed newest first, until when it can be restored, with the beginning of long notes', async () => {
    const { service, clock } = start();
    const { id } = await service.create('ana', { ...draft, notes: 'x'.repeat(300) }, null);
    const other = await service.create('ana', draft, null);
    await service.delete('ana', id);
    clock.now = new Date(now.getTime() + 60_000);
    await service.delete('ana', other.id);
    const listed = await service.listDeleted('ana');
    expect(listed.map((trip) => [trip.id, trip.restorableUntil])).toEqual([
      [other.id, '2026-12-21T10:01:00.000Z'],
      [id, '2026-12-21T10:00:00.000Z'],
    ]);
    expect(listed[1]?.notes).toHaveLength(200);
    expect((await service.listDeleted('ana', listed[0])).map((trip) => trip.id)).toEqual([id]);
    expect(await service.listDeleted('ben')).toEqual([]);
    clock.now = new Date('2026-12-21T10:00:00.000Z');
    expect((await service.listDeleted('ana')).map((trip) => trip.id)).toEqual([other.id]);
    await service.restore('ana', other.id);
    expect(await service.listDeleted('ana')).toEqual([]);
  });

  it('goes for good an hour after it could be restored, with its history and its links', async () => {
    const { service, clock, trips } = start();
    const [gone, live] = [await service.create('ana', draft, null), await service.create('ana', draft, null)];
    for (const { id } of [gone, live]) {
      await service.change('ana', id, { ...draft, title: 'One', status: 'planning', version: 1 });
      await service.change('ana', id, { ...draft, title: 'Two', status: 'planning', version: 2 });
    }
    for (const { id: tripId } of [gone, live]) await trips.shares.insert(linkTo(tripId));
    await service.delete('ana', gone.id);
    clock.now = new Date('2026-12-21T10:59:59.999Z');
    expect(await service.purge()).toBe(0);
    clock.now = new Date('2026-12-21T11:00:00.000Z');
    expect(await service.purge()).toBe(1);
    expect(await service.purge()).toBe(0);
    expect(await trips.find(gone.id)).toBeNull();
    expect(trips.plans.archived.map(({ tripId }) => tripId)).toEqual([live.id]);
    expect(trips.shares.kept.map(({ tripId }) => tripId)).toEqual([live.id]);
    expect(await service.read('ana', live.id)).toMatchObject({ title: 'Two' });
  });
});

const linkTo = (tripId: number): Share => ({
  id: `link-${tripId}`,
  tripId,
  ownerId: 'ana',
  tokenDigest: `digest-${tripId}`,
  slot: 0,
  role: 'viewer',
  includes: { ...EVERYTHING, bookingCodes: false, documents: false },
  name: '',
  expiresAt: null,
  createdAt: now,
  lastOpenedAt: null,
});

describe('the bytes of an account', () => {
  const full = { code: 'limit-reached', message: expect.stringContaining('64 MB') as unknown };
  const most = 64_000_000;

  it('says how many its live trips take, and may take', async () => {
    const { service, trips } = start();
    const { id } = await service.create('ana', draft, null);
    const bytes = (await trips.plans.find(id))?.planBytes;
    expect(await service.usage('ana')).toEqual({ bytes, most });
    await service.delete('ana', id);
    expect(await service.usage('ana')).toEqual({ bytes: 0, most });
  });

  it('refuses a new trip, a longer one and a restored one when they are used up', async () => {
    const { service, trips } = start();
    const { id } = await service.create('ana', draft, 'the-first');
    const gone = await service.create('ana', draft, null);
    await service.delete('ana', gone.id);
    trips.plans.bytesOf = async () => ({ live: most, all: most });
    await expect(service.create('ana', draft, null)).rejects.toMatchObject(full);
    const longer = { ...draft, notes: 'Bring a hat.', status: 'planning', version: 1 } as const;
    await expect(service.change('ana', id, longer)).rejects.toMatchObject(full);
    await expect(service.restore('ana', gone.id)).rejects.toMatchObject(full);
    expect(await service.create('ana', draft, 'the-first')).toMatchObject({ id });
    expect(await trips.nextId()).toBe(gone.id + 1);
  });

  it('lets a trip be shortened, deleted and opened when they are used up', async () => {
    const { service, trips } = start();
    const { id, version } = await service.create('ana', { ...draft, notes: 'Bring a hat and a coat.' }, null);
    trips.plans.bytesOf = async () => ({ live: 2 * most, all: 2 * most });
    expect(await service.read('ana', id)).toMatchObject({ id });
    const shorter = { ...draft, notes: 'A hat.', status: 'planning', version } as const;
    expect(await service.change('ana', id, shorter)).toMatchObject({ notes: 'A hat.' });
    expect(await service.delete('ana', id)).toMatchObject({ id });
  });

  it('refuses growth when deleted trips take too much, and says so', async () => {
    const { service, trips } = start();
    trips.plans.bytesOf = async () => ({ live: 0, all: 2 * most });
    await expect(service.create('ana', draft, null)).rejects.toMatchObject({
      code: 'limit-reached',
      message: expect.stringContaining('Trips that you deleted') as unknown,
    });
  });
});
