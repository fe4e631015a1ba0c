import type { CurrentUser } from '@sojourn/contracts';
import type { AccountLinks } from '@sojourn/contracts/account-link';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { FunctionComponent } from 'react';
import { anAccount } from '../shared/account.fake';
import { remote } from '../remote';
import { installDevice } from '../shared/device.fake';
import { AccountWidget } from './account-widget';

const ada = anAccount({ lastName: 'King' });
const leavingAda = { ...ada, leavesAt: '2026-11-29T12:00:00.000Z' };
const regular: AccountLinks = {
  ...{ hasPassword: true, hasLinkedAccount: false, linkedAccountType: null, linkedAccountInfo: null },
  ...{ primaryAccountType: 'regular', primaryAccountInfo: { email: ada.email } },
};
const linked: AccountLinks = {
  ...{ ...regular, hasLinkedAccount: true, linkedAccountType: 'google' },
  linkedAccountInfo: { email: 'ada@gmail.com' },
};
const google: AccountLinks = { ...regular, hasPassword: false, primaryAccountType: 'google' };
const passkey = { id: 'p1', name: 'My phone', madeAt: ada.createdAt, lastUsedAt: null, isBackedUp: true };
const session = {
  ...{ id: 's1', browser: 'Chrome on Linux', madeAt: ada.createdAt, seenAt: ada.createdAt },
  ...{ isCurrent: true, isRemembered: false },
};
const proofNeeded = () => {
  const details = { reason: 'proof-needed' };
  return Response.json({ code: 'not-allowed', message: 'Show it.', requestId: 'r', details }, { status: 403 });
};
const dead = () => fakeError(404, 'not-found', 'This link is no longer good.');
const linkToken = (existingAccountType: string, targetAccountType: string) => () => ({
  ...{ email: ada.email, existingAccountType, targetAccountType },
});

const reads: Fakes = {
  'GET /api/trips/statistics': () => ({ trips: 3, countries: 2, activities: 7 }),
  'GET /api/user/sessions': () => [session, { ...session, id: 's2', browser: 'Safari on iPhone', isCurrent: false }],
  'GET /api/user/data-export': () => ({ state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null }),
  'GET /api/user/account-links': () => regular,
  'GET /api/user/passkeys': () => [passkey],
  'GET /api/user/email': () => ({ pending: { email: 'ada@new.org', expiresAt: '2026-11-21T10:00:00.000Z' } }),
  'GET /api/user/leaving': () => ({ leavesAt: null, proof: 'password', isFresh: false }),
  'GET /api/user/security-events': () => [
    { id: 'e1', kind: 'password-changed', at: ada.createdAt, browser: 'Chrome on Linux', address: null },
  ],
  'POST /api/auth/mailed-link': () => ({ email: ada.email, username: ada.username }),
};

/** A page as somebody meets it: where, who they are, what the server says, what is seen when it is there. */
type Visit = { at?: string; user?: CurrentUser; fakes?: Fakes; seen: string | RegExp };

/** Every route of remote.json, in each of its states. */
const pages: Record<string, Visit[]> = {
  '/auth': [{ seen: 'Forgot your password?' }, { at: '/auth?error=google-auth-failed', seen: /Google authentication/ }],
  '/login': [{ seen: 'Forgot your password?' }],
  '/register': [{ seen: /^Confirm password/ }],
  '/auth/link-accounts': [
    { seen: 'Missing linking token' },
    { at: '/auth/link-accounts?token=t', fakes: { 'GET /api/auth/link-token/:token': dead }, seen: 'Invalid Link' },
    {
      at: '/auth/link-accounts?token=t',
      fakes: { 'GET /api/auth/link-token/:token': linkToken('regular', 'google') },
      seen: /^Current password/,
    },
    {
      at: '/auth/link-accounts?token=t',
      fakes: { 'GET /api/auth/link-token/:token': linkToken('google', 'regular') },
      seen: /^First name/,
    },
  ],
  '/link-accounts': [
    {
      fakes: {
        'GET /api/auth/linking-session': () => ({
          email: ada.email,
          googleProfile: { firstName: 'Ada', lastName: null, profileImageUrl: null },
        }),
      },
      seen: /^Password/,
    },
    { fakes: { 'GET /api/auth/linking-session': dead }, seen: 'Back to Sign In' },
  ],
  '/auth/forgot': [{ seen: /^Enter your e-mail address/ }],
  '/auth/reset': [
    { at: '/auth/reset?token=t', seen: /^New password/ },
    { at: '/auth/reset?token=t', fakes: { 'POST /api/auth/mailed-link': dead }, seen: /no longer good/ },
  ],
  '/auth/verify': [
    { at: '/auth/verify?purpose=verify-address&token=t', user: ada, seen: 'Confirm My Address' },
    { at: '/auth/verify?purpose=change-address&token=t', seen: 'Sign In' },
  ],
  '/auth/unsubscribe': [{ at: '/auth/unsubscribe?token=t', seen: /^Would you like to stop/ }],
  '/auth/goodbye': [{ at: '/auth/goodbye?until=2026-11-29T12:00:00.000Z', seen: /Goodbye/ }],
  '/profile': [
    { seen: 'Not Logged In' },
    { user: ada, seen: 'Safari on iPhone' },
    { user: { ...ada, emailProven: false }, seen: 'Send the Link Again' },
    { user: ada, fakes: { 'GET /api/user/account-links': () => linked }, seen: 'Unlink Accounts' },
    { user: ada, fakes: { 'GET /api/user/account-links': () => google }, seen: 'Add a Password' },
    { user: leavingAda, seen: /Your account goes on/ },
  ],
};

const byRole = (role: 'button' | 'menuitem', name: RegExp) => screen.findByRole(role, { name });
const press = async (person: UserEvent, name: RegExp) => person.click(await byRole('button', name));

/** Whatever opens over a page, by the file that has it: how it is opened, and what it is. */
const openings: Record<string, Visit & { open: (person: UserEvent) => Promise<void>; role: string }> = {
  'features/account-menu/account-menu.tsx': {
    ...{ user: ada, role: 'menu', seen: 'Safari on iPhone' },
    open: (person) => press(person, /^Account of/),
  },
  'features/linking/linked-accounts.tsx': {
    ...{ user: ada, role: 'alertdialog', seen: 'Safari on iPhone' },
    fakes: { 'GET /api/user/account-links': () => linked },
    open: (person) => press(person, /^Unlink Accounts/),
  },
  'features/passkeys/passkeys-card.tsx': {
    ...{ user: ada, role: 'alertdialog', seen: 'My phone' },
    open: (person) => press(person, /^Remove My phone/),
  },
  'shared/proof-dialog.tsx': {
    ...{ user: ada, role: 'dialog', seen: 'My phone' },
    fakes: { 'POST /api/user/passkeys/options': proofNeeded },
    open: (person) => press(person, /^Add a Passkey/),
  },
  'shared/leaving-notice.tsx': {
    ...{ user: leavingAda, role: 'dialog', seen: 'Your account is leaving' },
    open: async () => undefined,
  },
  'features/address/address-card.tsx': {
    ...{ user: ada, role: 'listbox', seen: 'Safari on iPhone' },
    fakes: {
      'GET /api/places/search': () => ({
        data: [
          {
            ...{ id: 'city:rome', kind: 'city', name: 'Rome', detail: 'Italy', iataCode: null },
            ...{ position: { latitude: 41.89, longitude: 12.48 }, timeZone: 'Europe/Rome' },
          },
        ],
      }),
    },
    open: async (person) => {
      await person.type(await screen.findByRole('combobox', { name: 'Address' }), 'rom');
      await screen.findByRole('option', { name: /Rome/ });
    },
  },
};

/**
 * What the journeys hold pages to, but for contrast, which takes a browser. That all lies within landmarks is advice for
 * pages, not for a menu over one.
 */
const WCAG = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};

let api: ReturnType<typeof fakeApi> | undefined;
let device: ReturnType<typeof installDevice>;
beforeEach(() => {
  device = installDevice();
});
afterEach(() => {
  api?.restore();
  device.remove();
});

async function visit(path: string, { at = path, user, fakes, seen }: Visit): Promise<UserEvent> {
  api = fakeApi({ ...reads, ...fakes });
  const route = await remote.routes[path]?.load();
  if (!route) throw new Error(`there is no route ${path}`);
  const Page = route.default as FunctionComponent;
  await act(async () => {
    render(
      <PortalForTests at={at} user={user ?? null}>
        <header>
          <AccountWidget />
        </header>
        <main>
          <Page />
        </main>
      </PortalForTests>,
    );
  });
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  return userEvent.setup();
}

test('every route is visited', () => {
  expect(Object.keys(pages).sort()).toEqual(Object.keys(remote.routes).sort());
});

describe.each(Object.keys(pages))('the page %s', (path) => {
  test.each((pages[path] as Visit[]).map((each) => [each.seen, each] as const))(
    'with %s has no fault that axe finds',
    async (_seen, each) => {
      await visit(path, each);
      expect(await axe(document.body)).toHaveNoViolations();
    },
  );
});

test.each(Object.entries(openings))('what %s opens over the profile has no fault that axe finds', async (_file, of) => {
  const person = await visit('/profile', of);
  await of.open(person);
  // Popups behind a modal dialog are hidden from everybody, as they should be.
  expect((await screen.findAllByRole(of.role)).length).toBeGreaterThan(0);
  expect(await axe(document.body, WCAG)).toHaveNoViolations();
});
