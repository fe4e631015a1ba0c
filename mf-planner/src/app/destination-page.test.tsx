import { Route, Routes } from '@sojourn/web-kit/router';
import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDestinationPage } from '../shared/destination-page.fake';
import { anActivity } from '../shared/destination.fake';
import { DestinationPage } from './destination-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());
beforeAll(() => Promise.all([import('@sojourn/map'), import('../features/destination/local-time')]));

function open(answers: Parameters<typeof fakeApi>[0], user: Parameters<typeof PortalForTests>[0]['user'] = null) {
  api = fakeApi(answers);
  return render(
    <PortalForTests at="/destinations/santorini" user={user}>
      <Routes>
        <Route path="/destinations/:id" element={<DestinationPage />} />
      </Routes>
    </PortalForTests>,
  );
}

describe('the page of a destination', () => {
  test('says what it is, when, for how much, what to do and what to know', async () => {
    const { container } = open({ 'GET /api/destinations/santorini': () => aDestinationPage() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Santorini' })).toBeInTheDocument();
    expect(screen.getByText(/Best Apr-Jun\. Mean/)).toBeInTheDocument();
    const year = within(screen.getByRole('region', { name: 'When to go' })).getAllByRole('listitem');
    expect(year.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      '14°J',
      '14°F',
      '16°M',
      '19°AOne of the best months',
    ]);
    const costs = within(screen.getByRole('region', { name: /What it costs/ }));
    expect(costs.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Backpacking',
      'Budget',
      'Mid-range',
      'Luxury',
      'A typical week',
      'Where to sleep',
    ]);
    expect(costs.getByText('$190')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Good to know' })).toHaveTextContent('Type C and F, 230 V');
    expect(screen.getByRole('link', { name: 'Athens' })).toHaveAttribute('href', '/destinations/athens');
    expect(screen.getByText('Greece, 229 km away')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('narrows what there is to do, and the address says by what', async () => {
    const museum = anActivity({
      ...{ id: '2', name: 'Museum of the old harbour', category: 'cultural', categoryName: 'Cultural', price: 6 },
      ...{ attractionType: 'Museums', duration: 'PT1H', openingHours: 'We-Mo 08:30-15:30' },
    });
    open({ 'GET /api/destinations/santorini': () => aDestinationPage({ activities: [anActivity(), museum] }) });
    const ideas = within(await screen.findByRole('region', { name: 'Things to do' }));
    const shown = () => ideas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(ideas.getByText('Wed to Mon, 8:30 AM to 3:30 PM')).toBeInTheDocument();
    expect(ideas.getAllByRole('button', { name: /Add to trip/ })).toHaveLength(2);
    await userEvent.click(ideas.getByRole('button', { name: 'Museums 1' }));
    expect(shown()).toEqual(['Museum of the old harbour']);
    expect(ideas.getByRole('status')).toHaveTextContent('1 of 2 ideas.');
    await userEvent.selectOptions(ideas.getByRole('combobox', { name: 'Open on' }), 'Tuesday');
    expect(ideas.getByText('No attractions found for the selected category.')).toBeInTheDocument();
    await userEvent.click(ideas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.selectOptions(ideas.getByRole('combobox', { name: 'Price a person' }), 'Up to $25');
    await userEvent.selectOptions(ideas.getByRole('combobox', { name: 'How long' }), 'Up to 1 hour');
    expect(shown()).toEqual(['Museum of the old harbour']);
  });

  test('leads a guest to a trip on this device', async () => {
    open({ 'GET /api/destinations/santorini': () => aDestinationPage() });
    const link = await screen.findByRole('link', { name: 'Plan a trip here' });
    expect(link).toHaveAttribute('href', '/my-trips?destination=Santorini%2C+Greece');
    expect(screen.getByRole('link', { name: 'Flights and stays' })).toHaveAttribute(
      'href',
      '/search-results?destination=Santorini',
    );
  });

  test('a place nobody knows is said, with the way on', async () => {
    open({
      'GET /api/destinations/santorini': () => fakeError(404, 'not-found', 'This destination is not in our catalogue.'),
    });
    expect(await screen.findByRole('heading', { name: 'This place is not in our catalogue' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all destinations' })).toHaveAttribute('href', '/search');
  });

  test('what cannot be loaded can be tried again', async () => {
    let isUp = false;
    open({
      'GET /api/destinations/santorini': () =>
        isUp ? aDestinationPage() : fakeError(503, 'unavailable', 'Please try again in a moment.'),
    });
    expect(await screen.findByText('This destination could not be loaded')).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Santorini' })).toBeInTheDocument();
  });
});

describe('getting there and around', () => {
  const sight = anActivity({ id: 'caldera', name: 'Caldera boat', position: { latitude: 36.41, longitude: 25.4 } });
  const openWith = (change: Parameters<typeof aDestinationPage>[0] = {}) =>
    open({ 'GET /api/destinations/santorini': () => aDestinationPage({ activities: [sight], ...change }) });
  const part = async () => within(await screen.findByRole('region', { name: 'Getting there and around' }));
  const gettingThere = {
    airports: [
      { iataCode: 'JTR', name: 'Santorini International Airport', kilometres: 4 },
      { iataCode: 'JMK', name: 'Mikonos Airport', kilometres: 118 },
    ],
    station: { name: 'Fira', kilometres: 1 },
    trains: [
      { from: 'Oia', isAbroad: false, minutes: 25 },
      { from: 'Izmir', isAbroad: true, minutes: 300 },
    ],
  };

  test('says what the clocks are, where one lands, and on which side one drives', async () => {
    openWith();
    const ways = await part();
    expect(await ways.findByText(/^Eastern European Time.*(you|yours)$/)).toBeVisible();
    expect(ways.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Local time',
      'Airport',
      'Driving',
    ]);
    const link = ways.getByRole('link', { name: 'Find flights to Santorini International Airport (JTR)' });
    expect(link).toHaveAttribute('href', '/flights/search?destination=JTR');
    expect(link.closest('li')).toHaveTextContent('(JTR), 4.0 km');
    expect(ways.queryByText(/Train times/)).not.toBeInTheDocument();
  });

  test('names trains and the station when they are known', async () => {
    openWith({ gettingThere });
    const ways = await part();
    const terms = ways.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Airports', 'Station', 'By train', 'Across the border', 'Driving']);
    expect(ways.getByText('Oia 25m')).toBeVisible();
    expect(ways.getByText(/Train times are usual ones/)).toBeVisible();
  });

  test('shows the place and its sights on a map', async () => {
    const { container } = openWith();
    const ways = await part();
    expect(await ways.findByRole('group', { name: 'Map of Santorini' })).toBeInTheDocument();
    expect(within(ways.getByRole('list', { name: /^All places/ })).getAllByRole('listitem')).toHaveLength(2);
    expect(await ways.findByRole('button', { name: /1\. Caldera boat/ })).toHaveTextContent('1');
    expect(ways.getByRole('button', { name: 'Santorini' })).toHaveTextContent('Santorini');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('keeps to the map and the side of the road when the answer is from before', async () => {
    openWith({ gettingThere: undefined });
    const ways = await part();
    expect(ways.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Driving']);
    expect(await ways.findByRole('group', { name: 'Map of Santorini' })).toBeInTheDocument();
  });
});
