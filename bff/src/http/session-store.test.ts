import { jest } from '@jest/globals';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { Redis } from 'ioredis';
import { SessionStore } from './session-store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BORN = 1_800_000_000_000;

/** As much of Redis as the store uses: what is there, what was asked, and a gate before every read. */
class FakeRedis {
  readonly kept = new Map<string, string>();
  readonly asked: unknown[][] = [];
  error: Error | undefined;
  beforeRead = () => Promise.resolve();
  #answer<T>(call: unknown[], value: () => T): Promise<T> {
    this.asked.push(call);
    return this.error ? Promise.reject(this.error) : Promise.resolve(value());
  }
  async get(key: string) {
    const text = await this.#answer(['GET', key], () => this.kept.get(key) ?? null);
    await this.beforeRead();
    return text;
  }
  call(...parameters: [string, string, string, string, number, 'NX' | 'XX']) {
    return this.#answer(parameters, () => {
      const [, key, text, , , condition] = parameters;
      if (this.kept.has(key) === (condition === 'XX')) this.kept.set(key, text);
    });
  }
  defineCommand = () => undefined;
  beginSession(...given: [string, string, string, string, string, number]) {
    const [key, , , , text, ms] = given;
    return this.#answer(['BEGIN', key, text, ms], () => {
      if (!this.kept.has(key)) this.kept.set(key, text);
      return 1;
    });
  }
  touchSession = (key: string, _index: string, ms: number) => this.#answer(['TOUCH', key, ms], () => 1);
  pexpire = (key: string, ms: number) => this.#answer(['PEXPIRE', key, ms], () => 1);
  dropSession = (key: string) => this.#answer(['DROP', key], () => this.kept.delete(key));
}

let redis: FakeRedis;
let store: SessionStore;

beforeEach(() => {
  jest.useFakeTimers({ now: BORN, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  redis = new FakeRedis();
  store = new SessionStore(redis as unknown as Redis);
});
afterEach(() => jest.useRealTimers());

const session = (userId: string) => ({ cookie: {}, userId }) as unknown as SessionData;
const outcome = <T>(work: (done: (error?: unknown, data?: T) => void) => unknown) =>
  new Promise<T | undefined>((resolve, reject) => {
    const ended = work((error, data) => (error ? reject(error as Error) : resolve(data)));
    void Promise.resolve(ended).then(() => reject(new Error('It ended without a word.')), reject);
  });
const get = (sid: string) => outcome<SessionData | null>((done) => store.get(sid, done));
const set = (sid: string, data: SessionData) => outcome((done) => store.set(sid, data, done));
const touch = (sid: string, data: SessionData) => outcome((done) => store.touch(sid, data, done));
const destroy = (sid: string) => outcome((done) => store.destroy(sid, done));
const commands = () => redis.asked.map(([command]) => command);
const keep = (sid: string, userId: string, bornAt = BORN) =>
  redis.kept.set(`session:${sid}`, JSON.stringify({ bornAt, data: session(userId) }));

describe('writing', () => {
  test('a new session writes only where there is none, for half an hour', async () => {
    await set('one', session('u1'));
    const text = JSON.stringify({ bornAt: BORN, data: session('u1') });
    expect(redis.asked).toEqual([['BEGIN', 'session:one', text, 30 * MINUTE]]);
  });

  test('a session of nobody yet is listed nowhere', async () => {
    const data = { cookie: {} } as unknown as SessionData;
    await set('one', data);
    await touch('one', data);
    const text = JSON.stringify({ bornAt: BORN, data });
    expect(redis.asked).toEqual([
      ['SET', 'session:one', text, 'PX', 30 * MINUTE, 'NX'],
      ['PEXPIRE', 'session:one', 30 * MINUTE],
    ]);
  });

  test('a session that was read is written only over itself, with the birth it had', async () => {
    keep('one', 'u1', BORN - HOUR);
    const data = (await get('one')) as SessionData;
    await set('one', { ...data, userId: 'u2' } as SessionData);
    expect(commands().at(-1)).toBe('BEGIN');
    await set('one', data);
    expect(redis.asked.at(-1)).toEqual([
      'SET',
      'session:one',
      JSON.stringify({ bornAt: BORN - HOUR, data: session('u1') }),
      ...['PX', 30 * MINUTE, 'XX'],
    ]);
  });

  test('a session that express-session makes of what was read is still that one', async () => {
    keep('one', 'u1', BORN - HOUR);
    const data = (await get('one')) as SessionData;
    const made = store.createSession(
      { sessionStore: store } as unknown as Request,
      {
        ...data,
        cookie: { originalMaxAge: null },
      } as SessionData,
    );
    await set('one', made);
    expect(commands().at(-1)).toBe('BEGIN');
    Object.assign(data, { cookie: { originalMaxAge: null } });
    await set('one', store.createSession({ sessionStore: store } as unknown as Request, data));
    expect(redis.asked.at(-1)?.at(-1)).toBe('XX');
  });

  test('a new session written twice is known the second time', async () => {
    const data = session('u1');
    await set('one', data);
    await set('one', data);
    expect(commands()).toEqual(['BEGIN', 'SET']);
    expect(redis.asked.at(-1)?.at(-1)).toBe('XX');
  });

  test('its last half hour is as short as its twelve hours leave it', async () => {
    keep('one', 'u1', BORN - 12 * HOUR + 5 * MINUTE);
    const data = (await get('one')) as SessionData;
    await set('one', data);
    expect(redis.asked.at(-1)?.[4]).toBe(5 * MINUTE);
    jest.setSystemTime(BORN + HOUR);
    await set('one', data);
    expect(redis.asked.at(-1)?.[4]).toBe(1);
  });

  test('what fails is passed on, and forgets what was read', async () => {
    keep('one', 'u1');
    const data = (await get('one')) as SessionData;
    redis.error = new Error('away');
    await expect(set('one', data)).rejects.toThrow('away');
    await expect(get('one')).rejects.toThrow('away');
    await expect(destroy('one')).rejects.toThrow('away');
  });
});

describe('reading', () => {
  test('what is not there is null', async () => {
    expect(await get('nobody')).toBeNull();
  });

  test('reaches Redis twice a second at most', async () => {
    keep('one', 'u1');
    expect(await get('one')).toEqual(session('u1'));
    redis.kept.clear();
    jest.advanceTimersByTime(499);
    expect(await get('one')).toEqual(session('u1'));
    expect(commands()).toEqual(['GET']);
    jest.advanceTimersByTime(1);
    expect(await get('one')).toBeNull();
    expect(commands()).toEqual(['GET', 'GET']);
  });

  test('asks a store that was away once a second, and nobody waits for that', async () => {
    keep('a', 'u1');
    redis.error = new Error('away');
    await expect(get('a')).rejects.toThrow('away');
    jest.advanceTimersByTime(999);
    await expect(get('b')).rejects.toThrow('away');
    expect(commands()).toEqual(['GET']);
    redis.error = undefined;
    let answer = () => {};
    redis.beforeRead = () => new Promise((resolve) => (answer = resolve));
    jest.advanceTimersByTime(1);
    await expect(get('a')).rejects.toThrow('away');
    await expect(get('b')).rejects.toThrow('away');
    expect(commands()).toEqual(['GET', 'GET']);
    jest.advanceTimersByTime(1_000);
    await expect(get('a')).rejects.toThrow('away');
    expect(commands()).toEqual(['GET', 'GET', 'GET']);
    answer();
    redis.beforeRead = () => Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await get('a')).toMatchObject({ userId: 'u1' });
  });

  test('is read again, and asked again, also when the clock was set back meanwhile', async () => {
    keep('one', 'u1');
    await get('one');
    redis.kept.clear();
    jest.setSystemTime(BORN - HOUR);
    jest.advanceTimersByTime(500);
    expect(await get('one')).toBeNull();
    redis.error = new Error('away');
    await expect(get('one')).rejects.toThrow('away');
    redis.error = undefined;
    jest.setSystemTime(BORN - 2 * HOUR);
    jest.advanceTimersByTime(1_000);
    await expect(get('one')).rejects.toThrow('away');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await get('one')).toBeNull();
  });

  test('goes on asking a store that stays away', async () => {
    redis.error = new Error('away');
    for (const asked of [1, 2, 3]) {
      await expect(get('a')).rejects.toThrow('away');
      await new Promise((resolve) => setImmediate(resolve));
      expect(commands()).toHaveLength(asked);
      jest.advanceTimersByTime(1_000);
    }
  });

  test('gives each reader data of its own', async () => {
    keep('one', 'u1');
    const first = (await get('one')) as SessionData;
    first.userId = 'changed';
    expect((await get('one'))?.userId).toBe('u1');
  });

  test('ends twelve hours after the birth, also for what is remembered', async () => {
    keep('one', 'u1', BORN - 12 * HOUR + 100);
    expect(await get('one')).toEqual(session('u1'));
    jest.setSystemTime(BORN + 99);
    expect(await get('one')).toEqual(session('u1'));
    jest.setSystemTime(BORN + 100);
    expect(await get('one')).toBeNull();
  });

  test('sees at once what this process wrote or ended', async () => {
    keep('one', 'u1');
    const data = (await get('one')) as SessionData;
    Object.assign(data, { userId: 'u2' });
    await set('one', data);
    expect((await get('one'))?.userId).toBe('u2');
    await destroy('one');
    expect(await get('one')).toBeNull();
  });

  test('does not remember what a write overtook', async () => {
    keep('one', 'u1');
    let goOn = (): void => undefined;
    redis.beforeRead = () => new Promise((resolve) => (goOn = resolve));
    const reading = get('one');
    await new Promise(setImmediate);
    await destroy('one');
    goOn();
    expect(await reading).toEqual(session('u1'));
    redis.beforeRead = () => Promise.resolve();
    expect(await get('one')).toBeNull();
  });
});

describe('touching', () => {
  test('reaches Redis once a minute for a session', async () => {
    const data = session('u1');
    await touch('one', data);
    jest.advanceTimersByTime(MINUTE - 1);
    await touch('one', data);
    await touch('other', data);
    jest.advanceTimersByTime(1);
    await touch('one', data);
    expect(redis.asked).toEqual([
      ['TOUCH', 'session:one', 30 * MINUTE],
      ['TOUCH', 'session:other', 30 * MINUTE],
      ['TOUCH', 'session:one', 30 * MINUTE],
    ]);
  });

  test('gives no more than the twelve hours leave', async () => {
    keep('one', 'u1', BORN - 12 * HOUR + 5 * MINUTE);
    await touch('one', (await get('one')) as SessionData);
    expect(redis.asked.at(-1)).toEqual(['TOUCH', 'session:one', 5 * MINUTE]);
  });

  test('that failed is tried again', async () => {
    redis.error = new Error('away');
    await expect(touch('one', session('u1'))).rejects.toThrow('away');
    redis.error = undefined;
    await touch('one', session('u1'));
    expect(commands()).toEqual(['TOUCH', 'TOUCH']);
  });

  test('of a session that was ended and begun again is a first one', async () => {
    await touch('one', session('u1'));
    await destroy('one');
    await touch('one', session('u1'));
    expect(commands()).toEqual(['TOUCH', 'DROP', 'TOUCH']);
  });
});
