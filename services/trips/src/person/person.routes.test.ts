/** Data rights over http: who may collect and remove what is stored of a person, and that nothing stays. */
import type { PersonHistory, PersonTrip } from '@sojourn/contracts/data-rights';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { adding } from '@sojourn/trip/testing';
import request from 'supertest';
import { createApp } from '../app';
import { pdf } from '../document/small-files.fake';
import { createFakeTripRepository, type FakeTripRepository } from '../trip/trip.repository.fake';

const [bff, accounts] = [createTestIssuer(), createTestIssuer('sojourn-accounts')];
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };
const file = { name: 'Ticket.pdf', mediaType: 'application/pdf', bytes: pdf.length, bookingId: null } as const;

let trips: FakeTripRepository;
let app: ReturnType<typeof createApp>['app'];
beforeEach(() => {
  trips = createFakeTripRepository();
  ({ app } = createApp({
    ...createTestServiceParts('trips', bff, accounts),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    people: trips.people,
    tips: trips.tips,
  }));
});

type Method = 'get' | 'post' | 'put' | 'delete';
const as = async (sub: string, method: Method, path: string) =>
  request(app)
    [method](path)
    .set('authorization', await bff.bearer('trips', { sub, kind: 'user' }));
const about = (sub: string) => async (method: Method, path: string) =>
  request(app)
    [method](path)
    .set('authorization', await accounts.bearer('trips', { sub, kind: 'data-rights' }));

let keyCount = 0;
async function run(sub: string, tripId: number, command: object) {
  const call = await bff.bearer('trips', { sub, kind: 'user' });
  const { body } = await request(app).get(`/trips/${tripId}/plan`).set('authorization', call);
  const answer = await request(app)
    .post(`/trips/${tripId}/commands`)
    .set({ authorization: call, 'idempotency-key': `key-${(keyCount += 1)}-0000000000` })
    .send({ base: body.plan.version, command });
  expect(answer.status).toBe(200);
}

/** A trip with a plan of two changes, a file, and a link. */
async function furnishedTrip(sub: string) {
  const authorization = await bff.bearer('trips', { sub, kind: 'user' });
  const { body: trip } = await request(app)
    .post('/trips')
    .set({ authorization })
    .send({ ...draft, budget: 5, notes: null });
  await request(app)
    .post(`/trips/${trip.id}/documents/d1/file`)
    .set({ authorization, 'content-type': 'application/octet-stream' })
    .send(pdf)
    .expect(201);
  await run(sub, trip.id, { type: 'document.add', id: 'd1', content: { ...file, addedAt: '2027-01-01T10:00:00Z' } });
  await run(sub, trip.id, adding('i1'));
  const link = { role: 'viewer', includes: { bookingCodes: false, documents: true }, name: 'Mum', expiresAt: null };
  const { body: share } = await request(app).post(`/trips/${trip.id}/shares`).set({ authorization }).send(link);
  return { id: trip.id as number, token: share.token as string };
}
const opens = async (token: string) => {
  const answer = await request(app)
    .get(`/shared/${token}/plan`)
    .set('authorization', await bff.bearer('trips'));
  return answer.status;
};

const CALLS: [Method, string][] = [
  ['get', '/person/trips'],
  ['get', '/person/trips/1'],
  ['get', '/person/trips/1/history'],
  ['get', '/person/trips/1/files/f1'],
  ['get', '/person/tips'],
  ['put', '/person/links'],
  ['delete', '/person'],
];

test.each(CALLS)('%s %s is refused to guests, to the person, and to the bff', async (method, path) => {
  await furnishedTrip('ana');
  const guest = await request(app)
    [method](path)
    .set('authorization', await bff.bearer('trips'));
  expect([guest.status, (await as('ana', method, path)).status]).toEqual([401, 401]);
  expect((await request(app)[method](path)).status).toBe(401);
  const forged = await bff.bearer('trips', { sub: 'ana', kind: 'data-rights' });
  expect((await request(app)[method](path).set('authorization', forged)).status).toBe(401);
  expect(await trips.people.tripsOf('ana', 10)).toHaveLength(1);
});

test('the accounts service may do nothing else in somebody’s name', async () => {
  const { id } = await furnishedTrip('ana');
  const ask = about('ana');
  for (const [method, path] of [
    ['get', '/trips'],
    ['get', `/trips/${id}/plan`],
    ['delete', `/trips/${id}`],
  ] as const) {
    expect((await ask(method, path)).status).toBe(401);
  }
});

test('bad input is refused', async () => {
  const ask = about('ana');
  expect((await ask('put', '/person/links').then((answer) => answer)).status).toBe(400);
  const authorization = await accounts.bearer('trips', { sub: 'ana', kind: 'data-rights' });
  await request(app)
    .put('/person/links')
    .set({ authorization })
    .send({ arePaused: { $ne: null } })
    .expect(400);
  expect((await ask('get', '/person/trips/1e3')).status).toBe(404);
  const { id } = await furnishedTrip('ana');
  expect((await ask('get', `/person/trips/${id}/history?before=x`)).status).toBe(400);
});

test('all of a person is collected: whole plans, histories, links without tokens, files; also of deleted trips', async () => {
  const { id, token } = await furnishedTrip('ana');
  await furnishedTrip('ben');
  await as('ana', 'delete', `/trips/${id}`);
  const ask = about('ana');
  expect((await ask('get', '/person/trips')).body).toEqual([id]);
  const read = await ask('get', `/person/trips/${id}`);
  const { title, trip, files } = read.body as PersonTrip & { trip: { plan: { items: object }; links: object[] } };
  expect(title).toBe('Rome');
  expect(Object.keys(trip.plan.items)).toEqual(['i1']);
  expect(trip).toMatchObject({ deletedAt: expect.any(String), links: [{ name: 'Mum', role: 'viewer' }] });
  expect(files).toEqual([{ id: expect.any(String), name: 'Ticket.pdf', bytes: pdf.length }]);
  expect(read.text).not.toContain(token);
  expect(read.text).not.toMatch(/digest/i);
  const bytes = await ask('get', `/person/trips/${id}/files/${files[0]?.id}`);
  expect(Buffer.from(bytes.body as Buffer).equals(pdf)).toBe(true);
  const history = (await ask('get', `/person/trips/${id}/history`)).body as PersonHistory;
  expect(history).toMatchObject({ changes: [{ version: 2 }, { version: 1 }], next: null });
});

test('a long history is read page by page', async () => {
  const { id } = await furnishedTrip('ana');
  for (let n = 0; n < 60; n += 1) await run('ana', id, adding(`more-${n}`));
  const first = (await about('ana')('get', `/person/trips/${id}/history`)).body as PersonHistory;
  const second = (await about('ana')('get', `/person/trips/${id}/history?before=${first.next}`)).body as PersonHistory;
  const versions = [...first.changes, ...second.changes].map((change) => (change as { version: number }).version);
  expect(versions).toEqual(Array.from({ length: 62 }, (_, at) => 62 - at));
  expect(second.next).toBeNull();
});

test('another person’s trip and file are the same 404 as those that are not there', async () => {
  const { id } = await furnishedTrip('ben');
  const [foreign] = await trips.documents.ofTrip(id);
  const ask = about('ana');
  for (const path of [`${id}`, '999', `${id}/history`, `${id}/files/${foreign?.id}`, `${id}/files/none`]) {
    expect((await ask('get', `/person/trips/${path}`)).status).toBe(404);
  }
});

test('links open nothing while their owner is leaving, and open again', async () => {
  const [ana, ben] = [await furnishedTrip('ana'), await furnishedTrip('ben')];
  const authorization = await accounts.bearer('trips', { sub: 'ana', kind: 'data-rights' });
  const pause = (arePaused: boolean) => request(app).put('/person/links').set({ authorization }).send({ arePaused });
  await pause(true).expect(200, {});
  expect([await opens(ana.token), await opens(ben.token)]).toEqual([404, 200]);
  await pause(false).expect(200, {});
  expect(await opens(ana.token)).toBe(200);
});

test('everything of a person goes, and nothing of anybody else; again it does no harm', async () => {
  const tripIds = [];
  for (let n = 0; n < 22; n += 1) {
    const { body } = await request(app)
      .post('/trips')
      .set('authorization', await bff.bearer('trips', { sub: 'ana', kind: 'user' }))
      .send({ ...draft, budget: null, notes: null });
    tripIds.push(body.id);
  }
  const [ana, ben] = [await furnishedTrip('ana'), await furnishedTrip('ben')];
  await as('ana', 'delete', `/trips/${ana.id}`);
  const ask = about('ana');
  expect((await ask('delete', '/person')).body).toEqual({ isDone: false });
  expect((await ask('delete', '/person')).body).toEqual({ isDone: true });
  expect((await ask('delete', '/person')).body).toEqual({ isDone: true });
  expect(await trips.people.tripsOf('ana', 100)).toEqual([]);
  expect(await trips.documents.ofOwner('ana')).toEqual([]);
  expect(trips.shares.kept.map(({ ownerId }) => ownerId)).toEqual(['ben']);
  expect(new Set(trips.plans.archived.map(({ tripId }) => tripId))).toEqual(new Set([ben.id]));
  expect(await opens(ana.token)).toBe(404);
  expect(await opens(ben.token)).toBe(200);
});

test('while the documents are away nothing is said to be done', async () => {
  await furnishedTrip('ana');
  trips.goAway();
  for (const [method, path] of [
    ['get', '/person/trips'],
    ['get', '/person/tips'],
    ['delete', '/person'],
  ] as const) {
    expect((await about('ana')(method, path)).status).toBe(503);
  }
  trips.comeBack();
  expect((await about('ana')('delete', '/person')).body).toEqual({ isDone: true });
});

test('tips belong to no trip, and are collected and removed, too', async () => {
  const authorization = await bff.bearer('trips', { sub: 'ana', kind: 'user' });
  const tip = { destination: 'Rome, Italy', content: 'Go early.', tags: [], author: 'Ana S.', key: null };
  const { body: posted } = await request(app).post('/tips').set({ authorization }).send(tip);
  const tips = await about('ana')('get', '/person/tips');
  expect(tips.body).toMatchObject({
    written: [{ id: posted.id, destination: 'Rome, Italy', content: 'Go early.', commentOn: null, deletedAt: null }],
    liked: [],
    reported: [],
  });
  expect(JSON.stringify(tips.body)).not.toMatch(/authorId|digest|slot/);
  expect((await about('ana')('delete', '/person')).body).toEqual({ isDone: true });
  expect((await about('ana')('get', '/person/tips')).body).toEqual({ written: [], liked: [], reported: [] });
});
