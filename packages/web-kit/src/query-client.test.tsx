import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  useMutation,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';

const within =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

describe('the query client', () => {
  test('asks once where asking fails', async () => {
    const queryFn = jest.fn(() => Promise.reject(new Error('no')));
    const { result } = renderHook(() => useQuery({ queryKey: ['/a'], queryFn }), {
      wrapper: within(createQueryClient()),
    });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  test('sends once what cannot be sent', async () => {
    const mutationFn = jest.fn(() => Promise.reject(new Error('no')));
    const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper: within(createQueryClient()) });
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  test('says at once that nothing can be sent without a connection', async () => {
    const mutationFn = jest.fn(() => Promise.reject(new Error('offline')));
    const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper: within(createQueryClient(false)) });
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.isPaused).toBe(false);
  });

  test('reads what it knows from memory, and does not ask anew when the window is looked at again', async () => {
    const client = createQueryClient();
    const queryFn = jest.fn(async () => 'known');
    const Reader = () => <p>{useQuery({ queryKey: ['/a'], queryFn }).data ?? 'asking'}</p>;
    const Page = within(client);
    const first = render(<Page children={<Reader />} />);
    expect(await screen.findByText('known')).toBeVisible();
    first.unmount();
    render(<Page children={<Reader />} />);
    await client.invalidateQueries({ refetchType: 'none' });
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  test('made without a connection, it asks as soon as there is one', async () => {
    const queryFn = jest.fn(async () => 'known');
    const client = createQueryClient(false);
    dispatchEvent(new Event('offline'));
    const { result } = renderHook(() => useQuery({ queryKey: ['/a'], queryFn }), { wrapper: within(client) });
    expect(result.current.isPaused).toBe(true);
    expect(queryFn).not.toHaveBeenCalled();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.data).toBe('known'));
  });

  test('hears that there is a connection again before anything is asked', () => {
    createQueryClient(false);
    dispatchEvent(new Event('online'));
    expect(onlineManager.isOnline()).toBe(true);
  });
});
