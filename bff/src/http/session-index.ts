import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { SessionCommands } from './session-commands';

/** What is listed of a session; times in ms since 1970. `family` is the remembered browser it belongs to. */
export type IndexedSession = { browser: string; madeAt: number; seenAt: number; family?: string | undefined };

/**
 * A browser where somebody is signed in, as they may see it: `id` names it without opening it. It has one session; a
 * remembered one may have none just now, or several that began at the same moment.
 */
export type ListedSession = IndexedSession & { id: string; sids: string[] };

/** Where the sessions of a person are listed. */
export const indexKeyOf = (userId: string): string => `sessions-of:${userId}`;
/** Where it stands when the sessions of a person were ended last, in ms. */
export const endedKeyOf = (userId: string): string => `sessions-ended:${userId}`;
/** Where a remembered browser is stored. */
export const browserKeyOf = (family: string): string => `remembered:${family}`;
/** Where the remembered browsers of a person are listed. */
export const browsersKeyOf = (userId: string): string => `remembered-of:${userId}`;

/** As long as a remembered browser lives, and a day. */
export const INDEX_LIFE_MS = 31 * 24 * 3_600_000;
/** Longer than any sign-in takes. */
const MARK_LIFE_MS = 3_600_000;
const MOST_SESSIONS = 50;

type Entry = IndexedSession & { sid: string };

/** Names a session for its owner: whoever reads this cannot make a cookie of it. */
const handleOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 22);

/** The sessions of each person in Redis: who has which, and ending them. `prefix` is that of the sessions' keys. */
export class SessionIndex {
  readonly #redis: Redis & SessionCommands;
  readonly #prefix: string;

  constructor(redis: Redis & SessionCommands, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  /** Where somebody is signed in, the one last seen first; what died is taken off the lists. */
  async list(userId: string): Promise<ListedSession[]> {
    const [entries, browsers] = await Promise.all([this.#entriesOf(userId), this.#browsersOf(userId)]);
    const listed = new Map<string, ListedSession>(browsers.map((browser) => [browser.family ?? '', browser]));
    for (const { sid, ...entry } of entries) {
      const key = entry.family ?? sid;
      const known = listed.get(key) ?? { ...entry, id: handleOf(key), sids: [] };
      const { madeAt } = known;
      const newest = entry.seenAt > known.seenAt ? entry : known;
      listed.set(key, { ...known, ...newest, madeAt, sids: [...known.sids, sid] });
    }
    return [...listed.values()].sort((one, other) => other.seenAt - one.seenAt);
  }

  /**
   * Ends all sessions and forgets all remembered browsers but the ones of the session `except`, also those being made by
   * a sign-in that began before now.
   * @returns the ids of the sessions ended
   */
  async endAll(userId: string, except: string | undefined): Promise<string[]> {
    const flat = await this.#redis.readEnding(indexKeyOf(userId), endedKeyOf(userId), Date.now(), MARK_LIFE_MS);
    const entries = flat.flatMap((name, at) => (at % 2 === 0 ? [read([name, flat[at + 1] ?? ''])] : []));
    const kept = entries.find(({ sid }) => sid === except)?.family;
    const browsers = await this.#redis.smembers(browsersKeyOf(userId));
    await this.forgetBrowsers(
      userId,
      browsers.filter((family) => family !== kept),
    );
    // Read anew: one may have begun in a browser that was not forgotten yet.
    const sids = await this.#redis.hkeys(indexKeyOf(userId));
    return this.#end(
      userId,
      sids.filter((sid) => sid !== except),
    );
  }

  /** Ends these. @returns the ids of the sessions ended */
  async remove(userId: string, listed: readonly ListedSession[]): Promise<string[]> {
    await this.forgetBrowsers(
      userId,
      listed.flatMap(({ family }) => family ?? []),
    );
    return this.#end(
      userId,
      listed.flatMap(({ sids }) => sids),
    );
  }

  /** Ends those that were not seen for longest, when somebody has more than 50 sessions. */
  async endSurplus(userId: string, count: number): Promise<string[]> {
    if (count <= MOST_SESSIONS) return [];
    return this.remove(userId, (await this.list(userId)).slice(MOST_SESSIONS));
  }

  /** From here on no session can begin in these browsers by what they kept. */
  async forgetBrowsers(userId: string, families: readonly string[]): Promise<void> {
    if (families.length === 0) return;
    await this.#redis.del(...families.map(browserKeyOf));
    await this.#redis.srem(browsersKeyOf(userId), ...families);
  }

  async #end(userId: string, sids: readonly string[]): Promise<string[]> {
    if (sids.length === 0) return [];
    await this.#redis.del(...sids.map((sid) => this.#prefix + sid));
    await this.#redis.hdel(indexKeyOf(userId), ...sids);
    return [...sids];
  }

  async #entriesOf(userId: string): Promise<Entry[]> {
    const entries = Object.entries(await this.#redis.hgetall(indexKeyOf(userId))).map(read);
    const lives = await Promise.all(entries.map(({ sid }) => this.#redis.exists(this.#prefix + sid)));
    const dead = entries.filter((_entry, at) => !lives[at]).map(({ sid }) => sid);
    if (dead.length > 0) await this.#redis.hdel(indexKeyOf(userId), ...dead);
    return entries.filter((_entry, at) => lives[at]);
  }

  async #browsersOf(userId: string): Promise<ListedSession[]> {
    const families = await this.#redis.smembers(browsersKeyOf(userId));
    const stored = await Promise.all(families.map((family) => this.#redis.hgetall(browserKeyOf(family))));
    const dead = families.filter((_family, at) => !stored[at]?.['userId']);
    if (dead.length > 0) await this.#redis.srem(browsersKeyOf(userId), ...dead);
    return families.flatMap((family, at): ListedSession[] => {
      const { userId: owner, browser = '', madeAt, seenAt } = stored[at] ?? {};
      if (owner === undefined) return [];
      const times = { madeAt: Number(madeAt), seenAt: Number(seenAt) };
      return [{ id: handleOf(family), sids: [], family, browser, ...times }];
    });
  }
}

const read = ([sid, text]: [string, string]): Entry => ({ ...(JSON.parse(text) as IndexedSession), sid });
