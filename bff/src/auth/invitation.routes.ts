import { tripInvitationSchema } from '@sojourn/contracts/mailed';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { requireSignedIn } from '../http/session';
import type { InvitationService } from './invitation.service';

/** Mailing a link to a trip; behind the session and the origin guard. */
export function createInvitationRoutes({ invitations }: { invitations: InvitationService }): Router {
  const router = Router({ caseSensitive: true });
  router.post('/api/user/trip-invitations', neverStored, jsonBody(BODY_BYTES), async (req, res) => {
    const userId = requireSignedIn(req);
    res.json(await invitations.send(userId, parseInput(tripInvitationSchema, req.body)));
  });
  return router;
}
