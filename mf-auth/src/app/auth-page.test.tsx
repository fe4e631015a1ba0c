import type { CurrentUser } from '@sojourn/contracts';
import { toast, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes, useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../shared/account.fake';
import { forgetTyped } from '../shared/typed.store';
import { AuthPage } from './auth-page';

const ada = anAccount({ lastName: 'Lovelace' });

const Where = () => {
  const { pathname, search } = useLocation();
  const { current } = useToast();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      {current && <p role="status">{`${current.title} | ${current.description}`}</p>}
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
function open(at: string, { fakes = {}, user = null }: { fakes?: Fakes; user?: CurrentUser | null } = {}) {
  api = fakeApi(fakes);
  render(
    <PortalForTests at={at} user={user}>
      <main>
        <Routes>
          {['/auth', '/login', '/register'].map((path) => (
            <Route key={path} path={path} element={<AuthPage />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </main>
    </PortalForTests>,
  );
  return userEvent.setup();
}
afterEach(() => {
  api.restore();
  forgetTyped();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('signing in', () => {
  test('somebody who signs in is greeted and goes home', async () => {
    const user = open('/login', { fakes: { 'POST /api/login': () => ada } });
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'Analytical!1');
    await user.click(press('Sign In'));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(screen.getByText('Welcome back! | You have been successfully logged in.')).toBeVisible();
    expect(api.calls).toMatchObject([{ path: '/api/login', body: { username: 'ada', password: 'Analytical!1' } }]);
  });

  test('somebody whose account is leaving is asked about that, and no greeting lies over the question', async () => {
    const leaving = { ...ada, leavesAt: '2026-11-29T12:00:00.000Z' };
    const user = open('/login', { fakes: { 'POST /api/login': () => leaving } });
    act(() => toast({ title: 'Before', description: 'signing in' }));
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'Analytical!1');
    await user.click(press('Sign In'));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Before | signing in');
  });

  test('somebody who came from a page goes back to it, but never to another site', async () => {
    open('/auth?returnTo=/trips', { user: ada });
    expect(screen.getByText('at /trips')).toBeVisible();
    open('/auth?returnTo=//evil.example', { user: ada });
    expect(screen.getByText('at /')).toBeVisible();
  });

  test('empty fields are named, marked and focused, and nothing is sent', async () => {
    const user = open('/login');
    await user.click(press('Sign In'));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    const field = screen.getByLabelText(/^Username/);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Username is required/);
    expect(api.calls).toEqual([]);
  });

  test('a refusal is told in the server’s words, and what was typed stays', async () => {
    const user = open('/login', {
      fakes: { 'POST /api/login': () => fakeError(401, 'wrong-credentials', 'Those do not fit.') },
    });
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'Wrong!Password');
    await user.click(press('Sign In'));
    expect(await screen.findByText('Sign In Failed | Those do not fit.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveTextContent('Those do not fit.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Username/)).toHaveValue('ada');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Wrong!Password');
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  test.each([
    [401, 'Invalid username or password. Please check your credentials and try again.'],
    [500, 'We could not sign you in right now. Please try again in a moment.'],
  ])('a refusal (%i) without words gets ours', async (status, sentence) => {
    const user = open('/login', { fakes: { 'POST /api/login': () => new Response('<html>', { status }) } });
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'x');
    await user.click(press('Sign In'));
    expect(await screen.findByText(`Sign In Failed | ${sentence}`)).toBeVisible();
  });

  test('the button says what is going on', async () => {
    let answer: (user: CurrentUser) => void = () => undefined;
    const pending = new Promise<CurrentUser>((resolve) => {
      answer = resolve;
    });
    const user = open('/login', { fakes: { 'POST /api/login': () => pending } });
    await user.type(screen.getByLabelText(/^Username/), 'ada');
    await user.type(screen.getByLabelText(/^Password/), 'x{Enter}');
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-busy', 'true');
    answer(ada);
    expect(await screen.findByText('at /')).toBeVisible();
  });

  test('a password can be shown and hidden', async () => {
    const user = open('/login');
    const field = screen.getByLabelText(/^Password/);
    await user.click(press('Show password'));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(press('Hide password'));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, given: Record<string, string> = {}) => {
    const values = {
      Username: 'ada',
      Email: 'ada@example.org',
      Password: 'Analytical!1',
      'Confirm password': 'Analytical!1',
    };
    for (const [label, text] of Object.entries({ ...values, ...given })) {
      await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
    }
    await user.click(press('Create Account'));
  };

  test('a new account is made, announced, and signed in', async () => {
    const user = open('/register', { fakes: { 'POST /api/register': () => ada } });
    await fill(user, { 'First name': 'Ada' });
    expect(await screen.findByText('at /')).toBeVisible();
    expect(screen.getByText('Account created! | Your account has been created successfully.')).toBeVisible();
    expect(api.calls[0]?.body).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      firstName: 'Ada',
      password: 'Analytical!1',
    });
  });

  test.each([
    ['Username', 'ab', 'Username must be at least 3 characters'],
    ['Email', 'nowhere', 'Please enter a valid email address'],
    ['Password', 'Short!1', 'Password must be at least 8 characters'],
    ['Password', 'all lower case!', 'Password must contain at least one uppercase letter'],
    ['Password', 'NoSpecial1', 'Password must contain at least one special character'],
    ['Confirm password', 'Different!1', "Passwords don't match"],
  ])('%s %j is refused: %s', async (...[label, text, message]) => {
    const user = open('/register', { fakes: {} });
    await fill(user, label === 'Password' ? { Password: text, 'Confirm password': text } : { [label]: text });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('the rules of a password are ticked off while it is typed', async () => {
    const user = open('/register');
    await user.type(screen.getByLabelText(/^Password/), 'Analytical');
    expect(screen.getAllByText(/\(done\)/)).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Password/), '!');
    expect(screen.getAllByText(/\(done\)/)).toHaveLength(3);
  });

  test('a taken username is shown at its field', async () => {
    const details = [{ path: 'username', message: 'This username is taken. Please choose another.' }];
    const refusal = { message: 'Unable to create account.', code: 'conflict', requestId: 'r', details };
    const user = open('/register', { fakes: { 'POST /api/register': () => Response.json(refusal, { status: 409 }) } });
    await fill(user);
    expect(await screen.findByText('Sign Up Failed | Unable to create account.')).toBeVisible();
    expect(screen.getByText('This username is taken. Please choose another.')).toBeVisible();
    expect(screen.getByLabelText(/^Username/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.org');
  });

  test('an address of a Google account is explained', async () => {
    const message = 'This address is already registered with Google.';
    const user = open('/register', { fakes: { 'POST /api/register': () => fakeError(409, 'conflict', message) } });
    await fill(user);
    expect(
      await screen.findByText(/Please sign in with Google instead, or use a different email address\./),
    ).toBeVisible();
  });
});

describe('the page', () => {
  test.each([
    ['/auth', 'Welcome back', 'Sign In'],
    ['/auth?tab=register', 'Create your account', 'Sign Up'],
    ['/login', 'Welcome back', 'Sign In'],
    ['/register', 'Create your account', 'Sign Up'],
  ])('%s opens with %j on the tab %s', (...[at, heading, tab]) => {
    open(at);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  });

  test('changing tabs changes the address and loses nothing but passwords', async () => {
    const user = open('/auth?returnTo=/trips');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByText('at /auth?returnTo=%2Ftrips&tab=register')).toBeVisible();
    await user.type(screen.getByLabelText(/^Email/), 'ada@example.org');
    await user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.org');
  });

  test.each([
    [
      'email-exists-regular',
      'This email is already registered with a regular account. Please sign in with your username and password instead.',
    ],
    ['google-auth-failed', 'Google authentication failed. Please try again.'],
    ['login-failed', 'Login failed. Please try again.'],
  ])('the error %s is explained', (error, sentence) => {
    open(`/auth?error=${error}`);
    expect(within(screen.getByRole('alert')).getByText(sentence)).toBeVisible();
  });

  test('an unknown error says nothing', () => {
    open('/auth?error=toString');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('Google is not offered where it is not set up', () => {
    open('/auth');
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).not.toBeInTheDocument();
    expect(screen.queryByText('Or')).not.toBeInTheDocument();
  });

  test('Google is reached by the bff, with the way back', () => {
    document.head.innerHTML = '<meta name="google-sign-in" content="on">';
    open('/auth?returnTo=/trips');
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', '/api/auth/google?returnTo=%2Ftrips');
    document.head.innerHTML = '';
  });

  test.each(['/login', '/register'])('%s has no fault that axe finds', async (at) => {
    open(at);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  test('a spinner turns while nobody knows who it is', async () => {
    api = fakeApi({ 'GET /api/auth/user': () => new Promise(() => undefined) });
    render(
      <PortalForTests at="/login">
        <AuthPage />
      </PortalForTests>,
    );
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
