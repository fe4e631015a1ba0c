import type { Share, ShareDraft } from '@sojourn/contracts/plan';
import { everythingIncluded } from '@sojourn/trip';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useInvite, useMakeShare, useRevokeShare, useShares } from './share.queries';

const draft: ShareDraft = {
  role: 'viewer',
  includes: { ...everythingIncluded, bookingCodes: false },
  name: 'Family',
  expiresAt: null,
};
const family: Share = { ...draft, id: 's1', createdAt: '2126-11-22T10:00:00.000Z', lastOpenedAt: null, token: null };
const ben: Share = { ...family, id: 's2', name: 'Ben' };
const resting = () => fakeError(503, 'unavailable', 'Links are resting.');

let api: ReturnType<typeof fakeApi>;
let bodies: unknown[];
let make: ReturnType<typeof useMakeShare>;
let revoke: ReturnType<typeof useRevokeShare>;
let invite: ReturnType<typeof useInvite>;

const Links = ({ id }: { id: number }) => {
  const { data, error } = useShares(id);
  const names = data?.map(({ name }) => name).join(', ') ?? 'unknown';
  return <output aria-label={`links of ${id}`}>{error?.message ?? names}</output>;
};
const Subject = () => {
  make = useMakeShare(7);
  revoke = useRevokeShare(7);
  invite = useInvite();
  return (
    <>
      <output aria-label="made">{make.error?.message ?? make.data?.token}</output>
      <output aria-label="revoked">{revoke.error?.message ?? revoke.data?.id}</output>
      <output aria-label="invited">{invite.error?.message ?? invite.data?.sent}</output>
    </>
  );
};
const shows = (name: string, text: string | RegExp) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveTextContent(text));
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);

/** A bff that keeps the links of each trip; both trips have one for the family. */
function keeping(): Fakes {
  const shares: Record<string, Share[]> = { 7: [family], 8: [family] };
  return {
    'GET /api/trips/:id/shares': ({ params }) => shares[params['id'] ?? ''],
    'POST /api/trips/:id/shares': ({ params, body }) => {
      bodies.push(body);
      shares[params['id'] ?? ''] = [ben, family];
      return { ...ben, token: 'a-token' };
    },
    'DELETE /api/trips/:id/shares/:shareId': ({ params }) => {
      shares[params['id'] ?? ''] = [];
      return { id: params['shareId'] };
    },
  };
}
function open(fakes: Fakes, isOnline = true) {
  api = fakeApi(fakes);
  const client = createQueryClient(isOnline);
  const page = (...ids: number[]) => (
    <PortalForTests user={null} client={client}>
      <Subject />
      {ids.map((id) => (
        <Links key={id} id={id} />
      ))}
    </PortalForTests>
  );
  const { rerender } = render(page(7, 8));
  const isKept = (id: number) => client.getQueryCache().find({ queryKey: [`/api/trips/${id}/shares`] }) !== undefined;
  const names = () => client.getQueryData<Share[]>(['/api/trips/7/shares'])?.map(({ name }) => name);
  return { show: (...ids: number[]) => rerender(page(...ids)), isKept, names };
}
/** Both trips' links are there before anything is pressed. */
const bothAreRead = async () => {
  await shows('links of 7', /^Family$/);
  await shows('links of 8', /^Family$/);
  expect(asked()).toEqual(['GET /api/trips/7/shares', 'GET /api/trips/8/shares']);
};

beforeEach(() => {
  bodies = [];
});
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
});

describe('the links of a trip', () => {
  test('are asked for without a connection too, and at every visit anew', async () => {
    const { show, isKept } = open(keeping(), false);
    await bothAreRead();
    expect([isKept(7), isKept(8)]).toEqual([true, true]);
    show(8);
    await waitFor(() => expect(isKept(7)).toBe(false));
    show(7, 8);
    await shows('links of 7', /^Family$/);
    expect(asked().slice(2)).toEqual(['GET /api/trips/7/shares']);
  });

  test('are let go of when nobody waits for them any more', async () => {
    const { show, isKept } = open({ 'GET /api/trips/:id/shares': () => new Promise(() => undefined) });
    await waitFor(() => expect(api.calls).toHaveLength(2));
    show();
    await waitFor(() => expect([isKept(7), isKept(8)]).toEqual([false, false]));
  });

  test('that cannot be read are an error', async () => {
    open({ 'GET /api/trips/:id/shares': resting });
    await shows('links of 7', /Links are resting\./);
  });
});

describe('a link', () => {
  test('is made as it is wanted, and is among those of its trip before it is done', async () => {
    const { names } = open(keeping());
    await bothAreRead();
    const listed = await act(async () => make.mutateAsync(draft).then(names));
    expect(listed).toEqual(['Ben', 'Family']);
    await shows('made', /^a-token$/);
    expect(bodies).toEqual([draft]);
    expect(asked().slice(2)).toEqual(['POST /api/trips/7/shares', 'GET /api/trips/7/shares']);
  });

  test('that is revoked is gone from those of its trip before it is done', async () => {
    const { names } = open(keeping());
    await bothAreRead();
    const listed = await act(async () => revoke.mutateAsync('s1').then(names));
    expect(listed).toEqual([]);
    await shows('revoked', /^s1$/);
    expect(asked().slice(2)).toEqual(['DELETE /api/trips/7/shares/s1', 'GET /api/trips/7/shares']);
  });

  test('that could not be made or revoked changes nothing', async () => {
    open({
      ...keeping(),
      'POST /api/trips/:id/shares': resting,
      'DELETE /api/trips/:id/shares/:shareId': resting,
    });
    await bothAreRead();
    await act(async () => {
      make.mutate(draft);
      revoke.mutate('s1');
    });
    await shows('made', /Links are resting\./);
    await shows('revoked', /Links are resting\./);
    expect(asked().slice(2)).toEqual(['POST /api/trips/7/shares', 'DELETE /api/trips/7/shares/s1']);
  });

  test('is made and revoked without waiting for a connection', async () => {
    open(keeping(), false);
    await bothAreRead();
    await act(async () => make.mutate(draft));
    await shows('made', /^a-token$/);
    await act(async () => revoke.mutate('s2'));
    await shows('revoked', /^s2$/);
  });
});

describe('an invitation', () => {
  const invitation = { token: 'a-token', recipients: ['ben@example.org'], message: 'Come along.' };

  test('is sent once, with its link, its people and its words', async () => {
    open({
      ...keeping(),
      'POST /api/user/trip-invitations': ({ body }) => {
        bodies.push(body);
        return { sent: 1 };
      },
    });
    await bothAreRead();
    await act(async () => invite.mutate(invitation));
    await shows('invited', /^1$/);
    expect(bodies).toEqual([invitation]);
    expect(asked().slice(2)).toEqual(['POST /api/user/trip-invitations']);
  });

  test('that was not sent is an error, at once without a connection too', async () => {
    open({ ...keeping(), 'POST /api/user/trip-invitations': resting }, false);
    await act(async () => invite.mutate(invitation));
    await shows('invited', /Links are resting\./);
  });
});
