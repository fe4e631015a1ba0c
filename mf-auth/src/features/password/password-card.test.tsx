import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useToast } from '@sojourn/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../../shared/account.fake';
import { PasswordCard } from './password-card';

const ada = anAccount();
const ways = (hasPassword: boolean) => ({
  hasPassword,
  hasLinkedAccount: false,
  linkedAccountType: null,
  linkedAccountInfo: null,
  primaryAccountType: hasPassword ? 'regular' : 'google',
  primaryAccountInfo: { email: 'ada@example.org' },
});

const Toasts = () => {
  const { current } = useToast();
  return current && <p>{`${current.title} | ${current.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

function open(hasPassword: boolean, { user = ada, fakes = {} as Fakes } = {}) {
  api = fakeApi({
    'GET /api/user/account-links': () => ways(hasPassword),
    'POST /api/auth/link-token': () => ({ email: 'ada@example.org' }),
    ...fakes,
  });
  const { container } = render(
    <PortalForTests at="/profile" user={user}>
      <main>
        <PasswordCard username="ada" />
        <Toasts />
      </main>
    </PortalForTests>,
  );
  return { person: userEvent.setup(), container };
}

test('a password there is can be changed', async () => {
  open(true);
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
});

test('where there is none, a link is mailed that sets one', async () => {
  const { person, container } = open(false);
  await person.click(await screen.findByRole('button', { name: 'Set a password' }));
  expect(await screen.findByText(/We have sent a link to ada@example.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set a password' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('an address that is not confirmed comes first', async () => {
  open(false, { user: { ...ada, emailProven: false } });
  expect(await screen.findByText(/Confirm your e-mail address to set one/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link that was not sent is said, and may be asked for again', async () => {
  const message = 'We have sent several messages to this address. Please try again in an hour.';
  const { person } = open(false, {
    fakes: { 'POST /api/auth/link-token': () => fakeError(429, 'too-many-requests', message) },
  });
  await person.click(await screen.findByRole('button', { name: 'Set a password' }));
  expect(await screen.findByText(`Not sent | ${message}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set a password' })).toBeEnabled();
});
