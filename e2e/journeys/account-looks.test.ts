/**
 * Every page of accounts and all that opens over one, as axe sees it in both themes with its real colours. What it takes more
 * than one person to reach (a linked account, one that leaves, a link that is still good) is what the service would answer.
 */
import type { Page } from '@playwright/test';
import { screens } from '../member';
import { expect, expectAccessibleInBothThemes, newPerson, test } from '../story';

/** What a service answers, by method and path. */
type Answers = Readonly<Record<string, object>>;
/** A page in a state: where, what is answered there, what is read when it stands, and what then opens over it. */
type State = { at: string; answers?: Answers; seen: string | RegExp; open?: (page: Page) => Promise<unknown> };

const MAILED = { email: 'rosa@example.com', username: 'rosa' };
const regular = {
  ...{ hasPassword: true, hasLinkedAccount: false, linkedAccountType: null, linkedAccountInfo: null },
  ...{ primaryAccountType: 'regular', primaryAccountInfo: { email: MAILED.email } },
};
const linked = {
  'GET /api/user/account-links': {
    ...{ ...regular, hasLinkedAccount: true, linkedAccountType: 'google' },
    linkedAccountInfo: { email: 'rosa@gmail.com' },
  },
};
const byGoogle = { 'GET /api/user/account-links': { ...regular, hasPassword: false, primaryAccountType: 'google' } };
const passkey = { id: 'p1', name: 'My phone', madeAt: '2026-11-21T09:00:00.000Z', lastUsedAt: null, isBackedUp: true };
const withPasskey = { 'GET /api/user/passkeys': [passkey] };
const linkToken = (existingAccountType: string, targetAccountType: string) => ({
  'GET /api/auth/link-token/t': { email: MAILED.email, existingAccountType, targetAccountType },
});
const goodLink = { 'POST /api/auth/mailed-link': MAILED };
const seamless = {
  'GET /api/auth/linking-session': {
    email: MAILED.email,
    googleProfile: { firstName: 'Rosa', lastName: null, profileImageUrl: null },
  },
};

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

const asGuest: State[] = [
  { at: '/auth?error=google-auth-failed', seen: /Google authentication/ },
  { at: '/auth/forgot', seen: /^Enter your e-mail address/ },
  { at: '/auth/reset?token=t', seen: /no longer good/ },
  { at: '/auth/reset?token=t', answers: goodLink, seen: /^New password/ },
  { at: '/auth/verify?purpose=verify-address&token=t', answers: goodLink, seen: 'Sign In' },
  { at: '/auth/unsubscribe?token=t', seen: /^Would you like to stop/ },
  { at: '/auth/goodbye?until=2026-11-29T12:00:00.000Z', seen: /Goodbye/ },
  { at: '/auth/link-accounts', seen: 'Missing linking token' },
  { at: '/auth/link-accounts?token=t', seen: 'Invalid Link' },
  { at: '/auth/link-accounts?token=t', answers: linkToken('regular', 'google'), seen: /^Current password/ },
  { at: '/auth/link-accounts?token=t', answers: linkToken('google', 'regular'), seen: /^First name/ },
  { at: '/link-accounts', seen: 'Back to Sign In' },
  { at: '/link-accounts', answers: seamless, seen: /^Password/ },
  { at: '/profile', seen: 'Not Logged In' },
];

const asMember: State[] = [
  { at: '/profile', seen: 'Send the Link Again', open: press(/^Account of/) },
  { at: '/profile', seen: 'Leave Sojourn', open: press(/^Delete My Account/) },
  { at: '/profile', seen: 'Show security log', open: press(/security log/) },
  { at: '/profile', answers: byGoogle, seen: 'Add a Password' },
  { at: '/profile', answers: linked, seen: 'Unlink Accounts', open: press(/^Unlink Accounts/) },
  { at: '/profile', answers: withPasskey, seen: 'My phone', open: press(/^Remove My phone/) },
  {
    at: '/profile',
    seen: 'Leave Sojourn',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Address' }).fill('rome');
      await page.getByRole('option', { name: /Rome/ }).first().waitFor();
    },
  },
];

async function lookAt(page: Page, { at, answers = {}, seen, open }: State): Promise<void> {
  for (const [call, answer] of Object.entries(answers)) {
    const [method = '', path = ''] = call.split(' ');
    await page.route(
      (url) => url.pathname === path,
      (route) => (route.request().method() === method ? route.fulfill({ json: answer }) : route.fallback()),
    );
  }
  await page.goto(at);
  await expect(page.getByText(seen).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await open?.(page);
  await expectAccessibleInBothThemes(page);
  await page.unrouteAll();
}

// The colours are the same on any screen, and a phone's has the least room.
test.use(screens['on a phone']);

test('a guest’s pages about accounts are accessible in both themes', async ({ watched: { page } }) => {
  for (const state of asGuest) await lookAt(page, state);
});

test('a member’s profile and what opens over it are accessible in both themes', async ({
  watched: { page },
  origin,
}) => {
  const headers = { 'x-requested-by': 'sojourn', origin };
  expect((await page.request.post('/api/register', { headers, data: newPerson() })).ok()).toBe(true);
  for (const state of asMember) await lookAt(page, state);

  const user = (await (await page.request.get('/api/auth/user')).json()) as object;
  const leaving = { 'GET /api/auth/user': { ...user, leavesAt: '2026-11-29T12:00:00.000Z' } };
  await lookAt(page, { at: '/profile', answers: leaving, seen: 'Your account is leaving' });

  const proof = { code: 'not-allowed', message: 'Show it.', requestId: 'r', details: { reason: 'proof-needed' } };
  await page.route('/api/user/passkeys/options', (route) => route.fulfill({ status: 403, json: proof }));
  await page.goto('/profile');
  await press(/^Add a Passkey/)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
