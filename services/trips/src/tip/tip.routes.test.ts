import { errorBodySchema } from '@sojourn/contracts';
import { tipDeletedSchema, tipLimits, tipPageSchema, tipSchema, type Tip } from '@sojourn/contracts/tip';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createApp } from '../app';
import { createFakeTripRepository } from '../trip/trip.repository.fake';

const issuer = createTestIssuer();
type Method = 'get' | 'post' | 'put' | 'delete';
const DAY_MS = 24 * 60 * 60 * 1000;

async function open() {
  const trips = createFakeTripRepository();
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const { app, tipService } = createApp({
    ...createTestServiceParts('trips', issuer),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    tips: trips.tips,
    now: () => clock.now,
  });
  const as = async (sub: string) => {
    const bearer = await issuer.bearer('trips', { sub, kind: sub === 'guest' ? 'guest' : 'user' });
    const send = (method: Method, path: string, body?: object) =>
      request(app)[method](path).set('authorization', bearer).send(body);
    const author = `${sub} B.`;
    return {
      send,
      post: (content = 'Go early', { destination = 'Rome, Italy', tags = ['Food', ' food', ''], key = null } = {}) =>
        send('post', '/tips', { destination, content, tags, author, key }),
      comment: (id: string, content = 'So true') =>
        send('post', `/tips/${id}/comments`, { content, author, key: null }),
      list: async (destination = 'rome') =>
        tipPageSchema.parse((await send('get', `/tips?destination=${encodeURIComponent(destination)}`)).body).tips,
      like: (id: string, liked = true) => send('put', `/tips/${id}/like`, { liked }),
      report: (id: string, reported = true, isProven = true) =>
        send('put', `/tips/${id}/report`, { reported, isProven }),
    };
  };
  const [ana, ben, guest] = [await as('ana'), await as('ben'), await as('guest')];
  const made = async (content = 'Go early'): Promise<Tip> => tipSchema.parse((await ana.post(content)).body);
  return { as, ana, ben, guest, made, clock, trips, tipService };
}

const refused = (body: unknown) => {
  const { code, message } = errorBodySchema.parse(body);
  return { code, message };
};

describe('tips of a destination', () => {
  it('are written by nobody who is not signed in', async () => {
    const { guest, made } = await open();
    const { id } = await made();
    const calls = [
      guest.post(),
      guest.comment(id),
      guest.like(id),
      guest.report(id),
      guest.send('put', `/tips/${id}`, { content: 'x', tags: [], version: 1 }),
      guest.send('delete', `/tips/${id}`),
      guest.send('post', `/tips/${id}/restore`),
    ];
    for (const call of calls) expect((await call).status).toBe(401);
    expect(await guest.list()).toMatchObject([{ id, isOwn: false, userHasLiked: false }]);
  });

  test.each([
    [{ content: '   ' }, 'Tip content cannot be empty'],
    [{ content: undefined }, 'Tip content cannot be empty'],
    [{ content: 'x'.repeat(10_000) }, 'Please use at most 2,000 characters.'],
    [{ content: 'go\u0000early' }, 'Please remove the hidden character after “go” (U+0000).'],
    [{ tags: ['a\u202eb'] }, 'Please remove the hidden character after “a” (U+202E).'],
    [{ tags: ['x'.repeat(41)] }, 'A tag has at most 40 characters.'],
    [{ tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }, 'Please use at most 10 tags.'],
    [{ tags: 'food' }, 'Please give tags as a list.'],
    [{ destination: ' ' }, 'Please name a destination.'],
    [{ destination: 'x'.repeat(10_000) }, 'Please use at most 120 characters.'],
    [{ destination: { $ne: 'rome' } }, 'Field names must not begin with a dollar sign.'],
  ])('refuse %j', async (wrong, message) => {
    const { ana } = await open();
    const tip = { destination: 'Rome', content: 'Go early', tags: [], author: 'Ana', key: null, ...wrong };
    const { status, body } = await ana.send('post', '/tips', tip);
    expect([status, refused(body).message]).toEqual([400, message]);
    expect(await ana.list()).toEqual([]);
  });

  it('show what was typed as text, with tags in small letters, on the place’s board alone', async () => {
    const { ana, guest } = await open();
    const content = '<script>alert(1)</script> 🌸';
    const { status, body } = await ana.post(content);
    expect(status).toBe(201);
    expect(tipSchema.parse(body)).toMatchObject({
      content,
      tags: ['food'],
      author: { name: 'ana B.' },
      destination: 'Rome, Italy',
      createdAt: '2026-11-22T10:00:00.000Z',
      isOwn: true,
    });
    for (const place of ['Rome', ' ROME, Lazio']) expect(await guest.list(place)).toMatchObject([{ content }]);
    expect(await guest.list('Oslo')).toEqual([]);
  });

  it('come a page at a time, newest first', async () => {
    const { as, guest, clock } = await open();
    for (let at = 0; at < 25; at += 1) {
      clock.now = new Date(clock.now.getTime() + 1_000);
      expect((await (await as(`user${at % 3}`)).post(`Tip ${at}`)).status).toBe(201);
    }
    const first = tipPageSchema.parse((await guest.send('get', '/tips?destination=Rome')).body);
    expect(first.tips.map(({ content }) => content)).toEqual(
      Array.from({ length: tipLimits.perPage }, (_, at) => `Tip ${24 - at}`),
    );
    const second = await guest.send('get', `/tips?destination=Rome&after=${first.next}`);
    expect(tipPageSchema.parse(second.body)).toMatchObject({ tips: { length: 5 }, next: null });
    expect((await guest.send('get', '/tips?destination=Rome&after=x')).status).toBe(400);
  });

  it('are posted once under a key, and another one under it is refused', async () => {
    const { ana } = await open();
    const key = { key: 'a-key-of-ana' } as never;
    const [one, again] = [await ana.post('Go early', key), await ana.post('Go early', key)];
    expect(again.body).toEqual(one.body);
    expect(refused((await ana.post('Go late', key)).body).code).toBe('key-reused');
    expect(await ana.list()).toHaveLength(1);
  });

  it('are as many a day as there is room for, however many come at once', async () => {
    const { ana, clock } = await open();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => ana.post(`Tip ${at}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(tipLimits.tipsPerDay).fill(201), ...Array<number>(4).fill(409)]);
    expect(refused(answers.find(({ status }) => status === 409)?.body)).toEqual({
      code: 'limit-reached',
      message: 'You have written as much as there is room for today. Please go on tomorrow.',
    });
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    expect((await ana.post()).status).toBe(201);
  });
});

describe('the room of an account', () => {
  const stored = (trips: Awaited<ReturnType<typeof open>>['trips'], tip: Tip, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const first = await trips.tips.find(tip.id);
        const own = { id: `old-${at}`, slot: `2025-01-01 tip ${at}`, key: null };
        return first && trips.tips.insert({ ...first, ...own });
      }),
    );

  it('ends at 1,000 tips and comments; what is removed makes room', async () => {
    const { ana, ben, made, trips } = await open();
    const tip = await made();
    await stored(trips, tip, tipLimits.perAccount - 2);
    expect((await ana.post('The last one')).status).toBe(201);
    for (const call of [ana.post('One more'), ana.comment(tip.id)]) {
      expect(refused((await call).body)).toEqual({
        code: 'limit-reached',
        message: 'An account has room for 1,000 tips and comments. Please remove some first.',
      });
    }
    expect((await ben.comment(tip.id)).status).toBe(201);
    await ana.send('delete', '/tips/old-7');
    expect((await ana.post('One more')).status).toBe(201);
  });

  it.each([
    ['like', tipLimits.likesPerDay, 'You have liked as much as there is room for today. Please go on tomorrow.'],
    ['report', tipLimits.reportsPerDay, 'You have reported as much as there is room for today. Please go on tomorrow.'],
  ] as const)('ends at so many of a %s a day: %i; taking one back is always possible', async (kind, most, message) => {
    const { ben, made, trips, clock } = await open();
    const tips = [await made(), await made('Go late')];
    const say = (at: number, isOn = true) => ben[kind](tips[at]?.id ?? '', isOn);
    const midnight = new Date('2026-11-22T00:00:00Z');
    const marks = Array.from({ length: most - 1 }, (_, at) => ({ tipId: `${at}`, userId: 'ben', kind, at: midnight }));
    for (const mark of marks) await trips.tips.mark(mark);
    expect((await say(0)).status).toBe(200);
    expect(refused((await say(1)).body)).toEqual({ code: 'limit-reached', message });
    expect((await say(0, false)).status).toBe(200);
    expect((await say(1)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    expect((await say(0)).status).toBe(200);
  });
});

describe('one’s own tip', () => {
  it('is edited with the version that was read, by nobody else', async () => {
    const { ana, ben, made } = await open();
    const { id } = await made();
    const change = { content: 'Go late', tags: ['x'], version: 1 };
    expect((await ben.send('put', `/tips/${id}`, change)).status).toBe(403);
    expect((await ana.send('put', `/tips/${id}`, change)).body).toMatchObject({ content: 'Go late', version: 2 });
    const outrun = await ana.send('put', `/tips/${id}`, { ...change, content: 'Go never' });
    expect([outrun.status, outrun.body.details.content]).toEqual([409, 'Go late']);
    expect((await ana.send('put', '/tips/nobody', change)).status).toBe(404);
  });

  it('is deleted and brought back, with its likes and comments, until it is gone for good', async () => {
    const { ana, ben, made, clock, tipService } = await open();
    const { id } = await made();
    await ben.like(id);
    await ben.comment(id);
    expect((await ben.send('delete', `/tips/${id}`)).status).toBe(403);
    const gone = await ana.send('delete', `/tips/${id}`);
    expect(tipDeletedSchema.parse(gone.body).restorableUntil).toBe('2026-12-22T10:00:00.000Z');
    expect((await ana.send('delete', `/tips/${id}`)).body).toEqual(gone.body);
    expect(await ana.list()).toEqual([]);
    expect((await ben.send('get', `/tips/${id}/comments`)).status).toBe(404);
    expect((await ben.send('post', `/tips/${id}/restore`)).status).toBe(404);
    const change = { content: 'Go late', tags: [], version: 2 };
    expect((await ana.send('put', `/tips/${id}`, change)).status).toBe(404);
    expect((await ana.send('post', `/tips/${id}/restore`)).body).toMatchObject({ likes: 1, comments: 1 });
    await ana.send('delete', `/tips/${id}`);
    clock.now = new Date(clock.now.getTime() + 31 * DAY_MS);
    expect(await tipService.purge()).toBe(1);
    expect(await tipService.purge()).toBe(0);
    expect((await ana.send('post', `/tips/${id}/restore`)).status).toBe(404);
  });
});

describe('what others say of a tip', () => {
  it('is one like a person', async () => {
    const { ana, ben, made } = await open();
    const { id } = await made();
    for (let pressed = 0; pressed < 3; pressed += 1) {
      expect((await ben.like(id)).body).toMatchObject({ likes: 1, userHasLiked: true });
    }
    expect((await ana.like(id)).body).toMatchObject({ likes: 2 });
    expect(await ben.list()).toMatchObject([{ likes: 2, userHasLiked: true }]);
    expect((await ben.like(id, false)).body).toMatchObject({ likes: 1, userHasLiked: false });
    expect((await ben.like('nobody')).status).toBe(404);
  });

  it('are comments, which are tips of their own and cannot be commented on', async () => {
    const { ana, ben, guest, made } = await open();
    const { id } = await made();
    const comment = tipSchema.parse((await ben.comment(id)).body);
    expect(comment).toMatchObject({ parentId: id, content: 'So true', tags: [], isOwn: true });
    expect(await guest.list()).toMatchObject([{ id, comments: 1 }]);
    const page = tipPageSchema.parse((await guest.send('get', `/tips/${id}/comments`)).body);
    expect(page.tips).toMatchObject([{ id: comment.id, isOwn: false }]);
    expect((await ana.comment(comment.id)).status).toBe(400);
    expect((await ana.comment('nobody')).status).toBe(404);
    expect((await ana.like(comment.id)).body).toMatchObject({ likes: 1 });
    await ana.send('delete', `/tips/${id}`);
    for (const call of [ana.like(comment.id), ana.report(comment.id)]) expect((await call).status).toBe(404);
    await ana.send('post', `/tips/${id}/restore`);
    await ben.send('delete', `/tips/${comment.id}`);
    expect(await guest.list()).toMatchObject([{ id, comments: 0 }]);
    await ben.send('post', `/tips/${comment.id}/restore`);
    expect(await guest.list()).toMatchObject([{ id, comments: 1 }]);
  });

  it('hide from nobody else when the reporting accounts have no proven address', async () => {
    const { as, ben, guest, made } = await open();
    const { id } = await made();
    for (const name of ['cleo', 'dan', 'eva']) await (await as(name)).report(id, true, false);
    expect(await guest.list()).toHaveLength(1);
    expect(await (await as('cleo')).list()).toEqual([]);
    // Proven in the meantime: what was hidden comes back all the same.
    expect((await (await as('cleo')).report(id, false)).status).toBe(200);
    expect(await (await as('cleo')).list()).toHaveLength(1);
    expect(await ben.list()).toHaveLength(1);
  });

  it('are reports: hidden from who reports it at once, from everybody after three accounts', async () => {
    const { as, ana, ben, guest, made } = await open();
    const { id } = await made();
    for (let pressed = 0; pressed < 4; pressed += 1) expect((await ben.report(id)).status).toBe(200);
    expect(await ben.list()).toEqual([]);
    expect(await guest.list()).toMatchObject([{ id }]);
    for (const name of ['cleo', 'dan']) await (await as(name)).report(id);
    expect(await guest.list()).toEqual([]);
    expect(await (await as('eve')).list()).toEqual([]);
    expect((await (await as('eve')).like(id)).status).toBe(404);
    expect(await ana.list()).toMatchObject([{ id, isHidden: true }]);
    expect((await ben.report(id, false)).status).toBe(200);
    expect(await ben.list()).toMatchObject([{ id, isHidden: false }]);
    expect((await ana.report(id)).status).toBe(400);
  });
});

it('all of an account is collected, and goes with it, also what it said of others', async () => {
  const { ana, ben, guest, made, tipService } = await open();
  const { id } = await made();
  await ben.like(id);
  await ben.comment(id);
  // Of this one he says nothing but a comment.
  const quiet = await made('Go late');
  await ben.comment(quiet.id);
  const own = tipSchema.parse((await ben.post('Mine')).body);
  await ana.comment(own.id);
  expect(await tipService.collect('ben')).toMatchObject({
    written: expect.arrayContaining([
      expect.objectContaining({ id: own.id, content: 'Mine', commentOn: null }),
      expect.objectContaining({ commentOn: id }),
    ]) as object[],
    liked: [id],
    reported: [],
  });
  await tipService.removeOf('ben');
  await tipService.removeOf('ben');
  expect(await tipService.collect('ben')).toEqual({ written: [], liked: [], reported: [] });
  const left = await guest.list();
  expect(left.map((tip) => [tip.id, tip.likes, tip.comments]).sort()).toEqual(
    [id, quiet.id].map((each) => [each, 0, 0]).sort(),
  );
});

it('while no engine answers, every call is a typed 503', async () => {
  const { ana, trips } = await open();
  trips.goAway();
  for (const call of [ana.post(), ana.like('x'), ana.send('get', '/tips?destination=Rome')]) {
    const { status, headers } = await call;
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  }
});
