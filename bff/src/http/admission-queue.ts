import { AsyncResource } from 'node:async_hooks';
import { AppError } from '@sojourn/node-kit';
import type { Request, RequestHandler } from 'express';

/** How much is worked on at once, and how much waits; `isPreferred` says who goes before the others, with as many waiting. */
export type AdmissionLimits = { atOnce: number; waiting: number; isPreferred?: (req: Request) => boolean };

/** Lets requests in; `counts` says what is worked on and what waits. */
export type AdmissionQueue = { handler: RequestHandler; counts(): { underWay: number; waiting: number } };

const SENTENCE = 'Too many people are signing in just now. Please try again in a moment.';

/**
 * Lets requests in one after the other: some at once, others wait, and what is beyond is refused with `overloaded`. What
 * waited is let in one by one between the turns of the event loop, so that of two hundred who sign in at the same moment
 * nobody else's page waits for more than a few. Whoever hangs up leaves the queue.
 *
 * Stand it behind the reading of the body: a body that never ends must hold no place.
 */
export function createAdmissionQueue({ atOnce, waiting, isPreferred }: AdmissionLimits): AdmissionQueue {
  const preferred = new Set<() => void>();
  const others = new Set<() => void>();
  let underWay = 0;
  let isScheduled = false;

  function admitNext(): void {
    isScheduled = false;
    const line = preferred.size > 0 ? preferred : others;
    const [first] = line;
    if (!first || underWay >= atOnce) return;
    line.delete(first);
    first();
    schedule();
  }
  function schedule(): void {
    if (isScheduled || preferred.size + others.size === 0 || underWay >= atOnce) return;
    isScheduled = true;
    setImmediate(admitNext);
  }

  const handler: RequestHandler = (req, res, next) => {
    const line = isPreferred?.(req) ? preferred : others;
    if (line.size >= waiting) throw new AppError('overloaded', SENTENCE, { retryAfterSeconds: 2 });
    // Let in by somebody else's turn, it must go on as the request that it is.
    const begin = AsyncResource.bind(() => {
      underWay += 1;
      res.off('close', giveUp).once('close', () => {
        underWay -= 1;
        schedule();
      });
      next();
    });
    const giveUp = () => line.delete(begin);
    res.once('close', giveUp);
    line.add(begin);
    schedule();
  };
  return { handler, counts: () => ({ underWay, waiting: preferred.size + others.size }) };
}
