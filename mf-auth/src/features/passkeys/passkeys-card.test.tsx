import { MOST_PASSKEYS, type SeenPasskey } from '@sojourn/contracts/passkey';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../../shared/account.fake';
import { browserFault, installDevice, toMake, toSign } from '../../shared/device.fake';
import { PasskeysCard } from './passkeys-card';

const phone: SeenPasskey = {
  id: 'p1',
  name: 'My phone',
  madeAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const ways = {
  hasPassword: true,
  hasLinkedAccount: false,
  linkedAccountType: null,
  linkedAccountInfo: null,
  primaryAccountType: 'regular',
  primaryAccountInfo: { email: 'ada@example.org' },
};
const proofNeeded = () => {
  const message = 'Please show first that it is you.';
  const body = { code: 'not-allowed', message, requestId: 'fake', details: { reason: 'proof-needed' } };
  return Response.json(body, { status: 403 });
};

const Toasts = () => {
  const { current } = useToast();
  return current && <p role="status">{`${current.title} | ${current.description}`}</p>;
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

function open(stored: SeenPasskey[], fakes: Fakes = {}) {
  const passkeys = [...stored];
  api = fakeApi({
    'GET /api/user/passkeys': () => passkeys,
    'GET /api/user/account-links': () => ways,
    'POST /api/user/passkeys/options': () => toMake,
    'POST /api/user/passkeys': () => {
      passkeys.push({ ...phone, id: 'p2', name: 'Chrome on Linux' });
      return passkeys.at(-1);
    },
    'PUT /api/user/passkeys/:id': ({ params, body }) => {
      const at = passkeys.findIndex(({ id }) => id === params['id']);
      return (passkeys[at] = { ...phone, id: String(params['id']), ...(body as object) });
    },
    'DELETE /api/user/passkeys/:id': ({ params }) => {
      passkeys.splice(
        passkeys.findIndex(({ id }) => id === params['id']),
        1,
      );
      return {};
    },
    ...fakes,
  });
  const { container } = render(
    <PortalForTests at="/profile" user={anAccount({ username: 'ada' })}>
      <main>
        <PasskeysCard />
        <Toasts />
      </main>
    </PortalForTests>,
  );
  return { person: userEvent.setup(), container };
}
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

test('a passkey is added and named', async () => {
  const { person, container } = open([]);
  await press(person, 'Add a Passkey');
  const field = await screen.findByLabelText(/Name of this passkey/);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Chrome on Linux');
  expect(device.asked).toHaveLength(1);
  expect(await screen.findByText(/^Passkey added \|/)).toBeVisible();
  await person.clear(field);
  await press(person, 'Save Name');
  expect(await screen.findByText('Please give the passkey a name')).toBeVisible();
  await person.type(field, 'My laptop');
  expect(await axe(container)).toHaveNoViolations();
  await press(person, 'Save Name');
  expect(await screen.findByText('My laptop')).toBeVisible();
  expect(screen.getByText(/Not used yet/)).toBeVisible();
});

test.each([
  ['NotAllowedError', /the window was closed, or it took too long/],
  ['InvalidStateError', /has a passkey for your account already/],
  ['SecurityError', /do not work at localhost/],
])('%s of the browser is said in words', async (name, words) => {
  const { person } = open([]);
  device.fault = browserFault(name);
  await press(person, 'Add a Passkey');
  expect(await screen.findByText(words)).toHaveTextContent(/^No passkey added/);
  expect(screen.getByRole('button', { name: 'Add a Passkey' })).toBeEnabled();
});

test('what the server refuses is said in its words', async () => {
  const message = 'Adding this passkey took too long, or was tried twice. Please try again.';
  const { person } = open([], { 'POST /api/user/passkeys': () => fakeError(409, 'conflict', message) });
  await press(person, 'Add a Passkey');
  expect(await screen.findByText(`No passkey added | ${message}`)).toBeVisible();
});

test('one is removed after a question, by its name', async () => {
  const { person } = open([phone]);
  await press(person, 'Remove My phone');
  expect(await screen.findByRole('alertdialog', { name: 'Remove My phone?' })).toBeVisible();
  await press(person, 'Cancel');
  expect(screen.getByText('My phone')).toBeVisible();
  await press(person, 'Remove My phone');
  await press(person, 'Remove Passkey');
  await waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('the last way in stays, and why is said', async () => {
  const message =
    'This passkey is the only way into your account. Please set a password first, then you can remove it.';
  const { person } = open([phone], { 'DELETE /api/user/passkeys/:id': () => fakeError(409, 'conflict', message) });
  await press(person, 'Remove My phone');
  await press(person, 'Remove Passkey');
  expect(await screen.findByText(`Passkey not removed | ${message}`)).toBeInTheDocument();
  expect(screen.getByText('My phone')).toBeInTheDocument();
});

describe('somebody who signed in a while ago', () => {
  const asking = (given: Fakes = {}) => {
    let isProven = false;
    return open([phone], {
      'POST /api/user/passkeys/options': () => (isProven ? toMake : proofNeeded()),
      'POST /api/auth/passkeys/options': () => toSign,
      'POST /api/user/proof': ({ body }) => {
        const { password } = body as { password?: string };
        if (password === 'wrong') return fakeError(401, 'wrong-credentials', 'This is not your password.');
        isProven = true;
        return {};
      },
      ...given,
    });
  };

  test('is asked for the password, and goes on with what they wanted', async () => {
    const { person } = asking();
    await press(person, 'Add a Passkey');
    const dialog = await screen.findByRole('dialog', { name: 'Is it still you?' });
    expect(dialog.querySelector('input[autocomplete="username"]')).toHaveValue('ada');
    expect(await axe(dialog)).toHaveNoViolations();
    const field = screen.getByLabelText(/^Password/);
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await person.type(field, 'wrong');
    await press(person, 'Confirm');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(field).toHaveValue('wrong');
    await person.clear(field);
    await person.type(field, 'Analytical!1');
    await press(person, 'Confirm');
    expect(await screen.findByLabelText(/Name of this passkey/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('may show a passkey instead', async () => {
    const { person } = asking();
    await press(person, 'Add a Passkey');
    await press(person, 'Confirm with a passkey');
    expect(await screen.findByLabelText(/Name of this passkey/)).toBeVisible();
    expect(device.asked).toHaveLength(2);
  });

  test('may leave it', async () => {
    const { person } = asking();
    await press(person, 'Add a Passkey');
    await press(person, 'Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(device.asked).toEqual([]);
  });

  test('is asked for no password where there is none', async () => {
    const { person } = asking({ 'GET /api/user/account-links': () => ({ ...ways, hasPassword: false }) });
    await press(person, 'Add a Passkey');
    expect(await screen.findByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument());
  });
});

test('as many as an account may have are said to be the most, and none is added', async () => {
  const most = Array.from({ length: MOST_PASSKEYS }, (_, at) => ({ ...phone, id: `p${at}`, name: `Key ${at}` }));
  open(most);
  expect(
    await screen.findByText(`${MOST_PASSKEYS} passkeys are the most an account has.`, { exact: false }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).not.toBeInTheDocument();
});

test('passkeys that cannot be read may be asked for again', async () => {
  let isAway = true;
  const { person } = open([], {
    'GET /api/user/passkeys': () => (isAway ? fakeError(503, 'unavailable', 'Away.') : [phone]),
  });
  expect(await screen.findByText('Your passkeys cannot be shown right now')).toBeVisible();
  isAway = false;
  await press(person, 'Try again');
  expect(await screen.findByText('My phone')).toBeVisible();
});

test('a browser without passkeys offers none, and still removes one', async () => {
  device.remove();
  const { person } = open([phone]);
  await press(person, 'Remove My phone');
  await press(person, 'Remove Passkey');
  await waitFor(() => expect(screen.queryByText('Passkeys')).not.toBeInTheDocument());
});
