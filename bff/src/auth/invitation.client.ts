import { invitedSchema, type Invited, type TitledInvitation } from '@sojourn/contracts/mailed';
import type { Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** What the bff asks trips and accounts to mail a link to a trip. */
export type InvitationClient = {
  /** The title of the trip that a link opens; throws AppError `not-found` for one that opens nothing. */
  readTitle(token: string): Promise<string>;
  send(userId: string, invitation: TitledInvitation): Promise<Invited>;
};

type Asked = Pick<Upstream, 'request'>;

/** As much of a trip as a message names. */
const titledSchema = z.object({ plan: z.object({ head: z.object({ title: z.object({ text: z.string() }) }) }) });

export function createInvitationClient(trips: Asked, accounts: Asked): InvitationClient {
  return {
    async readTitle(token) {
      const path = `/shared/${encodeURIComponent(token)}/plan`;
      const { plan } = await trips.request({ method: 'GET', path, schema: titledSchema });
      return plan.head.title.text;
    },
    send: (userId, body) =>
      accounts.request({
        method: 'POST',
        path: `/users/${encodeURIComponent(userId)}/trip-invitations`,
        identity: { sub: userId, kind: 'user' },
        body,
        schema: invitedSchema,
      }),
  };
}
