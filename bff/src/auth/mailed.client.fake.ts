import type { CurrentUser } from '@sojourn/contracts';
import type { PendingAddress } from '@sojourn/contracts/mailed';
import { AppError } from '@sojourn/node-kit';
import type { MailedClient } from './mailed.client';

/** Mailed links in memory: the token `good` opens everything for `user`; `asked` is what was asked, in order. */
export type FakeMailed = MailedClient & PendingAddress & { asked: unknown[][]; fallen: string[]; user: CurrentUser };

/** Creates a {@link FakeMailed}. */
export function createFakeMailed(user: CurrentUser): FakeMailed {
  const byLink = async <T>(token: string, answer: T): Promise<T> => {
    if (token !== 'good') throw new AppError('not-found', 'This link is no longer good.');
    return answer;
  };
  const note = (...what: unknown[]) => void fake.asked.push(what);
  const proven = () => ({ user: fake.user, fallen: fake.fallen });
  const fake: FakeMailed = {
    asked: [],
    fallen: [],
    pending: null,
    user,
    readLink: ({ token }) => byLink(token, { email: user.email, username: user.username }),
    forgot: async ({ email }) => note('forgot', email),
    reset: ({ token, password }) => (note('reset', password), byLink(token, proven())),
    resend: async (userId) => (note('resend', userId), { email: user.email }),
    verify: (userId, token) => (note('verify', userId), byLink(token, proven())),
    askChange: async (userId, { email, isFresh }) => (note('askChange', userId, { email, isFresh }), { email }),
    pendingChange: async (userId) => (note('pendingChange', userId), { pending: fake.pending }),
    cancelChange: async (userId) => (note('cancelChange', userId), { pending: null }),
    change: (userId, token) => (note('change', userId), byLink(token, proven())),
    confirmNewsletter: (token) => byLink(token, { email: user.email }),
    unsubscribe: async (token) => note('unsubscribe', token),
  };
  return fake;
}
