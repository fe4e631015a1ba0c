import type { AirportSuggestion, CurrentUser } from '@sojourn/contracts';
import { useSession, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SearchWidget } from './search-widget';

const airport = (iataCode: string, name: string, where: [city: string, country: string]): AirportSuggestion => ({
  id: `airport-${iataCode}`,
  kind: 'airport',
  iataCode,
  name,
  address: { cityName: where[0], countryName: where[1] },
});
const heathrow = airport('LHR', 'London Heathrow Airport', ['London', 'United Kingdom']);
const fiumicino = airport('FCO', 'Rome Fiumicino Airport', ['Rome', 'Italy']);
const airports = [heathrow, fiumicino];

let api: ReturnType<typeof fakeApi>;
let user: UserEvent;
// The clock moves only when a query waits: a debounce or a retry runs out at the same point on any machine.
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
  localStorage.clear();
});

const Around = () => {
  const { pathname, search } = useLocation();
  const { current } = useToast();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="toast">{current ? `${current.title} / ${current.description ?? ''}` : ''}</output>
    </>
  );
};

function open(fakes: Fakes = {}, person: CurrentUser | null = null) {
  api = fakeApi({
    'GET /api/airports/search': ({ query }) => ({
      data: airports.filter(({ name }) => name.toLowerCase().includes((query.get('keyword') ?? '').toLowerCase())),
    }),
    ...fakes,
  });
  return render(
    <PortalForTests user={person}>
      <SearchWidget />
      <Around />
    </PortalForTests>,
  );
}
const toastText = () => screen.getByLabelText('toast');
const from = () => screen.getByRole('combobox', { name: 'From' });
const to = () => screen.getByRole('combobox', { name: 'To' });
const choose = async (field: HTMLElement, text: string, name: RegExp) => {
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name }));
};

describe('the flight search form', () => {
  test('finds airports while somebody types, and goes to the results', async () => {
    open();
    await choose(from(), 'lond', /London Heathrow/);
    await choose(to(), 'rom', /Rome Fiumicino/);
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    await user.type(screen.getByRole('textbox', { name: 'Departure' }), 'Apr 10, 2027');
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(screen.getByLabelText('address')).toHaveTextContent(
      '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&adults=1&children=0&infants=0&travelClass=ECONOMY',
    );
  });

  test('asks the server once for what was typed in one go, from two letters on', async () => {
    open();
    await user.type(from(), 'lond');
    await screen.findByRole('option', { name: /London Heathrow/ });
    expect(api.calls.map(({ query }) => query.get('keyword'))).toEqual(['lond']);
  });

  test('labels the button with passengers and trip type', async () => {
    open();
    expect(screen.getByRole('button', { name: 'Search flights 1 passenger, round trip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 passenger, Economy' }));
    await user.click(screen.getByRole('button', { name: 'Increase Adults' }));
    await user.click(screen.getByRole('button', { name: 'Increase Infants' }));
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    expect(screen.getByRole('button', { name: 'Search flights 3 passengers, one way' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Return' })).not.toBeInTheDocument();
  });

  test('never lets infants outnumber adults', async () => {
    open();
    await user.click(screen.getByRole('button', { name: '1 passenger, Economy' }));
    await user.click(screen.getByRole('button', { name: 'Increase Infants' }));
    expect(screen.getByRole('button', { name: 'Increase Infants' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '2 passengers, Economy' })).toHaveFocus();
  });

  test('says what is missing, marks it, and goes there', async () => {
    open();
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(toastText()).toHaveTextContent('Incomplete search / Please fill in all required fields');
    expect(from()).toBeInvalid();
    expect(from()).toHaveFocus();
  });

  test('wants airports from the suggestions, and loses nothing typed', async () => {
    open();
    await user.type(from(), 'Londinium');
    await user.type(to(), 'fco');
    await user.type(screen.getByRole('textbox', { name: 'Departure' }), 'Apr 10, 2027');
    await user.type(screen.getByRole('textbox', { name: 'Return' }), 'Apr 17, 2027');
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(toastText()).toHaveTextContent(
      'Invalid airport codes / Please select valid airport codes from the suggestions',
    );
    expect(from()).toHaveValue('Londinium');
  });

  test('brings back what was typed when somebody returns', async () => {
    const { unmount } = open();
    await choose(from(), 'lond', /London Heathrow/);
    await user.type(to(), 'Ro');
    unmount();
    api.restore();
    open();
    expect(from()).toHaveValue('London Heathrow');
    expect(to()).toHaveValue('Ro');
  });

  test('offers the cities it knows when airports cannot be looked up', async () => {
    open({ 'GET /api/airports/search': () => fakeError(503, 'unavailable', 'Search is resting.') });
    await user.type(from(), 'par');
    expect(await screen.findByRole('option', { name: /Paris/ })).toBeVisible();
    await user.clear(from());
    await user.type(from(), 'zzq');
    const sentence = 'Airports cannot be looked up right now. You can type a three-letter code.';
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  });

  test('is accessible, also with passengers open', async () => {
    const { container } = open();
    await user.click(screen.getByRole('button', { name: '1 passenger, Economy' }));
    expect(within(container).getByRole('group', { name: 'Passengers and class' })).toBeVisible();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Use my location', () => {
  const place = (locate?: Partial<Geolocation>) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: locate });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Use my location' }));

  test('sets the origin to the airport nearby', async () => {
    open({ 'GET /api/airports/nearest': () => ({ airport: fiumicino, distanceKm: 22 }) });
    place({
      getCurrentPosition: (found) =>
        found({ coords: { latitude: 41.9028, longitude: 12.4964 } } as GeolocationPosition),
    });
    await press();
    expect(await screen.findByText('Location detected / Set origin to nearest airport')).toBeInTheDocument();
    expect(from()).toHaveValue('Rome Fiumicino');
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ latitude: '41.903', longitude: '12.496' });
  });

  test('comes too late for who has typed an airport meanwhile', async () => {
    open({ 'GET /api/airports/nearest': () => ({ airport: fiumicino, distanceKm: 22 }) });
    let found: PositionCallback | undefined;
    place({ getCurrentPosition: (onFound) => void (found = onFound) });
    await press();
    await user.type(from(), 'Oslo');
    await act(async () => found?.({ coords: { latitude: 41.9, longitude: 12.5 } } as GeolocationPosition));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Use my location' })).not.toHaveAttribute('aria-busy'),
    );
    expect(from()).toHaveValue('Oslo');
  });

  test('says when the browser cannot', async () => {
    open();
    await press();
    expect(toastText()).toHaveTextContent("Location not supported / Your browser doesn't support geolocation");
  });

  test('says when it may not', async () => {
    open();
    place({ getCurrentPosition: (_found, failed) => failed?.({ code: 1 } as GeolocationPositionError) });
    await press();
    expect(await screen.findByText('Location error / Unable to get your location')).toBeInTheDocument();
  });
});

describe('a saved address', () => {
  const ada: CurrentUser = {
    id: 'u1',
    username: 'ada',
    email: 'ada@example.org',
    emailProven: true,
    firstName: 'Ada',
    lastName: null,
    formattedAddress: 'Rome, Italy',
    city: 'Rome',
    country: 'Italy',
    latitude: '41.9028',
    longitude: '12.4964',
    createdAt: '2026-11-21T09:00:00.000Z',
  };
  const nearest: Fakes = { 'GET /api/airports/nearest': () => ({ airport: fiumicino, distanceKm: 22 }) };

  test('fills From with the airport nearby', async () => {
    open(nearest, ada);
    await waitFor(() => expect(from()).toHaveValue('Rome Fiumicino'));
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ latitude: '41.903', longitude: '12.496' });
  });

  test('is not left behind by whoever signs out', async () => {
    const SignOut = () => {
      const session = useSession();
      return <button onClick={() => void session.signOut()}>Leave</button>;
    };
    api = fakeApi({ ...nearest, 'POST /api/logout': () => ({}) });
    render(
      <PortalForTests user={ada}>
        <SearchWidget />
        <SignOut />
      </PortalForTests>,
    );
    await waitFor(() => expect(from()).toHaveValue('Rome Fiumicino'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(from()).toHaveValue(''));
    expect(localStorage.getItem('flightSearch')).not.toContain('FCO');
  });

  test('leaves alone what somebody has typed meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    open({ 'GET /api/airports/nearest': () => new Promise((resolve) => (answer = resolve)) }, ada);
    await user.type(from(), 'Oslo');
    await act(async () => answer({ airport: fiumicino, distanceKm: 22 }));
    expect(from()).toHaveValue('Oslo');
  });

  test('is not asked about where there is none, and fails quietly', async () => {
    open(nearest, { ...ada, latitude: null, longitude: null }).unmount();
    expect(api.calls).toEqual([]);
    api.restore();
    const said = render(<Around />, { wrapper: PortalForTests }).getByLabelText('toast').textContent;
    cleanup();
    open({ 'GET /api/airports/nearest': () => fakeError(503, 'unavailable', 'Away.') }, ada);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(toastText()).toHaveTextContent(said);
    expect(from()).toHaveValue('');
  });
});

describe('quick hands', () => {
  test('lose no field when the next is typed at once', async () => {
    open();
    await user.type(from(), 'lond');
    await user.click(await screen.findByRole('option', { name: /London Heathrow/ }));
    fireEvent.change(to(), { target: { value: 'rom' } });
    fireEvent.click(screen.getByRole('radio', { name: 'One way' }));
    expect(from()).toHaveValue('London Heathrow');
    expect(to()).toHaveValue('rom');
    expect(screen.getByRole('radio', { name: 'One way' })).toBeChecked();
  });
});
