import { invitedSchema, type Invited, type TitledInvitation } from '@sojourn/contracts/mailed';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What the bff asks trips and accounts to mail a link to a trip. */
export type InvitationClient = {
  /** The title of the trip that a link opens; throws AppError `not-found` for one that opens nothing. */
  readTitle(token: string): Promise<string>;
  send(userId: string, invitation: TitledInvitation): Promise<Invited>;
};

/** As much of a trip as a message names. */
const titledSchema = z.object({ plan: z.object({ head: z.object({ title: z.object({ text: z.string() }) }) }) });

export function createInvitationClient(trips: ServiceClient, accounts: ServiceClient): InvitationClient {
  return {
    async readTitle(token) {
      const path = `/shared/${encodeURIComponent(token)}/plan`;
      const { plan } = await trips.request({ method: 'GET', path, schema: titledSchema });
      return plan.head.title.text;
    },
    send: (userId, body) =>
      accounts.request({
        method: 'POST',
        ...ofUser(userId, '/trip-invitations'),
        body,
        schema: invitedSchema,
      }),
  };
}
