import type { CurrentUser } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answerWith, offerWith, seg, threeOffers } from '../shared/offer.fake';
import { ResultsPage } from './results-page';

const GOOD =
  '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&adults=2&children=0&infants=0&travelClass=ECONOMY';
// Fetched when somebody edits; a loaded machine takes longer to compile it than a test waits.
beforeAll(() => import('../features/search/search-form'));

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
      <output aria-label="toast">{current ? `${current.title}: ${current.description ?? ''}` : ''}</output>
    </>
  );
};

function open({
  at = GOOD,
  user: session = null,
  fakes = {},
}: { at?: string; user?: CurrentUser | null; fakes?: Fakes } = {}) {
  api = fakeApi({ 'GET /api/flights/search': () => answerWith(threeOffers), ...fakes });
  return render(
    <PortalForTests at={at} user={session}>
      <ResultsPage />
      <Around />
    </PortalForTests>,
  );
}
const address = () => screen.getByLabelText('address').textContent;
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

describe('the results page', () => {
  test('says what a search needs, above the form for it, when the address has none', async () => {
    open({ at: '/flights/search' });
    expect(screen.getByRole('heading', { level: 1, name: 'Invalid Search Parameters' })).toBeVisible();
    expect(screen.getByText('Please provide origin, destination, and departure date.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back to Search' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Search flights/ })).toBeVisible();
    expect(screen.queryByText('Choose where you fly from.')).not.toBeInTheDocument();
    expect(api.calls.filter(({ path }) => path.includes('flights/search'))).toEqual([]);
  });

  test('asks for what is missing when the address has a part of a search', async () => {
    open({ at: '/flights/search?origin=LHR&destination=FCO' });
    expect(await screen.findByText('Choose a departure date.')).toBeVisible();
    expect(screen.getByDisplayValue('LHR')).toBeVisible();
    expect(screen.getByDisplayValue('FCO')).toBeVisible();
  });

  test('says how long the train takes above the flights when one is known', async () => {
    open({ fakes: { 'GET /api/flights/search': () => answerWith(threeOffers, { trainMinutes: 95 }) } });
    const note = await screen.findByText('London to Rome by train: 1h 35m');
    const [card] = await screen.findAllByRole('article');
    expect(note.compareDocumentPosition(card!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says how long the train takes when nobody flies', async () => {
    open({ fakes: { 'GET /api/flights/search': () => answerWith([], { trainMinutes: 95 }) } });
    expect(await screen.findByText('No Flights Found')).toBeVisible();
    expect(screen.getByText('London to Rome by train: 1h 35m')).toBeVisible();
  });

  test('claims no train when none is known', async () => {
    open();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByText(/by train/)).not.toBeInTheDocument();
  });

  test('begins a search to a place without saying that anything is wrong', async () => {
    open({ at: '/flights/search?destination=FEZ' });
    expect(screen.getByRole('heading', { level: 1, name: 'Where do you fly from, and when?' })).toBeVisible();
    expect(await screen.findByDisplayValue('FEZ')).toBeVisible();
    expect(screen.queryByText('Invalid Search Parameters')).not.toBeInTheDocument();
    expect(screen.queryByText('Choose where you fly from.')).not.toBeInTheDocument();
  });

  test.each([
    ['departureDate=2027-99-99', 'Departure', '2027-99-99'],
    ['departureDate=2027-02-31', 'Departure', '2027-02-31'],
    ['returnDate=2027-02-31', 'Return', '2027-02-31'],
  ])('says what is wrong with %s beside the form, and keeps it there', async (change, label, text) => {
    const params = new URLSearchParams(GOOD.split('?')[1]);
    for (const [name, value] of new URLSearchParams(change)) params.set(name, value);
    open({ at: `/flights/search?${params}` });
    expect(screen.getByRole('heading', { level: 1, name: 'Please check your search' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please give a real date as YYYY-MM-DD.');
    const field = await screen.findByRole('textbox', { name: new RegExp(label) });
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription('Please give a real date as YYYY-MM-DD.');
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(screen.getByLabelText('toast')).toHaveTextContent(/^Invalid dates/);
    expect(api.calls).toEqual([]);
    await user.clear(field);
    await user.type(field, label === 'Departure' ? '2027-04-10' : '2027-04-17');
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(await screen.findByText('Found 3 flights')).toBeVisible();
  });

  test('is accessible with a date that is none', async () => {
    const { container } = open({ at: GOOD.replace('2027-04-10', '2027-02-31') });
    expect(await screen.findByRole('textbox', { name: /Departure/ })).toHaveValue('2027-02-31');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['adults=99', 'Adults must be a whole number from 1 to 9.'],
    ['travelClass=DECK', 'Please choose Economy, Premium economy, Business or First.'],
    ['origin=LONDON', 'Please select valid airport codes from the suggestions'],
  ])('does not search for something else where %s stands', async (change, sentence) => {
    const params = new URLSearchParams(GOOD.split('?')[1]);
    for (const [name, value] of new URLSearchParams(change)) params.set(name, value);
    open({ at: `/flights/search?${params}` });
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(await screen.findByRole('button', { name: /^Search flights/ })).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('says that it searches, then what it found, cheapest first', async () => {
    open();
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Searching for flights...');
    expect(await screen.findByText('Found 3 flights')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'London to Rome' })).toBeVisible();
    expect(cards()).toEqual([
      'Lufthansa, LHR to FCO, $119',
      'British Airways, LHR to FCO, $142',
      'ITA Airways, LHR to FCO, $164',
    ]);
    expect(screen.getByText(/Apr 10, 2027, 2 adults, Economy/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Sample fares/ })).toBeVisible();
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toMatchObject({
      origin: 'LHR',
      destination: 'FCO',
      adults: '2',
    });
  });

  test('is accessible with everything unfolded', async () => {
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: '2 segments' }));
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows an offer from carrier to last ticketing day', async () => {
    open();
    const card = (await screen.findAllByRole('article'))[2] as HTMLElement;
    for (const text of [
      'AZ 201',
      'Nonstop',
      '7:05 PM',
      '10:30 PM',
      '2h 25m',
      '2 seats left',
      'Book by Mar 28, 2027',
      '$164',
      'USD per person',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  test('shows a party its total first, and what one person pays', async () => {
    const [offer] = threeOffers;
    const party = { ...offer!, totalPrice: 142, partyTotal: 284 };
    open({ fakes: { 'GET /api/flights/search': () => answerWith([party, { ...threeOffers[1]!, totalPrice: 190 }]) } });
    const card = await screen.findByRole('article', { name: 'British Airways, LHR to FCO, $284' });
    for (const text of ['$284', 'total for everybody', '$142 USD per person', '1 segment', '9 seats available']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: /^Best \$284 total, 2h 35m/ })).toBeVisible();
  });

  test('shows an adult with an infant one total where the infant adds nothing to it', async () => {
    const [offer] = threeOffers;
    const together = { ...offer!, totalPrice: 142, partyTotal: 142 };
    const at = GOOD.replace('adults=2', 'adults=1').replace('infants=0', 'infants=1');
    open({ at, fakes: { 'GET /api/flights/search': () => answerWith([together]) } });
    const card = await screen.findByRole('article', { name: 'British Airways, LHR to FCO, $142' });
    expect(within(card).getByText('total for everybody')).toBeVisible();
    expect(within(card).queryByText(/per person/)).not.toBeInTheDocument();
  });

  test('names the airports when both are in one city', async () => {
    const [origin, destination] = [
      { iataCode: 'KOI', name: 'Kirkwall Airport', cityName: 'Orkney', countryName: 'United Kingdom' },
      { iataCode: 'WRY', name: 'Westray Airport', cityName: 'Orkney', countryName: 'United Kingdom' },
    ];
    open({ fakes: { 'GET /api/flights/search': () => answerWith(threeOffers, { origin, destination }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kirkwall to Westray' })).toBeVisible();
  });

  test('says what an adult pays when a child pays less', async () => {
    const [offer] = threeOffers;
    const family = { ...offer!, totalPrice: 142, partyTotal: 249 };
    const at = GOOD.replace('adults=2', 'adults=1').replace('children=0', 'children=1');
    open({ at, fakes: { 'GET /api/flights/search': () => answerWith([family]) } });
    expect(await screen.findByText('$142 USD per adult')).toBeVisible();
  });

  test('compares nothing when one flight is found', async () => {
    open({ fakes: { 'GET /api/flights/search': () => answerWith([threeOffers[0]!]) } });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Sort by best, cheapest or fastest' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Best/)).not.toBeInTheDocument();
  });

  test('unfolds segments with the wait between them and the names of airports', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: '2 segments' }));
    expect(screen.getByText('1h 5m layover in Munich')).toBeVisible();
    expect(screen.getAllByText('Munich (MUC)')).toHaveLength(2);
  });

  test('marks a landing the day after', async () => {
    open({
      fakes: {
        'GET /api/flights/search': () => answerWith([offerWith([seg('BA 178', 'JFK 20:00', 'LHR 08:00 +1', 'PT7H')])]),
      },
    });
    expect(await screen.findByText('1 day later')).toBeInTheDocument();
  });

  test('gives Best, Cheapest and Fastest with their reasons, and sorts by them', async () => {
    open();
    const best = await screen.findByRole('button', {
      name: /^Best \$142 2h 35m ?, Nonstop \$23 above the cheapest, 1h 50m quicker$/,
    });
    expect(screen.getByRole('button', { name: /^Cheapest/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(best);
    expect(address()).toContain('sort=best');
    expect(cards()[0]).toMatch(/^British Airways/);
  });

  test('tells the time of both ways when it is a round trip', async () => {
    const back = seg('BA 543', 'FCO 13:00', 'LHR 14:45', 'PT2H45M', '2027-04-17');
    const offer = { ...threeOffers[0]!, returnSegments: [back] };
    const offers = [offer, { ...offer, id: 'later', totalPrice: 190 }];
    open({ at: `${GOOD}&returnDate=2027-04-17`, fakes: { 'GET /api/flights/search': () => answerWith(offers) } });
    expect(await screen.findByRole('button', { name: /^Fastest \$142 5h 20m in all/ })).toBeVisible();
  });

  test('shows a dozen of many, and two dozen more on demand', async () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      offerWith([seg(`BA ${at}`, 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { totalPrice: 100 + at }),
    );
    open({ fakes: { 'GET /api/flights/search': () => answerWith(many) } });
    await screen.findByText('Found 45 flights');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 24 more flights' }));
    expect(screen.getAllByRole('article')).toHaveLength(36);
    expect(screen.getAllByRole('article')[12]).toHaveFocus();
  });

  test('says when nothing flies there, and opens the search again', async () => {
    open({ fakes: { 'GET /api/flights/search': () => answerWith([]) } });
    expect(await screen.findByRole('heading', { name: 'No Flights Found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search criteria or filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Modify Search' }));
    expect(await screen.findByRole('form', { name: 'Search flights' })).toBeVisible();
  });

  test('links to the nearest days with flights when the day has none', async () => {
    const journeys = [{ departureDate: '2027-04-08' }, { departureDate: '2027-04-13' }];
    const rare = answerWith([], { flownNear: { outbound: { isFlown: false }, journeys } });
    open({
      fakes: {
        'GET /api/flights/search': ({ query }) =>
          query.get('departureDate') === '2027-04-13' ? answerWith(threeOffers) : rare,
      },
    });
    expect(await screen.findByText(/^No flight from London to Rome leaves on Apr 10, 2027\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fly on Apr 8, 2027' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Fly on Apr 13, 2027' }));
    expect(await screen.findByText('Found 3 flights')).toBeVisible();
    expect(address()).toContain('departureDate=2027-04-13&adults=2');
  });

  test('says why a search was refused, and tries again', async () => {
    let isFixed = false;
    const sentence = 'We do not know an airport with the code QQQ.';
    open({
      fakes: {
        'GET /api/flights/search': () => (isFixed ? answerWith(threeOffers) : fakeError(400, 'bad-input', sentence)),
      },
    });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Search Failed');
    expect(card).toHaveTextContent(sentence);
    isFixed = true;
    await user.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Found 3 flights')).toBeVisible();
  });

  test('tries a broken search once more by itself before giving up', async () => {
    open({ fakes: { 'GET /api/flights/search': () => fakeError(503, 'unavailable', 'Search is resting.') } });
    expect(await screen.findByText('Search is resting.')).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  test('asks again on Refresh Results', async () => {
    open();
    // The button is there from the start, and joins a search that is under way instead of asking again.
    await screen.findByText('Found 3 flights');
    await user.click(screen.getByRole('button', { name: 'Refresh Results' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(screen.getByText('Found 3 flights')).toBeVisible();
  });

  test('shows the note on fares that are old', async () => {
    const note = 'These fares are 2 hours old: the fare provider cannot be reached at the moment.';
    open({ fakes: { 'GET /api/flights/search': () => answerWith(threeOffers, { note }) } });
    expect(await screen.findByText(note)).toBeVisible();
  });

  test('says that it is offline, and keeps what it found', async () => {
    open();
    await screen.findByText('Found 3 flights');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('These are the last fares we found.')).toBeVisible();
    expect(screen.getByText('Found 3 flights')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
    online.mockRestore();
  });

  test('edits the search in place, with everything as it was', async () => {
    open();
    await screen.findByText('Found 3 flights');
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('London Heathrow');
    expect(screen.getByRole('form', { name: 'Search flights' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'Swap origin and destination' }));
    await user.click(screen.getByRole('button', { name: /^Search flights/ }));
    expect(address()).toContain('origin=FCO&destination=LHR');
  });
});

describe('Select Flight', () => {
  const select = async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Select Flight' });
    await user.click(first as HTMLElement);
    return screen.findByRole('dialog', { name: 'London to Rome' });
  };

  test('leads to the booking site in a new tab, and says so', async () => {
    open();
    const dialog = await select();
    const link = within(dialog).getByRole('link', { name: 'Continue to booking site' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.kayak\.com\/flights\/LHR-FCO\/2027-04-10\//);
    expect(dialog).toHaveTextContent('Booking completes on external platforms');
  });

  test('is handed to the trips, for guests too', async () => {
    open();
    await user.click(within(await select()).getByRole('button', { name: 'Add to trip' }));
    // Where there are no other remotes, what stands in for the widget stays.
    expect(await screen.findByText('Add to trip')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
