import type { Invited, TripInvitation } from '@sojourn/contracts/mailed';
import type { InvitationClient } from './invitation.client';
import type { MailLimiter } from './mail-limiter';

/** Mailing a link to a trip. */
export type InvitationService = ReturnType<typeof createInvitationService>;

type InvitationParts = { invitations: InvitationClient; limiter: Pick<MailLimiter, 'ofInvitations'> };

export function createInvitationService({ invitations, limiter }: InvitationParts) {
  return {
    /** The link is opened first, so that nothing but a trip is ever sent, and a dead link counts for nothing. */
    async send(userId: string, invitation: TripInvitation): Promise<Invited> {
      const title = await invitations.readTitle(invitation.token);
      return limiter.ofInvitations(userId, invitation.recipients.length, () =>
        invitations.send(userId, { ...invitation, title }),
      );
    },
  };
}
