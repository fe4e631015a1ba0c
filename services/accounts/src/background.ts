import type { Logger } from '@sojourn/node-kit';

/**
 * Work that an answer does not wait for: what is looked up and mailed after sign-up, so that the time of the answer says
 * nothing about whose address it is.
 */
export type Background = {
  /** Starts the work; a failure of it is logged, and nobody else learns of it. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when everything that was started is done. */
  settled(): Promise<void>;
};

/** Creates a {@link Background}. */
export function createBackground(logger: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = Promise.resolve()
        .then(work)
        .then(
          () => undefined,
          (error: unknown) => logger.error({ err: error }, `${name} failed`),
        )
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
