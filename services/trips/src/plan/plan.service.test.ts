import type { TripDraft } from '@sojourn/contracts';
import { MOST_CHANGES_SENT, type CommandRequest, type TripCommand } from '@sojourn/contracts/plan';
import { adding } from '@sojourn/trip/testing';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { createTripService } from '../trip/trip.service';
import { tripNotFound } from '../trip/trip-not-found';
import { OWNER } from './plan.model';
import { mostPlanBytes } from './plan-room.model';
import { createPlanService, type PlanReader } from './plan.service';

const draft: TripDraft = {
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: null,
};
const now = new Date('2026-11-22T10:00:00.000Z');

async function start() {
  const trips = createFakeTripRepository();
  const { plans } = trips;
  const tripService = createTripService({ trips, ...trips }, () => now);
  const { id } = await tripService.create('ana', draft, null);
  const ana: PlanReader = {
    tripId: id,
    ownerId: 'ana',
    by: OWNER,
    sees: EVERYTHING,
    missing: tripNotFound,
  };
  /** How many of the next commits lose against another process. */
  const rival = { wins: 0 };
  const other = createPlanService({ ...plans }, () => now);
  const commit = plans.commit;
  plans.commit = async (before, after) => {
    if (rival.wins > 0) {
      rival.wins -= 1;
      await other.run(ana, `key-of-rival-${rival.wins}`, { base: 0, command: adding(`rival-${rival.wins}`) });
    }
    return commit(before, after);
  };
  const service = createPlanService(plans, () => now);
  let serial = 0;
  const run = (command: TripCommand, known: Partial<CommandRequest & { key: string }> = {}) => {
    serial += 1;
    const { base = 0, key = `key-of-ana-${serial}` } = known;
    return service.run(ana, key, { base, command });
  };
  return { trips, plans, tripService, service, ana, run, rival, id };
}

describe('opening a plan', () => {
  it('gives its owner all of it', async () => {
    const { service, ana, run } = await start();
    await run(adding('i1'));
    expect(await service.open(ana)).toMatchObject({ id: 1, role: 'owner', plan: { version: 1, items: { i1: {} } } });
  });

  it('gives nobody else any of it, and no call does', async () => {
    const { service, ana, run, tripService, id } = await start();
    const refused = async (reader: PlanReader) => {
      const calls = [
        service.open(reader),
        service.news(reader, 0),
        service.history(reader),
        service.run(reader, 'key-of-a-stranger', { base: 0, command: adding('i9') }),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject({ message: 'This trip does not exist.' });
    };
    await refused({ ...ana, ownerId: 'ben' });
    await refused({ ...ana, tripId: 99 });
    await tripService.delete('ana', id);
    await refused(ana);
    await expect(run(adding('i1'))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a command', () => {
  it('is answered with itself and with everything that its sender did not know', async () => {
    const { run } = await start();
    await run(adding('i1'));
    await run(adding('i2'));
    const news = await run(adding('i3'), { base: 1, key: 'key-of-i3' });
    expect(news).toMatchObject({ version: 3, plan: null, changes: [{ version: 2 }, { version: 3 }] });
    expect(news.changes[1]).toEqual({
      version: 3,
      key: 'key-of-i3',
      command: adding('i3'),
      summary: 'Added “Item i3”',
      at: now.toISOString(),
      by: { role: 'owner', link: null },
    });
  });

  it('that changes nothing is answered with what there is, and stored nowhere', async () => {
    const { run, plans, id } = await start();
    expect(await run({ type: 'packing.reset' })).toEqual({ version: 0, changes: [], plan: null });
    expect(await plans.find(id)).toMatchObject({ version: 1, newest: null });
  });

  it('is answered with the whole plan when too much was missed, or more is known than there is', async () => {
    const { run } = await start();
    for (let at = 1; at <= MOST_CHANGES_SENT; at += 1) await run(adding(`i${at}`));
    expect((await run(adding('j1'), { base: 1 })).changes).toHaveLength(MOST_CHANGES_SENT);
    expect(await run(adding('j2'), { base: 1 })).toMatchObject({ version: 52, changes: [], plan: { version: 52 } });
    expect(await run(adding('j3'), { base: 60 })).toMatchObject({ version: 53, changes: [], plan: { version: 53 } });
  });

  it('is answered with the whole plan when the history does not reach back', async () => {
    const { run, plans, id } = await start();
    for (const each of ['i1', 'i2', 'i3', 'i4']) await run(adding(each));
    await plans.forgetBefore(id, 3);
    expect((await run(adding('i5'), { base: 2 })).changes).toHaveLength(3);
    expect(await run(adding('i6'), { base: 1 })).toMatchObject({ changes: [], plan: { version: 6 } });
  });

  it.each<[string, TripCommand, object]>([
    [
      'a conflict',
      { type: 'head.edit', parts: { title: { text: 'Oslo', version: 7 } } },
      { code: 'conflict', details: { conflicts: [{ in: 'head', id: 'title', version: 7 }] } },
    ],
    [
      'what its rules do not allow',
      { type: 'item.duplicate', id: 'i2', of: 'i1', day: null, rank: 'a0' },
      { code: 'bad-input', message: 'What you want to duplicate was removed from the trip in the meantime.' },
    ],
    [
      'one too many',
      {
        type: 'batch',
        steps: Array.from({ length: 21 }, (_, at) => ({ type: 'traveller.add', id: `t${at}`, content: { name: 'A' } })),
      },
      {
        code: 'limit-reached',
        message: 'A trip has at most 20 travellers. Please remove some that you no longer need.',
      },
    ],
  ])('is refused with the sentence of %s', async (_what, command, refusal) => {
    const { run, plans, id } = await start();
    await expect(run(command)).rejects.toMatchObject(refusal);
    expect(await plans.find(id)).toMatchObject({ version: 1 });
  });

  it('is carried out on the newest plan when other processes are faster', async () => {
    const { run, rival, plans, id } = await start();
    rival.wins = 4;
    expect((await run(adding('i1'))).changes).toHaveLength(5);
    expect(Object.keys((await plans.find(id))?.plan.items ?? {})).toHaveLength(5);
  });

  it('gives up after ten, and may be sent again', async () => {
    const { run, rival } = await start();
    rival.wins = 10;
    await expect(run(adding('i1'), { key: 'key-of-i1' })).rejects.toMatchObject({
      code: 'overloaded',
      message: 'Many people are changing this trip just now. Please try again in a moment.',
      retryAfterSeconds: 1,
    });
    expect(await run(adding('i1'), { key: 'key-of-i1' })).toMatchObject({ version: 11 });
  });

  it('comes after those that came before, however many come at once', async () => {
    const { run, plans, id } = await start();
    const ids = Array.from({ length: 40 }, (_, at) => `i${at}`);
    const news = await Promise.all(ids.map((each) => run(adding(each))));
    expect(news.map(({ version }) => version)).toEqual(ids.map((_, at) => at + 1));
    expect(Object.keys((await plans.find(id))?.plan.items ?? {})).toEqual(ids);
  });
});

describe('an idempotency key', () => {
  it('answers again what is news to its sender, and does nothing twice', async () => {
    const { run, plans, id } = await start();
    const first = await run(adding('i1'), { key: 'one-click' });
    expect(await run(adding('i1'), { key: 'one-click' })).toEqual(first);
    await run({ type: 'item.remove', id: 'i1', version: 1 });
    const again = await run(adding('i1'), { key: 'one-click' });
    expect(again.changes.map(({ version, key }) => [version, key])).toEqual([
      [1, 'one-click'],
      [2, expect.any(String)],
    ]);
    expect((await plans.find(id))?.plan).toMatchObject({ version: 2, items: {} });
  });

  it('is one change when both come at once, in two processes', async () => {
    const { run, service, ana, plans, id, trips } = await start();
    const twin = createPlanService(trips.plans, () => now);
    const request = { base: 0, command: adding('i1') };
    const twins = [run(adding('i1'), { key: 'one-click' }), twin.run(ana, 'one-click', request)];
    const [one, other] = await Promise.all([...twins, service.run(ana, 'one-click', request)]);
    expect(one).toEqual(other);
    expect((await plans.find(id))?.plan.version).toBe(1);
  });

  it('belongs to one command, as the newest change and as an older one', async () => {
    const { run } = await start();
    await run(adding('i1'), { key: 'one-click' });
    const refusal = {
      code: 'key-reused',
      message: 'This Idempotency-Key belongs to another change that was made with it.',
    };
    await expect(run(adding('i2'), { key: 'one-click' })).rejects.toMatchObject(refusal);
    await run(adding('i3'));
    await expect(run(adding('i1', { title: 'Other' }), { key: 'one-click' })).rejects.toMatchObject(refusal);
  });
});

describe('news', () => {
  it('are nothing for whoever knows all, read without the plan', async () => {
    const { service, ana, run, plans } = await start();
    await run(adding('i1'));
    plans.find = () => Promise.reject(new Error('not to be asked'));
    expect(await service.news(ana, 1)).toEqual({ version: 1, changes: [], plan: null });
    expect(await service.news(ana, 0)).toMatchObject({ version: 1, changes: [{ command: adding('i1') }], plan: null });
  });

  it('are the changes since, or the plan', async () => {
    const { service, ana, run } = await start();
    for (const each of ['i1', 'i2', 'i3']) await run(adding(each));
    expect((await service.news(ana, 1)).changes.map(({ version }) => version)).toEqual([2, 3]);
    expect(await service.news(ana, 9)).toMatchObject({ version: 3, changes: [], plan: { version: 3 } });
  });
});

describe('the history', () => {
  it('comes in pages, newest first, with what takes each change back', async () => {
    const { service, ana, run } = await start();
    for (let at = 1; at <= 61; at += 1) await run(adding(`i${at}`));
    const first = await service.history(ana);
    expect(first.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 61 - at));
    const rest = await service.history(ana, 12);
    expect(rest.map(({ version }) => version)).toEqual(Array.from({ length: 11 }, (_, at) => 11 - at));
    expect(rest.at(-1)).toEqual({
      version: 1,
      key: 'key-of-ana-1',
      summary: 'Added “Item i1”',
      at: now.toISOString(),
      by: OWNER,
      inverse: expect.objectContaining({ type: 'restore', summary: 'Undid: Added “Item i1”' }) as unknown,
    });
    const undo = rest.at(-1)?.inverse;
    if (undo) expect(await run(undo, { base: 61 })).toMatchObject({ version: 62 });
  });

  it('is empty for a trip to which nothing was done, and has what `PUT` did', async () => {
    const { service, ana, tripService, id } = await start();
    expect(await service.history(ana)).toEqual([]);
    await tripService.change('ana', id, { ...draft, title: 'Oslo', status: 'planning', version: 1 });
    expect(await service.history(ana)).toMatchObject([{ version: 1, summary: 'Changed the title', by: OWNER }]);
  });

  it('has the last thousand changes', async () => {
    const { run, service, ana, plans } = await start();
    for (let at = 1; at <= 1_050; at += 1) {
      await run({ type: 'head.edit', parts: { notes: { text: `Note ${at}`, version: at } } }, { base: at - 1 });
    }
    expect(plans.archived).toHaveLength(999);
    expect((await service.history(ana, 53)).map(({ version }) => version)).toEqual([52, 51]);
  });
});

describe('the room of an account', () => {
  const fill = (plans: Awaited<ReturnType<typeof start>>['plans'], live = mostPlanBytes.live) => {
    plans.bytesOf = async () => ({ live, all: live });
  };
  const full = { code: 'limit-reached', message: expect.stringContaining('64 MB') as unknown };
  const readerOf = (tripId: number): PlanReader => ({
    tripId,
    ownerId: 'ana',
    by: OWNER,
    sees: EVERYTHING,
    missing: tripNotFound,
  });

  it('refuses a command that grows a plan when there is none left', async () => {
    const { run, plans, id } = await start();
    await run(adding('i1'));
    fill(plans);
    const service = createPlanService(plans, () => now);
    const ana = readerOf(id);
    await expect(service.run(ana, 'key-of-growth', { base: 0, command: adding('i2') })).rejects.toMatchObject(full);
    expect(await plans.find(id)).toMatchObject({ plan: { version: 1 } });
  });

  it('lets a command shrink a plan and answers one again when there is none left', async () => {
    const { run, plans, id } = await start();
    await run(adding('i1'), { key: 'key-of-i1' });
    fill(plans, 2 * mostPlanBytes.live);
    const service = createPlanService(plans, () => now);
    const ana = readerOf(id);
    expect(await service.run(ana, 'key-of-i1', { base: 1, command: adding('i1') })).toMatchObject({ version: 1 });
    const removal = { type: 'item.remove', id: 'i1', version: 1 } as const;
    expect(await service.run(ana, 'key-of-removal', { base: 1, command: removal })).toMatchObject({ version: 2 });
  });

  it('names no account of theirs to whoever came by a link', async () => {
    const { plans, id } = await start();
    fill(plans);
    const service = createPlanService(plans, () => now);
    const guest = { ...readerOf(id), by: { role: 'editor', link: 'Ben', linkId: 'l1' } as const };
    await expect(service.run(guest, 'key-of-guest', { base: 0, command: adding('i2') })).rejects.toMatchObject({
      code: 'limit-reached',
      message: expect.stringMatching(/^The account of this trip’s owner has no room/) as unknown,
    });
  });
});
