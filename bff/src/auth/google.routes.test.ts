import { jest } from '@jest/globals';
import { AppError, createLogger, errorHandler, notFound, requestContext } from '@sojourn/node-kit';
import { startOpenIdProvider, type TestOpenIdProvider } from '@sojourn/node-kit/testing/openid-provider';
import express from 'express';
import { MemoryStore as CounterInMemory } from 'express-rate-limit';
import session from 'express-session';
import request from 'supertest';
import { createSession, regenerateSession, sessionIdentity } from '../http/session';
import { createGoogleAttempts } from './google-attempt';
import { createFakeGoogleClient } from './google.client.fake';
import { createOpenIdProvider } from './google.provider.openid';
import { createGoogleRoutes } from './google.routes';
import { createGoogleService } from './google.service';
import { createSignInLimiter } from './sign-in-limiter';

const logger = createLogger({ name: 'bff', level: 'silent' });
const secret = 's'.repeat(32);
const CLIENT = {
  clientId: 'sojourn',
  clientSecret: 'secret',
  redirectUri: 'http://localhost:3000/api/auth/google/callback',
};
const FAILED = '/auth?error=google-auth-failed';
const ours = { 'sec-fetch-site': 'same-origin' };

const rosa = { sub: 'rosa', email: 'rosa@example.org', email_verified: true, given_name: 'Rosa', family_name: 'Marin' };
const noah = { sub: 'noah', email: 'noah@example.org', email_verified: false, given_name: 'Noah' };

let openId: TestOpenIdProvider;
beforeAll(async () => {
  openId = await startOpenIdProvider([rosa, noah]);
});
beforeEach(() => {
  openId.spoil = undefined;
  openId.redeemed = 0;
});
afterAll(() => openId.stop());

/** The bff's part of Google. `POST /test/sign-in/:id` signs in, `GET /test/who` answers who is. */
function start({ issuer = openId.issuer, isSetUp = true, now = Date.now } = {}) {
  const accounts = createFakeGoogleClient();
  const provider = isSetUp ? createOpenIdProvider({ issuer, ...CLIENT }) : undefined;
  const signIns = createSignInLimiter(() => new CounterInMemory());
  const ended: [userId: string, except: string | undefined][] = [];
  const app = express();
  app.use(requestContext(), createSession({ store: new session.MemoryStore(), secret, secure: false, logger }));
  app.post('/test/sign-in/:id', async (req, res) => {
    await regenerateSession(req, { userId: req.params.id });
    res.json({});
  });
  app.get('/test/who', (req, res) => void res.json(sessionIdentity(req)));
  const google = createGoogleService({ provider, accounts, signIns });
  const attempts = createGoogleAttempts({ secret, secure: false, now });
  const sessions = {
    endAll: async (userId: string) => void ended.push([userId, undefined]),
    endAllBut: async (userId: string, except: string) => void ended.push([userId, except]),
  };
  app.use(createGoogleRoutes({ google, attempts, sessions, logger }), notFound, errorHandler(logger));
  return { app, accounts, ended, browser: () => request.agent(app) };
}

type Browser = ReturnType<ReturnType<typeof start>['browser']>;
const whereTo = (answer: request.Response) => `${answer.status} ${answer.headers['location']}`;
const who = async (browser: Browser) => (await browser.get('/test/who')).body.sub;

/** Leaves for the provider; answers the address that the browser is sent to there. */
async function leave(browser: Browser, query = ''): Promise<URL> {
  const answer = await browser.get(`/api/auth/google${query}`).set(ours);
  return new URL(answer.headers['location'] as string);
}

/** Says at the provider who one is; answers the way back, as a path of ours. */
async function choose(asked: URL, sub: string): Promise<string> {
  asked.searchParams.set('as', sub);
  const answer = await fetch(asked, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') as string);
  return back.pathname + back.search;
}

async function signInAs(browser: Browser, sub: string, query = '') {
  return browser.get(await choose(await leave(browser, query), sub));
}

describe('signing in with Google', () => {
  test('asks the provider for a code by PKCE, with a state and a nonce of its own', async () => {
    const asked = await leave(start().browser());
    expect(asked.origin).toBe(openId.issuer);
    const query = Object.fromEntries(asked.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'sojourn',
      redirect_uri: CLIENT.redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/);
  });

  test('makes an account, begins a session and goes back to where somebody came from', async () => {
    const { browser, accounts, ended } = start();
    const person = browser();
    expect(whereTo(await signInAs(person, 'rosa', '?returnTo=/trips'))).toBe('302 /trips');
    expect(await who(person)).toBe('google-rosa');
    expect(accounts.people.get('google-rosa')?.google).toEqual({
      issuer: openId.issuer,
      subject: 'rosa',
      email: 'rosa@example.org',
      emailVerified: true,
      firstName: 'Rosa',
      lastName: 'Marin',
      profileImageUrl: null,
    });
    // Who claimed the address without a proof is out everywhere.
    expect(ended).toEqual([['squatter', undefined]]);
  });

  test('lets somebody choose again among the accounts of a shared computer', async () => {
    expect((await leave(start().browser())).searchParams.get('prompt')).toBe('select_account');
  });

  test('a name has forty characters at most, as one has in our own form', async () => {
    const { browser, accounts } = start();
    openId.people[0] = { ...rosa, sub: 'long', given_name: '🌻'.repeat(50) };
    await signInAs(browser(), 'long');
    openId.people[0] = rosa;
    expect(accounts.people.get('google-long')?.google?.firstName).toBe('🌻'.repeat(40));
  });

  test('the provider is looked up once for all, and anew after six hours', async () => {
    const brief = await startOpenIdProvider([rosa]);
    const { browser } = start({ issuer: brief.issuer });
    await leave(browser());
    brief.isDown = true;
    expect((await leave(browser())).origin).toBe(brief.issuer);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 3_600_000 + 1_000);
    const answer = await browser().get('/api/auth/google');
    clock.mockRestore();
    expect(whereTo(answer)).toBe(`302 ${FAILED}`);
    await brief.stop();
  });

  test('knows somebody again by issuer and subject', async () => {
    const { browser, accounts } = start();
    await signInAs(browser(), 'rosa');
    openId.people[0] = { ...rosa, email: 'renamed@example.org' };
    const second = browser();
    await signInAs(second, 'rosa');
    openId.people[0] = rosa;
    expect([await who(second), accounts.people.size]).toEqual(['google-rosa', 1]);
  });

  test.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example/'])(
    'never leads to %s',
    async (returnTo) => {
      const answer = await signInAs(start().browser(), 'rosa', `?returnTo=${encodeURIComponent(returnTo)}`);
      expect(whereTo(answer)).toBe('302 /');
    },
  );

  test('two tabs at once both arrive, each where it began', async () => {
    const person = start().browser();
    const [one, other] = [await leave(person, '?returnTo=/trips'), await leave(person, '?returnTo=/profile')];
    expect(whereTo(await person.get(await choose(other, 'rosa')))).toBe('302 /profile');
    expect(whereTo(await person.get(await choose(one, 'rosa')))).toBe('302 /trips');
  });

  test('a session id that somebody planted is worth nothing afterwards', async () => {
    const { app, browser } = start();
    const planter = browser();
    const planted = (await planter.post('/test/sign-in/attacker')).headers['set-cookie']?.[0]?.split(';')[0] as string;
    const victim = browser();
    const begun = await victim.get('/api/auth/google').set('cookie', planted);
    const flow = begun.headers['set-cookie']?.[0]?.split(';')[0] as string;
    const back = await choose(new URL(begun.headers['location'] as string), 'rosa');
    await request(app).get(back).set('cookie', `${planted}; ${flow}`).expect(302);
    const answer = await request(app).get('/test/who').set('cookie', planted);
    expect(answer.body.sub).not.toBe('google-rosa');
  });

  test('no more than four attempts are open in one browser', async () => {
    const person = start().browser();
    const asked: URL[] = [];
    for (let tab = 0; tab < 6; tab += 1) asked.push(await leave(person));
    const outcomes: string[] = [];
    for (const each of asked) outcomes.push(whereTo(await person.get(await choose(each, 'rosa'))));
    expect(outcomes).toEqual([`302 ${FAILED}`, `302 ${FAILED}`, '302 /', '302 /', '302 /', '302 /']);
  });

  test('an address that the provider has not verified is handed on as such', async () => {
    const { browser, accounts } = start();
    await signInAs(browser(), 'noah');
    expect(accounts.people.get('google-noah')?.google?.emailVerified).toBe(false);
  });

  test('names lose what cannot be seen, and pictures are from Google or none', async () => {
    const { browser, accounts } = start();
    const picture = 'https://lh3.googleusercontent.com/a/1';
    openId.people[0] = { ...rosa, given_name: ' Ro\u202esa\u0000 ', family_name: '\u200b', picture };
    await signInAs(browser(), 'rosa');
    expect(accounts.people.get('google-rosa')?.google).toMatchObject({
      firstName: 'Rosa',
      lastName: null,
      profileImageUrl: picture,
    });
    openId.people[0] = { ...rosa, sub: 'other', picture: 'https://lh3.googleusercontent.com.evil.example/a' };
    await signInAs(browser(), 'other');
    openId.people[0] = rosa;
    expect(accounts.people.get('google-other')?.google?.profileImageUrl).toBeNull();
  });
});

describe('nobody is signed in', () => {
  const hour = 3_600;
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, (claims: Record<string, unknown>) => void]>([
    ['with the nonce of another attempt', (claims) => (claims['nonce'] = 'another')],
    ['without a nonce', (claims) => delete claims['nonce']],
    ['by a token for somebody else', (claims) => (claims['aud'] = 'another-client')],
    ['by a token of another issuer', (claims) => (claims['iss'] = 'https://accounts.evil.example')],
    ['by an expired token', (claims) => Object.assign(claims, { iat: now - 2 * hour, exp: now - hour })],
    ['without a subject', (claims) => delete claims['sub']],
    ['without an address', (claims) => delete claims['email']],
    ['with something that is no address', (claims) => (claims['email'] = 'rosa')],
  ])('%s', async (_what, spoil) => {
    const { browser, accounts } = start();
    const person = browser();
    openId.spoil = spoil;
    expect(whereTo(await signInAs(person, 'rosa', '?returnTo=/trips'))).toBe(`302 ${FAILED}&returnTo=%2Ftrips`);
    expect([await who(person), accounts.people.size]).toEqual(['guest', 0]);
  });

  test('by a token that another key has signed', async () => {
    const { browser } = start();
    const impostor = await startOpenIdProvider([rosa]);
    const person = browser();
    const asked = await leave(person);
    const real = await choose(asked, 'rosa');
    const forged = new URL(asked);
    forged.host = new URL(impostor.issuer).host;
    const code = new URL(await choose(forged, 'rosa'), 'http://here').searchParams.get('code') as string;
    const back = new URL(real, 'http://here');
    back.searchParams.set('code', code);
    expect(whereTo(await person.get(back.pathname + back.search))).toBe(`302 ${FAILED}`);
    await impostor.stop();
  });

  test('in another browser than the one that began', async () => {
    const { browser } = start();
    const back = await choose(await leave(browser()), 'rosa');
    const victim = browser();
    expect(whereTo(await victim.get(back))).toBe(`302 ${FAILED}`);
    expect([await who(victim), openId.redeemed]).toEqual(['guest', 0]);
  });

  test('by the state of another attempt', async () => {
    const { browser } = start();
    const person = browser();
    const [one, other] = [await leave(person), await leave(person)];
    const back = new URL(await choose(one, 'rosa'), 'http://here');
    back.searchParams.set('state', other.searchParams.get('state') as string);
    expect(whereTo(await person.get(back.pathname + back.search))).toBe(`302 ${FAILED}`);
    expect(await who(person)).toBe('guest');
  });

  test.each(['state=x&state=y&code=z', 'code=z', 'state[a]=1&code=z', ''])(
    'by a made-up way back: %j',
    async (query) => {
      const person = start().browser();
      await leave(person);
      expect(whereTo(await person.get(`/api/auth/google/callback?${query}`))).toBe(`302 ${FAILED}`);
    },
  );

  test('by a way back that was used, even with the cookie of then', async () => {
    const { app, browser } = start();
    const person = browser();
    const begun = await person.get('/api/auth/google');
    const flow = begun.headers['set-cookie']?.[0]?.split(';')[0] as string;
    const back = await choose(new URL(begun.headers['location'] as string), 'rosa');
    expect(whereTo(await person.get(back))).toBe('302 /');
    expect(whereTo(await person.get(back))).toBe(`302 ${FAILED}`);
    expect(whereTo(await request(app).get(back).set('cookie', flow))).toBe(`302 ${FAILED}`);
  });

  test('who takes more than ten minutes', async () => {
    let later = 0;
    const { browser } = start({ now: () => Date.now() + later });
    const person = browser();
    const back = await choose(await leave(person), 'rosa');
    later = 10 * 60_000;
    expect(whereTo(await person.get(back))).toBe(`302 ${FAILED}`);
  });

  test('while the provider is down, and the next one is when it is back', async () => {
    const brief = await startOpenIdProvider([rosa]);
    const { browser } = start({ issuer: brief.issuer });
    const person = browser();
    await brief.stop();
    expect(whereTo(await person.get('/api/auth/google?returnTo=/trips'))).toBe(`302 ${FAILED}&returnTo=%2Ftrips`);
    const again = await startOpenIdProvider([rosa], { port: Number(new URL(brief.issuer).port) });
    expect(whereTo(await signInAs(person, 'rosa'))).toBe('302 /');
    await again.stop();
  });

  test('who changes their mind at the provider, and nobody makes a fuss of it', async () => {
    const person = start().browser();
    const state = (await leave(person, '?returnTo=/trips')).searchParams.get('state') as string;
    const answer = await person.get(`/api/auth/google/callback?error=access_denied&state=${state}`);
    expect(whereTo(answer)).toBe('302 /auth?returnTo=%2Ftrips');
    expect(await who(person)).toBe('guest');
  });

  test.each([
    ['', FAILED],
    ['?returnTo=/trips', `${FAILED}&returnTo=%2Ftrips`],
    ['?returnTo=//evil.example', FAILED],
    ['?returnTo[]=/trips', FAILED],
  ])('where Google is not set up: %j', async (query, location) => {
    const answer = await request(start({ isSetUp: false }).app).get(`/api/auth/google${query}`);
    expect(whereTo(answer)).toBe(`302 ${location}`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('linking by the password', () => {
  async function waiting() {
    const portal = start();
    portal.accounts.add('rosa', { password: 'Sunny-days!1' });
    const person = portal.browser();
    const answer = await signInAs(person, 'rosa', '?returnTo=/trips');
    return { ...portal, person, answer };
  }
  const complete = (person: Browser, password: string) =>
    person.post('/api/auth/complete-seamless-linking').send({ password });

  test('begins where Google meets an account with a password, and signs nobody in', async () => {
    const { person, answer } = await waiting();
    expect(whereTo(answer)).toBe('302 /link-accounts');
    expect(await who(person)).toBe('guest');
    const { body } = await person.get('/api/auth/linking-session').expect(200);
    expect(body).toEqual({
      email: 'rosa@example.org',
      googleProfile: { firstName: 'Rosa', lastName: 'Marin', profileImageUrl: null },
    });
  });

  test('links, signs in with a new session id, ends the others and says where to go', async () => {
    const { person, accounts, ended, answer } = await waiting();
    const linked = await complete(person, 'Sunny-days!1').expect(200);
    expect(linked.body).toEqual({ redirect: '/trips' });
    expect(linked.headers['set-cookie']?.[0]).not.toBe(answer.headers['set-cookie']?.[1]);
    expect(await who(person)).toBe('rosa');
    expect(accounts.people.get('rosa')?.google?.subject).toBe('rosa');
    expect(ended).toEqual([['rosa', expect.any(String)]]);
    await person.get('/api/auth/linking-session').expect(404);
  });

  test('a wrong password links nothing, and guesses are counted', async () => {
    const { person, accounts } = await waiting();
    for (let guess = 0; guess < 5; guess += 1) await complete(person, 'Wrong!1').expect(401);
    await complete(person, 'Sunny-days!1').expect(429);
    expect(accounts.people.get('rosa')?.google).toBeNull();
  });

  test('a blank password is refused in the words of the form', async () => {
    const { person } = await waiting();
    const { body } = await complete(person, '').expect(400);
    expect(body.details).toEqual([
      { path: 'password', message: 'Please enter your password to verify account ownership.' },
    ]);
  });

  test('has to be ended within a quarter of an hour', async () => {
    const { person } = await waiting();
    const begun = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begun + 14 * 60_000);
    await person.get('/api/auth/linking-session').expect(200);
    clock.mockReturnValue(begun + 15 * 60_000 + 1_000);
    const { body } = await person.get('/api/auth/linking-session').expect(404);
    clock.mockRestore();
    expect(body.message).toBe('There is nothing to link, or it took too long. Please sign in with Google again.');
  });

  test('what waits to be linked is one person’s, and stored nowhere', async () => {
    const { person } = await waiting();
    const { headers } = await person.get('/api/auth/linking-session').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    await person.get('/api/auth/Linking-Session').expect(404);
  });

  test('nobody else has anything to link', async () => {
    const { browser } = await waiting();
    await browser().get('/api/auth/linking-session').expect(404);
    await complete(browser(), 'Sunny-days!1').expect(404);
  });

  test('an account with another Google account is explained', async () => {
    const { browser, accounts } = start();
    const google = { issuer: openId.issuer, subject: 'older', email: 'rosa@example.org', emailVerified: true };
    const unnamed = { firstName: null, lastName: null, profileImageUrl: null };
    accounts.add('rosa', { password: 'Sunny-days!1', google: { ...google, ...unnamed } });
    expect(whereTo(await signInAs(browser(), 'rosa'))).toBe('302 /auth?error=email-exists-regular');
  });
});

describe('linking by a mailed link', () => {
  async function signedIn(password: string | null = 'Sunny-days!1') {
    const portal = start();
    portal.accounts.add('ada', { password });
    const person = portal.browser();
    await person.post('/test/sign-in/ada');
    return { ...portal, person };
  }

  test('an account with a password gains Google', async () => {
    const { person, accounts, browser, ended } = await signedIn();
    expect(whereTo(await signInAs(person, 'rosa', '?link=1'))).toBe('302 /profile?linking=mailed');
    expect(await who(person)).toBe('ada');
    const inbox = browser();
    const { body } = await inbox.get('/api/auth/link-token/token-0').expect(200);
    expect(body).toEqual({ email: 'ada@example.org', existingAccountType: 'regular', targetAccountType: 'google' });
    await inbox.post('/api/auth/complete-linking').send({ token: 'token-0', password: 'Wrong!1' }).expect(401);
    await inbox.post('/api/auth/complete-linking').send({ token: 'token-0', password: 'Sunny-days!1' }).expect(200);
    expect(await who(inbox)).toBe('ada');
    expect(accounts.people.get('ada')?.google?.subject).toBe('rosa');
    expect(ended).toEqual([['ada', expect.any(String)]]);
    await inbox.get('/api/auth/link-token/token-0').expect(404);
  });

  test('an account of Google gains a password', async () => {
    const { person, browser, accounts } = await signedIn(null);
    expect((await person.post('/api/auth/link-token').expect(200)).body).toEqual({ email: 'ada@example.org' });
    const form = { token: 'token-0', username: 'ada', firstName: 'Ada', password: 'Analytical!1' };
    await browser().post('/api/auth/complete-linking').send(form).expect(200);
    expect(accounts.people.get('ada')?.password).toBe('Analytical!1');
  });

  test.each([
    [{ password: 'x' }, 'token'],
    [{ token: 'token-0' }, 'password'],
    [{ token: { $ne: null }, password: 'x' }, 'token'],
    [{ token: 'token-0', password: { $gt: '' } }, 'password'],
    [{ token: 'token-0', username: 'ada', password: 'Analytical!1' }, 'firstName'],
    [{ token: 'token-0', username: 'ada', firstName: 'Ada', password: 'short' }, 'Password must be at least 8'],
  ] as [body: object, field: string][])('refuses %j for its %s', async (body, field) => {
    const { browser } = await signedIn();
    const answer = await browser().post('/api/auth/complete-linking').send(body).expect(400);
    expect(answer.text).toContain(field);
  });

  test('a guest asks for no mail', async () => {
    const { browser, accounts } = await signedIn();
    const guest = browser();
    await guest.post('/api/auth/link-token').expect(401);
    expect(whereTo(await guest.get('/api/auth/google?link=1'))).toBe('302 /auth?returnTo=%2Fprofile');
    expect(accounts.mails).toEqual([]);
  });

  test.each(['"token-0"', 'null', '[]'])('refuses %s, which is no form at all', async (text) => {
    const { browser } = await signedIn();
    const asked = browser().post('/api/auth/complete-linking').set('content-type', 'application/json');
    await asked.send(text).expect(400);
  });

  test('an address that is not shown to be its owner’s gets no mail', async () => {
    const { person, accounts } = await signedIn();
    accounts.mailLink = () => Promise.reject(new AppError('not-allowed', 'Please verify your address first.'));
    expect(whereTo(await signInAs(person, 'rosa', '?link=1'))).toBe('302 /profile?linking=unproven');
  });

  test('what else goes wrong with the mail is no secret of the account', async () => {
    const { person, accounts } = await signedIn();
    accounts.mailLink = () => Promise.reject(new AppError('unavailable', 'Accounts are away.'));
    expect(whereTo(await signInAs(person, 'rosa', '?link=1'))).toBe('302 /profile?linking=failed');
  });

  test('a link that is typed into the address bar begins linking', async () => {
    const { person } = await signedIn();
    const answer = await person.get('/api/auth/google?link=1').set('sec-fetch-site', 'none');
    expect(new URL(String(answer.headers['location'])).origin).toBe(openId.issuer);
  });

  test('another site begins no linking', async () => {
    const { person } = await signedIn();
    const answer = await person.get('/api/auth/google?link=1').set('sec-fetch-site', 'cross-site');
    expect([whereTo(answer), answer.headers['set-cookie']]).toEqual(['302 /profile', undefined]);
  });

  test('a linking that one account began is not ended by another', async () => {
    const { person, accounts } = await signedIn();
    accounts.add('grace');
    const back = await choose(await leave(person, '?link=1'), 'rosa');
    await person.post('/test/sign-in/grace');
    expect(whereTo(await person.get(back))).toBe('302 /auth?returnTo=%2Fprofile');
    expect(accounts.mails).toEqual([]);
  });

  test('a Google account that opens another account is not mailed about', async () => {
    const { person, browser } = await signedIn();
    await signInAs(browser(), 'rosa');
    expect(whereTo(await signInAs(person, 'rosa', '?link=1'))).toBe('302 /profile?linking=taken');
  });

  test('somebody signed in who changes their mind, or whose provider fails, stays on the profile', async () => {
    const { person } = await signedIn();
    const state = (await leave(person, '?link=1')).searchParams.get('state') as string;
    const cancelled = await person.get(`/api/auth/google/callback?error=access_denied&state=${state}`);
    expect(whereTo(cancelled)).toBe('302 /profile');
    openId.spoil = (claims) => (claims['nonce'] = 'another');
    expect(whereTo(await signInAs(person, 'rosa', '?link=1'))).toBe('302 /profile?linking=failed');
    expect(await who(person)).toBe('ada');
  });
});

describe('the ways into an account', () => {
  test('are listed for its owner, and Google can be taken off', async () => {
    const { browser, accounts, ended } = start();
    await signInAs(browser(), 'rosa');
    const person = browser();
    const google = accounts.people.get('google-rosa')?.google ?? null;
    accounts.add('ada', { password: 'Sunny-days!1', google });
    await person.post('/test/sign-in/ada');
    expect((await person.get('/api/user/account-links')).body).toMatchObject({ hasLinkedAccount: true });
    await person.delete('/api/user/account-links').expect(200, {});
    expect((await person.get('/api/user/account-links')).body).toMatchObject({ hasLinkedAccount: false });
    expect(ended.at(-1)).toEqual(['ada', expect.any(String)]);
  });

  test('the last one stays', async () => {
    const { browser, accounts } = start();
    const person = browser();
    await signInAs(person, 'rosa');
    const { body } = await person.delete('/api/user/account-links').expect(409);
    expect(body.message).toBe('Please add a password first.');
    expect(accounts.people.get('google-rosa')?.google).not.toBeNull();
  });

  test('are nothing for a guest', async () => {
    const guest = start().browser();
    await guest.get('/api/user/account-links').expect(401);
    await guest.delete('/api/user/account-links').expect(401);
  });
});
