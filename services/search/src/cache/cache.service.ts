/** Answers remembered in front of a slow or costly source: one call for many askers, and the last answer when it fails. */
import { randomUUID } from 'node:crypto';
import { type Kept, jittered, type Lifetime } from './cache.model';
import type { CacheRepository } from './cache.repository';

/** `staleMs` is the answer's age when it is older than it should be because the source failed, else 0. */
export type Remembered<T> = { value: T; madeAt: number; staleMs: number };

export type CacheOptions = {
  repository: CacheRepository;
  /** Told when the repository fails; the caller never notices. */
  onTrouble: (error: unknown) => void;
  /** How an answer was found, for the metrics. */
  onAnswer?: (state: 'fresh' | 'made' | 'stale') => void;
  now?: () => number;
  random?: () => number;
};

/** A question's key, its lifetime and how it is answered. */
export type Question<T> = { key: string; lifetime: Lifetime; make: () => Promise<T> };

export type Cache = { remember<T>(question: Question<T>): Promise<Remembered<T>> };

// Longer than a source may take (5 s), so that a lease outlives its owner's work but not its death by much.
const LEASE_MS = 6_000;
const LOOK_AGAIN_MS = 40;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createCache(options: CacheOptions): Cache {
  const { repository, onTrouble, onAnswer, now = Date.now, random = Math.random } = options;
  const inFlight = new Map<string, Promise<Remembered<unknown>>>();

  /** A repository that fails is one that remembers nothing. */
  async function quietly<T>(call: () => Promise<T>, without: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      onTrouble(error);
      return without;
    }
  }

  const read = <T>(key: string) => quietly(() => repository.read(key) as Promise<Kept<T> | undefined>, undefined);

  function fresh<T>(kept: Kept<T> | undefined): Remembered<T> | undefined {
    if (!kept || kept.freshUntil <= now()) return undefined;
    onAnswer?.('fresh');
    return { value: kept.value, madeAt: kept.madeAt, staleMs: 0 };
  }

  async function make<T>({ key, lifetime, make: ask }: Question<T>): Promise<Remembered<T>> {
    const value = await ask();
    const madeAt = now();
    const kept = { value, madeAt, freshUntil: madeAt + jittered(lifetime.softMs, random()) };
    await quietly(() => repository.write(key, kept, jittered(lifetime.hardMs, random())), undefined);
    onAnswer?.('made');
    return { value, madeAt, staleMs: 0 };
  }

  async function makeOrServeStale<T>(question: Question<T>, old: Kept<T> | undefined): Promise<Remembered<T>> {
    try {
      return await make(question);
    } catch (error) {
      if (!old) throw error;
      onTrouble(error);
      onAnswer?.('stale');
      return { value: old.value, madeAt: old.madeAt, staleMs: now() - old.madeAt };
    }
  }

  /** With the right to make it: it may have been made between the look and the lease. */
  async function answerAsOwner<T>(question: Question<T>, token: string): Promise<Remembered<T>> {
    try {
      const kept = await read<T>(question.key);
      return fresh(kept) ?? (await makeOrServeStale(question, kept));
    } finally {
      await quietly(() => repository.giveBack(question.key, token), undefined);
    }
  }

  async function answer<T>(question: Question<T>): Promise<Remembered<T>> {
    const { key } = question;
    const token = randomUUID();
    const patience = now() + LEASE_MS;
    while (now() < patience) {
      const kept = await read<T>(key);
      const found = fresh(kept);
      if (found) return found;
      if (await quietly(() => repository.take(key, token, LEASE_MS), true)) return answerAsOwner(question, token);
      // Somebody else is making it: the last answer is good enough meanwhile, if there is one.
      if (kept) return { value: kept.value, madeAt: kept.madeAt, staleMs: 0 };
      await pause(LOOK_AGAIN_MS);
    }
    return makeOrServeStale(question, undefined);
  }

  return {
    remember<T>(question: Question<T>) {
      const known = inFlight.get(question.key) as Promise<Remembered<T>> | undefined;
      if (known) return known;
      const started = answer(question).finally(() => inFlight.delete(question.key));
      inFlight.set(question.key, started);
      return started;
    },
  };
}
