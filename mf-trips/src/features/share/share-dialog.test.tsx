import type { CurrentUser } from '@sojourn/contracts';
import type { Share, ShareDraft } from '@sojourn/contracts/plan';
import { everythingIncluded, newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { ShareDialog } from './share-dialog';

const plan = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const family: Share = {
  id: 's1',
  role: 'viewer',
  includes: { ...everythingIncluded, bookingCodes: false },
  name: 'Family',
  expiresAt: new Date(2127, 0, 1, 10).toISOString(),
  createdAt: new Date(2026, 10, 22, 10).toISOString(),
  lastOpenedAt: null,
  token: 'family-token',
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

/** A bff that keeps links. */
function keeping(...kept: Share[]): Fakes {
  let shares = kept;
  return {
    'GET /api/trips/:id/shares': () => shares,
    'POST /api/trips/:id/shares': ({ body }) => {
      const share: Share = { ...family, ...(body as ShareDraft), id: 's2', token: 'a-token' };
      shares = [share, ...shares];
      return share;
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
  const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
  const kinds = [
    /^Notes/,
    /^Costs and who owes whom/,
    /^People/,
    /^Places and addresses/,
    /^Booking codes/,
    /^Documents/,
  ];

  it('says before a link is made what it shows, and lets people look only, when the owner says nothing else', async () => {
    const { baseElement } = open(keeping());
    expect(screen.getByText('Anyone with the link can view this trip.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Whoever has the link sees' })).toBeVisible();
    expect(kinds.map((kind) => (box(kind) as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(screen.getByRole('switch', { name: /^Allow editing by others/ })).not.toBeChecked();
    expect(await axe(baseElement)).toHaveNoViolations();
    await press('Make a link');
    expect(await screen.findByLabelText('Trip link')).toHaveValue('http://localhost/shared/a-token');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      role: 'viewer',
      includes: { ...everythingIncluded, bookingCodes: false, documents: false },
      name: '',
      expiresAt: null,
    });
  });

  it('leaves out of a link all that is unticked', async () => {
    open(keeping());
    for (const kind of kinds.slice(0, 4)) await userEvent.click(box(kind));
    await press('Make a link');
    await screen.findByLabelText('Trip link');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      includes: Object.fromEntries(Object.keys(everythingIncluded).map((name) => [name, false])),
    });
    expect(screen.getAllByText(/Shows titles, days and times only\. Leaves out notes, costs, people/)[0]).toBeVisible();
  });

  it('makes a link that may edit, for as long as it is wanted', async () => {
    open(keeping());
    await userEvent.click(screen.getByRole('switch', { name: /^Allow editing by others/ }));
    expect(screen.getByText('Anyone with the link can view and edit this trip.')).toBeVisible();
    await userEvent.click(box(/^Documents/));
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
    const list = await screen.findByRole('region', { name: 'Active links' });
    const said =
      'Can view, until Jan 1, 2127. Shows notes, costs, people, places and documents. Leaves out booking codes. Never opened.';
    expect(within(list).getByText(said)).toBeVisible();
    await press('Revoke Family');
    expect(await screen.findByText('Link revoked: It opens nothing any more.')).toBeInTheDocument();
    expect(screen.queryByText('Family')).not.toBeInTheDocument();
  });

  it('says what each link lets out, and of the one that is taken back that it is on its way', async () => {
    const codes = { ...family, id: 's3', name: 'Ben', includes: { ...everythingIncluded, documents: false } };
    open({ ...keeping(family, codes), 'DELETE /api/trips/:id/shares/:shareId': () => new Promise(() => undefined) });
    const list = within(await screen.findByRole('region', { name: 'Active links' }));
    expect(list.getByText(/^Can view, until .* Leaves out documents\./)).toBeVisible();
    await press('Revoke Family');
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Revoke Family' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(list.getByRole('button', { name: 'Revoke Ben' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it('does not take links that cannot be read for none', async () => {
    open({ ...keeping(family), 'GET /api/trips/:id/shares': () => fakeError(404, 'not-found', 'Not there.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your active links could not be loaded.');
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

  it('says that it shares, and then that it has, when a network is pressed', async () => {
    open(keeping(family));
    await userEvent.click(screen.getByRole('tab', { name: 'Social' }));
    await screen.findByLabelText('Family');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('link', { name: 'LinkedIn' }));
      expect(screen.getByText(/^Sharing to LinkedIn\.\.\./)).toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(1_000));
      expect(screen.getByText(/^Shared!/)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends the link that is there when none was made just now, and says what it shows', async () => {
    open(keeping(family), {}, invited);
    await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
    expect(await screen.findByLabelText('Family')).toHaveValue('http://localhost/shared/family-token');
    expect(screen.getByText(/^Can view\. Shows notes/)).toBeVisible();
  });

  it('sends the link that is chosen when there are several', async () => {
    const bodies: unknown[] = [];
    open(
      {
        ...keeping(family, { ...family, id: 's3', name: 'Ben', token: 'ben-token' }),
        'POST /api/user/trip-invitations': ({ body }) => {
          bodies.push(body);
          return { sent: 1 };
        },
      },
      {},
      invited,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
    await userEvent.selectOptions(await screen.findByLabelText('Link'), 'Ben');
    await userEvent.type(screen.getByLabelText('Email address'), 'cleo@example.org{Enter}');
    await press('Send Invitations');
    expect(await screen.findByText(/^Invitations sent!/)).toBeInTheDocument();
    expect(bodies).toMatchObject([{ token: 'ben-token' }]);
  });

  it.each(['Email', 'Social'])('leads from %s to making a link when there is none', async (tab) => {
    open(keeping());
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await press('Make a link first');
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  it('copies a link again when it is listed, unless its token cannot be told', async () => {
    const user = userEvent.setup();
    open(keeping(family, { ...family, id: 's4', name: 'Older', token: null }));
    await user.click(await screen.findByRole('button', { name: 'Copy Family' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/shared/family-token');
    expect(screen.queryByRole('button', { name: 'Copy Older' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Revoke Older' })).toBeVisible();
  });

  it('makes one more link when that is asked for', async () => {
    open(keeping());
    await press('Make a link');
    await screen.findByLabelText('Trip link');
    await press('Make another link');
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  it('asks a guest to sign up first, and brings them back', () => {
    open({}, { storage: 'browser' });
    const link = screen.getByRole('link', { name: 'Sign up to share' });
    expect(link).toHaveAttribute('href', '/register?returnTo=%2Ftrips%2F7');
    expect(api.calls).toEqual([]);
  });
});
