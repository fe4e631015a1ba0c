import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserTrips } from '../../shared/browser-trips.store';
import { toDo } from './addition.fake';
import { AddToTripDialog } from './add-to-trip-dialog';
import { newTripEntry } from './add-to-trip.model';

const museum = toDo('attraction');
const dates = { startDate: '2127-04-10', endDate: '2127-04-14' };
const choice = (name: RegExp) => screen.getByRole('radio', { name });
const aNewOne = /^A new trip/;

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi({});
});
afterEach(() => api.restore());

/** Opens the dialog over a list of trips that is older than the one trip there is. */
async function openOverAnOldList() {
  const client = createQueryClient(true);
  render(
    <PortalForTests user={null} client={client}>
      <AddToTripDialog addition={museum} onClose={jest.fn()} />
    </PortalForTests>,
  );
  expect(await screen.findByRole('radio', { name: aNewOne })).toBeChecked();
  return async () => {
    await browserTrips.create({ ...newTripEntry(museum, dates), title: 'Spring' }, 'a-key');
    await act(() => client.invalidateQueries());
    await screen.findByRole('radio', { name: /^Spring/ });
  };
}

test('a trip that was made a moment ago is proposed as soon as the list has it', async () => {
  const makeTrip = await openOverAnOldList();
  await makeTrip();
  expect(choice(/^Spring/)).toBeChecked();
});

test('what somebody has begun for a new trip stays', async () => {
  const makeTrip = await openOverAnOldList();
  await userEvent.type(screen.getByLabelText(/^Start date/), 'Apr 10, 2127');
  await userEvent.tab();
  await makeTrip();
  expect(choice(aNewOne)).toBeChecked();
  expect(screen.getByLabelText(/^Start date/, { selector: 'input' })).toHaveValue('Apr 10, 2127');
});
