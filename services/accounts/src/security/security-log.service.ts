import type { Identity } from '@sojourn/contracts';
import type { SecurityEvent, SecurityEventKind } from '@sojourn/contracts/account';
import { currentContext } from '@sojourn/node-kit';
import { onlyOneself } from '../user/only-oneself';
import { MOST_EVENTS, securityEventOf } from './security-event.model';
import type { SecurityLogRepository } from './security-log.repository';

/** What happened, to whom. `browser` is the one of the request unless it says otherwise. */
export type NewSecurityEvent = {
  userId: string;
  kind: SecurityEventKind;
  /** The e-mail address it is about. */
  address?: string;
  browser?: string;
  at?: Date;
};

/** The port by which every subject of this service writes what happens to an account. */
export type SecurityLog = { record(event: NewSecurityEvent): Promise<void> };

/** Writing the security log, and reading one's own. */
export type SecurityLogService = ReturnType<typeof createSecurityLogService>;

const MOST_SHOWN = 100;

export function createSecurityLogService(parts: {
  events: SecurityLogRepository;
  newId: () => string;
  now: () => Date;
}) {
  return {
    /** Append-only; an account's oldest events go when it has more than 500. */
    async record({ userId, kind, address, browser = currentContext()?.browser, at = parts.now() }: NewSecurityEvent) {
      const event = { id: parts.newId(), userId, kind, at, browser: browser ?? null, address: address ?? null };
      await parts.events.append(event, MOST_EVENTS);
    },

    /** The newest of one's own events, 100 at most. */
    async list(caller: Identity, userId: string): Promise<SecurityEvent[]> {
      onlyOneself(caller, userId);
      return (await parts.events.newestOf(userId, MOST_SHOWN)).map(securityEventOf);
    },
  };
}
