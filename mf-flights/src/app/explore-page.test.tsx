import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anExploreAnswer, aPlace } from '../features/explore/explored-place.fake';
import { ExplorePage } from './explore-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const places = [
  aPlace('porto', { partyTotal: 60, types: ['city'] }),
  aPlace('sardinia', { partyTotal: 90, fare: 45, types: ['beach'], country: 'Italy' }),
  aPlace('bali', {
    partyTotal: 700,
    minutes: 990,
    changes: 1,
    types: ['beach'],
    continent: 'Asia',
    country: 'Indonesia',
  }),
];

const Around = () => {
  const { pathname, search } = useLocation();
  return <div aria-label="address">{pathname + search}</div>;
};
const address = () => screen.getByLabelText('address').textContent;

function open(query: string, fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/flights/explore': () => anExploreAnswer(places), ...fakes });
  return render(
    <PortalForTests at={`/explore${query}`} user={null}>
      <ExplorePage />
      <Around />
    </PortalForTests>,
  );
}
const names = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

describe('exploring', () => {
  test('asks where one starts, and asks nobody else until then', async () => {
    const { container } = open('');
    expect(screen.getByRole('heading', { name: 'Where do you start?' })).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('starts where the last search did', async () => {
    localStorage.setItem('flightSearch', JSON.stringify({ origin: { place: null, text: 'LON' } }));
    open('');
    expect(await screen.findByText('Porto')).toBeInTheDocument();
    expect(address()).toBe('/explore?origin=LON');
  });

  test('lists places by price, each leading to its flights and to its guide', async () => {
    const { container } = open('?origin=LON&month=2027-05');
    expect(await screen.findByText('Porto')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3 places Sample fares');
    expect(names()).toEqual(['Flights to Porto', 'Flights to Sardinia', 'Flights to Bali']);
    const porto = screen.getAllByRole('article')[0]!;
    expect(within(porto).getByText('May 4, 2027 - May 11, 2027')).toBeInTheDocument();
    expect(within(porto).getByText('Fastest: 2h 20m, nonstop')).toBeInTheDocument();
    expect(within(porto).getByRole('link', { name: 'Flights to Porto' })).toHaveAttribute(
      'href',
      '/flights/search?origin=LON&destination=OPO&departureDate=2027-05-04&returnDate=2027-05-11&adults=1&children=0&infants=0&travelClass=ECONOMY',
    );
    expect(within(porto).getByRole('link', { name: 'Guide to Porto' })).toHaveAttribute('href', '/destinations/porto');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('is narrowed without asking again, and the address says by what', async () => {
    open('?origin=LON');
    await screen.findByText('Porto');
    await userEvent.click(screen.getByRole('button', { name: 'Passengers and filters' }));
    await userEvent.click(screen.getByRole('button', { name: /^Beach/ }));
    expect(names()).toEqual(['Flights to Sardinia', 'Flights to Bali']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Budget for flights' }), '100');
    expect(names()).toEqual(['Flights to Sardinia']);
    expect(screen.getByRole('status')).toHaveTextContent('1 place of 3');
    expect(address()).toBe('/explore?origin=LON&budget=100&type=beach');
    expect(api.calls).toHaveLength(1);
  });

  test('filters are folded on a phone, and say how many are set', async () => {
    const { container } = open('?origin=LON&budget=100&type=beach');
    expect(await screen.findByText('Sardinia')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Budget for flights' })).not.toBeInTheDocument();
    const filters = screen.getByRole('button', { name: 'Passengers and filters (2)' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(filters);
    expect(screen.getByRole('combobox', { name: 'Budget for flights' })).toHaveValue('100');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(filters);
    expect(screen.queryByRole('combobox', { name: 'Budget for flights' })).not.toBeInTheDocument();
  });

  test('on a wide window every filter is on the screen', async () => {
    const wide = { matches: true, addEventListener() {}, removeEventListener() {} };
    const window = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    open('?origin=LON');
    expect(await screen.findByRole('combobox', { name: 'Budget for flights' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Passengers and filters' })).not.toBeInTheDocument();
    window.mockRestore();
  });

  test('a refusal is said, and what was asked stays', async () => {
    open('?origin=LON&month=2027-05', {
      'GET /api/flights/explore': () => fakeError(400, 'bad-input', 'No flights of that month are on sale.'),
    });
    expect(await screen.findByText('No flights of that month are on sale.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'When' })).toHaveValue('2027-05');
  });

  test('old fares say how old they are', async () => {
    const answer = anExploreAnswer(places);
    const note = 'These fares are 3 hours old: the fare provider cannot be reached at the moment.';
    open('?origin=LON', { 'GET /api/flights/explore': () => ({ ...answer, meta: { ...answer.meta, note } }) });
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.getByText('Porto')).toBeInTheDocument();
  });

  test('another month is asked for, with what was found before on the screen', async () => {
    open('?origin=LON&adults=2');
    await screen.findByText('Porto');
    expect(screen.getByText('$45 an adult')).toBeInTheDocument();
    const months = screen.getByRole('combobox', { name: 'When' });
    await userEvent.selectOptions(months, within(months).getAllByRole('option')[2]!);
    expect(screen.getByText('Porto')).toBeInTheDocument();
    expect(api.calls).toHaveLength(2);
  });

  test('asks for everybody who comes along, infants too', async () => {
    open('?origin=LON');
    await screen.findByText('Porto');
    await userEvent.click(screen.getByRole('button', { name: 'Passengers and filters' }));
    await userEvent.click(screen.getByRole('button', { name: '1 passenger, Economy' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase Infants' }));
    expect(screen.getByRole('button', { name: '2 passengers, Economy' })).toBeVisible();
    expect(address()).toContain('infants=1');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('infants')).toBe('1'));
  });

  test('an empty result names the filter to drop', async () => {
    open('?origin=LON&budget=100&continent=Asia');
    await userEvent.click(await screen.findByRole('button', { name: 'Without the continent: 2 places' }));
    expect(names()).toEqual(['Flights to Porto', 'Flights to Sardinia']);
    expect(address()).toBe('/explore?origin=LON&budget=100');
  });

  test('says what went wrong, and tries again', async () => {
    let isDown = true;
    open('?origin=LON', {
      'GET /api/flights/explore': () =>
        isDown ? fakeError(400, 'bad-input', 'We do not know an airport with the code LON.') : anExploreAnswer(places),
    });
    expect(await screen.findByText('We do not know an airport with the code LON.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Porto')).toBeInTheDocument();
  });

  test('takes a code however it is written, once its writer has left the field', async () => {
    open('', { 'GET /api/airports/search': () => ({ data: [] }) });
    const field = screen.getByRole('combobox', { name: 'From' });
    await userEvent.type(field, 'lis');
    expect(address()).toBe('/explore');
    await userEvent.tab();
    expect(address()).toBe('/explore?origin=LIS');
    expect(await screen.findByText('Porto')).toBeInTheDocument();
  });

  test('leaves a name that is no code as it is typed', async () => {
    open('', { 'GET /api/airports/search': () => ({ data: [] }) });
    await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'Lisb');
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Lisb');
    expect(address()).toBe('/explore');
  });

  test('says that it is offline, and keeps what it found', async () => {
    open('?origin=LON');
    await screen.findByText('Porto');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('These are the last fares we found.')).toBeInTheDocument();
    expect(screen.getByText('Porto')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
