import { act, renderHook } from '@testing-library/react';
import { useOnline } from './use-online';

afterEach(() => jest.restoreAllMocks());

test('useOnline follows the connection as it goes and comes back, until it is unmounted', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (to: boolean) =>
    act(() => {
      onLine.mockReturnValue(to);
      dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  const { result, unmount } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  turn(false);
  expect(result.current).toBe(false);
  turn(true);
  expect(result.current).toBe(true);
  const removed = jest.spyOn(globalThis, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['online', 'offline']));
});
