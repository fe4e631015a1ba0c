import type { TripPlan } from '@sojourn/contracts/plan';
import { newItem, newTrip } from '@sojourn/trip';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { ItineraryTab } from './itinerary-tab';

beforeAll(() => import('@sojourn/map'));

const first = '2127-04-10';
const second = '2127-04-11';
const stored = { version: 1, latest: 1 };
const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const florence = { latitude: 43.7696, longitude: 11.2558 };
const item = (title: string, known: object = {}) => ({ ...newItem({ type: 'activity', title, ...known }), ...stored });
const at = (name: string, position: typeof florence | null) => ({ place: { name, position } });
const empty: TripPlan = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: first, endDate: second });
const rome: TripPlan = {
  ...empty,
  items: {
    i1: item('Colosseum', { day: first, start: '10:00', ...at('Piazza del Colosseo', colosseum) }),
    i2: item('Lunch', { day: first, start: '13:00' }),
    i3: item('Pantheon', { day: first, start: '15:00', ...at('Rotonda', pantheon) }),
    i4: item('Uffizi', { day: second, start: '11:00', ...at('Florence', florence) }),
    i5: item('Someday'),
  },
};
const flight: TripPlan['bookings'][string] = {
  ...{ kind: 'flight', title: 'To Rome', provider: 'BA', code: '', url: null, planned: null, searchPath: null },
  segments: [
    {
      flightNumber: 'BA 1',
      carrierName: 'BA',
      departure: { iataCode: 'JFK', at: '2127-04-09T20:00:00', terminal: '4' },
      arrival: { iataCode: 'LHR', at: '2127-04-10T08:00:00', terminal: null },
      duration: 'PT7H',
    },
    {
      flightNumber: 'BA 542',
      carrierName: 'BA',
      departure: { iataCode: 'LHR', at: '2127-04-10T10:30:00', terminal: null },
      arrival: { iataCode: 'FCO', at: '2127-04-10T14:00:00', terminal: null },
      duration: 'PT2H30M',
    },
  ],
  ...stored,
};

const place = { id: 'c1', kind: 'city', name: 'Rome', detail: 'Italy', iataCode: null, timeZone: 'Europe/Rome' };
let api: ReturnType<typeof fakeApi>;
const open = (plan: TripPlan, access: Partial<PlanAccess> = {}) =>
  render(
    <PortalForTests at="/trips/7?tab=itinerary" user={null}>
      <PlanForTests plan={plan} access={access}>
        <ItineraryTab />
      </PlanForTests>
    </PortalForTests>,
  );
const map = (name: string) => screen.findByRole('group', { name: `Map of ${name}` });
const row = (title: string) =>
  screen.getAllByRole('listitem').find((each) => within(each).queryByRole('button', { name: title })) as HTMLElement;

beforeEach(() => {
  api = fakeApi({ 'GET /api/places/search': () => ({ data: [{ ...place, position: colosseum }] }) });
});
afterEach(() => api.restore());

describe('an itinerary', () => {
  it('shows the days beside a map of their places, numbered in order, with the ways between', async () => {
    const { container } = open(rome);
    const pins = await within(await map('Rome, Italy')).findAllByRole('button');
    expect(pins.map((pin) => pin.getAttribute('aria-label')).toSorted()).toEqual([
      ...['1. Colosseum', '2. Pantheon', '3. Uffizi'],
    ]);
    expect(row('Pantheon')).toHaveTextContent('1.6 km, about 30 min on foot or 11 min by car');
    expect(row('Pantheon')).toHaveTextContent('2');
    expect(row('Uffizi')).toHaveTextContent('From Rotonda: 231 km, 1 h 30 min by train or');
    expect(screen.getByText(/1 event has no place on the map yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Unscheduled' })).toHaveTextContent('Someday');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the places of one day alone, and those of the list and the map together', async () => {
    open(rome);
    await map('Rome, Italy');
    await userEvent.selectOptions(screen.getByLabelText('Places on the map'), 'Day 2, Friday, Apr 11, 2127');
    const pin = await within(await map('Friday, Apr 11, 2127')).findByRole('button', { name: '1. Uffizi' });
    expect(within(await map('Friday, Apr 11, 2127')).getAllByRole('button')).toHaveLength(1);
    act(() => pin.focus());
    expect(row('Uffizi')).toHaveAttribute('data-pointed', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Uffizi' })).toHaveFocus();
    expect(pin).toHaveAttribute('data-pointed');
    expect(row('Colosseum')).not.toHaveAttribute('data-pointed');
  });

  it('shows where the trip goes while nothing has a place', async () => {
    open({ ...rome, items: { i2: rome.items['i2'] as never } });
    expect(within(await map('Rome, Italy')).queryAllByRole('button')).toEqual([]);
    expect(await within(await map('Rome, Italy')).findByText('Rome, Italy')).toBeInTheDocument();
    expect(screen.getByText('Nothing planned has a place on the map yet.')).toBeVisible();
  });

  it('is empty in the specification’s words, which lead to the timeline', () => {
    open(empty);
    for (const name of ['Add Activity', 'Start Planning Your Itinerary']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/trips/7?tab=timeline');
    }
  });

  it('has nothing to change for a viewer', async () => {
    open(rome, { canEdit: false, role: 'viewer' });
    await map('Rome, Italy');
    expect(screen.queryByRole('button', { name: /Add event|Move|Actions/ })).not.toBeInTheDocument();
  });

  it('moves an item by its menu, and the numbers follow', async () => {
    open(rome);
    await map('Rome, Italy');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Colosseum' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Unscheduled' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '1. Pantheon' })).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^\d+\. Colosseum$/ })).not.toBeInTheDocument();
  });
});

describe('its flights', () => {
  it('are those that are booked, with their layovers', () => {
    open({ ...rome, bookings: { b1: flight } });
    const block = screen.getByRole('region', { name: 'Flights' });
    expect(block).toHaveTextContent('To Rome, BA');
    expect(block).not.toHaveAttribute('data-paper');
    expect(block).toHaveTextContent('2h 30m layover in LHR');
    expect(block).toHaveTextContent('8:00 PMJFK Terminal 4 Apr 9, 2127');
  });

  it('say what they were saved at, and lead to the search that says what they cost now', () => {
    const planned = { amount: 64_000, currency: 'USD', rate: '1', rateDay: '2027-01-01', usCents: 64_000 };
    const searchPath = '/flights/search?origin=JFK&destination=FCO';
    const { unmount } = open({ ...rome, bookings: { b1: { ...flight, planned, searchPath } } });
    expect(screen.getByText('$640 when it was saved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check the price again' })).toHaveAttribute('href', searchPath);
    unmount();
    // Of a trip that has begun, nothing is left to search.
    const dates = { ...rome.head.dates, startDate: '2020-01-01', endDate: '2020-01-02' };
    open({ ...rome, head: { ...rome.head, dates }, bookings: { b1: { ...flight, planned, searchPath } } });
    expect(screen.queryByRole('link', { name: 'Check the price again' })).not.toBeInTheDocument();
  });

  it('are else what there is to choose from, for the trip’s own city', () => {
    open(rome);
    expect(screen.getByRole('heading', { name: 'Flights to Rome' })).toBeVisible();
    // Paper sells no flights.
    expect(screen.getByRole('region', { name: 'Flights' })).toHaveAttribute('data-paper', 'hidden');
  });

  it('are not offered for a trip that has begun', () => {
    open({
      ...rome,
      head: { ...rome.head, dates: { ...rome.head.dates, startDate: '2020-01-01', endDate: '2020-01-02' } },
    });
    expect(screen.queryByRole('region', { name: 'Flights' })).not.toBeInTheDocument();
  });
});
