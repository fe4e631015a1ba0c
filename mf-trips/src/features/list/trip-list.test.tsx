import { PortalForTests, fakeApi, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { newItem, newTrip } from '@sojourn/trip';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import type { StoredTrip } from '../../shared/trip.model';
import { TripList } from './trip-list';

const rome: StoredTrip = {
  ...{ id: 7, storage: 'account', version: 3, isSample: false, importedAs: null },
  ...{ title: 'Rome in spring', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' },
  ...{ budget: 2400, notes: '', status: 'planning', imageUrl: '', activities: [], accommodation: '', flight: '' },
};
const past: StoredTrip = { ...rome, id: 8, title: 'Oslo', startDate: '2020-01-02', endDate: '2020-01-05' };
const many = Array.from({ length: 13 }, (_, at): StoredTrip => {
  const day = String(at + 1).padStart(2, '0');
  return { ...rome, id: at + 1, title: `Trip ${at + 1}`, startDate: `2127-05-${day}`, endDate: '2127-06-01' };
});
const walk = { ...newItem({ type: 'activity', title: 'Walk', day: '2127-04-11' }), version: 1, latest: 1 };
const plan = { ...newTrip({ ...rome, title: 'Rome' }), items: { 'walk-1': walk } };

let api: ReturnType<typeof fakeApi>;
const acts = { onDuplicate: jest.fn(), onDelete: jest.fn() };
function open(trips: StoredTrip[], fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/trips/:id/plan': () => ({ id: 7, role: 'owner', plan }), ...fakes });
  return render(
    <PortalForTests user={null}>
      <TripList trips={trips} {...acts} empty={<p>No trips yet</p>} />
    </PortalForTests>,
  );
}
const card = (name: string) => screen.getByRole('article', { name });
const titles = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));

afterEach(() => {
  api.restore();
  jest.clearAllMocks();
});

describe('a list of trips', () => {
  it('begins with the nearest: how far away it is, what is next, and the way on', async () => {
    const { container } = open([past, rome]);
    expect(within(card('Rome in spring')).getByText(/^In [\d,]+ days$/)).toBeVisible();
    const next = await within(card('Rome in spring')).findByRole('link', { name: 'Find flights' });
    expect(next).toHaveAttribute('href', '/flights');
    expect(screen.getByText('No flight yet.')).toBeVisible();
    const details = screen.getByRole('link', { name: 'View Details of Rome in spring' });
    expect(details).toHaveAttribute('href', '/trips/7');
    expect(titles()).toEqual(['Rome in spring', 'Oslo']);
    expect(screen.getByRole('region', { name: 'Past' })).toContainElement(card('Oslo'));
    expect(screen.queryByRole('region', { name: 'Upcoming' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says on its card that a trip costs more than its budget', () => {
    open([{ ...rome, costCents: 251_000 }, past]);
    expect(card('Rome in spring')).toHaveTextContent('$2,400 budget, $110 over');
    expect(card('Oslo')).toHaveTextContent(/\$2,400 budget(?!,)/);
  });

  it('says on both cards when two trips share days', () => {
    open([rome, { ...rome, id: 9, title: 'Naples', startDate: '2127-04-15', endDate: '2127-04-20' }]);
    expect(card('Rome in spring')).toHaveTextContent('Overlaps with “Naples”, Apr 15, 2127 - Apr 17, 2127');
    expect(card('Naples')).toHaveTextContent('Overlaps with “Rome in spring”');
  });

  it('goes without a next step where the plan could not be read', async () => {
    open([rome], { 'GET /api/trips/:id/plan': () => new Response('', { status: 503 }) });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await waitFor(() => expect(card('Rome in spring').querySelector('[aria-busy], [data-shape]')).toBeNull());
    expect(within(card('Rome in spring')).queryByText('Next')).not.toBeInTheDocument();
    expect(card('Rome in spring')).toHaveTextContent('View Details');
  });

  it('edits, duplicates and deletes from a card', async () => {
    open([rome, past]);
    expect(screen.getByRole('link', { name: 'Edit Oslo' })).toHaveAttribute('href', '/trips/8?edit');
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate Oslo' }));
    expect(acts.onDuplicate).toHaveBeenCalledWith(past);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Oslo' }));
    expect(acts.onDelete).toHaveBeenCalledWith(past);
  });

  it('deletes a browser’s trip by the cross on its picture, and keeps the keyboard in the list', async () => {
    open([{ ...rome, storage: 'browser' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Rome in spring' }));
    expect(acts.onDelete).toHaveBeenCalledTimes(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the keyboard when the last trip is deleted', async () => {
    const List = () => {
      const [trips, setTrips] = useState([{ ...rome, storage: 'browser' as const }]);
      return (
        <TripList trips={trips} onDuplicate={acts.onDuplicate} onDelete={() => setTrips([])} empty="No trips yet" />
      );
    };
    api = fakeApi({});
    render(
      <PortalForTests user={null}>
        <List />
      </PortalForTests>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete Rome in spring' }));
    expect(screen.getByText('No trips yet')).toHaveFocus();
  });

  it('of 12 has no search', () => {
    open(many.slice(1));
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('of more can be searched by words and by status, and says how many there are', async () => {
    const confirmed = { ...rome, id: 99, title: 'Naxos', destination: 'Naxos, Greece', status: 'confirmed' } as const;
    const { container } = open([...many, confirmed]);
    await userEvent.type(screen.getByLabelText('Search your trips'), 'greece');
    expect(titles()).toEqual(['Naxos']);
    expect(screen.getByRole('status')).toHaveTextContent('1 trip found');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Planning' }));
    expect(screen.getByRole('heading', { name: 'No trip matches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all trips' }));
    expect(titles()).toHaveLength(14);
    expect(screen.getByLabelText('Search your trips')).toHaveValue('');
  });
});
