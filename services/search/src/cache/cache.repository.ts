/** The port to where answers are kept between processes. Every call may fail; the cache then does without. */
import type { Kept } from './cache.model';

/** `take` gives the right to make a value to one caller at a time, by a token that only its owner can give back. */
export type CacheRepository = {
  read(key: string): Promise<Kept<unknown> | undefined>;
  write(key: string, kept: Kept<unknown>, keepMs: number): Promise<void>;
  take(key: string, token: string, leaseMs: number): Promise<boolean>;
  giveBack(key: string, token: string): Promise<void>;
};
