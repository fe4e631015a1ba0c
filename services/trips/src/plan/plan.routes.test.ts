import { errorBodySchema } from '@sojourn/contracts';
import { openedPlanSchema, planNewsSchema, tripHistorySchema } from '@sojourn/contracts/plan';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { adding } from '@sojourn/trip/testing';
import request from 'supertest';
import { createApp } from '../app';
import { createFakeTripRepository } from '../trip/trip.repository.fake';

const issuer = createTestIssuer();
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };

async function open() {
  const trips = createFakeTripRepository();
  const { app } = createApp({
    ...createTestServiceParts('trips', issuer),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    tips: trips.tips,
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  const as = async (sub: string) => {
    const bearer = await issuer.bearer('trips', { sub, kind: sub === 'guest' ? 'guest' : 'user' });
    const send = (method: 'get' | 'post' | 'put', path: string) =>
      request(app)[method](path).set('authorization', bearer);
    return {
      create: () => send('post', '/trips').send(draft),
      read: (id: number | string) => send('get', `/trips/${id}`),
      edit: (id: number, body: object) => send('put', `/trips/${id}`).send(body),
      plan: (id: number | string) => send('get', `/trips/${id}/plan`),
      run: (id: number | string, body: object, key = 'key-of-one-click') =>
        send('post', `/trips/${id}/commands`).set('idempotency-key', key).send(body),
      runWithoutKey: (id: number, body: object) => send('post', `/trips/${id}/commands`).send(body),
      changes: (id: number | string, query = '?after=0') => send('get', `/trips/${id}/changes${query}`),
      history: (id: number | string, query = '') => send('get', `/trips/${id}/history${query}`),
    };
  };
  const ana = await as('ana');
  const { id } = (await ana.create()).body as { id: number };
  return { app, trips, id, ana, ben: await as('ben'), guest: await as('guest') };
}

const body = { base: 0, command: adding('i1') };

describe('a plan refuses the stranger', () => {
  it('answers 401 to a guest', async () => {
    const { guest, id } = await open();
    for (const call of [guest.plan(id), guest.run(id, body), guest.changes(id), guest.history(id)]) {
      const answer = await call;
      expect(answer.status).toBe(401);
      expect(errorBodySchema.parse(answer.body).code).toBe('sign-in-required');
    }
  });

  it('tells a stranger of a trip word for word what it tells of a missing one', async () => {
    const { ana, ben, id } = await open();
    const pairs = [
      [ben.plan(id), ben.plan(999)],
      [ben.run(id, body), ben.run('1e3', body)],
      [ben.changes(id), ben.changes('07')],
      [ben.history(id), ben.history(999)],
    ] as const;
    for (const [strange, missing] of pairs) {
      const [one, other] = [await strange, await missing];
      expect([one.status, other.status]).toEqual([404, 404]);
      expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' });
    }
    expect((await ana.plan(id)).body.plan.version).toBe(0);
  });
});

describe('a plan refuses bad input', () => {
  it.each([
    ['no base', { command: adding('i1') }, 'Please give the version that was read.'],
    ['an unknown command', { base: 0, command: { type: 'trip.burn' } }, 'Invalid input'],
    ['an id that objects have', { base: 0, command: adding('__proto__') }, /digit|An id/],
    ['an operator in it', { base: 0, command: { ...adding('i1'), $set: {} } }, /dollar sign/],
    ['an item without a title', { base: 0, command: adding('i1', { title: ' ' }) }, 'Please give it a title.'],
  ])('answers 400 to %s', async (_what, sent, message) => {
    const { ana, id } = await open();
    const answer = await ana.run(id, sent);
    expect([answer.status, errorBodySchema.parse(answer.body).code]).toEqual([400, 'bad-input']);
    if (message !== 'Invalid input') expect(answer.body.message).toMatch(message);
    expect((await ana.plan(id)).body.plan.version).toBe(0);
  });

  it('answers 400 to a command without a key, and to a key that is none', async () => {
    const { ana, id } = await open();
    const none = await ana.runWithoutKey(id, body);
    expect([none.status, none.body.message]).toEqual([400, 'Please give one Idempotency-Key.']);
    expect((await ana.run(id, body, 'short')).status).toBe(400);
  });

  it.each(['', '?after=', '?after=-1', '?after=1e3', '?after=1&after=2', '?after[$gt]=1'])(
    'answers 400 to the changes %s',
    async (query) => {
      const { ana, id } = await open();
      expect((await ana.changes(id, query)).status).toBe(400);
    },
  );

  it.each(['?before=0', '?before=x', '?before=1&before=2'])('answers 400 to the history %s', async (query) => {
    const { ana, id } = await open();
    expect((await ana.history(id, query)).status).toBe(400);
  });
});

describe('a plan', () => {
  it('is opened, changed, told and remembered', async () => {
    const { ana, id } = await open();
    const first = await ana.run(id, body);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(planNewsSchema.parse(first.body)).toMatchObject({ version: 1, changes: [{ command: body.command }] });
    const second = await ana.run(id, { base: 1, command: adding('i2') }, 'key-of-another');
    expect(planNewsSchema.parse(second.body).changes).toHaveLength(1);
    expect(planNewsSchema.parse((await ana.changes(id)).body).changes).toHaveLength(2);
    expect(openedPlanSchema.parse((await ana.plan(id)).body)).toMatchObject({
      id,
      role: 'owner',
      plan: { version: 2, items: { i1: {}, i2: {} } },
    });
    expect(tripHistorySchema.parse((await ana.history(id)).body).map(({ version }) => version)).toEqual([2, 1]);
    expect(tripHistorySchema.parse((await ana.history(id, '?before=2')).body)).toHaveLength(1);
    expect((await ana.read(id)).body).toMatchObject({ version: 3 });
  });

  it('answers a repeated key like the first time, and 422 to another command under it', async () => {
    const { ana, id } = await open();
    const first = await ana.run(id, body);
    expect((await ana.run(id, body)).body).toEqual(first.body);
    const reused = await ana.run(id, { base: 0, command: adding('i2') });
    expect([reused.status, reused.body.code]).toEqual([422, 'key-reused']);
  });

  it('answers a conflict with 409 and both versions', async () => {
    const { ana, id } = await open();
    const titled = (text: string) => ({
      base: 0,
      command: { type: 'head.edit', parts: { title: { text, version: 1 } } },
    });
    await ana.run(id, titled('Rome, slowly'));
    const late = await ana.run(id, titled('Rome, fast'), 'key-of-another');
    expect(late.status).toBe(409);
    expect(errorBodySchema.parse(late.body)).toMatchObject({
      code: 'conflict',
      message: 'The title was changed somewhere else in the meantime.',
      details: {
        conflicts: [
          {
            in: 'head',
            id: 'title',
            version: 1,
            theirs: { text: 'Rome, slowly', version: 2, latest: 2 },
            yours: { text: 'Rome, fast' },
          },
        ],
      },
    });
  });

  it('says what `PUT` has changed, and makes the older version of a page a conflict there', async () => {
    const { ana, id } = await open();
    const change = { ...draft, status: 'planning', title: 'Oslo', version: 1 };
    expect((await ana.edit(id, change)).body).toMatchObject({ title: 'Oslo', version: 2 });
    expect((await ana.changes(id)).body.changes).toMatchObject([{ summary: 'Changed the title' }]);
    await ana.run(id, { base: 1, command: adding('i1') });
    const late = await ana.edit(id, { ...change, version: 2 });
    expect([late.status, late.body.details]).toEqual([409, (await ana.read(id)).body]);
  });
});

it('answers a typed 503 to every call without its documents', async () => {
  const { ana, id, trips } = await open();
  trips.goAway();
  for (const call of [ana.plan(id), ana.run(id, body), ana.changes(id), ana.history(id)]) {
    const answer = await call;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(errorBodySchema.parse(answer.body).code).toBe('unavailable');
  }
  trips.comeBack();
  expect((await ana.run(id, body)).status).toBe(200);
});
