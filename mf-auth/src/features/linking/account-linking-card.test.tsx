import type { AccountLinks } from '@sojourn/contracts/account-link';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../../shared/account.fake';
import { AccountLinkingCard } from './account-linking-card';

const ada = anAccount();
const own = { email: 'ada@example.org' };
const atGoogle = { email: 'ada@gmail.com' };
const passwordAlone: AccountLinks = {
  hasPassword: true,
  hasLinkedAccount: false,
  linkedAccountType: null,
  linkedAccountInfo: null,
  primaryAccountType: 'regular',
  primaryAccountInfo: own,
};
const googleAlone: AccountLinks = {
  ...passwordAlone,
  hasPassword: false,
  primaryAccountType: 'google',
  primaryAccountInfo: atGoogle,
};
const googleLinked: AccountLinks = {
  ...passwordAlone,
  hasLinkedAccount: true,
  linkedAccountType: 'google',
  linkedAccountInfo: atGoogle,
};
const passwordLinked: AccountLinks = {
  ...googleAlone,
  hasLinkedAccount: true,
  linkedAccountType: 'regular',
  linkedAccountInfo: own,
};

const Toasts = () => {
  const { current } = useToast();
  return current && <p role="status">{`${current.title} | ${current.description}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
function open(links: AccountLinks | (() => unknown), { fakes = {}, at = '/profile', user = ada } = {}) {
  const answer = typeof links === 'function' ? links : () => links;
  api = fakeApi({ 'GET /api/user/account-links': answer, ...(fakes as Fakes) });
  const { container } = render(
    <PortalForTests at={at} user={user}>
      <main>
        <AccountLinkingCard user={user} />
        <Toasts />
      </main>
    </PortalForTests>,
  );
  return { person: userEvent.setup(), container };
}
beforeEach(() => {
  document.head.innerHTML = '<meta name="google-sign-in" content="on">';
});
afterEach(() => {
  api.restore();
  document.head.innerHTML = '';
  sessionStorage.clear();
});

const card = () => screen.getByRole('region', { name: 'Account Linking' });

describe('the card of linked accounts', () => {
  test.each([
    ['Google', googleLinked, 'Username/Password'],
    ['a password', passwordLinked, 'Google'],
  ])('shows both addresses and the primary account when %s was linked', async (_what, links, primary) => {
    const { container } = open(links);
    expect(await screen.findByText('ada@gmail.com')).toBeVisible();
    expect(screen.getByText('ada@example.org (ada)')).toBeVisible();
    expect(within(card()).getByText('Primary account').nextSibling).toHaveTextContent(primary);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('unlinks after asking', async () => {
    let links = googleLinked;
    const { person } = open(() => links, {
      fakes: {
        'DELETE /api/user/account-links': () => {
          links = passwordAlone;
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Unlink Accounts' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Unlink Google from your account?' });
    expect(dialog).toHaveTextContent('ada@gmail.com at Google will no longer open this account.');
    await person.click(within(dialog).getByRole('button', { name: 'Unlink Accounts' }));
    expect(await screen.findByRole('link', { name: 'Link Google' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Accounts unlinked');
  });

  test('says in the server’s words what is to be done first', async () => {
    const sentence = 'Please add a password first.';
    const { person } = open(googleLinked, {
      fakes: { 'DELETE /api/user/account-links': () => fakeError(409, 'conflict', sentence) },
    });
    await person.click(await screen.findByRole('button', { name: 'Unlink Accounts' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unlink Accounts' }));
    expect(await screen.findByText(`Error unlinking accounts | ${sentence}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('ada@gmail.com')).toBeVisible();
  });
});

describe('the card of one way in', () => {
  test('leads somebody with a password to Google, and says what for', async () => {
    const { container } = open(passwordAlone);
    const link = await screen.findByRole('link', { name: 'Link Google' });
    expect(link).toHaveAttribute('href', '/api/auth/google?link=1');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('asks for the address to be confirmed first', async () => {
    open(passwordAlone, { user: { ...ada, emailProven: false } });
    expect(await screen.findByText('Confirm your e-mail address to link Google.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Link Google' })).not.toBeInTheDocument();
  });

  test('does not offer Google where it is not set up', async () => {
    document.head.innerHTML = '';
    open(passwordAlone);
    expect(await screen.findByText('Google sign-in is not set up here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Link Google' })).not.toBeInTheDocument();
  });

  test('mails somebody of Google a link to add a password', async () => {
    const { person } = open(googleAlone, { fakes: { 'POST /api/auth/link-token': () => own } });
    await person.click(await screen.findByRole('button', { name: 'Add a Password' }));
    expect(await screen.findByText(/We have sent a link to ada@example.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a Password' })).not.toBeInTheDocument();
  });

  test('says when the link could not be sent', async () => {
    const { person } = open(googleAlone, {
      fakes: { 'POST /api/auth/link-token': () => fakeError(503, 'unavailable', 'Mail is away.') },
    });
    await person.click(await screen.findByRole('button', { name: 'Add a Password' }));
    expect(await screen.findByText('Linking Failed | Mail is away.')).toBeVisible();
  });
});

describe('coming back from Google', () => {
  test('the next step is told, and this tab remembers whom Google named', async () => {
    const googleProfile = { firstName: 'Ada', lastName: null, profileImageUrl: null };
    open(passwordAlone, {
      at: '/profile?linking=mailed',
      fakes: { 'GET /api/auth/linking-session': () => ({ email: 'ada@gmail.com', googleProfile }) },
    });
    expect(await screen.findByText('Look into your inbox')).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('pendingGoogleProfile')).toBe(JSON.stringify(googleProfile)));
  });

  test.each([
    ['taken', /opens another Sojourn account/],
    ['unproven', /Confirm your e-mail address first/],
    ['failed', /Google authentication failed. Please try again./],
  ])('%s is explained', async (linking, words) => {
    open(passwordAlone, { at: `/profile?linking=${linking}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test.each(['toString', '__proto__', 'x'])('%s says nothing', async (linking) => {
    open(passwordAlone, { at: `/profile?linking=${linking}` });
    await screen.findByRole('link', { name: 'Link Google' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('links that cannot be read can be asked for again', async () => {
  let isDown = true;
  const { person } = open(() => (isDown ? fakeError(503, 'unavailable', 'Away.') : googleLinked));
  isDown = false;
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ada@gmail.com')).toBeVisible();
});
