/** What the trips service does by itself: it takes away for good what nobody can bring back any more. */
import type { Logger } from '@sojourn/node-kit';

/** What is to go may stay some minutes longer. */
const EVERY_MS = 10 * 60 * 1000;

/** Takes away some of what is to go, and says how much there was; none: nothing is left. */
export type Cleaning = () => Promise<number>;

/** One round: as much as there is. A failure is logged, and the next round finds the rest. */
export async function cleanAll(cleanings: readonly Cleaning[], logger: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  for (const clean of cleanings) {
    try {
      for (let count = await clean(); count > 0; count = await clean()) logger.info({ count }, 'cleaned up');
    } catch (error) {
      logger.warn({ cause: String(error) }, 'could not clean up');
    }
  }
}

/** Cleans up now and then until it is stopped; several processes may do so at once. */
export function startCleaning(cleanings: readonly Cleaning[], logger: Logger): { stop(): void } {
  const timer = setInterval(() => void cleanAll(cleanings, logger), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
