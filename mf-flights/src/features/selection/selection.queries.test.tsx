import type { Trip, TripDraft } from '@sojourn/contracts';
import { createQueryClient } from '@sojourn/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSaveTrip } from './selection.queries';

const draft: TripDraft = {
  title: 'Trip to Rome',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: null,
  notes: null,
};
const trip: Trip = {
  ...draft,
  id: 7,
  status: 'planning',
  version: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

const network = jest.fn(async (_url: string, _init: RequestInit) => Response.json(trip, { status: 201 }));
const before = globalThis.fetch;
beforeEach(() => {
  network.mockClear();
  globalThis.fetch = network as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

function opened(client = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSaveTrip(), { wrapper }).result;
}
const sent = () =>
  network.mock.calls.map(([url, init]) => ({
    url,
    method: init.method,
    body: JSON.parse(String(init.body)) as unknown,
  }));
const keys = () => network.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));

test('a trip is sent with one key however often it is pressed, and another dialog has another', async () => {
  const save = opened();
  await act(() => save.current.mutateAsync(draft));
  await act(() => save.current.mutateAsync(draft));
  expect(await opened().current.mutateAsync(draft)).toEqual(trip);
  expect(sent()[0]).toEqual({ url: '/api/trips', method: 'POST', body: draft });
  const [first, second, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('a saved trip makes the lists of trips ask anew, and nothing else', async () => {
  const client = createQueryClient();
  client.setQueryData(['/api/trips', 'upcoming'], []);
  client.setQueryData(['/api/flights/search'], []);
  const save = opened(client);
  act(() => save.current.mutate(draft));
  await waitFor(() => expect(client.getQueryState(['/api/trips', 'upcoming'])?.isInvalidated).toBe(true));
  expect(client.getQueryState(['/api/flights/search'])?.isInvalidated).toBe(false);
});
