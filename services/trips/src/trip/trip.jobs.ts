/** What the trips service does by itself: it takes away for good what can no longer be restored. */
import type { Logger } from '@sojourn/node-kit';
import type { TripService } from './trip.service';

/** A trip may be gone for good some minutes late. */
const EVERY_MS = 10 * 60 * 1000;

/** One round: as many as there are. A failure is logged, and the next round finds the rest. */
export async function purgeAll(
  trips: Pick<TripService, 'purge'>,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  try {
    for (let count = await trips.purge(); count > 0; count = await trips.purge())
      logger.info({ count }, 'purged trips');
  } catch (error) {
    logger.warn({ cause: String(error) }, 'trips could not be purged');
  }
}

/** Purges now and then until it is stopped; several processes may do so at once. */
export function startPurging(trips: Pick<TripService, 'purge'>, logger: Logger): { stop(): void } {
  const timer = setInterval(() => void purgeAll(trips, logger), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
