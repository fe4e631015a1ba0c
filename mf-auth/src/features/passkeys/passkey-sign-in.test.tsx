import { useSession, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../../shared/account.fake';
import { browserFault, installDevice, toSign } from '../../shared/device.fake';
import { PasskeySignIn } from './passkey-sign-in';

const ada = anAccount();

const Portal = () => {
  const { current } = useToast();
  const { user } = useSession();
  return <p role="status">{`${user?.username ?? 'nobody'} | ${current?.title} | ${current?.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
let device: ReturnType<typeof installDevice>;
beforeEach(() => {
  device = installDevice();
});
afterEach(() => {
  api.restore();
  device.remove();
});

async function signIn(fakes: Fakes = {}) {
  api = fakeApi({
    'POST /api/auth/passkeys/options': () => toSign,
    'POST /api/auth/passkeys/sign-in': () => ada,
    ...fakes,
  });
  const { container } = render(
    <PortalForTests at="/auth" user={null}>
      <main>
        <PasskeySignIn />
        <Portal />
      </main>
    </PortalForTests>,
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  return screen.findByText(/Sign In Failed|Welcome back!/);
}

test('a passkey signs in without a name', async () => {
  expect(await signIn()).toHaveTextContent('ada | Welcome back! | You have been successfully logged in.');
  expect(device.asked).toMatchObject([{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]);
});

test.each([
  ['NotAllowedError', /the window was closed, or it took too long/],
  ['SecurityError', /do not work at localhost/],
])('%s of the browser is said in words', async (name, words) => {
  device.fault = browserFault(name);
  const said = await signIn();
  expect(said).toHaveTextContent(words);
  expect(said).toHaveTextContent(/^nobody/);
});

test.each([
  [401, 'wrong-credentials', 'This passkey does not open an account here.'],
  [409, 'conflict', 'Signing in by this passkey took too long, or was tried twice. Please try again.'],
  [429, 'too-many-requests', 'Too many attempts to sign in.'],
] as const)('what the server refuses with %d is said in its words', async (status, code, message) => {
  const said = await signIn({ 'POST /api/auth/passkeys/sign-in': () => fakeError(status, code, message) });
  expect(said).toHaveTextContent(`nobody | Sign In Failed | ${message}`);
});

describe('in a browser that suggests passkeys in fields', () => {
  beforeEach(() => {
    device.remove();
    device = installDevice({ suggests: true });
  });

  function open(fakes: Fakes = {}) {
    api = fakeApi({
      'POST /api/auth/passkeys/options': () => toSign,
      'POST /api/auth/passkeys/sign-in': () => ada,
      ...fakes,
    });
    return render(
      <PortalForTests at="/auth" user={null}>
        <input aria-label="Username" autoComplete="username webauthn" />
        <PasskeySignIn />
        <Portal />
      </PortalForTests>,
    );
  }
  const enterField = () => userEvent.setup().click(screen.getByLabelText('Username'));

  test('nothing is asked until somebody does something', () => {
    open();
    expect([api.calls, device.asked]).toEqual([[], []]);
  });

  test('one picked in the username field signs in', async () => {
    open();
    await enterField();
    expect(await screen.findByText(/^ada \| Welcome back!/)).toBeVisible();
    expect(device.asked).toMatchObject([{ mediation: 'conditional', publicKey: { rpId: 'localhost' } }]);
  });

  test('one that the server refuses is said', async () => {
    open({ 'POST /api/auth/passkeys/sign-in': () => fakeError(401, 'wrong-credentials', 'It opens no account here.') });
    await enterField();
    expect(await screen.findByText('nobody | Sign In Failed | It opens no account here.')).toBeVisible();
  });

  test('what the browser does not let us suggest is nobody’s failure, and the button works', async () => {
    open();
    // A toast of before may still be there.
    const said = screen.getByText(/^nobody/).textContent;
    device.fault = browserFault('NotAllowedError');
    await enterField();
    await waitFor(() => expect(device.asked).toHaveLength(1));
    expect(screen.getByText(/^nobody/)).toHaveTextContent(said);
    device.fault = undefined;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/^ada \| Welcome back!/)).toBeVisible();
    expect(device.asked).toHaveLength(2);
  });
});
