import type { Identity } from '@sojourn/contracts';
import type { Upstream } from '@sojourn/node-kit';

/** As much of a service as its clients here ask. */
export type ServiceClient = Pick<Upstream, 'request'>;

/** Somebody as the services are told who asks. */
export const asUser = (sub: string): Identity => ({ sub, kind: 'user' });

/** What of somebody's account is asked in their own name: `what` is below it, as `/address`; '' for the account itself. */
export const ofUser = (userId: string, what = '') => ({
  path: `/users/${encodeURIComponent(userId)}${what}`,
  identity: asUser(userId),
});
