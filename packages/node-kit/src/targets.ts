import { Pool } from 'undici';
import type { Outcome } from './breaker';

const REST_MS = 5_000;
// The latter three where a container's name or address is gone while it starts again.
const COULD_NOT_CONNECT = new Set(
  ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'].concat('ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'),
);
// The other side went while it was asked: killed, or stopped with a connection that we had just taken.
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
// Not DELETE or PUT: done twice they are no harm, but the second time answers that the thing is gone or has changed.
const READS = new Set(['GET', 'HEAD']);

/** How long a connection is used. */
export const CONNECTION_MS = 10_000;

/** One instance of a service, with the connections that are kept alive to it. */
export type Target = Pick<Pool, 'dispatch' | 'request' | 'destroy'>;

/** The instances of one service, taken in turn; one that failed to answer is left alone for 5 s. */
export type Targets = {
  readonly size: number;
  next(): Target;
  reportFailure(target: Target): void;
  close(): Promise<void>;
};

/**
 * @param urls one origin an instance, http only: services stand in our own network
 * @param open how an instance is reached
 */
export function createTargets(urls: readonly string[], open: (url: string) => Target = openPool): Targets {
  const all = urls.map(open);
  const restsUntil = new Map<Target, number>();
  let turn = 0;
  return {
    size: all.length,
    next() {
      const now = performance.now();
      for (let step = 0; step < all.length; step += 1) {
        const target = all[(turn + step) % all.length] as Target;
        if ((restsUntil.get(target) ?? 0) <= now) {
          turn += step + 1;
          return target;
        }
      }
      turn += 1;
      return all[turn % all.length] as Target;
    },
    reportFailure: (target) => void restsUntil.set(target, performance.now() + REST_MS),
    close: async () => void (await Promise.all(all.map((target) => target.destroy()))),
  };
}

/**
 * Whether a call that failed before a byte of its answer may be sent once more: what no connection was made for reached
 * nobody, and a read may be asked twice. One name may stand for several instances, so one target is asked again, too.
 */
export const maySendAgain = (method: string, { code = '' }: { code?: string }): boolean =>
  COULD_NOT_CONNECT.has(code) || (READS.has(method) && BROKEN_OFF.has(code));

/** What a call that ended with this error said about the service, for its breaker. */
export const outcomeOfError = (error: { code?: string }): Outcome =>
  COULD_NOT_CONNECT.has(error.code ?? '') ? 'unreached' : 'failed';

const openPool = (url: string): Target =>
  new Pool(url, {
    connections: 256,
    // A name may stand for several containers and is looked up for each connection: one that were kept for ever would never
    // reach a container that was added since.
    clientTtl: CONNECTION_MS,
    // Shorter than the service's 65 s, so that a connection is never closed under a request.
    keepAliveTimeout: 60_000,
    connect: { timeout: 1_000 },
  });
