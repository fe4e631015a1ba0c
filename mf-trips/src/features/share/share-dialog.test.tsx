import type { CurrentUser } from '@sojourn/contracts';
import type { Share, ShareDraft } from '@sojourn/contracts/plan';
import { newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { ShareDialog } from './share-dialog';

const plan = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const family: Share = {
  id: 's1',
  role: 'viewer',
  includes: { bookingCodes: false, documents: true },
  name: 'Family',
  expiresAt: new Date(2127, 0, 1, 10).toISOString(),
  createdAt: new Date(2026, 10, 22, 10).toISOString(),
  lastOpenedAt: null,
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

/** A bff that keeps links. */
function keeping(...kept: Share[]): Fakes {
  let shares = kept;
  return {
    'GET /api/trips/:id/shares': () => shares,
    'POST /api/trips/:id/shares': ({ body }) => {
      const share: Share = { ...family, ...(body as ShareDraft), id: 's2' };
      shares = [share, ...shares];
      return { ...share, token: 'a-token' };
    },
    'DELETE /api/trips/:id/shares/:shareId': ({ params }) => {
      shares = shares.filter(({ id }) => id !== params['shareId']);
      return { id: params['shareId'] };
    },
  };
}

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};

function open(fakes: Fakes, access: Partial<PlanAccess> = {}, user: CurrentUser | null = null) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at="/trips/7" user={user}>
      <PlanForTests plan={plan} access={access}>
        <ShareDialog onClose={() => undefined} />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('sharing a trip', () => {
  it('lets people look only, and hides codes and documents, unless the owner says otherwise', async () => {
    const { baseElement } = open(keeping());
    expect(screen.getByText('Anyone with the link can view this trip.')).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(await axe(baseElement)).toHaveNoViolations();
    await press('Make a link');
    expect(await screen.findByLabelText('Trip link')).toHaveValue('http://localhost/shared/a-token');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      role: 'viewer',
      includes: { bookingCodes: false, documents: false },
      name: '',
      expiresAt: null,
    });
  });

  it('makes a link that may edit, for as long as it is wanted', async () => {
    open(keeping());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Allow editing by others' }));
    expect(screen.getByText('Anyone with the link can view and edit this trip.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include documents' }));
    await userEvent.selectOptions(screen.getByLabelText('The link works'), '7 days');
    await userEvent.type(screen.getByLabelText('Name of the link'), 'Ben');
    await press('Make a link');
    await screen.findByLabelText('Trip link');
    const sent = api.calls.find(({ method }) => method === 'POST')?.body as ShareDraft;
    expect(sent).toMatchObject({ role: 'editor', includes: { documents: true, bookingCodes: false }, name: 'Ben' });
    const days = (Date.parse(sent.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await screen.findByText('Ben')).toBeVisible();
  });

  it('says why there is no link', async () => {
    const sentence = 'A trip has at most 50 links.';
    open({ ...keeping(), 'POST /api/trips/:id/shares': () => fakeError(409, 'limit-reached', sentence) });
    await press('Make a link');
    expect(await screen.findByText(`Error: ${sentence}`)).toBeInTheDocument();
  });

  it('copies the link, or says that it could not', async () => {
    const user = userEvent.setup();
    open(keeping());
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    await screen.findByLabelText('Trip link');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied!: Trip link has been copied to your clipboard.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/shared/a-token');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copy failed: Failed to copy link to clipboard.')).toBeInTheDocument();
  });

  it('lists the links that are out, and takes one back', async () => {
    open(keeping(family));
    const list = await screen.findByRole('region', { name: 'Links that are out' });
    expect(within(list).getByText('Can view, with documents, until Jan 1, 2127, never opened')).toBeVisible();
    await press('Revoke Family');
    expect(await screen.findByText('Link revoked: It opens nothing any more.')).toBeInTheDocument();
    expect(screen.queryByText('Family')).not.toBeInTheDocument();
  });

  it('says what each link lets out, and of the one that is taken back that it is on its way', async () => {
    const codes = { ...family, id: 's3', name: 'Ben', includes: { bookingCodes: true, documents: false } };
    open({ ...keeping(family, codes), 'DELETE /api/trips/:id/shares/:shareId': () => new Promise(() => undefined) });
    const list = within(await screen.findByRole('region', { name: 'Links that are out' }));
    expect(list.getByText(/^Can view, with booking codes, until/)).toBeVisible();
    await press('Revoke Family');
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Revoke Family' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(list.getByRole('button', { name: 'Revoke Ben' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('does not take links that cannot be read for none', async () => {
    open({ ...keeping(family), 'GET /api/trips/:id/shares': () => fakeError(404, 'not-found', 'Not there.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('The links that are out could not be loaded.');
  });

  const invited = { id: 'u1', username: 'ada', email: 'ada@example.org', emailProven: true } as CurrentUser;
  const toEmail = async (fakes: Fakes, user: CurrentUser = invited) => {
    open({ ...keeping(), ...fakes }, {}, user);
    await press('Make a link');
    await screen.findByLabelText('Trip link');
    await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
    return screen.getByLabelText('Email address');
  };

  it('sends invitations to addresses it has looked at', async () => {
    const bodies: unknown[] = [];
    const field = await toEmail({
      'POST /api/user/trip-invitations': ({ body }) => {
        bodies.push(body);
        return { sent: 2 };
      },
    });
    await press('Send Invitations');
    expect(screen.getByText('No recipients: Please add at least one email address.')).toBeInTheDocument();
    await userEvent.type(field, 'ben{Enter}');
    expect(screen.getByText('Invalid email: Please enter a valid email address.')).toBeInTheDocument();
    expect(field).toHaveValue('ben');
    await userEvent.type(field, '@example.org{Enter}');
    await userEvent.type(field, 'BEN@example.org{Enter}');
    expect(screen.getByText('Duplicate email: This email is already in the list.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'cleo@example.org{Enter}');
    await press('Send Invitations');
    expect(await screen.findByText('Invitations sent!: Trip details shared with 2 people.')).toBeInTheDocument();
    const message = 'Check out my trip to Rome, Italy!';
    expect(bodies).toEqual([{ token: 'a-token', recipients: ['ben@example.org', 'cleo@example.org'], message }]);
    expect(screen.queryByText('ben@example.org')).not.toBeInTheDocument();
  });

  it('keeps the recipients when nothing could be sent, and says why', async () => {
    const field = await toEmail({
      'POST /api/user/trip-invitations': () => fakeError(429, 'too-many-requests', 'You can invite 50 people a day.'),
    });
    await userEvent.type(field, 'ben@example.org{Enter}');
    await press('Send Invitations');
    expect(await screen.findByText('Not sent: You can invite 50 people a day.')).toBeInTheDocument();
    expect(screen.getByText('ben@example.org')).toBeVisible();
    await press('Remove ben@example.org');
    expect(screen.queryByText('ben@example.org')).not.toBeInTheDocument();
  });

  it('asks for a confirmed address first', async () => {
    await toEmail({}, { ...invited, emailProven: false });
    expect(screen.getByRole('link', { name: 'confirm it' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('button', { name: 'Send Invitations' })).toBeDisabled();
  });

  it('leads to the profile when the server wants a confirmed address first', async () => {
    const field = await toEmail({
      'POST /api/user/trip-invitations': () => fakeError(403, 'not-allowed', 'Please confirm your address first.'),
    });
    await userEvent.type(field, 'ben@example.org{Enter}');
    await press('Send Invitations');
    expect(await screen.findByRole('link', { name: 'confirm it' })).toHaveAttribute('href', '/profile');
  });

  it('opens the networks in a new tab, which learns nothing of this one', async () => {
    open(keeping());
    await press('Make a link');
    await screen.findByLabelText('Trip link');
    await userEvent.click(screen.getByRole('tab', { name: 'Social' }));
    const link = screen.getByRole('link', { name: 'Facebook' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('asks a guest to sign up first, and brings them back', () => {
    open({}, { storage: 'browser' });
    const link = screen.getByRole('link', { name: 'Sign up to share' });
    expect(link).toHaveAttribute('href', '/register?returnTo=%2Ftrips%2F7');
    expect(api.calls).toEqual([]);
  });
});
