import { addressChangeSchema, passwordChangeSchema } from '@sojourn/contracts/account';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { regenerateSession, requireSignedIn } from '../http/session';
import type { OwnAccountService } from './own-account.service';

/** One's own address and password; behind the session and the origin guard. */
export function createOwnAccountRoutes({ account }: { account: OwnAccountService }): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  router.use(['/api/user/address', '/api/user/password', '/api/google-maps-key'], neverStored);

  router.put('/api/user/address', json, async (req, res) => {
    const userId = requireSignedIn(req);
    res.json(await account.changeAddress(userId, parseInput(addressChangeSchema, req.body)));
  });

  router.put('/api/user/password', json, async (req, res) => {
    const userId = requireSignedIn(req);
    await account.changePassword(userId, parseInput(passwordChangeSchema, req.body), req.ip ?? '');
    await regenerateSession(req, { userId, provenAt: Date.now() });
    await account.endOthers(userId, req.sessionID);
    res.json({});
  });

  router.get('/api/google-maps-key', (req, res) => {
    requireSignedIn(req);
    res.json(account.mapsKey());
  });
  return router;
}
