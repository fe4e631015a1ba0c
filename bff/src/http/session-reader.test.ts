import { createLogger } from '@sojourn/node-kit';
import { sign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { SessionData, Store } from 'express-session';
import { createSessionReader } from './session-reader';

const secret = 's'.repeat(32);
const GUEST = { sub: 'guest', kind: 'guest' };

function start({ secure = false }: { secure?: boolean } = {}) {
  const sessions = new Map<string, Partial<SessionData>>([
    ['known-1', { userId: 'u1' }],
    ['guest-1', {}],
  ]);
  const asked: string[] = [];
  const touched: string[] = [];
  const logged: Array<Record<string, unknown>> = [];
  const state = { storeError: undefined as unknown, touchError: undefined as unknown };
  const store = {
    get(sid: string, done: (error: unknown, data?: SessionData | null) => void) {
      asked.push(sid);
      if (state.storeError !== undefined) done(state.storeError);
      else done(null, (sessions.get(sid) as SessionData | undefined) ?? null);
    },
    touch(sid: string, _data: SessionData, done: (error?: unknown) => void) {
      touched.push(sid);
      done(state.touchError);
    },
  } as unknown as Store;
  const logger = createLogger({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  const read = createSessionReader({ store, secret, secure, logger });
  const headers: Record<string, unknown> = {};
  const res = { setHeader: (name: string, value: unknown) => (headers[name] = value) } as unknown as Response;
  const who = (cookie?: string) => read({ headers: { cookie } } as Request, res);
  return { who, asked, touched, logged, headers, state, sessions };
}

const signed = (id: string, key = secret) => encodeURIComponent(`s:${sign(id, key)}`);
const changed = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('who sends a request', () => {
  test.each([
    ['no cookie', undefined],
    ['other cookies', 'theme=dark; consent=1'],
    ['a cookie whose name ends like ours', `xsid=${signed('known-1')}`],
    ['an empty cookie', 'sid='],
    ['an id without a signature', 'sid=s%3Aknown-1'],
    ['a plain id', 'sid=known-1'],
    ['a signature by another key', `sid=${signed('known-1', 'x'.repeat(32))}`],
    ['an escape that does not decode', 'sid=s%3Aknown-1.%E0%A4%A'],
  ])('with %s is a guest, and the store is not asked', async (_what, cookie) => {
    const { who, asked } = start();
    expect(await who(cookie)).toEqual(GUEST);
    expect(asked).toEqual([]);
  });

  test('is a guest with any one letter of cookie changed', async () => {
    const { who, asked } = start();
    const cookie = `sid=${signed('known-1')}`;
    for (let at = cookie.indexOf('%3A') + 3; at < cookie.length - 1; at += 1) {
      // Inside an escape a letter more or less may mean the same.
      if (/%.?.?$/.test(cookie.slice(0, at + 1)) || cookie[at] === '%') continue;
      expect([at, await who(changed(cookie, at))]).toEqual([at, GUEST]);
    }
    expect(asked).toEqual([]);
  });

  test.each([
    ['alone', (cookie: string) => cookie],
    ['among others', (cookie: string) => `a=1; ${cookie};b=2`],
    ['unescaped', (cookie: string) => decodeURIComponent(cookie)],
  ])('is who signed in, by a cookie %s', async (_how, put) => {
    const { who, asked, touched } = start();
    expect(await who(put(`sid=${signed('known-1')}`))).toEqual({ sub: 'u1', kind: 'user' });
    expect([asked, touched]).toEqual([['known-1'], ['known-1']]);
  });

  test('is asked of the store each time, for a session may have ended', async () => {
    const { who, sessions } = start();
    const cookie = `sid=${signed('known-1')}`;
    expect(await who(cookie)).toEqual({ sub: 'u1', kind: 'user' });
    sessions.delete('known-1');
    expect(await who(cookie)).toEqual(GUEST);
  });

  test('is a guest with a session in which nobody signed in, which is not touched', async () => {
    const { who, asked, touched } = start();
    expect(await who(`sid=${signed('guest-1')}`)).toEqual(GUEST);
    expect([asked, touched]).toEqual([['guest-1'], []]);
  });

  test('goes by the name that the scheme demands', async () => {
    const { who } = start({ secure: true });
    expect(await who(`sid=${signed('known-1')}`)).toEqual(GUEST);
    expect(await who(`__Host-sid=${signed('known-1')}`)).toEqual({ sub: 'u1', kind: 'user' });
  });
});

describe('with the store down', () => {
  test.each([
    ['an error', new Error('away')],
    ['a word', 'away'],
  ])('of which %s tells, nobody can say who it is, and the page learns so', async (_what, error) => {
    const { who, state, headers, logged } = start();
    state.storeError = error;
    expect(await who(`sid=${signed('known-1')}`)).toBeUndefined();
    expect(headers).toEqual({ 'x-sojourn-notice': 'sessions-unavailable' });
    expect(logged).toMatchObject([{ cause: 'away', msg: 'session store is down' }]);
  });

  test('a guest is still a guest, without a notice', async () => {
    const { who, state, headers } = start();
    state.storeError = new Error('away');
    expect(await who()).toEqual(GUEST);
    expect(headers).toEqual({});
  });

  test('a touch that fails is logged and costs nothing', async () => {
    const { who, state, headers, logged } = start();
    state.touchError = new Error('late');
    expect(await who(`sid=${signed('known-1')}`)).toEqual({ sub: 'u1', kind: 'user' });
    expect(headers).toEqual({});
    expect(logged).toMatchObject([{ cause: 'late' }]);
    state.touchError = undefined;
    await who(`sid=${signed('known-1')}`);
    expect(logged).toHaveLength(1);
  });
});
