import { leavingRequestSchema } from '@sojourn/contracts/data-rights';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { destroySession, requireSignedIn } from '../http/session';
import type { DataRightsService } from './data-rights.service';

/** Downloading one's data (the file itself is proxied), and leaving; behind the session and the origin guard. */
export function createDataRoutes({ rights }: { rights: DataRightsService }): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  router.use(['/api/user/data-export', '/api/user/leaving'], neverStored);

  router.get('/api/user/data-export', async (req, res) => {
    res.json(await rights.readExport(requireSignedIn(req)));
  });

  router.post('/api/user/data-export', async (req, res) => {
    res.status(202).json(await rights.askExport(requireSignedIn(req)));
  });

  router.get('/api/user/leaving', async (req, res) => {
    res.json(await rights.readLeaving(requireSignedIn(req), req.session.provenAt));
  });

  router.post('/api/user/leaving', json, async (req, res) => {
    const userId = requireSignedIn(req);
    const request = parseInput(leavingRequestSchema, req.body ?? {});
    const left = await rights.leave(userId, request, {
      address: req.ip ?? '',
      provenAt: req.session.provenAt,
    });
    await destroySession(req);
    res.json(left);
  });

  router.delete('/api/user/leaving', async (req, res) => {
    res.json(await rights.stay(requireSignedIn(req)));
  });
  return router;
}
