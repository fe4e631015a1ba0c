import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { browserKeyOf, browsersKeyOf, endedKeyOf, INDEX_LIFE_MS } from './session-index';

/** How long somebody stays signed in who asked for it. */
export const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** Calls of one page leave together; their answers have all come by then. */
const TOGETHER_MS = 10_000;

/**
 * What became of a token. `renewed`: it was good once, here is the next one. `again`: it came along with another call of
 * the same page, which has the next one. `unknown`: nobody is remembered by it. `reused`: it was good once, which a
 * thief or its owner knows; its browser is forgotten.
 */
export type Redeemed =
  | { kind: 'renewed'; userId: string; family: string; token: string; lifeMs: number }
  | { kind: 'again'; userId: string; family: string }
  | { kind: 'unknown' }
  | { kind: 'reused'; userId: string; family: string };

type Commands = {
  rememberBrowser(
    ...given: [
      browserKey: string,
      listKey: string,
      endedKey: string,
      userId: string,
      digest: string,
      browser: string,
      begunAt: number,
      now: number,
      lifeMs: number,
      family: string,
      listLifeMs: number,
    ]
  ): Promise<number>;
  redeemBrowser(
    ...given: [browserKey: string, digest: string, next: string, now: number, togetherMs: number]
  ): Promise<[kind: 'renewed' | 'again' | 'unknown' | 'reused', userId: string, lifeMs: number]>;
  confirmBrowser(...given: [browserKey: string, digest: string, now: number]): Promise<number>;
};

const REMEMBER = `
local ended = redis.call('GET', KEYS[3])
if ended and tonumber(ended) > tonumber(ARGV[4]) then return 0 end
redis.call('HSET', KEYS[1], 'userId', ARGV[1], 'digest', ARGV[2], 'isConfirmed', '0', 'browser', ARGV[3],
  'madeAt', ARGV[5], 'seenAt', ARGV[5], 'renewedAt', ARGV[5])
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('SADD', KEYS[2], ARGV[7])
redis.call('PEXPIRE', KEYS[2], ARGV[8])
return redis.call('SCARD', KEYS[2])`;

const REDEEM = `
local got = redis.call('HMGET', KEYS[1], 'userId', 'digest', 'previous', 'isConfirmed', 'renewedAt')
if not got[1] then return {'unknown', '', 0} end
if got[2] == ARGV[1] then
  redis.call('HSET', KEYS[1], 'previous', ARGV[1])
elseif got[3] ~= ARGV[1] or got[4] == '1' then
  redis.call('DEL', KEYS[1])
  return {'reused', got[1], 0}
elseif tonumber(ARGV[3]) - tonumber(got[5]) < tonumber(ARGV[4]) then
  return {'again', got[1], 0}
end
redis.call('HSET', KEYS[1], 'digest', ARGV[2], 'isConfirmed', '0', 'renewedAt', ARGV[3], 'seenAt', ARGV[3])
return {'renewed', got[1], redis.call('PTTL', KEYS[1])}`;

const CONFIRM = `
if redis.call('HGET', KEYS[1], 'digest') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'isConfirmed', '1', 'seenAt', ARGV[2])
return 1`;

const newSecret = () => randomBytes(32).toString('base64url');
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Browsers that stay signed in for 30 days, by a token that is good once: each use gives the next one. The one before is
 * good until the next one has been seen, because an answer may get lost; whoever comes with an older one ends it all.
 */
export class RememberedBrowsers {
  readonly #redis: Redis & Commands;

  constructor(redis: Redis) {
    redis.defineCommand('rememberBrowser', { numberOfKeys: 3, lua: REMEMBER });
    redis.defineCommand('redeemBrowser', { numberOfKeys: 1, lua: REDEEM });
    redis.defineCommand('confirmBrowser', { numberOfKeys: 1, lua: CONFIRM });
    this.#redis = redis as Redis & Commands;
  }

  /** @returns also how many browsers they have now; undefined when all their sessions were ended after `begunAt` */
  async remember(who: { userId: string; browser: string; begunAt: number }) {
    const family = randomBytes(16).toString('base64url');
    const secret = newSecret();
    const count = await this.#redis.rememberBrowser(
      browserKeyOf(family),
      browsersKeyOf(who.userId),
      endedKeyOf(who.userId),
      who.userId,
      digestOf(secret),
      who.browser,
      who.begunAt,
      Date.now(),
      REMEMBERED_MS,
      family,
      INDEX_LIFE_MS,
    );
    return count === 0 ? undefined : { family, token: `${family}.${secret}`, lifeMs: REMEMBERED_MS, count };
  }

  async redeem(token: string): Promise<Redeemed> {
    const [, family, secret] = TOKEN.exec(token) ?? [];
    if (!family || !secret) return { kind: 'unknown' };
    const next = newSecret();
    const key = browserKeyOf(family);
    const [kind, userId, lifeMs] = await this.#redis.redeemBrowser(
      key,
      digestOf(secret),
      digestOf(next),
      Date.now(),
      TOGETHER_MS,
    );
    if (kind === 'renewed') return { kind, userId, family, token: `${family}.${next}`, lifeMs };
    return kind === 'unknown' ? { kind } : { kind, userId, family };
  }

  /** A browser has come with this token: the one before is good no more. */
  async confirm(token: string): Promise<void> {
    const [, family, secret] = TOKEN.exec(token) ?? [];
    if (family && secret) await this.#redis.confirmBrowser(browserKeyOf(family), digestOf(secret), Date.now());
  }
}
