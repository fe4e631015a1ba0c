/** Whether too many jobs wait for a worker, without a question to Redis for every one that is handed in. */

/** A count is good for so long: other processes hand in jobs, too. */
const FRESH_MS = 1_000;

/**
 * Lets one more job in, unless as many as may wait are waiting. Those who come while the count is read share it, and nobody
 * is let in by it for whom there was no room.
 * @param refusal the error for who comes then
 */
export function createCrowdCheck(read: () => Promise<number>, most: number, refusal: () => Error) {
  let room = 0;
  let readAt = -FRESH_MS;
  let reading: Promise<void> | undefined;
  const look = async () => {
    try {
      room = most - (await read());
      readAt = performance.now();
    } finally {
      reading = undefined;
    }
  };
  const enter = () => {
    room -= 1;
    if (room < 0) throw refusal();
  };
  return (): Promise<void> | void => {
    if (room > 0 && performance.now() - readAt < FRESH_MS) return enter();
    return (reading ??= look()).then(enter);
  };
}
