/** Tips for everybody, and comments on them: an account posts them, and anybody reads them. */
import { tipDeletedSchema, tipPageSchema, tipReportSchema, tipSchema, type TipPage } from '@sojourn/contracts/tip';
import { apiRequest, newIdempotencyKey } from '@sojourn/web-kit';
import type { Tip } from './tip.model';
import type { TipStore } from './tip.store';

const pathOf = ({ id }: Pick<Tip, 'id'>, what = '') => `/api/tips/${encodeURIComponent(id)}${what}`;

/** One page of a board; `after` is where the page before it ended. */
export const readTips = (destination: string, after: string | undefined, signal: AbortSignal): Promise<TipPage> =>
  apiRequest({ path: '/api/tips', query: { destination, after }, schema: tipPageSchema, signal });

/** One page of the comments on a tip. */
export const readComments = (tip: Tip, after: string | undefined, signal: AbortSignal): Promise<TipPage> =>
  apiRequest({ path: pathOf(tip, '/comments'), query: { after }, schema: tipPageSchema, signal });

/** Says something below a tip. */
export const postComment = (tip: Tip, content: string) =>
  apiRequest({
    method: 'POST',
    path: pathOf(tip, '/comments'),
    body: { content },
    schema: tipSchema,
    idempotencyKey: newIdempotencyKey(),
  });

/** See {@link TipStore}; comments are tips. */
export const serverTips: TipStore = {
  post: (destination, content) =>
    apiRequest({
      method: 'POST',
      path: '/api/tips',
      body: { destination, ...content },
      schema: tipSchema,
      idempotencyKey: newIdempotencyKey(),
    }),

  edit: (_destination, tip, content) =>
    apiRequest({ method: 'PUT', path: pathOf(tip), body: { ...content, version: tip.version }, schema: tipSchema }),

  remove: (_destination, tip) => apiRequest({ method: 'DELETE', path: pathOf(tip), schema: tipDeletedSchema }),

  restore: (_destination, tip) => apiRequest({ method: 'POST', path: pathOf(tip, '/restore'), schema: tipSchema }),

  toggleLike: (_destination, tip) =>
    apiRequest({ method: 'PUT', path: pathOf(tip, '/like'), body: { liked: !tip.userHasLiked }, schema: tipSchema }),

  report: (_destination, tip, reported) =>
    apiRequest({ method: 'PUT', path: pathOf(tip, '/report'), body: { reported }, schema: tipReportSchema }),
};
