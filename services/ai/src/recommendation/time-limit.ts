/**
 * What a promise answers, or the error of `late` when it takes longer. Unlike `p-timeout` it makes no error beforehand: with
 * its stack that costs more than a job's way through Redis.
 */
export function withinMs<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    promise.then(
      (value) => (clearTimeout(timer), resolve(value)),
      (error: unknown) => (clearTimeout(timer), reject(error as Error)),
    );
  });
}
