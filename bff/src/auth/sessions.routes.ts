import type { AccountSession } from '@sojourn/contracts/account';
import { AppError } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { fromSessions, requireSignedIn } from '../http/session';
import type { ListedSession } from '../http/session-index';
import type { SessionStore } from '../http/session-store';
import type { SecurityLogClient } from './security-log.client';

/** What these routes need of the session store. */
export type PeoplesSessions = Pick<SessionStore, 'listSessions' | 'endSession' | 'endSessions'>;

/** Where somebody is signed in, ending that elsewhere, and what happened to their account. */
export function createSessionRoutes(parts: { sessions: PeoplesSessions; securityLog: SecurityLogClient }): Router {
  const { sessions, securityLog } = parts;
  const router = Router({ caseSensitive: true });
  router.use(['/api/user/sessions', '/api/user/security-events'], neverStored);

  router.get('/api/user/sessions', async (req, res) => {
    const userId = requireSignedIn(req);
    const listed = await fromSessions(sessions.listSessions(userId));
    res.json(listed.map((session) => shown(session, req.sessionID)));
  });

  router.delete('/api/user/sessions', async (req, res) => {
    const userId = requireSignedIn(req);
    await fromSessions(sessions.endSessions(userId, { except: req.sessionID }));
    await securityLog.record(userId, { kind: 'other-sessions-ended' });
    res.json({});
  });

  router.delete('/api/user/sessions/:id', async (req, res) => {
    const userId = requireSignedIn(req);
    const hasEnded = await fromSessions(sessions.endSession(userId, req.params.id));
    if (!hasEnded) throw new AppError('not-found', 'You are not signed in there any more.');
    await securityLog.record(userId, { kind: 'session-ended' });
    res.json({});
  });

  router.get('/api/user/security-events', async (req, res) => {
    res.json(await securityLog.list(requireSignedIn(req)));
  });
  return router;
}

const shown = (session: ListedSession, current: string): AccountSession => ({
  id: session.id,
  browser: session.browser,
  madeAt: new Date(session.madeAt).toISOString(),
  seenAt: new Date(session.seenAt).toISOString(),
  isCurrent: session.sid === current,
  isRemembered: session.family !== undefined,
});
