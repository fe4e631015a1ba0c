/** The standalone page: `npm run dev -w mf-auth`, against a bff that lives in this page. */
import {
  GOOGLE_SIGN_IN_META,
  type Credentials,
  type CurrentUser,
  type ProfileChange,
  type Registration,
} from '@sojourn/contracts';
import { fakeError, runStandalone } from '@sojourn/web-kit/standalone';
import { remote } from './remote';

document.head.append(Object.assign(document.createElement('meta'), { name: GOOGLE_SIGN_IN_META, content: 'on' }));

let user: CurrentUser | null = null;

const newcomer = (given: Partial<Registration> & { username: string }): CurrentUser => ({
  id: 'alone',
  username: given.username,
  email: given.email ?? 'ada@example.org',
  firstName: given.firstName || null,
  lastName: given.lastName || null,
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: new Date().toISOString(),
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
let download = { state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null };

const seen = { madeAt: new Date().toISOString(), seenAt: new Date().toISOString() };

runStandalone(remote, {
  fakes: {
    'GET /api/auth/linking-session': () => ({
      email: 'ada@example.org',
      googleProfile: { firstName: 'Ada', lastName: 'Lovelace', profileImageUrl: null },
    }),
    'GET /api/auth/link-token/:token': ({ params }) => ({
      email: 'ada@example.org',
      existingAccountType: params['token'] === 'google' ? 'regular' : 'google',
      targetAccountType: params['token'] === 'google' ? 'google' : 'regular',
      names: { firstName: 'Ada', lastName: 'Lovelace' },
    }),
    'GET /api/user/account-links': () => ({
      hasPassword: true,
      hasLinkedAccount: true,
      linkedAccountType: 'google',
      linkedAccountInfo: { email: 'ada@gmail.com' },
      primaryAccountType: 'regular',
      primaryAccountInfo: { email: 'ada@example.org' },
    }),
    'GET /api/auth/user': () => user ?? fakeError(401, 'sign-in-required', 'Please sign in to continue.'),
    'POST /api/login': ({ body }) => {
      const { username, password } = body as Credentials;
      if (password === 'wrong')
        return fakeError(
          401,
          'wrong-credentials',
          'Invalid username or password. Please check your credentials and try again.',
        );
      return (user = newcomer({ username }));
    },
    'POST /api/register': ({ body }) => (user = newcomer(body as Registration)),
    'POST /api/logout': () => {
      user = null;
    },
    'PUT /api/user/profile': ({ body }) => (user = user && { ...user, ...(body as ProfileChange) }),
    'GET /api/trips/statistics': () => ({ trips: 3, countries: 2, activities: 7 }),
    'GET /api/user/sessions': () => [
      { ...seen, id: 's1', browser: 'Chrome on Linux', isCurrent: true, isRemembered: false },
      { ...seen, id: 's2', browser: 'Safari on iPhone', isCurrent: false, isRemembered: true },
    ],
    'DELETE /api/user/sessions': () => ({}),
    'GET /api/user/security-events': () => [],
    'PUT /api/user/password': () => ({}),
    'GET /api/user/data-export': () => download,
    'POST /api/user/data-export': () => (download = { ...download, state: 'preparing', percent: 40 }),
    'GET /api/user/leaving': () => ({ leavesAt: null, proof: 'password', isFresh: false }),
    'POST /api/user/leaving': () => {
      const leavesAt = inDays(7);
      user = null;
      return { leavesAt };
    },
    'DELETE /api/user/leaving': () => user,
    'GET /api/user/email': () => ({ pending: null }),
    'GET /api/user/passkeys': () => [
      { id: 'p1', name: 'My phone', madeAt: '2026-11-01T09:00:00.000Z', lastUsedAt: seen.seenAt, isBackedUp: true },
      { id: 'p2', name: 'Chrome on Linux', madeAt: seen.madeAt, lastUsedAt: null, isBackedUp: false },
    ],
    'PUT /api/user/passkeys/:id': ({ params, body }) => ({
      ...(body as { name: string }),
      ...{ id: params['id'], madeAt: seen.madeAt, lastUsedAt: null, isBackedUp: true },
    }),
    'DELETE /api/user/passkeys/:id': () => ({}),
  },
});
