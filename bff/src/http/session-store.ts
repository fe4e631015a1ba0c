import { RedisStore } from 'connect-redis';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import type { Redis } from 'ioredis';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;
const REMEMBERED_TOUCHES = 50_000;

type Done = (error?: unknown, data?: SessionData | null) => void;
type Kept = SessionData & { bornAt?: number };

/**
 * connect-redis with three differences. A session that came from the store is only ever written over one that is still
 * there (`SET … XX`): else a slow request that ends after a logout would log the person in again. A session dies 12 h
 * after its birth, however busy. Touching, which happens on every request, reaches Redis at most once a minute.
 */
export class SessionStore extends RedisStore {
  readonly #redis: Redis;
  /** When a session that exists in Redis was born; a session without an entry is new. */
  readonly #bornAt = new WeakMap<object, number>();
  readonly #touchedAt = new Map<string, number>();

  constructor(redis: Redis, prefix = 'session:') {
    super({ client: redis, prefix, ttl: IDLE_MS / 1000 });
    this.#redis = redis;
  }

  override async get(sid: string, done: Done = () => undefined): Promise<void> {
    try {
      const text = await this.#redis.get(this.prefix + sid);
      if (text === null) return done(null, null);
      const { bornAt = 0, ...data } = JSON.parse(text) as Kept;
      if (Date.now() - bornAt >= ABSOLUTE_MS) return done(null, null);
      this.#bornAt.set(data, bornAt);
      done(null, data as SessionData);
    } catch (error) {
      done(error);
    }
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
    try {
      const text = JSON.stringify({ ...session, bornAt });
      const life = lifeLeft(bornAt);
      if (known === undefined) await this.#redis.set(this.prefix + sid, text, 'PX', life, 'NX');
      else await this.#redis.set(this.prefix + sid, text, 'PX', life, 'XX');
      this.#bornAt.set(session, bornAt);
      done();
    } catch (error) {
      done(error);
    }
  }

  override async touch(sid: string, session: SessionData, done: Done = () => undefined): Promise<void> {
    const now = Date.now();
    if (now - (this.#touchedAt.get(sid) ?? 0) < TOUCH_EVERY_MS) return done();
    if (this.#touchedAt.size >= REMEMBERED_TOUCHES) this.#touchedAt.clear();
    this.#touchedAt.set(sid, now);
    try {
      await this.#redis.pexpire(this.prefix + sid, lifeLeft(this.#bornAt.get(session) ?? now));
      done();
    } catch (error) {
      this.#touchedAt.delete(sid);
      done(error);
    }
  }

  override async destroy(sid: string, done: Done = () => undefined): Promise<void> {
    this.#touchedAt.delete(sid);
    try {
      await this.#redis.del(this.prefix + sid);
      done();
    } catch (error) {
      done(error);
    }
  }
}

const lifeLeft = (bornAt: number) => Math.max(1, Math.min(IDLE_MS, bornAt + ABSOLUTE_MS - Date.now()));
