/** What happens to an account, as its owner may read it. */
import type { SecurityEvent, SecurityEventKind } from '@sojourn/contracts/account';

/** One event of an account. `browser` is where it was done, `address` the e-mail address it is about; null when unknown. */
export type StoredSecurityEvent = {
  id: string;
  userId: string;
  kind: SecurityEventKind;
  at: Date;
  browser: string | null;
  address: string | null;
};

/** How many events an account has at most; the oldest go first. */
export const MOST_EVENTS = 500;

/** What the owner sees of an event. */
export function securityEventOf({ userId: _userId, at, ...event }: StoredSecurityEvent): SecurityEvent {
  return { ...event, at: at.toISOString() };
}
