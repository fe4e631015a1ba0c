import type { CurrentUser } from '@sojourn/contracts';
import type { PendingAddress } from '@sojourn/contracts/mailed';
import { useToast } from '@sojourn/web-kit';
import { useLocation, useNavigate } from '@sojourn/web-kit/router';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { anAccount } from '../shared/account.fake';
import { EmailCard } from '../features/email/email-card';
import { installDevice } from '../shared/device.fake';
import { forgetTyped, rememberTyped } from '../shared/typed.store';
import { ForgotPage } from './forgot-page';
import { ResetPage } from './reset-page';
import { UnsubscribePage } from './unsubscribe-page';
import { VerifyPage } from './verify-page';

const ada = anAccount({ emailProven: false });
const link = { email: 'ada@example.org', username: 'ada' };
const dead = () => fakeError(404, 'not-found', 'This link is no longer good.');

const Where = () => {
  const { pathname } = useLocation();
  const { current } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="where">{`at ${pathname} | ${current?.title} | ${current?.description}`}</p>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
function open(
  Page: ComponentType,
  at: string,
  { user = null, fakes = {} }: { user?: CurrentUser | null; fakes?: Fakes } = {},
) {
  api = fakeApi({
    'POST /api/auth/mailed-link': () => link,
    'GET /api/user/email': () => ({ pending: null }),
    ...fakes,
  });
  const { container } = render(
    <PortalForTests at={at} user={user}>
      <main>
        <Page />
        <Where />
      </main>
    </PortalForTests>,
  );
  return { user: userEvent.setup(), container };
}
afterEach(() => api.restore());
const button = (name: string) => screen.findByRole('button', { name });

describe('a forgotten password', () => {
  test('says the same whatever the address, and keeps what was typed', async () => {
    const { user, container } = open(ForgotPage, '/auth/forgot', {
      fakes: { 'POST /api/auth/forgot-password': () => ({}) },
    });
    await user.type(screen.getByLabelText(/^Email/), 'nobody@example.org');
    await user.click(await button('Send Me a Link'));
    expect(await screen.findByText(/We have sent a message to nobody@example.org/)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('nobody@example.org');
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['ada@example.org', 'ada@example.org'],
    ['ada', ''],
  ])('typed as %s to sign in, the address is begun with “%s”', (signInName, value) => {
    rememberTyped({ signInName });
    open(ForgotPage, '/auth/forgot');
    expect(screen.getByLabelText(/^Email/)).toHaveValue(value);
    forgetTyped();
  });

  test.each(['', 'nowhere', 'a b@c.org'])('%j gets the field’s own message', async (typed) => {
    const { user } = open(ForgotPage, '/auth/forgot');
    if (typed) await user.type(screen.getByLabelText(/^Email/), typed);
    await user.click(await button('Send Me a Link'));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue(typed);
  });

  test('says when nothing could be sent', async () => {
    const { user } = open(ForgotPage, '/auth/forgot', {
      fakes: { 'POST /api/auth/forgot-password': () => fakeError(503, 'unavailable', 'Messages cannot be sent.') },
    });
    await user.type(screen.getByLabelText(/^Email/), 'ada@example.org');
    await user.click(await button('Send Me a Link'));
    expect(await screen.findByText(/Not sent \| Messages cannot be sent\./)).toBeVisible();
  });
});

describe('a new password', () => {
  const at = '/auth/reset?token=t';

  test('signs in with it', async () => {
    const { user, container } = open(ResetPage, at, {
      fakes: { 'POST /api/auth/reset-password': () => ({ ...ada, emailProven: true }) },
    });
    expect(await screen.findByText(/For the account “ada”/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    expect(screen.getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password');
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('ada');
    await user.type(screen.getByLabelText(/^New password/), 'Brand-New!1');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'Brand-New!1');
    await user.click(await button('Change Password'));
    expect(await screen.findByText(/^at \/ \| Password changed/)).toBeVisible();
    // Whoever goes back finds no address with the link's secret in it.
    await user.click(await button('Browser’s Back'));
    expect(screen.getByText(/^at \/ \|/)).toBeVisible();
  });

  test.each([
    ['short', 'short', 'Password must be at least 8 characters'],
    ['nouppercase!', 'nouppercase!', 'Password must contain at least one uppercase letter'],
    ['Brand-New!1', 'Brand-New!2', "Passwords don't match"],
  ])('%s and %s are refused', async (password, confirm, message) => {
    const { user } = open(ResetPage, at);
    await user.type(await screen.findByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm new password/), confirm);
    await user.click(await button('Change Password'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue(password);
  });

  test('a dead link leads to a new one', async () => {
    open(ResetPage, at, { fakes: { 'POST /api/auth/mailed-link': dead } });
    expect(await screen.findByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send Me a New Link' })).toHaveAttribute('href', '/auth/forgot');
  });
});

describe('confirming an address', () => {
  const at = '/auth/verify?purpose=verify-address&token=t';

  test('takes a press of the button, in the account', async () => {
    const { user, container } = open(VerifyPage, at, {
      user: ada,
      fakes: { 'PUT /api/user/email/verification': () => ({ ...ada, emailProven: true }) },
    });
    const confirm = await button('Confirm My Address');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  });

  test('sends a guest to sign in, and back', async () => {
    open(VerifyPage, at);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent(at)}`,
    );
    expect(screen.queryByRole('button', { name: 'Confirm My Address' })).not.toBeInTheDocument();
  });

  test('is not done in another account', async () => {
    open(VerifyPage, at, { user: { ...ada, username: 'grace' } });
    expect(await screen.findByText(/You are signed in as “grace”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm My Address' })).not.toBeInTheDocument();
  });

  test('says why it did not work', async () => {
    const { user } = open(VerifyPage, at, {
      user: ada,
      fakes: {
        'PUT /api/user/email/verification': () =>
          fakeError(409, 'conflict', 'This address belongs to another account now.'),
      },
    });
    await user.click(await button('Confirm My Address'));
    expect(await screen.findByText('This address belongs to another account now.')).toBeVisible();
  });

  test('a newsletter needs no account', async () => {
    const { user } = open(VerifyPage, '/auth/verify?purpose=confirm-newsletter&token=t', {
      fakes: {
        'POST /api/auth/mailed-link': () => ({ email: 'grace@example.org', username: null }),
        'POST /api/newsletter/confirm': () => ({ email: 'grace@example.org' }),
      },
    });
    await user.click(await button('Subscribe'));
    expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible();
  });
});

test('unsubscribing takes one press', async () => {
  const { user, container } = open(UnsubscribePage, '/auth/unsubscribe?token=t', {
    fakes: { 'POST /api/newsletter/unsubscribe': () => ({}) },
  });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(await button('Unsubscribe'));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

describe('the card of the address', () => {
  const waiting: PendingAddress = { pending: { email: 'ada@new.org', expiresAt: '2026-11-21T10:00:00.000Z' } };
  const card = (user: CurrentUser) => () => <EmailCard user={user} />;

  test('sends the link again while the address is not confirmed', async () => {
    const { user, container } = open(card(ada), '/profile', {
      fakes: { 'POST /api/user/email/verification': () => ({ email: ada.email }) },
    });
    expect(screen.getByText('Not confirmed')).toBeVisible();
    await user.click(await button('Send the Link Again'));
    expect(await screen.findByText(/Message sent \| Look into the inbox of ada@example.org/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('asks for a change, and says that it waits', async () => {
    let asked: PendingAddress = { pending: null };
    const { user } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: {
        'GET /api/user/email': () => asked,
        'POST /api/user/email': () => ((asked = waiting), { email: 'ada@new.org' }),
      },
    });
    expect(screen.getByText('Confirmed')).toBeVisible();
    await user.click(await button('Change Address'));
    await user.type(screen.getByLabelText(/^New email/), 'ada@new.org');
    await user.type(screen.getByLabelText(/^Your password/), 'Analytical!1');
    await user.click(await button('Send Link'));
    expect(await screen.findByText(/We have sent a link to ada@new.org/)).toBeVisible();
  });

  test('takes no password where there is none, but a proof that it is still them', async () => {
    const device = installDevice();
    let isProven = false;
    const needed = { code: 'not-allowed', message: 'Show it.', requestId: 'r', details: { reason: 'proof-needed' } };
    const { user } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: {
        'GET /api/user/account-links': () => ({
          ...{ hasPassword: false, hasLinkedAccount: false, linkedAccountType: null, linkedAccountInfo: null },
          ...{ primaryAccountType: 'google', primaryAccountInfo: { email: 'ada@example.org' } },
        }),
        'GET /api/user/passkeys': () => [
          { id: 'p1', name: 'My phone', madeAt: ada.createdAt, lastUsedAt: null, isBackedUp: true },
        ],
        'POST /api/user/email': () => (isProven ? { email: 'ada@new.org' } : Response.json(needed, { status: 403 })),
        'POST /api/auth/passkeys/options': () => ({
          ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 240_000, userVerification: 'required' },
        }),
        'POST /api/user/proof': () => {
          isProven = true;
          return {};
        },
      },
    });
    await user.click(await button('Change Address'));
    await waitFor(() => expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument());
    await user.type(screen.getByLabelText(/^New email/), 'ada@new.org');
    await user.click(await button('Send Link'));
    expect(await screen.findByRole('dialog', { name: 'Is it still you?' })).toBeVisible();
    await user.click(await button('Confirm with a passkey'));
    await waitFor(() => expect(screen.queryByLabelText(/^New email/)).not.toBeInTheDocument());
    const asked = api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/user/email');
    expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ email: 'ada@new.org' }));
    device.remove();
  });

  test('says what waits when the page is loaded again, and cancels it', async () => {
    const { user, container } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: { 'GET /api/user/email': () => waiting, 'DELETE /api/user/email': () => ({ pending: null }) },
    });
    expect(await screen.findByText(/^We have sent a link to ada@new.org/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Cancel the change to ada@new.org'));
    expect(await screen.findByText(/Change cancelled \| The link that we sent to ada@new.org/)).toBeVisible();
    expect(screen.queryByText(/^We have sent a link/)).not.toBeInTheDocument();
  });

  test('goes on waiting when it cannot be cancelled', async () => {
    const { user } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: {
        'GET /api/user/email': () => waiting,
        'DELETE /api/user/email': () => fakeError(503, 'unavailable', 'Accounts are away.'),
      },
    });
    await user.click(await button('Cancel the change to ada@new.org'));
    expect(await screen.findByText(/Not cancelled \| Accounts are away/)).toBeVisible();
    expect(screen.getByText(/^We have sent a link to ada@new.org/)).toBeVisible();
  });

  test('says when it cannot see what waits, and looks again', async () => {
    let isAway = true;
    const { user } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: { 'GET /api/user/email': () => (isAway ? fakeError(503, 'unavailable', 'Away.') : waiting) },
    });
    expect(await screen.findByText(/cannot see right now/)).toBeVisible();
    isAway = false;
    await user.click(await button('Try Again'));
    expect(await screen.findByText(/^We have sent a link to ada@new.org/)).toBeVisible();
  });

  test('shows a refusal at its field', async () => {
    const details = [{ path: 'password', message: 'This is not your password. Please try again.' }];
    const { user } = open(card({ ...ada, emailProven: true }), '/profile', {
      fakes: {
        'POST /api/user/email': () =>
          Response.json({ code: 'bad-input', message: 'No.', requestId: 'fake', details }, { status: 400 }),
      },
    });
    await user.click(await button('Change Address'));
    await user.type(screen.getByLabelText(/^New email/), 'ada@new.org');
    await user.click(await button('Send Link'));
    expect(await screen.findByText('This is not your password. Please try again.')).toBeVisible();
    expect(screen.getByLabelText(/^New email/)).toHaveValue('ada@new.org');
  });
});
