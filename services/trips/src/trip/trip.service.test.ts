import type { TripDraft } from '@sojourn/contracts';
import type { Trip } from './trip.model';
import { createFakeTripRepository } from './trip.repository.fake';
import { createTripService } from './trip.service';

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
  return { trips, clock, updates, rival, service: createTripService(trips, () => clock.now) };
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
    expect(await service.create('ana', { ...draft, title: 'Again' }, 'one-click')).toEqual(first);
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
