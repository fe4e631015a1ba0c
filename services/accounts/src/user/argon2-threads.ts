import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';

/** What is used of Argon2; each takes a core for 10 to 30 ms. */
export type Argon2 = {
  hash(password: string, options: Options): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

/** How many hashes are computed at once, and the module whose `hash` and `verify` each thread runs. */
export type Argon2ThreadOptions = { threads: number; module: URL };

/** Fifty that wait, three hashes each where an address was typed, take less; a process has ten seconds to end. */
const LONGEST_CLOSE_MS = 5_000;

/** {@link Argon2} in threads of its own, which go behind whatever answers requests. `close` waits for what they are at. */
export function createArgon2Threads({ threads, module }: Argon2ThreadOptions): Argon2 & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: module.href,
    name: 'hash',
    // All at once: the first who signs in would wait for a thread to start.
    minThreads: threads,
    maxThreads: threads,
    // Bounded by who hands over.
    maxQueue: Infinity,
    closeTimeout: LONGEST_CLOSE_MS,
  });
  return {
    hash: (password, options) => pool.run({ password, options }, { name: 'hash' }),
    verify: (hash, password) => pool.run({ hash, password }, { name: 'verify' }),
    close: () => pool.close(),
  };
}
