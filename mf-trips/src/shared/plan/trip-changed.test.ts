import { onTripChanged, tellTripChanged } from './trip-changed';

test('reads again at each change until it ends', () => {
  const read = jest.fn();
  const end = onTripChanged(read);
  tellTripChanged();
  tellTripChanged();
  end();
  tellTripChanged();
  expect(read).toHaveBeenCalledTimes(2);
});
