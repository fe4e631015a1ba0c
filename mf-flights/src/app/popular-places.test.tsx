import type { PopularAnswer, PopularPlace } from '@sojourn/contracts/popular';
import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SearchWidget } from './search-widget';

const placeAt = ([name, airportCode, country]: readonly [string, string, string], at: number): PopularPlace => ({
  ...{ id: name.toLowerCase(), name, country, airportCode, popularityScore: 80 - at, trending: at < 3 },
  priceRange: { from: 80 + at, to: at === 7 ? 87 : 180 + at },
  bestTimeToVisit: 'Apr-Jun, Sep-Oct',
});
const places = (
  [
    ['Chamonix', 'GVA', 'France'],
    ['Dubai', 'DXB', 'United Arab Emirates'],
    ['Tenerife', 'TFS', 'Spain'],
    ['Paris', 'CDG', 'France'],
    ['Rome', 'FCO', 'Italy'],
    ['Barcelona', 'BCN', 'Spain'],
    ['Amsterdam', 'AMS', 'Netherlands'],
    ['Madrid', 'MAD', 'Spain'],
  ] as const
).map(placeAt);
const answer = (meta: Partial<PopularAnswer['meta']> = {}): PopularAnswer => ({
  data: places,
  meta: { origin: { iataCode: 'LON', cityName: 'London' }, source: 'sample', ...meta },
});

let api: ReturnType<typeof fakeApi>;
let user: UserEvent;
// The clock moves only when a query waits: a debounce runs out at the same point on any machine.
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  onlineManager.setOnline(true);
  jest.useRealTimers();
  api.restore();
  localStorage.clear();
});

function open(fakes: Fakes = {}) {
  api = fakeApi({
    'GET /api/flights/popular': () => answer(),
    'GET /api/airports/search': () => ({ data: [] }),
    ...fakes,
  });
  return render(<SearchWidget />, { wrapper: PortalForTests });
}
const to = () => screen.getByRole('combobox', { name: 'To' });
const asked = () =>
  api.calls.filter(({ path }) => path === '/api/flights/popular').map(({ query }) => query.toString());
const heading = () => screen.findByText('Popular from London');

describe('an empty To', () => {
  test('offers eight popular places, three of them trending, with what they cost and when they are best', async () => {
    const { container } = open();
    expect(asked()).toEqual([]);
    await user.click(to());
    await heading();
    const options = await screen.findAllByRole('option', { name: /Best/ });
    expect(options.map(({ textContent }) => textContent?.replace(/ +/g, ' '))).toEqual(
      expect.arrayContaining([
        'Chamonix, France Trending GVA Best Apr-Jun, Sep-Oct from $80 to $180',
        'Paris, France CDG Best Apr-Jun, Sep-Oct from $83 to $183',
        'Madrid, Spain MAD Best Apr-Jun, Sep-Oct $87',
      ]),
    );
    expect(options).toHaveLength(8);
    expect(screen.getAllByText('Trending')).toHaveLength(3);
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('takes one by arrow keys and Enter, and nothing for who goes on', async () => {
    open();
    await user.click(to());
    await heading();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(to()).toHaveValue('Dubai');
    expect(screen.getByText('DXB, United Arab Emirates')).toBeVisible();
    await user.clear(to());
    await user.tab();
    expect(to()).toHaveValue('');
  });

  test('is asked from the airport in From, and else by the time zone, which it says', async () => {
    localStorage.setItem('flightSearch', JSON.stringify({ origin: { place: null, text: 'lhr' } }));
    const { unmount } = open();
    await user.click(to());
    expect(await screen.findByText('A week there and back, one adult. Sample fares.')).toBeVisible();
    expect(asked()).toEqual(['origin=LHR']);
    unmount();
    api.restore();
    localStorage.clear();
    open({ 'GET /api/flights/popular': () => answer({ source: 'live', note: 'These fares are 2 hours old.' }) });
    await user.click(to());
    const note =
      'A week there and back, one adult. These fares are 2 hours old. Fill in From for fares from your airport.';
    expect(await screen.findByText(note)).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(asked()).toEqual([new URLSearchParams({ timeZone }).toString()]);
  });

  test('shows grey rows while they are on their way', async () => {
    open({ 'GET /api/flights/popular': () => new Promise(() => {}) });
    await user.click(to());
    expect(await screen.findByText('Popular places')).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.queryByText(/cannot be looked up/)).not.toBeInTheDocument();
  });

  test('offers eight cities with their codes where nobody answers, and asks anew on the next visit', async () => {
    let isDown = true;
    open({ 'GET /api/flights/popular': () => (isDown ? fakeError(503, 'unavailable', 'Away.') : answer()) });
    await user.click(to());
    expect(await screen.findByText('Fares cannot be looked up right now.')).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(8);
    expect(screen.getByRole('option', { name: /Paris.*PAR/ })).toBeVisible();
    expect(screen.queryByText('Trending')).not.toBeInTheDocument();
    isDown = false;
    await user.tab();
    await user.click(to());
    await heading();
    expect(asked()).toHaveLength(2);
  });

  test('offers the cities without a connection, and the places once there is one', async () => {
    open();
    act(() => onlineManager.setOnline(false));
    await user.click(to());
    expect(await screen.findByText('Fares cannot be looked up right now.')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(to()).toHaveValue('Paris');
    await user.clear(to());
    act(() => onlineManager.setOnline(true));
    await heading();
  });

  test('matches what is typed against the loaded places when airports are not found', async () => {
    open({ 'GET /api/airports/search': () => fakeError(503, 'unavailable', 'Resting.') });
    await user.click(to());
    await heading();
    await user.keyboard('te');
    expect(await screen.findByRole('option', { name: /Tenerife.*TFS/ })).toBeVisible();
  });
});

const airport = (iataCode: string, name: string) => ({
  ...{ id: `airport-${iataCode}`, kind: 'airport', iataCode, name },
  address: { cityName: name, countryName: 'Italy' },
});
const six = ['FCO', 'CIA', 'ROM', 'RMA', 'RME', 'RMG'].map((code) => airport(code, `Rome ${code} Airport`));
const hints = () => screen.findByRole('group', { name: 'Suggestions for From' });

describe('a text that was left', () => {
  const from = () => screen.getByRole('combobox', { name: 'From' });
  const leave = async (text: string, fakes: Fakes) => {
    open(fakes);
    await user.type(from(), text);
    await user.keyboard('{Escape}');
    await user.tab();
  };

  test('is hinted at with five places after half a second, and one tap chooses', async () => {
    await leave('rom', { 'GET /api/airports/search': () => ({ data: six }) });
    const chips = await hints();
    expect([...chips.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual([
      'Rome FCO FCO',
      'Rome CIA CIA',
      'Rome ROM ROM',
      'Rome RMA RMA',
      'Rome RME RME',
    ]);
    expect(screen.getByText('5 suggestions below From')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rome CIA CIA' }));
    expect(from()).toHaveValue('Rome CIA');
    expect(screen.queryByRole('group', { name: 'Suggestions for From' })).not.toBeInTheDocument();
  });

  test('has its field in hand again when a hint is pressed by the keyboard', async () => {
    await leave('rom', { 'GET /api/airports/search': () => ({ data: six }) });
    await hints();
    act(() => screen.getByRole('button', { name: 'Rome CIA CIA' }).focus());
    await user.keyboard('{Enter}');
    expect(from()).toHaveValue('Rome CIA');
    expect(from()).toHaveFocus();
  });

  test('is hinted at when a draft comes back with it, and when it is refused', async () => {
    localStorage.setItem('flightSearch', JSON.stringify({ origin: { place: null, text: 'Rome' } }));
    const { unmount } = open({ 'GET /api/airports/search': () => ({ data: six }) });
    await hints();
    unmount();
    api.restore();
    const draft = { tripType: 'one-way', destination: { place: null, text: 'fco' }, departureDate: '2027-04-10' };
    localStorage.setItem('flightSearch', JSON.stringify(draft));
    open({ 'GET /api/airports/search': () => ({ data: six }) });
    await user.type(from(), 'roma{Escape}');
    expect(screen.queryByRole('group', { name: 'Suggestions for From' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await hints();
    expect(from()).toHaveFocus();
  });

  test.each([
    [
      'the known places when airports are not found',
      () => fakeError(503, 'unavailable', 'Resting.'),
      ['Barcelona BCN'],
    ],
    ['nothing where nobody can be reached', () => Promise.reject(new TypeError('no network')), []],
  ])('is answered by %s', async (_name, search, expected) => {
    await leave('barc', { 'GET /api/airports/search': search });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /BCN/ }).map((chip) => chip.textContent)).toEqual(expected),
    );
  });
});
