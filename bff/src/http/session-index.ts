import { createHash } from 'node:crypto';
import type { SessionCommands } from './session-commands';
import type { Redis } from 'ioredis';

/** What is listed of a session; times in ms since 1970. */
export type IndexedSession = { browser: string; madeAt: number; seenAt: number; family?: string };

/** A session of somebody, as they may see it: `id` names it without opening it. */
export type ListedSession = IndexedSession & { id: string; sid: string };

/** Where the sessions of a person are listed. */
export const indexKeyOf = (userId: string): string => `sessions-of:${userId}`;
/** Where it stands when the sessions of a person were ended last, in ms. */
export const endedKeyOf = (userId: string): string => `sessions-ended:${userId}`;

/** As long as a remembered browser lives, and a day. */
export const INDEX_LIFE_MS = 31 * 24 * 3_600_000;
/** Longer than any sign-in takes. */
const MARK_LIFE_MS = 3_600_000;
const MOST_SESSIONS = 50;

/** Names a session for its owner: whoever reads this cannot make a cookie of it. */
export const handleOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url').slice(0, 22);

/** The sessions of each person in Redis: who has which, and ending them. `prefix` is that of the sessions' keys. */
export class SessionIndex {
  readonly #redis: Redis & SessionCommands;
  readonly #prefix: string;

  constructor(redis: Redis & SessionCommands, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  /** The sessions that live, the one last seen first; those that died are taken off the list. */
  async list(userId: string): Promise<ListedSession[]> {
    const listed = Object.entries(await this.#redis.hgetall(indexKeyOf(userId))).map(read);
    if (listed.length === 0) return [];
    const lives = await Promise.all(listed.map(({ sid }) => this.#redis.exists(this.#prefix + sid)));
    const dead = listed.filter((_session, at) => !lives[at]).map(({ sid }) => sid);
    if (dead.length > 0) await this.#redis.hdel(indexKeyOf(userId), ...dead);
    return listed.filter((_session, at) => lives[at]).sort((one, other) => other.seenAt - one.seenAt);
  }

  /**
   * Ends the sessions that `which` chooses, also those being made by a sign-in that began before now.
   * @returns the ids of those ended
   */
  async endAll(userId: string, which: (session: ListedSession) => boolean): Promise<string[]> {
    const flat = await this.#redis.readEnding(indexKeyOf(userId), endedKeyOf(userId), Date.now(), MARK_LIFE_MS);
    const pairs = flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
    return this.remove(userId, pairs.map(read).filter(which));
  }

  /** Ends these sessions. */
  async remove(userId: string, sessions: readonly ListedSession[]): Promise<string[]> {
    const sids = sessions.map(({ sid }) => sid);
    if (sids.length === 0) return [];
    await this.#redis.del(...sids.map((sid) => this.#prefix + sid));
    await this.#redis.hdel(indexKeyOf(userId), ...sids);
    return sids;
  }

  /** Ends the sessions that were not seen for longest, when somebody has more than 50. */
  async endSurplus(userId: string, listed: number): Promise<string[]> {
    if (listed <= MOST_SESSIONS) return [];
    return this.remove(userId, (await this.list(userId)).slice(MOST_SESSIONS));
  }
}

function read([sid, text]: [string, string]): ListedSession {
  return { ...(JSON.parse(text) as IndexedSession), sid, id: handleOf(sid) };
}
