import type { AccountSession, SecurityEvent } from '@sojourn/contracts/account';
import { AppError } from '@sojourn/node-kit';
import type { PeoplesSessions, PersonsSession } from './peoples-sessions';
import type { SecurityLogClient } from './security-log.client';

/** Where somebody is signed in, ending that elsewhere, and what happened to their account. */
export type SessionService = ReturnType<typeof createSessionService>;

type SessionParts = { sessions: PeoplesSessions; securityLog: SecurityLogClient };

export function createSessionService({ sessions, securityLog }: SessionParts) {
  return {
    /** @param current the id of the session that asks */
    async list(userId: string, current: string): Promise<AccountSession[]> {
      const listed = await sessions.list(userId);
      return listed.map((session) => shown(session, current));
    },

    async endOthers(userId: string, current: string): Promise<void> {
      await sessions.endAllBut(userId, current);
      await securityLog.record(userId, { kind: 'other-sessions-ended' });
    },

    /** @throws AppError `not-found` when they have no such session */
    async end(userId: string, id: string): Promise<void> {
      const hasEnded = await sessions.end(userId, id);
      if (!hasEnded) throw new AppError('not-found', 'You are not signed in there any more.');
      await securityLog.record(userId, { kind: 'session-ended' });
    },

    events: (userId: string): Promise<SecurityEvent[]> => securityLog.list(userId),
  };
}

const shown = (session: PersonsSession, current: string): AccountSession => ({
  id: session.id,
  browser: session.browser,
  madeAt: new Date(session.madeAt).toISOString(),
  seenAt: new Date(session.seenAt).toISOString(),
  isCurrent: session.sids.includes(current),
  isRemembered: session.family !== undefined,
});
