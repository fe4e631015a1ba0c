import type { RequestHandler } from 'express';

/**
 * Lets requests begin one in each turn of the event loop, in the order in which they came: of two hundred that arrive at
 * the same moment all would begin in one turn, and whatever else arrives would wait for the last of them.
 */
export function createOneRequestPerTurn(): RequestHandler {
  const waiting: (() => void)[] = [];
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      waiting.shift()?.();
      schedule();
    });
  }

  return (_req, _res, next) => {
    waiting.push(next);
    schedule();
  };
}
