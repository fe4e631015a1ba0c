import { fromSessions } from '../http/session';
import type { SessionStore } from '../http/session-store';
import type { PeoplesSessions } from './peoples-sessions';

/** The sessions of people in the session store. */
export const createPeoplesSessions = (
  store: Pick<SessionStore, 'listSessions' | 'endSession' | 'endSessions'>,
): PeoplesSessions => ({
  list: (userId) => fromSessions(store.listSessions(userId)),
  end: (userId, id) => fromSessions(store.endSession(userId, id)),
  endAll: (userId) => fromSessions(store.endSessions(userId)),
  endAllBut: (userId, except) => fromSessions(store.endSessions(userId, { except })),
});
