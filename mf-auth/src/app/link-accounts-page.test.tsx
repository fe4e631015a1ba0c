import type { LinkingSession } from '@sojourn/contracts/account-link';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes, useLocation, useNavigate } from '@sojourn/web-kit/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../shared/account.fake';
import { LinkAccountsPage } from './link-accounts-page';
import { TokenLinkPage } from './token-link-page';

const ada = anAccount();
const session: LinkingSession = {
  email: 'ada@example.org',
  googleProfile: { firstName: 'Ada', lastName: 'King', profileImageUrl: null },
};

const Where = () => {
  const { pathname, search } = useLocation();
  const { current } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
      <p>{`at ${pathname}${search}`}</p>
      {current && <p role="status">{`${current.title} | ${current.description}`}</p>}
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
function open(at: string, fakes: Fakes = {}) {
  api = fakeApi(fakes);
  const { container } = render(
    <PortalForTests at={at} user={null}>
      <main>
        <Routes>
          <Route path="/link-accounts" element={<LinkAccountsPage />} />
          <Route path="/auth/link-accounts" element={<TokenLinkPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </main>
    </PortalForTests>,
  );
  return { user: userEvent.setup(), container };
}
afterEach(() => {
  api.restore();
  sessionStorage.clear();
});

const button = (name: string) => screen.findByRole('button', { name });

describe('/link-accounts', () => {
  const seamless: Fakes = {
    'GET /api/auth/linking-session': () => session,
    'GET /api/auth/user': () => ada,
    'POST /api/auth/complete-seamless-linking': () => ({ redirect: '/trips' }),
  };

  test('shows who it is and what it is good for, and links by the password', async () => {
    const { user, container } = open('/link-accounts', seamless);
    expect(await screen.findByText('Ada King')).toBeVisible();
    expect(screen.getByText('ada@example.org')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(await button('Link Accounts')).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(screen.getByLabelText(/^Password/), 'Sunny-days!1');
    await user.click(await button('Link Accounts'));
    expect(await screen.findByText('at /trips')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Accounts linked');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'Sunny-days!1' });
    // What was linked is not linked again by going back.
    await user.click(await button('Browser’s Back'));
    expect(screen.getByText('at /trips')).toBeVisible();
  });

  test.each([
    [{}, 'at /'],
    [{ redirect: '//evil.example' }, 'at /'],
  ])('goes home when the server says %j', async (answer, where) => {
    const { user } = open('/link-accounts', {
      ...seamless,
      'POST /api/auth/complete-seamless-linking': () => answer,
    });
    await user.type(await screen.findByLabelText(/^Password/), 'Sunny-days!1{Enter}');
    expect(await screen.findByText(where)).toBeVisible();
  });

  test('a blank password is asked for', async () => {
    const { user } = open('/link-accounts', seamless);
    await user.type(await screen.findByLabelText(/^Password/), '  {Enter}');
    const form = screen.getByRole('form', { name: 'Link accounts' }) as HTMLFormElement;
    act(() => form.requestSubmit());
    expect(
      await screen.findByText('Password Required | Please enter your password to verify account ownership.'),
    ).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each([
    [() => fakeError(401, 'wrong-credentials', 'That password does not fit.'), 'That password does not fit.'],
    [() => new Response('<html>', { status: 500 }), 'Failed to link accounts. Please try again.'],
  ])('a refusal is told, and what was typed stays', async (answer, words) => {
    const { user } = open('/link-accounts', { ...seamless, 'POST /api/auth/complete-seamless-linking': answer });
    await user.type(await screen.findByLabelText(/^Password/), 'Wrong!1');
    await user.click(await button('Link Accounts'));
    expect(await screen.findByText(`Linking Failed | ${words}`)).toBeVisible();
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Wrong!1');
  });

  test('without a linking session it says why, with what may be known, and leads back', async () => {
    const refusal = { message: 'There is nothing to link.', code: 'not-found', requestId: 'req-7' };
    const { container } = open('/link-accounts', {
      'GET /api/auth/linking-session': () => Response.json(refusal, { status: 404 }),
    });
    const panel = await screen.findByRole('region', { name: 'Debug information' });
    for (const fact of ['404', 'There is nothing to link.', 'not-found', 'req-7', 'online']) {
      expect(panel).toHaveTextContent(fact);
    }
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('Cancel leads to signing in', async () => {
    open('/link-accounts', seamless);
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/auth');
  });
});

describe('/auth/link-accounts', () => {
  const toGoogle = { email: 'ada@example.org', existingAccountType: 'regular', targetAccountType: 'google' };
  const toPassword = { email: 'ada@example.org', existingAccountType: 'google', targetAccountType: 'regular' };
  const page = '/auth/link-accounts?token=t1';

  test('without a token it is no link', async () => {
    open('/auth/link-accounts');
    expect(await screen.findByRole('heading', { name: 'Invalid Link' })).toBeVisible();
    expect(screen.getByText('Missing linking token')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('a link that is used or too old is told so', async () => {
    const { container } = open(page, {
      'GET /api/auth/link-token/:token': () => fakeError(404, 'not-found', 'Invalid or expired linking token'),
    });
    expect(await screen.findByRole('heading', { name: 'Invalid Link' })).toBeVisible();
    expect(screen.getByText('The account linking request is invalid or has expired.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Sign In' })).toHaveAttribute('href', '/auth');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a link that could not be checked may be tried again', async () => {
    let isDown = true;
    const { user } = open(page, {
      'GET /api/auth/link-token/:token': () => (isDown ? fakeError(503, 'unavailable', 'Away.') : toGoogle),
    });
    isDown = false;
    await user.click(await button('Try Again'));
    expect(await screen.findByLabelText(/^Current password/)).toBeVisible();
  });

  test('an account with a password gains Google, and what this tab remembered of it goes along', async () => {
    const profile = { firstName: 'Ada', lastName: null, profileImageUrl: null };
    sessionStorage.setItem('pendingGoogleProfile', JSON.stringify(profile));
    const { user, container } = open(page, {
      'GET /api/auth/link-token/:token': () => toGoogle,
      'POST /api/auth/complete-linking': () => ada,
    });
    expect(await screen.findByText('ada@example.org')).toBeVisible();
    await user.click(await button('Link Accounts'));
    expect(await screen.findByText('Password is required to verify your account')).toBeVisible();
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(screen.getByLabelText(/^Current password/), 'Sunny-days!1{Enter}');
    expect(await screen.findByText('at /')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ token: 't1', password: 'Sunny-days!1', googleProfile: profile });
    expect(sessionStorage.getItem('pendingGoogleProfile')).toBeNull();
  });

  test('what Google calls somebody stands in the form already', async () => {
    const { user } = open(page, {
      'GET /api/auth/link-token/:token': () => ({ ...toPassword, names: { firstName: 'Ada', lastName: null } }),
      'POST /api/auth/complete-linking': () => ada,
    });
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ada');
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('');
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'Sunny-days!1{Enter}');
    expect(await screen.findByText('at /')).toBeVisible();
    expect(api.calls.at(-1)?.body).toMatchObject({ firstName: 'Ada', username: 'ada' });
  });

  test('a Google account gains a password', async () => {
    const { user, container } = open(page, {
      'GET /api/auth/link-token/:token': () => toPassword,
      'POST /api/auth/complete-linking': () => ada,
    });
    await user.click(await button('Link Accounts'));
    expect(screen.getAllByText('All fields are required')).toHaveLength(3);
    expect(screen.getByLabelText(/^First name/)).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(screen.getByLabelText(/^First name/), 'Ada');
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'short');
    await user.click(await button('Link Accounts'));
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    await user.type(screen.getByLabelText(/^Password/), 'Enough!');
    await user.click(await button('Link Accounts'));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({
      token: 't1',
      firstName: 'Ada',
      username: 'ada',
      password: 'shortEnough!',
    });
  });

  test('a taken username is shown at its field, and what was typed stays', async () => {
    const message = 'This username is taken. Please choose another.';
    const refusal = { message, code: 'conflict', requestId: 'r', details: [{ path: 'username', message }] };
    const { user } = open(page, {
      'GET /api/auth/link-token/:token': () => toPassword,
      'POST /api/auth/complete-linking': () => Response.json(refusal, { status: 409 }),
    });
    await user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await user.type(screen.getByLabelText(/^Username/), 'grace');
    await user.type(screen.getByLabelText(/^Password/), 'Analytical!1');
    await user.click(await button('Link Accounts'));
    expect(await screen.findByText(`Linking Failed | ${message}`)).toBeVisible();
    expect(screen.getByLabelText(/^Username/)).toHaveFocus();
    expect(screen.getByLabelText(/^Username/)).toBeInvalid();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
  });

  test('a failure without words gets ours', async () => {
    const { user } = open(page, {
      'GET /api/auth/link-token/:token': () => toGoogle,
      'POST /api/auth/complete-linking': () => new Response('<html>', { status: 500 }),
    });
    await user.type(await screen.findByLabelText(/^Current password/), 'x{Enter}');
    expect(await screen.findByText('Linking Failed | Failed to link accounts')).toBeVisible();
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
  });
});
