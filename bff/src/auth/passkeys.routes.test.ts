import { MemoryStore } from 'express-rate-limit';
import express, { type Router } from 'express';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { regenerateSession, sessionIdentity } from '../http/session';
import { createPasskeyAttempts } from './passkey-attempt';
import { createFakePasskeys, type FakePasskeys } from './passkeys.client.fake';
import { createPasskeyRoutes } from './passkeys.routes';
import { createPasskeyService } from './passkeys.service';
import { createSignInLimiter, type SignInLimiter } from './sign-in-limiter';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const clock = { now: Date.now() };
let portal: FakePortal;
let accounts: FakePasskeys;
let signIns: SignInLimiter;
let ended: [userId: string, except: string][];

beforeEach(async () => {
  accounts = createFakePasskeys();
  signIns = createSignInLimiter(() => new MemoryStore());
  ended = [];
  clock.now = Date.now();
  const seen = new Set<string>();
  const passkeys = createPasskeyService({
    accounts,
    signIns,
    used: { use: async (challenge) => !seen.has(challenge) && Boolean(seen.add(challenge)) },
    sessions: { endAllBut: async (userId, except) => void ended.push([userId, except]) },
  });
  const attempts = createPasskeyAttempts({ secret: 's'.repeat(32), secure: false, now: () => clock.now });
  const publicUrl = 'https://sojourn.example';
  portal = await startPortal({ auth: [signingIn(), createPasskeyRoutes({ passkeys, attempts, publicUrl })] });
});
afterEach(() => portal.close());

/** `POST /api/login?minutes=` signs Ada in, who showed who she is so long ago. */
function signingIn(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: 'ada', provenAt: Date.now() - Number(req.query['minutes']) * 60_000 });
    res.json({});
  });
  router.get('/api/auth/user', (req, res) => void res.json({ id: sessionIdentity(req).sub }));
  return router;
}

function browser() {
  const agent = request.agent(portal.app);
  const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    agent[method](path).set(ours).send(body);
  return {
    agent,
    ask,
    signIn: (minutesAgo = 0) => ask('post', `/api/login?minutes=${minutesAgo}`).expect(200),
    challenge: async () => (await ask('post', '/api/auth/passkeys/options').expect(200)).body.challenge as string,
    who: async () => (await agent.get('/api/auth/user')).body.id as string,
  };
}
const answerTo = (challenge: unknown, id = 'grace') => ({
  response: {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url'),
      authenticatorData: 'YQ',
      signature: 'Yg',
      userHandle: 'Yw',
    },
    clientExtensionResults: {},
  },
});
const made = {
  response: {
    id: 'new',
    rawId: 'new',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'YQ', transports: ['internal'] },
    clientExtensionResults: {},
  },
};
const SIGN_IN = '/api/auth/passkeys/sign-in';
const sidIn = (answer: request.Response) => /sid=s%3A([^.]+)/.exec(String(answer.headers['set-cookie']))?.[1];

describe('signing in by a passkey', () => {
  test('is asked for by the portal’s own name, and sets no session', async () => {
    const answer = await request(portal.app)
      .post('/api/auth/passkeys/options')
      .set({ ...ours, host: 'evil.example' });
    expect(answer.body).toMatchObject({ rpId: 'sojourn.example', timeout: 240_000, userVerification: 'required' });
    expect(Buffer.from(answer.body.challenge, 'base64url')).toHaveLength(32);
    const cookies = String(answer.headers['set-cookie']);
    expect(cookies).toMatch(/^passkey-[\w-]{16}=.*HttpOnly/);
    expect(cookies).not.toContain('sid=');
    expect(answer.headers['cache-control']).toBe('no-store');
    await request(portal.app).get('/api/auth/passkeys/options').set(ours).expect(404);
  });

  test('begins a session with a new id, whatever cookie was planted', async () => {
    const { ask, challenge, who, signIn } = browser();
    const planted = sidIn(await signIn());
    const answer = await ask('post', SIGN_IN, answerTo(await challenge())).expect(200);
    expect(answer.body).toMatchObject({ id: 'grace' });
    expect(sidIn(answer)).toEqual(expect.any(String));
    expect(sidIn(answer)).not.toBe(planted);
    expect(await who()).toBe('grace');
  });

  test('works once for an answer, also when its cookie is sent again', async () => {
    const { ask, challenge, who } = browser();
    const options = await request(portal.app).post('/api/auth/passkeys/options').set(ours);
    const cookie = String(options.headers['set-cookie']).split(';')[0] ?? '';
    const replay = () =>
      request(portal.app)
        .post(SIGN_IN)
        .set({ ...ours, cookie })
        .send(answerTo(options.body.challenge));
    await replay().expect(200);
    await replay().expect(409);
    const answer = answerTo(await challenge(), 'unknown');
    await ask('post', SIGN_IN, answer).expect(401);
    await ask('post', SIGN_IN, answer).expect(409);
    expect(await who()).toBe('guest');
  });

  test('is for the browser that began, within five minutes, and for a challenge of ours', async () => {
    const { ask, challenge } = browser();
    await browser()
      .ask('post', SIGN_IN, answerTo(await challenge()))
      .expect(409);
    await ask('post', SIGN_IN, answerTo('A'.repeat(43))).expect(409);
    await ask('post', SIGN_IN, answerTo({ $ne: '' })).expect(409);
    const late = await challenge();
    clock.now += 5 * 60_000;
    await ask('post', SIGN_IN, answerTo(late)).expect(409);
    expect(accounts.asked).toEqual([]);
  });

  test('may begin in several tabs', async () => {
    const { ask, challenge } = browser();
    const [first, second] = [await challenge(), await challenge()];
    await ask('post', SIGN_IN, answerTo(first)).expect(200);
    await ask('post', SIGN_IN, answerTo(second)).expect(200);
  });

  test.each([{}, { response: 'x' }, { ...answerTo('x'), remember: 'yes' }, answerTo('x', 'a b')])(
    'refuses bad input %j',
    async (body) => {
      await browser().ask('post', SIGN_IN, body).expect(400);
    },
  );

  test('says so while the accounts are away, and counts that for nothing', async () => {
    const { ask, challenge } = browser();
    accounts.isDown = true;
    for (let n = 0; n < 6; n += 1) await ask('post', SIGN_IN, answerTo(await challenge())).expect(503);
    accounts.isDown = false;
    await ask('post', SIGN_IN, answerTo(await challenge())).expect(200);
  });

  test('refuses no passkey when others were tried many times, because nobody guesses one', async () => {
    const { ask, challenge } = browser();
    const tryIt = async (id: string) => (await ask('post', SIGN_IN, answerTo(await challenge(), id))).status;
    for (let n = 0; n < 12; n += 1) expect(await tryIt('unknown')).toBe(401);
    expect(await tryIt('grace')).toBe(200);
  });
});

describe('one’s own passkeys', () => {
  test('are no stranger’s', async () => {
    const { ask } = browser();
    await ask('get', '/api/user/passkeys').expect(401);
    await ask('post', '/api/user/passkeys/options').expect(401);
    await ask('post', '/api/user/passkeys', made).expect(401);
    await ask('put', '/api/user/passkeys/x', { name: 'Mine' }).expect(401);
    await ask('delete', '/api/user/passkeys/x').expect(401);
    await ask('post', '/api/user/proof', { password: 'Analytical!1' }).expect(401);
    expect(accounts.asked).toEqual([]);
  });

  test('take no bad input', async () => {
    const { ask, signIn } = browser();
    await signIn();
    await ask('post', '/api/user/passkeys', {}).expect(400);
    await ask('put', '/api/user/passkeys/x', { name: '' }).expect(400);
    await ask('put', '/api/user/passkeys/x', { name: 'a\u202eb' }).expect(400);
    await ask('post', '/api/user/proof', {}).expect(400);
    await ask('post', '/api/user/proof', { password: { $ne: '' } }).expect(400);
    expect(accounts.asked).toEqual([]);
  });

  test('are added, listed, named and removed by somebody who has just signed in', async () => {
    const { ask, signIn, who } = browser();
    const before = sidIn(await signIn());
    await ask('post', '/api/user/passkeys/options').expect(200);
    await ask('post', '/api/user/passkeys', made).expect(201);
    expect((await ask('get', '/api/user/passkeys').expect(200)).body).toHaveLength(1);
    expect((await ask('put', '/api/user/passkeys/new', { name: 'My phone' }).expect(200)).body.name).toBe('My phone');
    const removed = await ask('delete', '/api/user/passkeys/new').expect(200, {});
    expect(sidIn(removed)).not.toBe(before);
    expect(ended).toEqual([['ada', decodeURIComponent(sidIn(removed) ?? '')]]);
    expect(await who()).toBe('ada');
  });

  test('say so while the accounts are away', async () => {
    const { ask, signIn } = browser();
    await signIn();
    accounts.isDown = true;
    await ask('get', '/api/user/passkeys').expect(503);
    await ask('delete', '/api/user/passkeys/new').expect(503);
    expect(ended).toEqual([]);
  });
});

describe('a quarter of an hour after signing in', () => {
  const changes = [
    ['post', '/api/user/passkeys/options'],
    ['delete', '/api/user/passkeys/new'],
  ] as const;

  test.each(changes)('%s %s asks for a proof, and a password is one', async (method, path) => {
    const { ask, signIn } = browser();
    await signIn(15);
    const refusal = await ask(method, path).expect(403);
    expect(refusal.body.details).toEqual({ reason: 'proof-needed' });
    expect(accounts.asked).toEqual([]);
    await ask('post', '/api/user/proof', { password: 'Guess!1' }).expect(401);
    await ask(method, path).expect(403);
    await ask('post', '/api/user/proof', { password: 'Analytical!1' }).expect(200, {});
    await ask(method, path).expect(200);
  });

  test('a passkey of one’s own is a proof, and gives the session a new id; another’s is none', async () => {
    const { ask, signIn, challenge } = browser();
    const before = sidIn(await signIn(20));
    await ask('post', '/api/user/proof', answerTo(await challenge(), 'grace')).expect(401);
    await ask('post', '/api/user/passkeys/options').expect(403);
    const answer = await ask('post', '/api/user/proof', answerTo(await challenge(), 'ada')).expect(200);
    expect(sidIn(answer)).not.toBe(before);
    await ask('post', '/api/user/passkeys/options').expect(200);
  });

  test('a password may be tried five times', async () => {
    const { ask, signIn } = browser();
    await signIn(20);
    for (let n = 0; n < 5; n += 1) await ask('post', '/api/user/proof', { password: 'Guess!1' }).expect(401);
    await ask('post', '/api/user/proof', { password: 'Analytical!1' }).expect(429);
  });
});

test('guesses from everywhere do not slow a passkey', async () => {
  const wrong = async (n: number) => {
    const refused = signIns.attempt({ address: `198.51.${n}.1`, name: 'passkey grace', isGuessable: false }, () =>
      accounts.signIn({ challenge: 'x', response: answerTo('x', 'unknown').response as never }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'wrong-credentials' });
  };
  for (let n = 0; n < 40; n += 1) await wrong(n);
  const { ask, challenge } = browser();
  await ask('post', SIGN_IN, answerTo(await challenge())).expect(200);
});
