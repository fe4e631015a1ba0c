import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { useEndSessions, useSecurityEvents, useSessions } from './sessions.queries';

const session = (id: string, isCurrent = false) => ({
  ...{ id, browser: 'Chrome on Windows', isCurrent, isRemembered: false },
  ...{ madeAt: '2026-11-21T09:00:00Z', seenAt: '2026-11-22T09:00:00Z' },
});
const read = 'GET /api/user/sessions';
let hook: { restore: () => void };
afterEach(() => hook.restore());

describe('sessions', () => {
  function open(end: () => unknown = () => undefined) {
    let open = [session('here', true), session('a/b')];
    const opened = openHook(() => ({ list: useSessions(), end: useEndSessions() }), {
      'GET /api/user/sessions': () => open,
      'DELETE /api/user/sessions': () => {
        open = open.slice(0, 1);
        return end();
      },
      'DELETE /api/user/sessions/:id': ({ params }) => {
        open = open.filter(({ id }) => id !== params.id);
        return end();
      },
    });
    hook = opened;
    const shows = (...ids: string[]) =>
      waitFor(() => expect(opened.current().list.data?.map(({ id }) => id)).toEqual(ids));
    return { ...opened, shows };
  }

  test('end one by one, by their ids', async () => {
    const { run, asked, shows } = open();
    await shows('here', 'a/b');
    await run(({ end }) => end.mutateAsync('a/b'));
    await shows('here');
    expect(asked()).toEqual([read, 'DELETE /api/user/sessions/a%2Fb', read]);
  });

  test('end all but this one', async () => {
    const { run, asked, shows } = open();
    await shows('here', 'a/b');
    await run(({ end }) => end.mutateAsync('others'));
    await shows('here');
    expect(asked()).toEqual([read, 'DELETE /api/user/sessions', read]);
  });

  test('are read again as well when the answer was lost', async () => {
    const { run, asked, shows } = open(() => new Response('gone', { status: 502 }));
    await shows('here', 'a/b');
    await run(({ end }) => end.mutateAsync('others').catch(() => undefined));
    await shows('here');
    expect(asked()).toEqual([read, 'DELETE /api/user/sessions', read]);
  });
});

test('what happened to the account is asked for when somebody wants to see it', async () => {
  const event = { id: 'e1', kind: 'signed-in', at: '2026-11-22T09:00:00Z', browser: null, address: null };
  const opened = openHook(
    ({ isWanted }: { isWanted: boolean }) => useSecurityEvents(isWanted),
    { 'GET /api/user/security-events': () => [event] },
    { props: { isWanted: false } },
  );
  hook = opened;
  expect(opened.current().fetchStatus).toBe('idle');
  opened.rerender({ isWanted: true });
  await waitFor(() => expect(opened.current().data).toEqual([event]));
  expect(opened.asked()).toEqual(['GET /api/user/security-events']);
});
