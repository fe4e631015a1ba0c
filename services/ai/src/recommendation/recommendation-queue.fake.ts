import { AppError } from '@sojourn/node-kit';
import type { RecommendationGenerator } from './recommendation-generator.service';
import type { RecommendationQueue } from './recommendation-queue';

/** A queue with its worker in the same breath; `isDown` is a Redis that is not there, `stuck` work that never ends. */
export function createFakeRecommendationQueue(generator: RecommendationGenerator) {
  const handedIn: string[] = [];
  const state = { isDown: false, stuck: false };
  let tell = () => {};
  const calledOff = new Promise<void>((resolve) => (tell = resolve));
  const queue: RecommendationQueue = {
    async work(job, waiter) {
      handedIn.push(job.key);
      if (state.isDown)
        throw new AppError('unavailable', 'Recommendations are taking a break.', { retryAfterSeconds: 5 });
      if (state.stuck) {
        await new Promise<void>((resolve) => waiter.signal.addEventListener('abort', () => resolve(), { once: true }));
        tell();
        throw new AppError('timed-out', 'The request was given up.');
      }
      await generator.generate(job, waiter);
    },
  };
  return { queue, handedIn, state, calledOff };
}
