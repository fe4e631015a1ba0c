import { act, render, screen } from '@testing-library/react';
import { RemoteFailure } from './remote-failure';

test('tries again by itself when the connection is back, for as long as it stands', async () => {
  const retry = jest.fn();
  const { unmount } = render(<RemoteFailure name="trips/add-to-trip" retry={retry} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
