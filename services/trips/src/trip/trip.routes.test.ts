import {
  errorBodySchema,
  tripUsageSchema,
  tripCursorOf,
  tripDeletedSchema,
  tripListSchema,
  tripSchema,
} from '@sojourn/contracts';
import { deletedTripCursorOf, deletedTripListSchema } from '@sojourn/contracts/plan';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import type { Router } from 'express';
import request from 'supertest';
import { createApp } from '../app';
import { createFakeTripRepository } from './trip.repository.fake';
import { addTripRoutes } from './trip.routes';
import { createTripService } from './trip.service';

const issuer = createTestIssuer();
const draft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: 'Book the Galleria early.',
};

async function open() {
  const trips = createFakeTripRepository();
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const { app } = createApp({
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
    const send = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
      request(app)[method](path).set('authorization', bearer);
    return {
      list: (query = '') => send('get', `/trips${query}`),
      create: (body: object = draft, key?: string) => {
        const call = send('post', '/trips');
        return (key === undefined ? call : call.set('idempotency-key', key)).send(body);
      },
      read: (id: number | string) => send('get', `/trips/${id}`),
      change: (id: number | string, body: object) => send('put', `/trips/${id}`).send(body),
      delete: (id: number | string) => send('delete', `/trips/${id}`),
      usage: (query = '') => send('get', `/trips/usage${query}`),
      deleted: (query = '') => send('get', `/trips/deleted${query}`),
      restore: (id: number | string) => send('post', `/trips/${id}/restore`),
    };
  };
  return { app, trips, clock, ana: await as('ana'), ben: await as('ben'), guest: await as('guest') };
}

// Over http a handler that forgets to answer is noticed by nothing but a time-out.
it('answers each call once', async () => {
  const handlers: [route: string, handle: (req: object, res: object, next: () => void) => unknown][] = [];
  const record = (method: string) => (path: string, handle: (typeof handlers)[number][1]) =>
    handlers.push([`${method} ${path}`, handle]);
  const router = Object.fromEntries(['use', 'get', 'post', 'put', 'delete'].map((method) => [method, record(method)]));
  const fake = createFakeTripRepository();
  addTripRoutes(router as unknown as Router, createTripService({ trips: fake, ...fake }));
  const answers: [route: string, answer: unknown][] = [];
  for (const [route, handle] of handlers) {
    const answer = (...said: unknown[]) => void answers.push([route, said.at(-1)]);
    const res = {
      locals: { identity: { sub: 'ana', kind: 'user' } },
      setHeader: () => res,
      status: () => res,
      json: answer,
    };
    const body = route.startsWith('put') ? { ...draft, status: 'planning', version: 1 } : draft;
    await handle({ body, params: { id: '1' }, query: {}, get: () => undefined }, res, () => answer('passed on'));
  }
  const trip = expect.objectContaining({ id: 1, title: draft.title }) as unknown;
  expect(answers).toEqual([
    ['use /trips', 'passed on'],
    ['get /trips', []],
    ['post /trips', trip],
    ['get /trips/deleted', []],
    ['get /trips/usage', { bytes: expect.any(Number) as unknown, most: 64_000_000 }],
    ['get /trips/:id', trip],
    ['put /trips/:id', trip],
    ['delete /trips/:id', expect.objectContaining({ id: 1 })],
    ['post /trips/:id/restore', trip],
  ]);
});

describe('the trips service refuses the stranger', () => {
  it('answers 401 without an identity, and to a guest', async () => {
    const { app, guest } = await open();
    expect((await request(app).get('/trips')).status).toBe(401);
    const change = { ...draft, status: 'planning', version: 1 };
    const calls = [guest.list(), guest.create(), guest.read(1), guest.change(1, change), guest.delete(1)];
    for (const call of [...calls, guest.restore(1), guest.deleted(), guest.usage()]) {
      const { status, body } = await call;
      expect(status).toBe(401);
      expect(errorBodySchema.parse(body).code).toBe('sign-in-required');
    }
  });

  it('tells a stranger of a trip word for word what it tells of a missing one', async () => {
    const { ana, ben } = await open();
    const { id } = (await ana.create()).body;
    const change = { ...draft, title: 'Mine now', status: 'planning', version: 1 };
    const pairs = [
      [ben.read(id), ben.read(999)],
      [ben.change(id, change), ben.change(999, change)],
      [ben.delete(id), ben.delete(999)],
      [ben.restore(id), ben.restore(999)],
    ] as const;
    for (const [strange, missing] of pairs) {
      const [one, other] = [await strange, await missing];
      expect(one.status).toBe(404);
      expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' });
    }
    expect((await ana.read(id)).body.title).toBe('Rome in spring');
    expect((await ben.list()).body).toEqual([]);
  });

  it('does not let a stranger restore a deleted trip', async () => {
    const { ana, ben } = await open();
    const { id } = (await ana.create()).body;
    await ana.delete(id);
    expect((await ben.restore(id)).status).toBe(404);
    expect((await ana.read(id)).status).toBe(404);
  });

  it('gives one owner’s idempotency key no meaning for another', async () => {
    const { ana, ben } = await open();
    const mine = (await ana.create(draft, 'the-same-key')).body;
    const theirs = (await ben.create({ ...draft, title: 'Ben’s' }, 'the-same-key')).body;
    expect(theirs.id).not.toBe(mine.id);
    expect(theirs.title).toBe('Ben’s');
  });
});

describe('the trips service refuses bad input', () => {
  it.each([
    ['no title', { ...draft, title: '  ' }, 'Please fill in all required fields'],
    ['no dates', { title: 'Rome', destination: 'Rome' }, 'Please give a date as YYYY-MM-DD.'],
    ['a day that does not exist', { ...draft, endDate: '2027-02-30' }, 'Please give a real date as YYYY-MM-DD.'],
    ['an end before its start', { ...draft, endDate: '2027-04-09' }, 'The end date must not be before the start date.'],
    ['a negative budget', { ...draft, budget: -1 }, 'The budget must not be negative.'],
    ['cents', { ...draft, budget: 10.5 }, 'Please give the budget in whole dollars.'],
    ['a budget in words', { ...draft, budget: 'lots' }, 'Please give the budget in whole dollars.'],
    ['an operator for a title', { ...draft, title: { $ne: null } }, 'Field names must not begin with a dollar sign.'],
    ['an operator beside the fields', { ...draft, $where: '1' }, 'Field names must not begin with a dollar sign.'],
    ['an array for a title', { ...draft, title: ['Rome'] }, 'Please fill in all required fields'],
  ])('answers 400 in words to %s', async (_case, body, message) => {
    const { ana } = await open();
    const answer = await ana.create(body);
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(answer.body)).toMatchObject({ code: 'bad-input', message });
    expect((await ana.list()).body).toEqual([]);
  });

  it('answers 400 to an array, to broken JSON and to nothing at all', async () => {
    const { app, ana } = await open();
    const bearer = await issuer.bearer('trips', { sub: 'ana', kind: 'user' });
    const post = () => request(app).post('/trips').set('authorization', bearer);
    expect((await ana.create([draft])).status).toBe(400);
    expect((await post().set('content-type', 'application/json').send('{"title":')).status).toBe(400);
    expect((await post()).status).toBe(400);
  });

  it.each(['abc', '0', '-1', '07', '1e3', '0x10', '1.0', '%2e%2e', '99999999999999999999', '1%20'])(
    'answers 404 to the id %s',
    async (id) => {
      const { ana } = await open();
      const { body, status } = await ana.read(id);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not-found', message: 'This trip does not exist.' });
    },
  );

  it('answers 404 to every other way of writing the number of a trip', async () => {
    const { ana } = await open();
    for (let count = 0; count < 10; count += 1) await ana.create();
    expect((await ana.read(10)).status).toBe(200);
    for (const id of ['1e1', '0xa', '010', '10.0', '%2010', '10%20', '+10', 'x10', '10x']) {
      expect([id, (await ana.read(id)).status]).toEqual([id, 404]);
    }
  });

  it('answers 400 to an idempotency key that is none', async () => {
    const { ana } = await open();
    expect((await ana.create(draft, 'short')).status).toBe(400);
    expect((await ana.create(draft, 'x'.repeat(200))).status).toBe(400);
  });

  it('answers 422 to a key that comes with another body, and 409 to a trip too many', async () => {
    const { ana, trips } = await open();
    const made = (await ana.create(draft, 'the-same-key')).body;
    const again = await ana.create({ ...draft, title: 'Oslo' }, 'the-same-key');
    expect([again.status, errorBodySchema.parse(again.body).code, again.body.details]).toEqual([
      422,
      'key-reused',
      made,
    ]);
    trips.lastSerialOf = async () => 500;
    trips.countOf = async () => 500;
    const tooMany = await ana.create();
    expect([tooMany.status, errorBodySchema.parse(tooMany.body).code]).toEqual([409, 'limit-reached']);
  });

  it('counts the bytes of an account’s own trips, whatever the query says', async () => {
    const { ana, ben, trips } = await open();
    const { id } = (await ana.create()).body;
    const bytes = (await trips.plans.find(id))?.planBytes;
    for (const query of ['', '?ownerId=ben', '?$where=1', '?after[$gt]=1', `?x=${'y'.repeat(2_000)}`]) {
      const { status, body, headers } = await ana.usage(query);
      expect([query, status, tripUsageSchema.parse(body)]).toEqual([query, 200, { bytes, most: 64_000_000 }]);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await ben.usage()).body).toEqual({ bytes: 0, most: 64_000_000 });
    trips.goAway();
    expect((await ana.usage()).status).toBe(503);
  });

  it('answers 409 to a trip for which the account has no bytes left', async () => {
    const { ana, trips } = await open();
    const { id } = (await ana.create()).body;
    trips.plans.bytesOf = async () => ({ live: 64_000_000, all: 64_000_000 });
    const full = await ana.create();
    expect([full.status, errorBodySchema.parse(full.body).code]).toEqual([409, 'limit-reached']);
    expect((await ana.delete(id)).status).toBe(200);
  });

  it.each([
    'after=7',
    'after=2027-04-10',
    'after=2027-04-10_0',
    'after=2027-04-10_1&after=2027-04-10_2',
    'after[$gt]=1',
  ])('answers 400 to the page %s', async (query) => {
    const { ana } = await open();
    expect((await ana.list(`?${query}`)).status).toBe(400);
  });

  it('answers 400 to a status that cannot follow, and says what can', async () => {
    const { ana } = await open();
    const trip = (await ana.create()).body;
    const answer = await ana.change(trip.id, { ...draft, status: 'completed', version: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'A planning trip cannot become completed; it can become confirmed or cancelled.',
      details: [{ path: 'status' }],
    });
  });
});

describe('the trips service keeps trips', () => {
  it('makes one, reads it and lists it, soonest start first', async () => {
    const { ana } = await open();
    const rome = await ana.create();
    expect(rome.status).toBe(201);
    expect(tripSchema.parse(rome.body)).toMatchObject({ ...draft, status: 'planning', version: 1 });
    const oslo = (await ana.create({ ...draft, title: 'Oslo', startDate: '2027-01-02', budget: null })).body;
    expect((await ana.read(rome.body.id)).body).toEqual(rome.body);
    const listed = await ana.list();
    expect(listed.headers['cache-control']).toBe('private, no-store');
    expect(tripListSchema.parse(listed.body).map(({ id }) => id)).toEqual([oslo.id, rome.body.id]);
  });

  it('lists what comes after a trip', async () => {
    const { ana } = await open();
    const [rome, oslo] = [(await ana.create()).body, (await ana.create()).body];
    expect((await ana.list(`?after=${tripCursorOf(rome)}`)).body).toEqual([oslo]);
    expect((await ana.list(`?after=${tripCursorOf(oslo)}`)).body).toEqual([]);
  });

  it('makes one trip of a double click and of a retry', async () => {
    const { ana } = await open();
    const clicks = await Promise.all([1, 2, 3].map(() => ana.create(draft, 'click-of-ana-1')));
    const retry = await ana.create(draft, 'click-of-ana-1');
    expect(new Set([...clicks, retry].map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.list()).body).toHaveLength(1);
    await ana.create(draft, 'click-of-ana-2');
    expect((await ana.list()).body).toHaveLength(2);
  });

  it('makes nothing again under the key of a trip that was deleted', async () => {
    const { ana } = await open();
    const { id } = (await ana.create(draft, 'click-of-ana-1')).body;
    await ana.delete(id);
    expect((await ana.create(draft, 'click-of-ana-1')).status).toBe(409);
    expect((await ana.list()).body).toEqual([]);
  });

  it('changes one, and answers an older version with 409 and the trip as it is now', async () => {
    const { ana } = await open();
    const { id } = (await ana.create()).body;
    const first = await ana.change(id, { ...draft, title: 'Rome, slowly', status: 'confirmed', version: 1 });
    expect(tripSchema.parse(first.body)).toMatchObject({ title: 'Rome, slowly', status: 'confirmed', version: 2 });
    const second = await ana.change(id, { ...draft, title: 'Rome, fast', status: 'planning', version: 1 });
    expect(second.status).toBe(409);
    expect(errorBodySchema.parse(second.body).code).toBe('conflict');
    expect(second.body.details).toEqual(first.body);
    expect((await ana.read(id)).body).toEqual(first.body);
  });

  it('takes one of two changes that come at once', async () => {
    const { ana } = await open();
    const { id } = (await ana.create()).body;
    const change = { ...draft, status: 'planning', version: 1 };
    const answers = await Promise.all(['A', 'B'].map((title) => ana.change(id, { ...change, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('deletes one, says until when it can be brought back, and brings it back', async () => {
    const { ana } = await open();
    const { id } = (await ana.create()).body;
    const deleted = await ana.delete(id);
    expect(tripDeletedSchema.parse(deleted.body)).toEqual({ id, restorableUntil: '2026-12-21T10:00:00.000Z' });
    expect((await ana.read(id)).status).toBe(404);
    expect((await ana.list()).body).toEqual([]);
    const restored = await ana.restore(id);
    expect(tripSchema.parse(restored.body)).toMatchObject({ ...draft, id, version: 3 });
    expect((await ana.list()).body).toEqual([restored.body]);
  });

  it('answers a repeated delete and a repeated restore like the first', async () => {
    const { ana, clock } = await open();
    const { id } = (await ana.create()).body;
    const first = (await ana.delete(id)).body;
    clock.now = new Date('2026-11-22T10:00:00Z');
    expect((await ana.delete(id)).body).toEqual(first);
    const restored = (await ana.restore(id)).body;
    expect((await ana.restore(id)).body).toEqual(restored);
  });

  it('lists what was deleted, a page after any of it', async () => {
    const { ana, ben } = await open();
    const ids = [(await ana.create()).body.id, (await ana.create()).body.id];
    for (const id of ids) await ana.delete(id);
    const listed = deletedTripListSchema.parse((await ana.deleted()).body);
    expect(listed.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(listed[0]).toMatchObject({ ...draft, restorableUntil: '2026-12-21T10:00:00.000Z' });
    const [first] = listed;
    if (!first) throw new Error('Two were deleted.');
    expect((await ana.deleted(`?after=${deletedTripCursorOf(first)}`)).body).toEqual(listed.slice(1));
    expect((await ben.deleted()).body).toEqual([]);
    for (const query of [
      '?after=7',
      '?after=2026-12-21_7',
      '?after=2026-99-21T10:00:00.000Z_7',
      `?after=${deletedTripCursorOf(first)}&after=1`,
    ]) {
      expect((await ana.deleted(query)).status).toBe(400);
    }
  });

  it('refuses to change a deleted trip, and to restore one after 30 days', async () => {
    const { ana, clock } = await open();
    const { id } = (await ana.create()).body;
    await ana.delete(id);
    expect((await ana.change(id, { ...draft, status: 'planning', version: 2 })).status).toBe(404);
    clock.now = new Date('2026-12-21T10:00:01Z');
    expect((await ana.restore(id)).status).toBe(404);
    expect((await ana.delete(id)).status).toBe(404);
  });
});

describe('the trips service without its documents', () => {
  it('answers a typed 503 to every call, and is well again once they are back', async () => {
    const { ana, trips } = await open();
    const { id } = (await ana.create()).body;
    trips.goAway();
    const change = { ...draft, status: 'planning', version: 1 };
    const calls = [ana.list(), ana.create(), ana.read(id), ana.change(id, change), ana.delete(id), ana.restore(id)];
    for (const call of calls) {
      const { status, body, headers } = await call;
      expect(status).toBe(503);
      expect(errorBodySchema.parse(body).code).toBe('unavailable');
      expect(headers['retry-after']).toBe('5');
    }
    trips.comeBack();
    expect((await ana.list()).body).toHaveLength(1);
  });
});
