import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import type { SharerService } from './sharer.service';

/** Who shares a trip: asked of two services, so that the bff answers it itself. */
export function createSharerRoutes({ sharers }: { sharers: SharerService }): Router {
  const router = Router({ caseSensitive: true });
  router.get('/api/shared/:token/owner', neverStored, async (req, res) => {
    res.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    res.json(await sharers.read(String(req.params['token'])));
  });
  return router;
}
