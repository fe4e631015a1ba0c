import type { HistoryEntry } from '@sojourn/contracts/plan';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { PlanStorage } from '../../shared/plan/plan.store';
import { useHistory } from './history.queries';

const entryAt = (version: number): HistoryEntry => ({
  ...{ version, key: `key-of-${version}`, summary: `Change ${version}`, at: '2126-11-21T10:00:00Z' },
  ...{
    by: { role: 'owner', link: null },
    inverse: { type: 'head.edit', parts: { title: { text: 'Rome', version: 1 } } },
  },
});
/** So many changes, the newest first. */
const changes = (newest: number) => Array.from({ length: newest }, (_, at) => entryAt(newest - at));
const span = (newest: number, oldest: number) => `${newest} to ${oldest}, ${newest - oldest + 1} in order`;

type Shown = { id: number; storage: PlanStorage; version: number; count: number };

const Subject = ({ id, storage, version, count }: Shown) => {
  const { data, error, isPlaceholderData } = useHistory({ id, storage }, version, count);
  const versions = data?.entries.map((entry) => entry.version) ?? [];
  const isInOrder = versions.every((each, at) => at === 0 || each === (versions[at - 1] ?? 0) - 1);
  const listed = `${versions[0]} to ${versions.at(-1)}, ${versions.length} ${isInOrder ? 'in order' : 'in disorder'}`;
  return (
    <>
      <output aria-label="history">
        {error?.message ?? (data ? (versions.length ? listed : 'empty') : 'unknown')}
      </output>
      <output aria-label="more">{String(data?.hasMore)}</output>
      <output aria-label="state">{isPlaceholderData ? 'from before' : 'current'}</output>
    </>
  );
};

let api: ReturnType<typeof fakeApi>;
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
/** The query of each call so far. */
const asked = () => api.calls.map(({ path, query }) => `${path}?${query}`);
const path = '/api/trips/7/history';

/** An account whose trips have so many changes. */
const keeping = (all: () => HistoryEntry[]): Fakes => ({
  'GET /api/trips/:id/history': ({ query }) => {
    const before = Number(query.get('before') ?? Infinity);
    return all()
      .filter(({ version }) => version < before)
      .slice(0, 50);
  },
});
function open(fakes: Fakes, first: Partial<Shown> = {}, isOnline = true) {
  api = fakeApi(fakes);
  const client = createQueryClient(isOnline);
  let shown: Shown = { id: 7, storage: 'account', version: 1, count: 1, ...first };
  const page = (isThere = true) => (
    <PortalForTests user={null} client={client}>
      {isThere && <Subject {...shown} />}
    </PortalForTests>
  );
  const { rerender } = render(page());
  const show = (next: Partial<Shown> = {}) => {
    shown = { ...shown, ...next };
    rerender(page());
  };
  const keys = (of: string) => client.getQueryCache().findAll({ queryKey: [of] });
  return { show, hide: () => rerender(page(false)), keys };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
});

describe('the history of an account’s trip', () => {
  test('is one page that has all of it', async () => {
    const { keys } = open(keeping(() => changes(49)));
    await shows('history', span(49, 1));
    await shows('more', 'false');
    expect(asked()).toEqual([`${path}?`]);
    expect(keys('trip history').map(({ queryKey }) => queryKey)).toEqual([['trip history', 'account', 7, 1, 1]]);
    expect(keys('trip history page').map(({ queryKey }) => queryKey)).toEqual([
      ['trip history page', 'account', 7, undefined],
    ]);
  });

  test('may have more where its page is full, and no page more than wanted is read', async () => {
    open(keeping(() => changes(50)));
    await shows('history', span(50, 1));
    await shows('more', 'true');
    expect(asked()).toEqual([`${path}?`]);
  });

  test('has no more behind a full page and an empty one', async () => {
    open(
      keeping(() => changes(50)),
      { count: 2 },
    );
    await shows('history', span(50, 1));
    await shows('more', 'false');
    expect(asked()).toEqual([`${path}?`, `${path}?before=1`]);
  });

  test('ends at the first page that is not full, however many are wanted', async () => {
    open(
      keeping(() => changes(120)),
      { count: 5 },
    );
    await shows('history', span(120, 1));
    await shows('more', 'false');
    expect(asked()).toEqual([`${path}?`, `${path}?before=71`, `${path}?before=21`]);
  });

  test('of which nothing is known yet, is empty where nothing was done', async () => {
    let answer: (entries: HistoryEntry[]) => void = () => undefined;
    open({ 'GET /api/trips/:id/history': () => new Promise((resolve) => (answer = resolve)) });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await shows('history', 'unknown');
    await act(async () => answer([]));
    await shows('history', 'empty');
    await shows('more', 'false');
  });

  test('stays on the screen while more of it comes, which asks for the newest page and the missing one', async () => {
    const { show } = open(
      keeping(() => changes(120)),
      { count: 2 },
    );
    await shows('history', span(120, 21));
    await shows('more', 'true');
    await shows('state', 'current');
    show({ count: 3 });
    expect(screen.getByLabelText('history')).toHaveTextContent(span(120, 21));
    expect(screen.getByLabelText('state')).toHaveTextContent('from before');
    await shows('history', span(120, 1));
    await shows('state', 'current');
    expect(asked().slice(2)).toEqual([`${path}?`, `${path}?before=21`]);
  });

  test('is read again when the plan is another one', async () => {
    let newest = 60;
    const { show } = open(keeping(() => changes(newest)));
    await shows('history', span(60, 11));
    newest = 61;
    show({ version: 2 });
    await shows('history', span(61, 12));
    expect(asked()).toEqual([`${path}?`, `${path}?`]);
  });

  test('is each trip’s own', async () => {
    const { show } = open({
      'GET /api/trips/:id/history': ({ params }) => changes(params['id'] === '7' ? 3 : 2),
    });
    await shows('history', span(3, 1));
    show({ id: 8 });
    await shows('history', span(2, 1));
    show({ id: 8, storage: 'link' });
    await shows('state', 'current');
    expect(asked()).toEqual([`${path}?`, '/api/trips/8/history?', '/api/trips/8/history?']);
  });

  test('is read without a connection too, and at every visit anew', async () => {
    const { show, hide, keys } = open(
      keeping(() => changes(60)),
      { count: 2 },
      false,
    );
    await shows('history', span(60, 1));
    hide();
    await waitFor(() => expect(keys('trip history')).toHaveLength(0));
    show();
    expect(screen.getByLabelText('history')).toHaveTextContent('unknown');
    await shows('history', span(60, 1));
    expect(asked()).toEqual([`${path}?`, `${path}?before=11`, `${path}?`]);
  });

  test('that cannot be read is an error', async () => {
    open({ 'GET /api/trips/:id/history': () => fakeError(503, 'unavailable', 'Trips are resting.') });
    await waitFor(() => expect(screen.getByLabelText('history')).toHaveTextContent('Trips are resting.'));
  });
});

describe('the history of a browser’s trip', () => {
  const keep = (newest: number) => localStorage.setItem('tripHistory 7', JSON.stringify(changes(newest)));

  test('is in this browser, a page at a time', async () => {
    keep(120);
    const { show } = open({}, { storage: 'browser' }, false);
    await shows('history', span(120, 71));
    await shows('more', 'true');
    show({ count: 2 });
    await shows('history', span(120, 21));
    await shows('more', 'true');
    show({ count: 3 });
    await shows('history', span(120, 1));
    await shows('more', 'false');
    expect(api.calls).toEqual([]);
  });

  test('is not that of an account’s trip of the same number', async () => {
    keep(3);
    const { show } = open(
      keeping(() => changes(2)),
      { storage: 'browser' },
    );
    await shows('history', span(3, 1));
    show({ storage: 'account' });
    await shows('history', span(2, 1));
    expect(asked()).toEqual([`${path}?`]);
  });

  test('is empty where nothing was done', async () => {
    open({}, { storage: 'browser', id: 9 });
    await shows('history', 'empty');
    await shows('more', 'false');
  });
});
