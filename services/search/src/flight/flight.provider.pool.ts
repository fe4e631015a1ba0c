/**
 * A provider whose searches are computed in threads: a cold metropolitan search takes a tenth of a second, and whoever types
 * an airport's name meanwhile would wait for it on one event loop.
 */
import type { FlownNear } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { Piscina } from 'piscina';
import type { FareProvider, JourneyQuery } from './flight.provider';
import type { SampleOffer } from './offer.model';

/** How many threads, how many searches may wait for one, and the module whose `search`, `flownNear`, `fares` and `lowest` each thread runs. */
export type FlightPoolOptions = Pick<FareProvider, 'name' | 'source'> & {
  threads: number;
  waiting: number;
  module: URL;
};

/** `close` ends the threads and whatever they are at. */
export type FlightPool = FareProvider & {
  search(query: JourneyQuery): Promise<SampleOffer[]>;
  flownNear(query: JourneyQuery): Promise<FlownNear>;
  close(): Promise<void>;
};

export function createFlightPool({ name, source, threads, waiting, module }: FlightPoolOptions): FlightPool {
  const pool = new Piscina({
    filename: module.href,
    name: 'search',
    // All at once: the first searches would wait for a thread to start.
    minThreads: threads,
    maxThreads: threads,
    // Bounded below, before a search is handed over.
    maxQueue: Infinity,
  });
  function run(task: 'search' | 'flownNear' | 'fares' | 'lowest', query: object): Promise<unknown> {
    if (pool.queueSize >= waiting) {
      const message = 'Many people are searching for flights just now. Please try again in a moment.';
      throw new AppError('overloaded', message, { retryAfterSeconds: secondsUntilIdle(pool) });
    }
    return pool.run(query, { name: task });
  }
  return {
    name,
    source,
    search: async (query) => run('search', query) as ReturnType<FlightPool['search']>,
    flownNear: async (query) => run('flownNear', query) as ReturnType<FlightPool['flownNear']>,
    fares: async (query) => run('fares', query) as ReturnType<FareProvider['fares']>,
    lowest: async (query) => run('lowest', query) as ReturnType<FareProvider['lowest']>,
    close: () => pool.destroy(),
  };
}

/** When what waits now will have been computed, as far as what was computed so far tells; from 2 to 30 s. */
function secondsUntilIdle({ queueSize, threads, histogram }: Piscina): number {
  const { mean } = histogram.runTime;
  const waitMs = (queueSize / threads.length) * (Number.isFinite(mean) ? mean : 0);
  return Math.min(30, Math.max(2, Math.ceil(waitMs / 1000)));
}
