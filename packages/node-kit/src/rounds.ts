import type { Logger } from './logger';

/** Some of the work that a service does by itself, all that is due of it. */
type Round = () => Promise<void>;

/**
 * Does rounds of work now and then until it is stopped, one after the other; several processes may do so at once. A round
 * that fails is logged, and the next one finds what is left.
 */
export function startRounds(
  rounds: readonly Round[],
  { everyMs, logger }: { everyMs: number; logger: Pick<Logger, 'warn'> },
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const round of rounds) {
      await round().catch((error: unknown) => logger.warn({ cause: String(error) }, 'a round of work failed'));
    }
  };
  const timer = setInterval(() => {
    running ??= runAll().finally(() => (running = undefined));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
