/** Links to a trip, mailed to those whom its owner names. */
import type { Identity } from '@sojourn/contracts';
import { fullNameOf } from '@sojourn/contracts/full-name';
import type { Invited, TitledInvitation } from '@sojourn/contracts/mailed';
import { AppError } from '@sojourn/node-kit';
import { limited } from '../address/address.service';
import type { MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { tripInvitationMessage } from '../mail/messages/trip-invitation';
import { recipientKeyOf } from '../mail/recipient';
import { onlyOneself } from '../user/only-oneself';
import { provenEmailOf } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';

/** See {@link createInvitationService}. */
export type InvitationService = ReturnType<typeof createInvitationService>;

export function createInvitationService(parts: {
  users: Pick<UserRepository, 'findById'>;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
}) {
  return {
    /**
     * Whoever writes to strangers through us does so under an address that is theirs.
     * @throws AppError `not-allowed` without a proven address, `too-many-requests` when nobody could be written to
     */
    async send(caller: Identity, id: string, invitation: TitledInvitation): Promise<Invited> {
      onlyOneself(caller, id);
      const user = await parts.users.findById(id);
      const replyTo = user && provenEmailOf(user);
      if (!user || !replyTo) {
        throw new AppError('not-allowed', 'Please confirm your email address first. Your profile has the button.');
      }
      const { recipients, message, title, token } = invitation;
      const different = new Map(recipients.map((recipient) => [recipientKeyOf(recipient), recipient]));
      const url = parts.links(`/shared/${token}`);
      let sent = 0;
      for (const to of different.values()) {
        const letter = tripInvitationMessage({ to, from: fullNameOf(user), replyTo, title, message, url });
        if ((await parts.mail.enqueue(letter)) === 'queued') sent += 1;
      }
      if (sent === 0) throw limited();
      return { sent };
    },
  };
}
