import type { Registry } from '@sojourn/contracts';
import { fakeApi } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { NewVersionNotice } from './new-version-notice';

const running: Registry = { shellVersion: '0.1.0', publishedAt: '2026-11-21T00:00:00Z', remotes: [] };
const MINUTE_MS = 60_000;

let api: ReturnType<typeof fakeApi>;
let now: jest.SpyInstance<number>;
beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(0);
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

function open(inForce: Registry) {
  api = fakeApi({ 'GET /mf/registry.json': () => inForce });
  return render(<NewVersionNotice running={running} />);
}
const comeBack = (at: number) => {
  now.mockReturnValue(at);
  act(() => void dispatchEvent(new Event('focus')));
};

test('a newer release is offered to who comes back to the tab', async () => {
  open({ ...running, shellVersion: '0.2.0' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  comeBack(MINUTE_MS);
  expect(await screen.findByText('A new version is available')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('nothing is said where the release is the one that runs', async () => {
  open(running);
  comeBack(MINUTE_MS);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it is asked for once a minute at most, while the tab is seen, and not once the page is gone', () => {
  const { unmount } = open(running);
  comeBack(MINUTE_MS - 1);
  expect(api.calls).toHaveLength(0);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  comeBack(MINUTE_MS);
  expect(api.calls).toHaveLength(0);
  hidden.mockRestore();
  comeBack(MINUTE_MS);
  comeBack(MINUTE_MS + 1);
  expect(api.calls).toHaveLength(1);
  unmount();
  comeBack(3 * MINUTE_MS);
  expect(api.calls).toHaveLength(1);
});
