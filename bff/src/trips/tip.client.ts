import {
  tipReportSchema,
  tipSchema,
  type SignedComment,
  type SignedReport,
  type SignedTip,
  type Tip,
  type TipReport,
} from '@sojourn/contracts/tip';
import { asUser, type ServiceClient } from '../auth/account-call';

/** What the bff asks the trips service to put on a destination's board, in somebody's own name. */
export type TipClient = {
  post(userId: string, tip: SignedTip): Promise<Tip>;
  comment(userId: string, id: string, comment: SignedComment): Promise<Tip>;
  report(userId: string, id: string, report: SignedReport): Promise<TipReport>;
};

export function createTipClient(trips: ServiceClient): TipClient {
  const pathOf = (id: string, what: string) => `/tips/${encodeURIComponent(id)}/${what}`;
  const send = (userId: string, path: string, body: object) =>
    trips.request({ method: 'POST', path, identity: asUser(userId), body, schema: tipSchema });
  return {
    post: (userId, tip) => send(userId, '/tips', tip),
    comment: (userId, id, comment) => send(userId, pathOf(id, 'comments'), comment),
    report: (userId, id, body) =>
      trips.request({
        ...{ method: 'PUT', path: pathOf(id, 'report'), identity: asUser(userId), body },
        schema: tipReportSchema,
      }),
  };
}
