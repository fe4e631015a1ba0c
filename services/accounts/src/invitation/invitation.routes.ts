import { titledInvitationSchema } from '@sojourn/contracts/mailed';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { InvitationService } from './invitation.service';

/** Adds the route of invitations. */
export function addInvitationRoutes(router: Router, invitations: InvitationService): void {
  router.post('/users/:id/trip-invitations', async (req, res) => {
    const invitation = parseInput(titledInvitationSchema, req.body);
    res.json(await invitations.send(identityOf(res), req.params.id, invitation));
  });
}
