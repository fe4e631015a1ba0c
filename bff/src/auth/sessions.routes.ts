import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { requireSignedIn } from '../http/session';
import type { SessionService } from './sessions.service';

/** Where somebody is signed in, ending that elsewhere, and what happened to their account. */
export function createSessionRoutes({ sessions }: { sessions: SessionService }): Router {
  const router = Router({ caseSensitive: true });
  router.use(['/api/user/sessions', '/api/user/security-events'], neverStored);

  router.get('/api/user/sessions', async (req, res) => {
    res.json(await sessions.list(requireSignedIn(req), req.sessionID));
  });
  router.delete('/api/user/sessions', async (req, res) => {
    await sessions.endOthers(requireSignedIn(req), req.sessionID);
    res.json({});
  });
  router.delete('/api/user/sessions/:id', async (req, res) => {
    await sessions.end(requireSignedIn(req), req.params.id);
    res.json({});
  });
  router.get('/api/user/security-events', async (req, res) => {
    res.json(await sessions.events(requireSignedIn(req)));
  });
  return router;
}
