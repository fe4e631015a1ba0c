import type { SignedComment, SignedTip, Tip, TipReport } from '@sojourn/contracts/tip';
import type { AccountsClient } from '../auth/accounts.client';
import { tipAuthorOf } from './tip-author.model';
import type { TipClient } from './tip.client';

/**
 * Posting on a destination's board: what was written is signed with the name of the account, and a report with whether its
 * address is proven; no sender chooses either.
 */
export type TipService = ReturnType<typeof createTipService>;

type Parts = { tips: TipClient; accounts: Pick<AccountsClient, 'readUser'> };

export function createTipService({ tips, accounts }: Parts) {
  const authorOf = async (userId: string) => tipAuthorOf(await accounts.readUser(userId));
  return {
    post: async (userId: string, tip: Omit<SignedTip, 'author'>): Promise<Tip> =>
      tips.post(userId, { ...tip, author: await authorOf(userId) }),

    comment: async (userId: string, id: string, comment: Omit<SignedComment, 'author'>): Promise<Tip> =>
      tips.comment(userId, id, { ...comment, author: await authorOf(userId) }),

    report: async (userId: string, id: string, report: TipReport): Promise<TipReport> =>
      tips.report(userId, id, { ...report, isProven: (await accounts.readUser(userId)).emailProven }),
  };
}
