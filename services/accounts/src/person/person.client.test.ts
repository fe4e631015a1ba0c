/** Calls to trips, search and ai as they go over the wire. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseEnv } from '@sojourn/node-kit';
import { createTestIssuer } from '@sojourn/node-kit/testing';
import { envSchema } from '../env';
import { openPeople } from './open-people';

type Claims = { aud: string; sub: string; kind: string; iss: string };
type Call = { call: string; body: unknown; claims: Claims };

const claimsOf = (authorization = ''): Claims => {
  const [, payload = ''] = authorization.replace('Bearer ', '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
};

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A service that writes down what it is asked and answers in turn; the last answer again and again. */
async function startService(answers: readonly unknown[], answer?: RequestListener) {
  const calls: Call[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req);
    calls.push({
      call: `${req.method} ${req.url}`,
      body: body ? (JSON.parse(body) as unknown) : null,
      claims: claimsOf(req.headers.authorization),
    });
    if (answer) return answer(req, res);
    const said = answers[Math.min(calls.length, answers.length) - 1];
    res.setHeader('content-type', 'application/json').end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  endings.push(close);
  return { calls, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Answers = Partial<Record<'trips' | 'ai' | 'search', unknown[]>>;

async function start(given: Answers & { file?: RequestListener } = {}) {
  const trips = await startService(given.trips ?? [{}], given.file);
  const ai = await startService(given.ai ?? [{}]);
  const search = await startService(given.search ?? [{}]);
  const { people, close } = openPeople(
    parseEnv(envSchema, {
      MONGODB_URI: 'mongodb://127.0.0.1/accounts',
      IDENTITY_PUBLIC_KEYS: '{"keys":[]}',
      IDENTITY_PRIVATE_KEY: createTestIssuer('sojourn-accounts').privateKey,
      PUBLIC_URL: 'https://sojourn.example',
      REDIS_QUEUE_URL: 'redis://127.0.0.1:6379/1',
      OUTBOX_DIR: '/outbox',
      TRIPS_URL: trips.url,
      AI_URL: ai.url,
      SEARCH_URL: search.url,
    }),
  );
  endings.push(close);
  return { people, trips, ai, search };
}

const byAccounts = (aud: string) =>
  expect.objectContaining({ aud, sub: 'ada', kind: 'data-rights', iss: 'sojourn-accounts' });
const numbers = { trips: 2, countries: 1, activities: 3 };
const trip = { title: 'Rome', trip: { plan: {} }, files: [{ id: 'f1', name: 'Ticket.pdf', bytes: 3 }] };
const tips = { written: [{ content: 'Go early.' }], liked: ['t1'], reported: [] };
const page = { changes: [{ version: 2 }], next: 2 };

type People = Awaited<ReturnType<typeof start>>['people'];

test.each<[what: string, ask: (people: People) => Promise<unknown>, call: string, answer: unknown]>([
  ['their trips', (people) => people.listTrips('ada'), 'GET /person/trips', [7, 9]],
  ['a trip', (people) => people.readTrip('ada', 7), 'GET /person/trips/7', trip],
  ['the newest changes', (people) => people.readHistory('ada', 7), 'GET /person/trips/7/history', page],
  ['changes before those', (people) => people.readHistory('ada', 7, 12), 'GET /person/trips/7/history?before=12', page],
  ['their tips', (people) => people.listTips('ada'), 'GET /person/tips', tips],
  ['what their trips add up to', (people) => people.readStatistics('ada'), 'GET /person/statistics', numbers],
])('trips is asked for %s, as what accounts may read of a person', async (...[, ask, call, answer]) => {
  const { people, trips, ai } = await start({ trips: [answer] });
  expect(await ask(people)).toEqual(answer);
  expect(trips.calls).toEqual([{ call, body: null, claims: byAccounts('trips') }]);
  expect(ai.calls).toEqual([]);
});

test('ai is asked for the recommendations that are stored', async () => {
  const { people, trips, ai } = await start({ ai: [[{ note: 'Go to Rome' }]] });
  expect(await people.listAnswers('ada')).toEqual([{ note: 'Go to Rome' }]);
  expect(ai.calls).toEqual([{ call: 'GET /person/answers', body: null, claims: byAccounts('ai') }]);
  expect(trips.calls).toEqual([]);
});

test('search is asked for the prices they watch', async () => {
  const { people, search, ai } = await start({ search: [[{ id: 'w1' }]] });
  expect(await people.listWatches('ada')).toEqual([{ id: 'w1' }]);
  expect(search.calls).toEqual([{ call: 'GET /person/watches', body: null, claims: byAccounts('search') }]);
  expect(ai.calls).toEqual([]);
});

test.each([true, false])('links are paused, and open again: %s', async (arePaused) => {
  const { people, trips } = await start();
  await people.pauseLinks('ada', arePaused);
  expect(trips.calls).toEqual([{ call: 'PUT /person/links', body: { arePaused }, claims: byAccounts('trips') }]);
});

test('trips are removed until they are all gone, and then what search and ai have', async () => {
  const { people, trips, ai, search } = await start({
    trips: [{ isDone: false }, { isDone: false }, { isDone: true }],
  });
  await people.removeAll('ada');
  const removal = { call: 'DELETE /person', body: null };
  expect(trips.calls).toEqual(Array(3).fill({ ...removal, claims: byAccounts('trips') }));
  expect(search.calls).toEqual([{ ...removal, claims: byAccounts('search') }]);
  expect(ai.calls).toEqual([{ ...removal, claims: byAccounts('ai') }]);
});

describe('a file', () => {
  const open = async (file: RequestListener) => {
    const started = await start({ file });
    return { ...started, file: started.people.openFile('ada', { tripId: 7, fileId: 'a/b' }) };
  };

  test('comes as it is stored, by an address that its id cannot leave', async () => {
    const { file, trips } = await open((_req, res) => void res.end('a ticket'));
    expect(await text(await file)).toBe('a ticket');
    expect(trips.calls).toEqual([{ call: 'GET /person/trips/7/files/a%2Fb', body: null, claims: byAccounts('trips') }]);
  });

  test('that went meanwhile is not there', async () => {
    const { file } = await open((_req, res) => void res.writeHead(404).end());
    await expect(file).rejects.toMatchObject({ code: 'not-found', message: 'This document does not exist.' });
  });

  test.each([500, 403])('that is answered with %d may be there later', async (status) => {
    const { file } = await open((_req, res) => void res.writeHead(status).end('no'));
    await expect(file).rejects.toMatchObject({ code: 'unavailable', cause: { message: `trips answered ${status}` } });
  });

  test('of a service that is away may be there later', async () => {
    const { people, trips } = await start();
    await trips.close();
    await expect(people.openFile('ada', { tripId: 7, fileId: 'f1' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
