import type { Redis } from 'ioredis';

/**
 * The steps of a session that must not be parted, each one round trip. A number is a Redis integer: 1 done, 0 not.
 * Keys: the session, the index of the person's sessions (a hash from session id to {@link IndexedSession} as JSON), the
 * mark of when their sessions were ended last, and the remembered browser the session belongs to ('' for none).
 */
export type SessionCommands = {
  /**
   * Stores a session and lists it, unless all sessions of the person were ended after `begunAt` (ms), or the browser it
   * belongs to is no longer remembered. @returns how many are listed; 0 when it was not stored
   */
  beginSession(
    ...given: [
      sessionKey: string,
      indexKey: string,
      endedKey: string,
      browserKey: string,
      text: string,
      lifeMs: number,
      sid: string,
      entry: string,
      begunAt: number,
      indexLifeMs: number,
    ]
  ): Promise<number>;
  /** Prolongs a session that is still there, and says in the index that it was seen. */
  touchSession(
    ...given: [sessionKey: string, indexKey: string, lifeMs: number, sid: string, entry: string, indexLifeMs: number]
  ): Promise<number>;
  /** Ends a session and takes it off the list of its person, whose keys start with `indexPrefix`. */
  dropSession(...given: [sessionKey: string, indexPrefix: string, sid: string]): Promise<number>;
  /** Marks the time, and answers the whole index as names and values in turn. */
  readEnding(...given: [indexKey: string, endedKey: string, at: number, markLifeMs: number]): Promise<string[]>;
};

const BEGIN = `
local ended = redis.call('GET', KEYS[3])
if ended and tonumber(ended) > tonumber(ARGV[5]) then return 0 end
if KEYS[4] ~= '' and redis.call('EXISTS', KEYS[4]) == 0 then return 0 end
if not redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return 0 end
redis.call('HSET', KEYS[2], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[6])
return redis.call('HLEN', KEYS[2])`;

const TOUCH = `
if redis.call('PEXPIRE', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 1`;

const DROP = `
local text = redis.call('GET', KEYS[1])
if not text then return 0 end
redis.call('DEL', KEYS[1])
local userId = cjson.decode(text).data.userId
if userId then redis.call('HDEL', ARGV[1] .. userId, ARGV[2]) end
return 1`;

const READ_ENDING = `
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
return redis.call('HGETALL', KEYS[1])`;

/** The {@link SessionCommands} of a connection. */
export function sessionCommandsOf(redis: Redis): Redis & SessionCommands {
  redis.defineCommand('beginSession', { numberOfKeys: 4, lua: BEGIN });
  redis.defineCommand('touchSession', { numberOfKeys: 2, lua: TOUCH });
  redis.defineCommand('dropSession', { numberOfKeys: 1, lua: DROP });
  redis.defineCommand('readEnding', { numberOfKeys: 2, lua: READ_ENDING });
  return redis as Redis & SessionCommands;
}
