import { createLogger, errorHandler, notFound, requestContext } from '@sojourn/node-kit';
import express from 'express';
import { MemoryStore as CounterInMemory } from 'express-rate-limit';
import session from 'express-session';
import request from 'supertest';
import { createSession } from '../http/session';
import { createFakeAccounts, type FakeAccounts } from './accounts.client.fake';
import { createAuthRoutes } from './auth.routes';
import { createAuthService } from './auth.service';
import { createSignInLimiter } from './sign-in-limiter';
import { createSignUpLimiter } from './sign-up-limiter';

const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1', firstName: 'Ada', lastName: 'King' };
const credentials = { username: 'ada', password: ada.password };
const logger = createLogger({ name: 'bff', level: 'silent' });

const SIGN_UPS_PER_DAY = 20;
const createService = (accounts: FakeAccounts) =>
  createAuthService({
    accounts,
    signIns: createSignInLimiter(() => new CounterInMemory()),
    signUps: createSignUpLimiter(SIGN_UPS_PER_DAY, () => new CounterInMemory()),
    mails: { ofNetwork: async () => undefined },
  });

function start() {
  const accounts = createFakeAccounts();
  const sessions = new session.MemoryStore();
  const auth = createService(accounts);
  const app = express();
  app.set('trust proxy', 1);
  app.use(requestContext(), createSession({ store: sessions, secret: 's'.repeat(32), secure: false, logger }));
  app.use(createAuthRoutes({ auth }), notFound, errorHandler(logger));
  return { app, accounts, sessions, browser: () => request.agent(app) };
}

const cookieOf = (answer: request.Response) => (answer.headers['set-cookie'] as unknown as string[] | undefined)?.[0];
const sessionCount = (sessions: session.MemoryStore) =>
  new Promise<number>((resolve, reject) => {
    sessions.length((error, length) => (error ? reject(error) : resolve(length ?? 0)));
  });

async function signedUp() {
  const portal = start();
  const browser = portal.browser();
  const answer = await browser.post('/api/register').send(ada);
  return { ...portal, browser, answer };
}

// Over http a handler that forgets to answer is noticed by nothing but a time-out.
describe('each handler answers once', () => {
  type Handler = (req: object, res: object, next: () => void) => unknown;

  async function callHandlers() {
    const { accounts } = start();
    const { id } = await accounts.register(ada);
    const auth = createService(accounts);
    const answers: Record<string, unknown> = {};
    for (const { route, ...middleware } of createAuthRoutes({ auth }).stack) {
      const { handle } = (route?.stack.at(-1) ?? middleware) as { handle: Handler };
      const answered: unknown[] = [];
      const settle = (done: () => void) => done();
      const res = {
        locals: { sessionCookie: { name: 'sid', options: {} } },
        status: () => res,
        json: (body: unknown) => void answered.push(body),
        redirect: (to: string) => void answered.push(to),
        setHeader: (...header: string[]) => void answered.push(header.join(': ')),
      };
      const body = route?.path === '/api/register' ? { ...ada, username: 'eve' } : { ...ada, lastName: 'King' };
      const req = {
        ...{ body, res, query: {}, headers: {}, user: { id } },
        session: { userId: id, regenerate: settle, save: settle, destroy: settle },
      };
      await handle(req, res, () => answered.push('next'));
      answers[String(route?.path ?? middleware.name)] = answered;
    }
    return answers;
  }

  test('with what was asked for', async () => {
    const somebody = [expect.objectContaining({ id: expect.any(String) })];
    expect(await callHandlers()).toEqual({
      neverStored: ['cache-control: no-store', 'next'],
      '/api/login': somebody,
      '/api/register': somebody,
      '/api/logout,/api/auth/logout': [{}],
      '/api/auth/user': somebody,
      '/api/user/profile': somebody,
      '/api/newsletter': [{}],
    });
  });
});

describe('strangers', () => {
  test('are told that nobody is signed in, and get no cookie', async () => {
    const { app, sessions } = start();
    const answer = await request(app).get('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('sign-in-required');
    expect(cookieOf(answer)).toBeUndefined();
    expect(await sessionCount(sessions)).toBe(0);
  });

  test('may not change a profile', async () => {
    const { app } = start();
    const answer = await request(app).put('/api/user/profile').send({ firstName: 'Eve', lastName: '' });
    expect(answer.status).toBe(401);
  });

  test('a wrong password signs nobody in', async () => {
    const { app } = await signedUp();
    const answer = await request(app)
      .post('/api/login')
      .send({ ...credentials, password: 'Wrong!Password' });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('wrong-credentials');
    expect(cookieOf(answer)).toBeUndefined();
  });

  test('a planted cookie gains nothing when its victim signs in', async () => {
    const { app, browser: victim } = await signedUp();
    const planted = 'sid=s%3Aplanted-by-somebody.forged';
    const answer = await request(app).post('/api/login').set('cookie', planted).send(credentials);
    expect(cookieOf(answer)).not.toContain('planted-by-somebody');
    expect((await request(app).get('/api/auth/user').set('cookie', planted)).status).toBe(401);
    expect((await victim.get('/api/auth/user')).status).toBe(200);
  });
});

describe('bad input', () => {
  test.each([
    ['/api/login', {}, 'username'],
    ['/api/login', { username: { $gt: '' }, password: 'x' }, 'username.$gt'],
    ['/api/login', { username: 'ada', password: '' }, 'password'],
    ['/api/register', { ...ada, email: 'nowhere' }, 'email'],
    ['/api/register', { ...ada, password: 'short' }, 'password'],
    ['/api/newsletter', { email: 'nowhere' }, 'email'],
  ])('POST %s with %j is refused at %s', async (path, body, at) => {
    const { app } = start();
    const answer = await request(app).post(path).send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.details[0].path).toBe(at);
  });

  test('what is missing is named as the form names it', async () => {
    const { app } = start();
    expect((await request(app).post('/api/login').send({})).body.message).toBe('Username is required');
    const answer = await request(app).post('/api/login').send({ username: 'ada' });
    expect(answer.body.message).toBe('Password is required');
  });

  test('a body that is no JSON is refused', async () => {
    const { app } = start();
    const answer = await request(app).post('/api/login').set('content-type', 'application/json').send('{"username":');
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('bad-input');
  });
});

describe('signing up, in and out', () => {
  test('signing up answers the new person and signs them in', async () => {
    const { browser, answer } = await signedUp();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ username: 'ada', email: 'ada@example.org' });
    const read = await browser.get('/api/auth/user');
    expect(read.body).toEqual(answer.body);
    expect(read.headers['cache-control']).toBe('no-store');
  });

  test('signing in works by username and by address', async () => {
    const { app } = await signedUp();
    for (const username of ['ada', 'ada@example.org']) {
      const another = request.agent(app);
      const answer = await another.post('/api/login').send({ ...credentials, username });
      expect(answer.status).toBe(200);
      expect(answer.body.username).toBe('ada');
      expect((await another.get('/api/auth/user')).body).toEqual(answer.body);
    }
  });

  test('each sign-in begins a new session and ends the one before', async () => {
    const { app, browser, answer } = await signedUp();
    const first = cookieOf(answer)?.split(';')[0] ?? '';
    const second = cookieOf(await browser.post('/api/login').send(credentials));
    expect(second).not.toContain(first);
    expect((await request(app).get('/api/auth/user').set('cookie', first)).status).toBe(401);
  });

  test.each(['/api/logout', '/api/auth/logout'])('POST %s ends the session on the server', async (path) => {
    const { app, browser, answer, sessions } = await signedUp();
    const cookie = cookieOf(answer)?.split(';')[0] ?? '';
    const out = await browser.post(path);
    expect([out.status, out.body]).toEqual([200, {}]);
    expect(cookieOf(out)).toMatch(/^sid=;/);
    expect(await sessionCount(sessions)).toBe(0);
    expect((await request(app).get('/api/auth/user').set('cookie', cookie)).status).toBe(401);
  });

  test('a guest may sign out too', async () => {
    const { app } = start();
    expect((await request(app).post('/api/logout')).status).toBe(200);
  });

  test('a taken username is a conflict and signs nobody in', async () => {
    const { app } = await signedUp();
    const answer = await request(app).post('/api/register').send(ada);
    expect(answer.status).toBe(409);
    expect(cookieOf(answer)).toBeUndefined();
  });
});

describe('too many wrong passwords', () => {
  const wrong = { username: 'ada', password: 'Wrong!Password' };
  const tryFrom = (app: express.Express, address: string, body: object) =>
    request(app).post('/api/login').set('x-forwarded-for', address).send(body);

  test('the sixth for a name from an address is refused with when to come back, the right one too', async () => {
    const { app } = await signedUp();
    for (let n = 0; n < 5; n += 1) expect((await tryFrom(app, '192.0.2.1', wrong)).status).toBe(401);
    const refused = await tryFrom(app, '192.0.2.1', { ...credentials, username: ' ADA ' });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tryFrom(app, '192.0.2.2', credentials)).status).toBe(200);
  });

  test('twenty at the same moment get five guesses', async () => {
    const { app } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryFrom(app, '192.0.2.3', wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('a right one gets in when a hundred names were guessed from its address', async () => {
    const { app } = await signedUp();
    for (let n = 0; n < 100; n += 1) await tryFrom(app, '192.0.2.4', { ...wrong, username: `name-${n}` });
    expect((await tryFrom(app, '192.0.2.4', credentials)).status).toBe(200);
  });

  test('a right password wipes the slate, and an absent service counts for nothing', async () => {
    const { app, accounts } = await signedUp();
    for (let n = 0; n < 4; n += 1) await tryFrom(app, '192.0.2.5', wrong);
    accounts.isDown = true;
    for (let n = 0; n < 9; n += 1) expect((await tryFrom(app, '192.0.2.5', credentials)).status).toBe(503);
    accounts.isDown = false;
    expect((await tryFrom(app, '192.0.2.5', credentials)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await tryFrom(app, '192.0.2.5', wrong)).status).toBe(401);
  });
});

test('new accounts of one address are counted by the day, and refused with when to come back', async () => {
  const { app } = start();
  const signUp = (n: number, from: string) =>
    request(app)
      .post('/api/register')
      .set('x-forwarded-for', from)
      .send({ ...ada, username: `ada${n}`, email: `ada${n}@example.org` });
  for (let n = 0; n < SIGN_UPS_PER_DAY; n += 1) await signUp(n, '192.0.2.7').expect(201);
  const refused = await signUp(99, '192.0.2.7').expect(429);
  expect(refused.body).toMatchObject({ code: 'too-many-requests', message: expect.stringContaining('tomorrow') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(cookieOf(refused)).toBeUndefined();
  await signUp(99, '192.0.2.8').expect(201);
});

describe('the own account', () => {
  test('is renamed', async () => {
    const { browser } = await signedUp();
    const answer = await browser.put('/api/user/profile').send({ firstName: 'Augusta', lastName: 'Byron' });
    expect(answer.body).toMatchObject({ firstName: 'Augusta', lastName: 'Byron' });
    expect((await browser.get('/api/auth/user')).body.firstName).toBe('Augusta');
  });

  test('that is gone ends its session', async () => {
    const { browser, accounts, answer, sessions } = await signedUp();
    accounts.forget(answer.body.id);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect(await sessionCount(sessions)).toBe(0);
  });
});

test('no answer about an account may be kept', async () => {
  const { browser, answer } = await signedUp();
  const answers = [
    answer,
    await browser.get('/api/auth/user'),
    await browser.put('/api/user/profile').send({ firstName: 'Augusta', lastName: 'Byron' }),
    await browser.post('/api/newsletter').send({ email: ada.email }),
    await browser.post('/api/login').send(credentials),
    await browser.post('/api/logout'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
});

test.each(['/api/trips', '/api/authors', '/API/login', '/api/Auth/user'])('%s is left to others', async (path) => {
  const auth = createService(createFakeAccounts());
  const app = express().use(createAuthRoutes({ auth }), (_req, res) => void res.json('others'));
  const answer = await request(app).get(path);
  expect([answer.body, answer.headers['cache-control']]).toEqual(['others', undefined]);
});

test('the newsletter takes an address', async () => {
  const { app, accounts } = start();
  const answer = await request(app).post('/api/newsletter').send({ email: 'ada@example.org' });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(accounts.subscribers).toContain('ada@example.org');
});

describe('while the accounts service is down', () => {
  test.each([
    ['post', '/api/login', credentials],
    ['post', '/api/register', ada],
    ['post', '/api/newsletter', { email: 'ada@example.org' }],
  ] as const)('%s %s answers 503 and when to come back', async (method, path, body) => {
    const { app, accounts } = start();
    accounts.isDown = true;
    const answer = await request(app)[method](path).send(body);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('somebody signed in stays so, and can still sign out', async () => {
    const { browser, accounts } = await signedUp();
    accounts.isDown = true;
    expect((await browser.get('/api/auth/user')).status).toBe(503);
    accounts.isDown = false;
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    accounts.isDown = true;
    expect((await browser.post('/api/logout')).status).toBe(200);
  });
});

test('while the session store is down, signing in says so', async () => {
  const { app, sessions } = await signedUp();
  sessions.set = (_sid, _session, done) => done?.(new Error('away'));
  const answer = await request(app).post('/api/login').send(credentials);
  expect(answer.status).toBe(503);
  expect(answer.body.message).toBe('Signing in is taking a break. Please try again in a moment.');
  expect(cookieOf(answer)).toBeUndefined();
});

test('while the session store cannot be read, nobody is told to be signed out, and everybody keeps their cookie', async () => {
  const { app, browser, sessions } = await signedUp();
  const { get } = sessions;
  sessions.get = (_sid, done) => done(new Error('away'));
  const answer = await browser.get('/api/auth/user');
  expect([answer.status, answer.headers['x-sojourn-notice']]).toEqual([503, 'sessions-unavailable']);
  expect([answer.body.code, answer.headers['retry-after']]).toEqual(['unavailable', '5']);
  await request(app).get('/api/auth/user').expect(401);
  expect(cookieOf(answer)).toBeUndefined();
  sessions.get = get;
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});

describe('a browser', () => {
  const names = [ada.username, ada.email];
  test.each([
    ['nobody was signed in with', [], true, [names]],
    ['that is known under the name alone', [ada.username], true, [names]],
    ['that is known under the address alone', [ada.email], true, [names]],
    ['that is known under both', names, true, []],
    // Else whoever claims somebody's address would be no stranger to it, and guess past the account-wide brake.
    ['of somebody whose address is unproven', [], false, [[ada.username]]],
    ['of somebody whose address is unproven, known under the name', [ada.username], false, []],
  ])('%s is remembered under what is theirs, once', async (...[, knownNames, emailProven, expected]) => {
    const accounts = createFakeAccounts();
    const { readUser } = accounts;
    accounts.readUser = async (id) => ({ ...(await readUser(id)), emailProven });
    const remembered: (readonly string[])[] = [];
    const known = {
      find: (_req: unknown, name: string) => (knownNames.includes(name) ? 'this-browser' : null),
      remember: (_req: unknown, _res: unknown, under: readonly string[]) => void remembered.push(under),
    };
    const app = express();
    const store = new session.MemoryStore();
    app.use(requestContext(), createSession({ store, secret: 's'.repeat(32), secure: false, logger }));
    app.use(createAuthRoutes({ auth: createService(accounts), known }), notFound, errorHandler(logger));
    const browser = request.agent(app);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    await browser.post('/api/register').send(ada);
    // Signing up proves no address.
    expect(remembered.splice(0)).toEqual(knownNames.includes(ada.username) ? [] : [[ada.username]]);
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ username: 'ada' });
    expect(remembered.splice(0)).toEqual(expected);
    await browser.post('/api/login').send(credentials);
    expect(remembered).toEqual(knownNames.includes(ada.username) ? [] : [[ada.username]]);
  });
});
