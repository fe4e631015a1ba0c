import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceMapCard } from './place-map-card';

const mockFetched = jest.fn();
let mockIsMissing = true;
jest.mock('./place-map', () => {
  mockFetched();
  if (mockIsMissing) throw new Error('Loading chunk 7 failed.');
  return { PlaceMap: ({ name }: { name: string }) => <p>Map of {name}</p> };
});

const place = { name: 'Fès', position: { latitude: 34, longitude: -5 }, sights: [] };
const setOnline = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
afterEach(() => jest.restoreAllMocks());

test('fetches no map while it is far from the view or there is no connection, and another time when it did not come', async () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const { rerender } = render(<PlaceMapCard {...place} isNear={false} />);
  setOnline(false);
  rerender(<PlaceMapCard {...place} isNear />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  expect(mockFetched).not.toHaveBeenCalled();
  setOnline(true);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the map');
  expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
  mockIsMissing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Map of Fès')).toBeVisible();
  setOnline(false);
  expect(screen.getByText('Map of Fès')).toBeVisible();
});
