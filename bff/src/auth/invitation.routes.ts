import { tripInvitationSchema } from '@sojourn/contracts/mailed';
import { parseInput } from '@sojourn/node-kit';
import { Router } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { requireSignedIn } from '../http/session';
import type { InvitationClient } from './invitation.client';
import type { MailLimiter } from './mail-limiter';

/** Mailing a link to a trip: the link is opened first, so that nothing but a trip is ever sent. */
export function createInvitationRoutes(parts: {
  invitations: InvitationClient;
  limiter: Pick<MailLimiter, 'ofInvitations'>;
}): Router {
  const { invitations, limiter } = parts;
  const router = Router({ caseSensitive: true });
  router.post('/api/user/trip-invitations', neverStored, jsonBody(BODY_BYTES), async (req, res) => {
    const userId = requireSignedIn(req);
    const invitation = parseInput(tripInvitationSchema, req.body);
    const title = await invitations.readTitle(invitation.token);
    await limiter.ofInvitations(userId, invitation.recipients.length);
    res.json(await invitations.send(userId, { ...invitation, title }));
  });
  return router;
}
