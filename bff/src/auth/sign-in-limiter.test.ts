import { jest } from '@jest/globals';
import { AppError } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { MemoryStore, type Options, type Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import { sharedCounter } from '../http/rate-limit';
import { createSignInLimiter, type Attempt, type SignInLimiter } from './sign-in-limiter';
import { TURN_MS } from './sign-in-pace';

const ada = { address: '192.0.2.1', name: 'ada' };
const wrong = () => Promise.reject(new AppError('wrong-credentials', 'Wrong.'));
const codeOf = (limiter: SignInLimiter, who: Attempt = ada) =>
  limiter.attempt(who, wrong).catch((error: AppError) => error.code);
const codesOf = async (limiter: SignInLimiter, count: number) => {
  const codes: string[] = [];
  for (let n = 0; n < count; n += 1) codes.push(await codeOf(limiter));
  return codes;
};

const inMemory = () => createSignInLimiter(() => new MemoryStore());
const from = (limiter: SignInLimiter, address: string) => codeOf(limiter, { address, name: 'ada' });

describe('the sign-in limiter counts for one address and name', () => {
  test('five wrong passwords, and refuses the sixth attempt whatever its password', async () => {
    const limiter = inMemory();
    expect(await codesOf(limiter, 5)).toEqual(Array(5).fill('wrong-credentials'));
    let wasChecked = false;
    const right = () => Promise.resolve((wasChecked = true));
    await expect(limiter.attempt(ada, right)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(wasChecked).toBe(false);
  });

  test.each(['Ada', ' ada ', 'ＡＤＡ', 'ADA', 'ada\u200b', 'a\u00adda'])('%s as the same name', async (name) => {
    const limiter = inMemory();
    await codesOf(limiter, 5);
    expect(await codeOf(limiter, { ...ada, name })).toBe('too-many-requests');
  });

  test.each([
    ['another name', { ...ada, name: 'adam' }],
    ['another address', { ...ada, address: '192.0.2.2' }],
  ])('%s apart', async (_what, who) => {
    const limiter = inMemory();
    await codesOf(limiter, 6);
    expect(await codeOf(limiter, who)).toBe('wrong-credentials');
  });

  test('anew after a right password, whose result it returns', async () => {
    const limiter = inMemory();
    await codesOf(limiter, 4);
    expect(await limiter.attempt(ada, () => Promise.resolve('user'))).toBe('user');
    expect(await codesOf(limiter, 6)).toEqual([...Array(5).fill('wrong-credentials'), 'too-many-requests']);
  });

  test.each([
    ['a service that is away', new AppError('unavailable', 'Away.')],
    ['bad input', new AppError('bad-input', 'No.')],
    ['a fault of ours', new Error('bug')],
  ])('nothing for %s, which it passes on', async (_what, error) => {
    const limiter = inMemory();
    for (let n = 0; n < 7; n += 1) await expect(limiter.attempt(ada, () => Promise.reject(error))).rejects.toBe(error);
    expect(await codesOf(limiter, 6)).toEqual([...Array(5).fill('wrong-credentials'), 'too-many-requests']);
  });
});

describe('the sign-in limiter takes an IPv6 address for its /56', () => {
  test.each([
    ['2001:db8:0:100::1', '2001:db8:0:100::2', true],
    ['2001:db8:0:100::1', '2001:db8:0:1ff:ffff::9', true],
    ['2001:db8:0:100::1', '2001:db8:0:200::1', false],
    ['2001:db8:0:100::1', '2001:db8:0:0ff::1', false],
    ['2001:db8:1:100::1', '2001:db8:0:100::1', false],
  ])('%s and %s are counted together: %s', async (one, other, areTogether) => {
    const limiter = inMemory();
    for (let n = 0; n < 5; n += 1) await from(limiter, one);
    expect(await from(limiter, other)).toBe(areTogether ? 'too-many-requests' : 'wrong-credentials');
  });
});

describe('the sign-in limiter slows a network and never closes it', () => {
  const guess = async (limiter: SignInLimiter, count: number, address = ada.address) => {
    for (let n = 0; n < count; n += 1) await codeOf(limiter, { address, name: `name-${n}` });
  };
  const right = (limiter: SignInLimiter, who: Attempt) =>
    limiter.attempt(who, () => Promise.resolve('in')).catch((error: AppError) => error.code);

  test.each([
    ['from an address', '192.0.2.1', '192.0.2.1'],
    ['from a /56', '2001:db8:0:100::1', '2001:db8:0:1ff::9'],
  ])('lets a right password in when a hundred names were guessed %s', async (_where, theirs, mine) => {
    const limiter = inMemory();
    await guess(limiter, 130, theirs);
    expect(await right(limiter, { address: mine, name: 'grace' })).toBe('in');
  });

  test('gives a name one wrong password instead of five when thirty were wrong', async () => {
    const limiter = inMemory();
    await guess(limiter, 30);
    expect(await codeOf(limiter)).toBe('wrong-credentials');
    expect(await codeOf(limiter)).toBe('too-many-requests');
    const elsewhere = { ...ada, address: '192.0.2.2' };
    expect([await codeOf(limiter, elsewhere), await codeOf(limiter, elsewhere)]).toEqual(
      Array(2).fill('wrong-credentials'),
    );
  });

  test('slows nobody when passwords were right', async () => {
    const limiter = inMemory();
    for (let n = 0; n < 120; n += 1) await right(limiter, { ...ada, name: `name-${n}` });
    expect(await codesOf(limiter, 5)).toEqual(Array(5).fill('wrong-credentials'));
  });

  test('looks at two a second when it was guessed from', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    try {
      const limiter = createSignInLimiter(() => new MemoryStore(), 2);
      await guess(limiter, 3);
      const turns: string[] = [];
      const all = ['first', 'second', 'third'].map(async (turn) => {
        await limiter.turn(ada.address);
        turns.push(turn);
      });
      await limiter.turn('192.0.2.2');
      expect(turns).toEqual(['first']);
      await jest.advanceTimersByTimeAsync(TURN_MS);
      expect(turns).toEqual(['first', 'second']);
      await jest.advanceTimersByTimeAsync(15 * 60_000);
      await Promise.all(all);
      await limiter.turn(ada.address);
      await limiter.turn(ada.address);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a browser that its owner has used', () => {
  const mine: Attempt = { ...ada, browser: 'ada’s' };
  const right = (limiter: SignInLimiter, who: Attempt) =>
    limiter.attempt(who, () => Promise.resolve('in')).catch((error: AppError) => error.code);

  test.each<[string, (n: number) => Attempt]>([
    ['with her name in her network', () => ada],
    ['with a hundred names in her network', (n) => ({ ...ada, name: `name-${n}` })],
    ['with her name from everywhere', (n) => ({ ...ada, address: `198.51.100.${n}` })],
    ['in browsers that others are known in', (n) => ({ ...ada, name: `name-${n}`, browser: `b${n}` })],
  ])('gets in when others guess %s', async (_how, attemptOf) => {
    const limiter = inMemory();
    for (let n = 0; n < 150; n += 1) await codeOf(limiter, attemptOf(n));
    expect(await right(limiter, mine)).toBe('in');
    expect(await right(limiter, mine)).toBe('in');
  });

  test('uses up nothing of its network when it is wrong', async () => {
    const limiter = inMemory();
    for (let n = 0; n < 12; n += 1) await codeOf(limiter, mine);
    expect(await codesOf(limiter, 5)).toEqual(Array(5).fill('wrong-credentials'));
  });
});

test('a passkey is never slowed when passwords are guessed', async () => {
  const limiter = inMemory();
  const passkey: Attempt = { ...ada, name: 'passkey x', isGuessable: false };
  for (let n = 0; n < 150; n += 1) expect(await codeOf(limiter, passkey)).toBe('wrong-credentials');
  expect(await codesOf(limiter, 5)).toEqual(Array(5).fill('wrong-credentials'));
});

describe('the sign-in limiter counts for one name from all addresses', () => {
  const tries = async (limiter: SignInLimiter, count: number, browser: string | null = null) => {
    const codes: string[] = [];
    for (let n = 0; n < count; n += 1)
      codes.push(await codeOf(limiter, { ...ada, address: `198.51.100.${n}`, browser }));
    return codes;
  };
  const rightFrom = (limiter: SignInLimiter, browser: string | null) =>
    limiter
      .attempt({ address: '203.0.113.1', name: 'ada', browser }, () => Promise.resolve('in'))
      .catch((error: AppError) => error.code);

  test('twenty wrong passwords an hour, and slows every browser that the owner does not use', async () => {
    const limiter = inMemory();
    expect(await tries(limiter, 21)).toEqual([...Array(20).fill('wrong-credentials'), 'too-many-requests']);
    expect(await rightFrom(limiter, null)).toBe('too-many-requests');
    expect(await codeOf(limiter, { address: '203.0.113.2', name: 'grace' })).toBe('wrong-credentials');
  });

  test('nothing of that for a browser the owner has signed in with', async () => {
    const limiter = inMemory();
    await tries(limiter, 40);
    expect(await rightFrom(limiter, 'the owner’s')).toBe('in');
  });

  test('ten an hour for each such browser, which slows no other', async () => {
    const limiter = inMemory();
    expect(await tries(limiter, 11, 'stolen')).toEqual([...Array(10).fill('wrong-credentials'), 'too-many-requests']);
    expect(await rightFrom(limiter, 'another')).toBe('in');
    expect(await rightFrom(limiter, null)).toBe('in');
  });

  test('what was right does not count', async () => {
    const limiter = inMemory();
    for (let n = 0; n < 30; n += 1) expect(await rightFrom(limiter, null)).toBe('in');
  });
});

describe('a refused attempt learns when to come back', () => {
  const SECOND = 1_000;
  const hits = (totalHits: number, resetTime?: Date) => () => Promise.resolve({ totalHits, resetTime });
  /** `full` is the counter that has reached its limit. */
  const refusalWith = async (full: string, resetTime?: Date) => {
    const inits: Record<string, unknown> = {};
    const storeFor = (prefix: string) =>
      ({
        init: ({ windowMs, limit }: Options) => (inits[prefix] = { windowMs, limit }),
        increment: prefix === full ? hits(101, resetTime) : hits(1),
      }) as unknown as Store;
    const limiter = createSignInLimiter(storeFor);
    const error = await limiter.attempt(ada, wrong).catch((thrown: AppError) => thrown);
    return { error, inits };
  };

  test('by the window of the counter that is full, while that says nothing', async () => {
    const { error: byName, inits } = await refusalWith('limit:name:');
    expect(byName).toMatchObject({
      code: 'too-many-requests',
      message:
        'Too many attempts to sign in. Please use a passkey, or a browser that you have signed in with before, choose ‘Forgot your password?’, or wait a while.',
      retryAfterSeconds: 15 * 60,
    });
    expect((await refusalWith('limit:account:')).error).toMatchObject({ retryAfterSeconds: 3600 });
    expect((await refusalWith('limit:day:')).error).toMatchObject({ code: 'wrong-credentials' });
    expect(inits).toEqual({
      'limit:name:': { windowMs: 900 * SECOND, limit: 5 },
      'limit:quarter:': { windowMs: 900 * SECOND, limit: 30 },
      'limit:day:': { windowMs: 86_400 * SECOND, limit: 100 },
      'limit:account:': { windowMs: 3_600 * SECOND, limit: 20 },
      'limit:browser:': { windowMs: 3_600 * SECOND, limit: 10 },
    });
  });

  test.each([
    [60 * SECOND, 60],
    [-5 * SECOND, 1],
    [1, 1],
  ])('%i ms from now: in %i s', async (ms, seconds) => {
    const { error } = await refusalWith('limit:name:', new Date(Date.now() + ms));
    expect(error).toMatchObject({ retryAfterSeconds: seconds });
  });
});

describe('the sign-in limiter', () => {
  let server: TestRedis;
  const clients: Redis[] = [];
  const limiterOnRedis = () => {
    const redis = new Redis(server.url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => 50,
    });
    redis.on('error', () => undefined);
    clients.push(redis);
    return { redis, limiter: createSignInLimiter((prefix) => sharedCounter(redis, prefix)) };
  };
  const whenReady = (redis: Redis) => new Promise((resolve) => redis.once('ready', resolve));

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
  });

  test('counts for all processes together, and keeps no name in Redis', async () => {
    const [one, two] = [limiterOnRedis(), limiterOnRedis()];
    await Promise.all([whenReady(one.redis), whenReady(two.redis)]);
    expect(await codesOf(one.limiter, 3)).toEqual(Array(3).fill('wrong-credentials'));
    expect(await codesOf(two.limiter, 3)).toEqual(['wrong-credentials', 'wrong-credentials', 'too-many-requests']);
    expect((await one.redis.keys('*')).filter((key) => key.includes('ada'))).toEqual([]);
  });

  test('goes on counting in memory while Redis is away', async () => {
    await server.stop();
    const { limiter } = limiterOnRedis();
    expect(await codesOf(limiter, 6)).toEqual([...Array(5).fill('wrong-credentials'), 'too-many-requests']);
    expect(await codeOf(limiter, { ...ada, address: '192.0.2.2' })).toBe('wrong-credentials');
  });
});
