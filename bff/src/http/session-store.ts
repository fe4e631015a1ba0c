import { RedisStore } from 'connect-redis';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { sessionCommandsOf, type SessionCommands } from './session-commands';
import { browserKeyOf, endedKeyOf, INDEX_LIFE_MS, indexKeyOf, SessionIndex, type ListedSession } from './session-index';

export const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;
const REMEMBERED = 50_000;
// Long enough for the calls of one page, short enough for "everywhere within a second" (SEC-6).
const READ_EVERY_MS = 500;
// A store that hangs costs those half a second who asked before that was known, and nobody else.
const AWAY_MS = 1_000;

type Done = (error?: unknown, data?: SessionData | null) => void;
type StoredSession = { bornAt: number; data: SessionData };

/** A session that was not stored, because everything it would have belonged to was ended since its sign-in began. */
export class SessionOvertaken extends Error {
  override message = 'This sign-in was overtaken: all sessions were ended meanwhile.';
}

/**
 * connect-redis with six differences. A session that came from the store is only ever written over one that is still
 * there (`SET … XX`): else a slow request that ends after a logout would log the person in again. A session dies 12 h
 * after its birth, however busy. Touching, which happens on every request, reaches Redis at most once a minute, and
 * reading at most twice a second; what this process itself writes or ends is seen by its next request. A store that
 * did not answer is asked once a second, and nobody waits for that. The sessions of each person are listed, so that
 * they can be shown and ended: in force at once here, and in other processes when they read next.
 */
export class SessionStore extends RedisStore {
  readonly #redis: Redis & SessionCommands;
  readonly #index: SessionIndex;
  /** When a session that exists in Redis was born; a session without an entry is new. */
  readonly #bornAt = new WeakMap<object, number>();
  readonly #touchedAt = new LRUCache<string, number>({ max: REMEMBERED });
  readonly #read = new LRUCache<string, { text: string; until: number }>({ max: REMEMBERED });
  /** What a store said that did not answer, and when it is to be asked again. */
  // Times of this kind are by the process's own clock: the machine's may be set back, by an hour as well.
  #away: { askAt: number; error: unknown } | undefined;
  /** Counts the writes of this process, so that a read they overtook is not remembered. */
  #writes = 0;

  constructor(redis: Redis, prefix = 'session:') {
    super({ client: redis, prefix, ttl: IDLE_MS / 1000 });
    this.#redis = sessionCommandsOf(redis);
    this.#index = new SessionIndex(this.#redis, prefix);
  }

  /** The sessions of a person that live, the one last seen first. */
  listSessions = (userId: string): Promise<ListedSession[]> => this.#index.list(userId);

  /** Ends sessions of a person: all but the one named by `except`, in force everywhere within a second (SEC-6). */
  async endSessions(userId: string, { except }: { except?: string | undefined } = {}): Promise<void> {
    this.#forgetAll(await this.#index.endAll(userId, except));
  }

  /** Ends what began in a remembered browser, and forgets the browser. */
  async endFamily(userId: string, family: string): Promise<void> {
    await this.#index.forgetBrowsers(userId, [family]);
    const found = (await this.#index.list(userId)).filter((listed) => listed.family === family);
    this.#forgetAll(await this.#index.remove(userId, found));
  }

  /** Of somebody with more than 50 of `count` sessions or browsers, ends those not seen for longest. */
  async endSurplus(userId: string, count: number): Promise<void> {
    this.#forgetAll(await this.#index.endSurplus(userId, count));
  }

  /** Ends one session of a person by what {@link listSessions} calls it. @returns whether there was one */
  async endSession(userId: string, id: string): Promise<boolean> {
    const found = (await this.#index.list(userId)).find((session) => session.id === id);
    if (!found) return false;
    if (found.family !== undefined) await this.endFamily(userId, found.family);
    else this.#forgetAll(await this.#index.remove(userId, [found]));
    return true;
  }

  override async get(sid: string, done: Done = () => undefined): Promise<void> {
    const known = this.#read.get(sid);
    // Without a promise: this is on the way of every call.
    if (known && known.until > performance.now()) return this.#deliver(known.text, done);
    await this.#textOf(sid).then(
      (text) => this.#deliver(text, done),
      (error: unknown) => done(error),
    );
  }

  #deliver(text: string | null, done: Done): void {
    if (text === null) return done(null, null);
    const { bornAt, data } = JSON.parse(text) as StoredSession;
    if (Date.now() - bornAt >= ABSOLUTE_MS) return done(null, null);
    this.#bornAt.set(data, bornAt);
    done(null, data);
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const bornAt = this.#bornAt.get(data);
    const session = super.createSession(req, data);
    if (bornAt !== undefined) this.#bornAt.set(session, bornAt);
    return session;
  }

  override async set(sid: string, session: SessionData, done: Done = () => undefined): Promise<void> {
    const known = this.#bornAt.get(session);
    const bornAt = known ?? Date.now();
    await this.#write(sid, async () => {
      if (known === undefined && session.userId !== undefined) await this.#begin(sid, session, bornAt);
      else {
        const text = JSON.stringify({ bornAt, data: session });
        const condition = known === undefined ? 'NX' : 'XX';
        await this.#redis.call('SET', this.prefix + sid, text, 'PX', lifeLeft(bornAt), condition);
      }
      this.#bornAt.set(session, bornAt);
    }).then(() => done(), done);
  }

  /** @throws SessionOvertaken when the sessions of the person were ended since the sign-in began */
  async #begin(sid: string, session: SessionData, bornAt: number): Promise<void> {
    const { userId, begunAt = bornAt, ...data } = session;
    const listed = await this.#redis.beginSession(
      this.prefix + sid,
      indexKeyOf(userId),
      endedKeyOf(userId),
      data.family === undefined ? '' : browserKeyOf(data.family),
      JSON.stringify({ bornAt, data: { ...data, userId } }),
      lifeLeft(bornAt),
      sid,
      entryOf(session, bornAt),
      begunAt,
      INDEX_LIFE_MS,
    );
    if (listed === 0) throw new SessionOvertaken();
    await this.endSurplus(userId, listed);
  }

  override async touch(sid: string, session: SessionData, done: Done = () => undefined): Promise<void> {
    const now = performance.now();
    if (now - (this.#touchedAt.get(sid) ?? -Infinity) < TOUCH_EVERY_MS) return done();
    this.#touchedAt.set(sid, now);
    const bornAt = this.#bornAt.get(session) ?? Date.now();
    try {
      if (session.userId === undefined) await this.#redis.pexpire(this.prefix + sid, lifeLeft(bornAt));
      else {
        const [key, index] = [this.prefix + sid, indexKeyOf(session.userId)];
        await this.#redis.touchSession(key, index, lifeLeft(bornAt), sid, entryOf(session, bornAt), INDEX_LIFE_MS);
      }
      done();
    } catch (error) {
      this.#touchedAt.delete(sid);
      done(error);
    }
  }

  override async destroy(sid: string, done: Done = () => undefined): Promise<void> {
    this.#touchedAt.delete(sid);
    await this.#write(sid, () => this.#redis.dropSession(this.prefix + sid, indexKeyOf(''), sid)).then(
      () => done(),
      done,
    );
  }

  async #textOf(sid: string): Promise<string | null> {
    if (this.#away) {
      const { askAt, error } = this.#away;
      if (performance.now() >= askAt) void this.#ask(sid).catch(() => undefined);
      throw error;
    }
    return this.#ask(sid);
  }

  async #ask(sid: string): Promise<string | null> {
    if (this.#away) this.#away.askAt = performance.now() + AWAY_MS;
    const writes = this.#writes;
    const text = await this.#redis.get(this.prefix + sid).catch((error: unknown) => {
      this.#away = { askAt: performance.now() + AWAY_MS, error };
      throw error;
    });
    this.#away = undefined;
    if (text === null || writes !== this.#writes) return text;
    this.#read.set(sid, { text, until: performance.now() + READ_EVERY_MS });
    return text;
  }

  /** What was read before or during a write is not what is there. */
  async #write(sid: string, work: () => Promise<unknown>): Promise<void> {
    this.#forget(sid);
    try {
      await work();
    } finally {
      this.#forget(sid);
    }
  }

  #forgetAll(sids: readonly string[]): void {
    for (const sid of sids) this.#forget(sid);
  }

  #forget(sid: string): void {
    this.#writes += 1;
    this.#read.delete(sid);
  }
}

/** What the index says of a session that is seen now. */
const entryOf = ({ browser = 'An unknown browser', family }: SessionData, madeAt: number): string =>
  JSON.stringify({ browser, madeAt, seenAt: Date.now(), family });

const lifeLeft = (bornAt: number) => Math.max(1, Math.min(IDLE_MS, bornAt + ABSOLUTE_MS - Date.now()));
