import { setImmediate } from 'node:timers/promises';

/**
 * Lets what computes for some milliseconds take turns: each waits until those before it have had theirs and the event loop
 * has been round once, so that fifty lists at once hold up nobody for longer than one takes.
 */
export function createComputeTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    // The loop goes round between two turns; what is computed runs right after its own.
    last = last.then(() => setImmediate());
    return last;
  };
}
