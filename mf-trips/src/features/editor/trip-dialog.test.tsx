import type { Trip } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountTrips } from '../../shared/account-trips.store';
import { TripDialog } from './trip-dialog';

const rome: Trip = {
  id: 7,
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budget: 2400,
  notes: null,
  status: 'planning',
  version: 3,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
};
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');

let api: ReturnType<typeof fakeApi>;
const closed = jest.fn();

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};

function open(fakes: Fakes) {
  api = fakeApi(fakes);
  render(
    <PortalForTests user={null}>
      <TripDialog storage="account" open onClose={closed} />
      <Toast />
    </PortalForTests>,
  );
}
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input, textarea' });
const retype = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

function fillIn() {
  retype(/Title/, 'Oslo');
  retype(/^Destination/, 'Oslo, Norway');
  for (const [name, day] of [
    [/Start date/, '2127-01-02'],
    [/End date/, '2127-01-05'],
  ] as const) {
    const input = screen.getByRole('textbox', { name });
    fireEvent.change(input, { target: { value: day } });
    fireEvent.blur(input);
  }
}

beforeEach(() => closed.mockClear());
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

describe('a new trip', () => {
  it('is the same one when it is sent again, and another one with other words', async () => {
    const create = jest.spyOn(accountTrips, 'create');
    let isDown = true;
    open({ 'POST /api/trips': () => (isDown ? resting() : rome) });
    fillIn();
    await press('Create Trip');
    await toast('Error: Trips are resting.');
    await press('Create Trip');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    retype(/Title/, 'Bergen');
    isDown = false;
    await press('Create Trip');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    fillIn();
    retype(/Title/, 'Bergen');
    await press('Create Trip');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
    const [first, again, changed, next] = create.mock.calls.map(([, idempotencyKey]) => idempotencyKey);
    expect(again).toBe(first);
    // The last one has the words of the one before, which was made: it is a second trip.
    expect(new Set([first, changed, next]).size).toBe(3);
  });

  it('has a field for its picture when it is the account’s', () => {
    open({});
    expect(screen.getByRole('group', { name: 'Picture' })).toBeVisible();
    expect(screen.getByText(/Sojourn fetches it once, when you save/)).toBeVisible();
  });

  it('loses what was typed by Cancel, and its faults with it', async () => {
    open({});
    retype(/Title/, 'Oslo');
    await press('Create Trip');
    await waitFor(() => expect(field(/^Destination/)).toBeInvalid());
    expect(field(/Title/)).toBeValid();
    await press('Cancel');
    expect(closed).toHaveBeenCalledTimes(1);
    expect(field(/Title/)).toHaveValue('');
    expect(field(/^Destination/)).toBeValid();
  });

  it('loses the fault of a field that is mended, and no other', async () => {
    open({});
    await press('Create Trip');
    await waitFor(() => expect(field(/Title/)).toBeInvalid());
    await userEvent.type(field(/Title/), 'O');
    expect(field(/Title/)).toBeValid();
    expect(field(/^Destination/)).toBeInvalid();
  });

  it('names the first fault when nothing is missing', async () => {
    open({});
    fillIn();
    retype(/Budget/, 'lots');
    await press('Create Trip');
    await toast('Error: Please give the budget in whole dollars, such as 1,200.');
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
