import type { TripPlan } from '@sojourn/contracts/plan';
import { dollars, newItem, newTrip } from '@sojourn/trip';
import { addDays } from '@sojourn/travel';
import { todayHere } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { OverviewTab } from './overview-tab';

beforeAll(() => import('@sojourn/map'));

const start = addDays(todayHere(), 30);
const rome = newTrip({
  ...{ title: 'Rome', destination: 'Rome, Italy', startDate: start, endDate: addDays(start, 4) },
  budgetCents: 200_000,
});
const versions = { version: 1, latest: 1 };
const place = (name: string, latitude: number, longitude: number) => ({ name, position: { latitude, longitude } });
const on = (known: Parameters<typeof newItem>[0]) => ({ ...newItem({ day: start, ...known }), ...versions });
const planned: TripPlan = {
  ...rome,
  items: {
    'a-1': on({ type: 'activity', title: 'Colosseum', start: '10:00', place: place('Colosseum', 41.8902, 12.4922) }),
    'b-1': on({ type: 'meal', title: 'Lunch', start: '13:00' }),
    'c-1': on({ type: 'activity', title: 'Pantheon', start: '15:00', place: place('Pantheon', 41.8986, 12.4769) }),
    'd-1': on({ type: 'stay', title: 'Campo Marzio', planned: dollars(80_000, start) }),
  },
  expenses: {
    'e-1': {
      ...{ description: 'Tickets', money: dollars(3_650, start), category: 'activities', day: start },
      ...{ paidBy: null, sharedBy: [], bookingId: null, ...versions },
    },
  },
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ 'GET /api/places/search': () => ({ data: [] }) });
});
afterEach(() => api.restore());
const open = (plan: TripPlan, access: Partial<PlanAccess> = {}) =>
  render(
    <PortalForTests user={null}>
      <PlanForTests plan={plan} access={access}>
        <OverviewTab onEdit={jest.fn()} />
      </PlanForTests>
    </PortalForTests>,
  );

describe('the overview of a trip', () => {
  it('has the places of its next days on a map beside them, numbered alike', async () => {
    const { container } = open(planned);
    const map = await screen.findByRole('group', { name: 'Map of Rome, Italy' });
    const pins = await within(map).findAllByRole('button');
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(['1. Colosseum', '2. Pantheon']);
    const days = screen.getByRole('region', { name: 'The plan' });
    expect(within(days).getByRole('img', { name: 'Number 2 on the map' })).toHaveTextContent('2');
    expect(screen.getByText(/^2 places of days 1 to 3\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads from a pin to what happens there, and shows which pin a line is', async () => {
    open(planned);
    await userEvent.click(await screen.findByRole('button', { name: '1. Colosseum' }));
    const line = within(screen.getByRole('region', { name: 'The plan' }))
      .getByText('Colosseum')
      .closest('li');
    expect(line).toHaveFocus();
    fireEvent.pointerLeave(line as HTMLElement);
    fireEvent.pointerEnter(line as HTMLElement);
    expect(screen.getByRole('button', { name: '1. Colosseum' })).toHaveAttribute('data-pointed');
  });

  it('keeps the place of the map while there is nothing to show on it', async () => {
    open(rome);
    expect(await screen.findByRole('group', { name: 'Map of Rome, Italy' })).toBeVisible();
    expect(screen.getByText('No place on the map yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Planning Your Itinerary' })).toBeVisible();
  });

  it('says what is planned and spent, in all and by category, and what is left', () => {
    open(planned);
    const budget = screen.getByRole('region', { name: 'Budget' });
    expect(within(budget).getByText('spent of $2,000').parentElement).toHaveTextContent('$36.50spent of $2,000');
    expect(within(budget).getByText('$1,163.50 left, $290 a day')).toBeVisible();
    expect(within(budget).getByText('$2,000 budget, less $36.50 spent and $800 still to pay')).toBeVisible();
    const rows = within(within(budget).getByRole('table', { name: 'The budget by category' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'CategoryPlannedSpent',
      'Accommodation$800-',
      'Activities-$36.50',
    ]);
  });

  it('asks nothing of who may only look', () => {
    open(rome, { canEdit: false });
    expect(screen.getByText('What is planned appears here, day by day.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start Planning Your Itinerary' })).not.toBeInTheDocument();
  });

  it('shows how a full day begins, and leads to the rest of it', async () => {
    const items = Object.fromEntries(
      Array.from({ length: 13 }, (_, at) => [
        `e-${at}`,
        on({ type: 'activity', title: `Stop ${at}`, start: `1${Math.floor(at / 6)}:${(at % 6) * 10 || '00'}` }),
      ]),
    );
    open({ ...rome, items });
    expect(screen.getByRole('link', { name: '7 more on day 1' })).toHaveAttribute('href', '/?tab=timeline');
    const plan = within(screen.getByRole('region', { name: 'The plan' }));
    expect(plan.getAllByText(/^Stop/)).toHaveLength(6);
    expect(await screen.findByRole('group', { name: 'Map of Rome, Italy' })).toBeInTheDocument();
  });
});
