import { openHook } from '@sojourn/web-kit/open-hook';
import { act } from '@testing-library/react';
import { EXPORT_FILE, useAskExport, useDataExport, useLeave, useLeaving } from './data.queries';

const made = (state: string, percent = 0) => ({ state, percent, askedAt: null, expiresAt: null, bytes: null });
let hook: { restore: () => void };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  hook.restore();
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function openExport(...answers: unknown[]) {
  const opened = openHook(() => ({ file: useDataExport(), ask: useAskExport() }), {
    'GET /api/user/data-export': () => (answers.length > 1 ? answers.shift() : answers[0]),
    'POST /api/user/data-export': () => made('preparing', 5),
  });
  hook = opened;
  return { ...opened, shown: () => opened.current().file.data };
}

describe('a file of one’s data', () => {
  test('that is made is looked at every two seconds until it is there', async () => {
    const { asked, shown } = openExport(made('preparing', 10), made('preparing', 60), made('ready', 100));
    await after(0);
    expect(shown()).toMatchObject({ state: 'preparing', percent: 10 });
    await after(1_999);
    expect(asked()).toHaveLength(1);
    await after(1);
    expect(asked()).toHaveLength(2);
    await after(60_000);
    expect(shown()).toMatchObject({ state: 'ready', percent: 100 });
    expect(asked()).toEqual(new Array(3).fill('GET /api/user/data-export'));
  });

  test('that nobody has asked for is looked at once', async () => {
    const { asked } = openExport(made('none'));
    await after(60_000);
    expect(asked()).toHaveLength(1);
  });

  test('is being made as soon as it is asked for', async () => {
    const { run, shown, asked } = openExport(made('none'));
    await after(0);
    await run(({ ask }) => ask.mutateAsync());
    await after(0);
    expect(shown()).toMatchObject({ state: 'preparing', percent: 5 });
    expect(asked()).toEqual(['GET /api/user/data-export', 'POST /api/user/data-export']);
  });

  test('is fetched by the browser itself', () => expect(EXPORT_FILE).toBe('/api/user/data-export/file'));
});

test('somebody who leaves shows that it is them', async () => {
  const leavesAt = '2026-12-22T12:00:00Z';
  const opened = openHook(() => ({ how: useLeaving(), leave: useLeave() }), {
    'GET /api/user/leaving': () => ({ leavesAt: null, proof: 'password', isFresh: false }),
    'POST /api/user/leaving': () => ({ leavesAt }),
  });
  hook = opened;
  await after(0);
  expect(opened.current().how.data).toEqual({ leavesAt: null, proof: 'password', isFresh: false });
  expect(await opened.run(({ leave }) => leave.mutateAsync({ password: 'correct horse' }))).toEqual({ leavesAt });
  expect(opened.asked()).toEqual(['GET /api/user/leaving', 'POST /api/user/leaving {"password":"correct horse"}']);
});
