import type { FailureReport, ReleasedRemote } from '@sojourn/contracts';
import { initOf } from './api-request';
import { send } from './transport';

const failures = new Map<string, number>();

/**
 * Tells operators that a part of a release could not be shown, and nothing of whoever wanted to see it. Of many failures
 * on one page the 1st, 2nd, 4th, 8th … are sent, each with how many there were since the one before; after the 64th none.
 */
export function reportFailure({ name, version }: Pick<ReleasedRemote, 'name' | 'version'>): void {
  const key = `${name} ${version}`;
  const count = (failures.get(key) ?? 0) + 1;
  failures.set(key, count);
  const isPowerOfTwo = (count & (count - 1)) === 0;
  if (!isPowerOfTwo || count > 64) return;
  const body: FailureReport = { remote: name, version, failures: Math.ceil(count / 2) };
  const init = initOf({ method: 'POST', accept: 'application/json', body, signal: new AbortController().signal });
  // Kept alive, because a person who sees a failure may leave. A report that does not arrive is missed by nobody here.
  send('/api/telemetry', { ...init, keepalive: true }).catch(() => undefined);
}
