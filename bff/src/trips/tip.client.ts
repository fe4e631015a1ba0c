import { tipSchema, type SignedComment, type SignedTip, type Tip } from '@sojourn/contracts/tip';
import { asUser, type ServiceClient } from '../auth/account-call';

/** What the bff asks the trips service to put on a destination's board, in somebody's own name. */
export type TipClient = {
  post(userId: string, tip: SignedTip): Promise<Tip>;
  comment(userId: string, id: string, comment: SignedComment): Promise<Tip>;
};

export function createTipClient(trips: ServiceClient): TipClient {
  const send = (userId: string, path: string, body: object) =>
    trips.request({ method: 'POST', path, identity: asUser(userId), body, schema: tipSchema });
  return {
    post: (userId, tip) => send(userId, '/tips', tip),
    comment: (userId, id, comment) => send(userId, `/tips/${encodeURIComponent(id)}/comments`, comment),
  };
}
