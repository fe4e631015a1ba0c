import { isDeepStrictEqual } from 'node:util';

/** `toEqual`, a tenth of its time as long as two values are the same. Only for tests. */
export function expectSame(received: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(received, expected)) expect(received).toEqual(expected);
}
