import type { Hotel, HotelSearchAnswer } from '@sojourn/contracts';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { ResultsWidget } from './results-widget';
import { SearchPage } from './search-page';
import { TeaserWidget } from './teaser-widget';

const grand: Hotel = {
  id: 'h1',
  name: 'Grand Roma Hotel',
  imageUrl: null,
  rating: 4,
  location: 'Old Town, Rome',
  description: 'A stately house.',
  amenities: ['Spa', 'Bar', 'Pool', 'Parking', 'Gym'],
  price: 320,
  currency: 'USD',
  bookingUrl: 'https://www.example.com/grand',
};
const whole = '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-17';
const answer = (hotels: Hotel[], source: 'sample' | 'live' = 'sample'): HotelSearchAnswer => ({
  hotels,
  searchParams: { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2 },
  source,
});
const oneHotel: Fakes = { 'GET /api/hotels/search': () => answer([grand]) };

const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

let api: ReturnType<typeof fakeApi>;
function open(at: string, fakes: Fakes, page: ReactNode = <SearchPage />) {
  api = fakeApi(fakes);
  render(
    <PortalForTests at={at} user={null}>
      <main>{page}</main>
      <Where />
    </PortalForTests>,
  );
  return userEvent.setup();
}
afterEach(() => api.restore());

const search = () => screen.getByRole('button', { name: 'Search Hotels' });

describe('the hotel page', () => {
  test('asks nothing until it knows where and when, and says what is missing', async () => {
    const user = open('/hotels/search', oneHotel);
    expect(screen.getByText('Where to next?')).toBeVisible();
    await user.click(search());
    expect(screen.getByText('Please tell us where you are going.')).toBeVisible();
    expect(screen.getByText('Please choose a check-in date.')).toBeVisible();
    expect(screen.getByText('Please choose a check-out date.')).toBeVisible();
    expect(screen.getByLabelText(/^Destination/)).toHaveFocus();
    expect(screen.getByLabelText('Guests')).toHaveValue('2');
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['checkIn=2027-02-31', 'Check-in', '2027-02-31', 'Please give a real date as YYYY-MM-DD.'],
    ['checkOut=2027-99-99', 'Check-out', '2027-99-99', 'Please give a real date as YYYY-MM-DD.'],
    ['adults=40', 'Guests', '2', 'Guests must be a whole number from 1 to 10.'],
  ])(
    'says what is wrong with %s, keeps it in the form and asks nothing',
    async (...[change, label, text, sentence]) => {
      const params = new URLSearchParams(whole.split('?')[1]);
      for (const [name, value] of new URLSearchParams(change)) params.set(name, value);
      const user = open(`/hotels/search?${params}`, oneHotel);
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      const field = screen.getByLabelText(new RegExp(`^${label}`));
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(sentence);
      expect(api.calls).toEqual([]);
      await user.clear(screen.getByLabelText(/^Check-in/));
      await user.type(screen.getByLabelText(/^Check-in/), '2027-04-10');
      await user.clear(screen.getByLabelText(/^Check-out/));
      await user.type(screen.getByLabelText(/^Check-out/), '2027-04-17');
      await user.click(search());
      expect(await screen.findByRole('article', { name: 'Grand Roma Hotel' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('is filled from a whole address and asks at once, for two guests in one room', async () => {
    open(whole, oneHotel);
    expect(screen.getByLabelText(/^Destination/)).toHaveValue('Rome');
    expect(await screen.findByRole('heading', { name: '1 hotel in Rome' })).toBeVisible();
    expect(screen.getByText('Apr 10 - Apr 17, 2027, 7 nights, 2 guests')).toBeVisible();
    const [call] = api.calls;
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      city: 'Rome',
      checkIn: '2027-04-10',
      checkOut: '2027-04-17',
      adults: '2',
      rooms: '1',
    });
  });

  test('shows a property with its night, its stay, and the way to book it', async () => {
    open(whole, oneHotel);
    const card = within(await screen.findByRole('article', { name: 'Grand Roma Hotel' }));
    expect(card.getByText('4.0')).toBeVisible();
    expect(card.getByText('Old Town, Rome')).toBeVisible();
    expect(card.getByText('$320 per night')).toBeVisible();
    expect(card.getByText(/\$2,240/)).toHaveTextContent('$2,240 for 7 nights');
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Spa', 'Bar', 'Pool', '+2 more']);
    const book = card.getByRole('link', { name: /^Book Now/ });
    expect(book).toHaveAttribute('href', 'https://www.example.com/grand');
    expect(book).toHaveAttribute('target', '_blank');
    expect(book).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(/Booking completes on external platforms/)).toBeVisible();
  });

  test('shows the total with taxes first, and what is in it', async () => {
    const total = { amount: 2_380, rooms: 2_240, cleaningFee: 40, taxes: 100 };
    const known: Hotel = {
      ...grand,
      total,
      reviewCount: 812,
      roomType: 'Studio',
      board: 'breakfast',
      refundableUntil: null,
    };
    open(whole, { 'GET /api/hotels/search': () => answer([known]) });
    const card = within(await screen.findByRole('article', { name: 'Grand Roma Hotel' }));
    expect(card.getByText(/\$2,380/)).toHaveTextContent('$2,380 for 7 nights');
    expect(card.getByText('$320 per night, with $100 taxes and $40 cleaning')).toBeVisible();
    expect(card.getByText('812 reviews')).toBeVisible();
    expect(card.getByText('Studio · breakfast included · not refundable')).toBeVisible();
  });

  test('begins with twenty of many, and shows more when asked', async () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ ...grand, id: `h${at}`, name: `House ${at}` }));
    const user = open(whole, { 'GET /api/hotels/search': () => answer(many) });
    expect(await screen.findByRole('heading', { name: '45 hotels in Rome' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'House 19' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'House 20' })).not.toBeInTheDocument();
    for (let asked = 0; asked < 2; asked += 1)
      await user.click(screen.getByRole('button', { name: 'Show more hotels' }));
    expect(await screen.findByRole('article', { name: 'House 44' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more hotels' })).not.toBeInTheDocument();
  });

  test('asks which city was meant when nobody knows it', async () => {
    const didYouMean = [{ name: 'Rome', detail: 'Italy' }];
    open(whole.replace('Rome', 'Rmoe'), {
      'GET /api/hotels/search': () => ({
        ...answer([]),
        searchParams: { ...answer([]).searchParams, city: 'Rmoe' },
        didYouMean,
      }),
    });
    expect(await screen.findByText(/We do not know a city called “Rmoe”/)).toHaveTextContent(
      'Did you mean one of these?',
    );
    const address = '/hotels/search?city=Rome%2C+Italy&checkIn=2027-04-10&checkOut=2027-04-17&adults=2';
    expect(screen.getByRole('link', { name: 'Rome, Italy' })).toHaveAttribute('href', address);
  });

  test('says so when nothing else can be meant', async () => {
    open(whole, { 'GET /api/hotels/search': () => ({ ...answer([]), didYouMean: [] }) });
    expect(await screen.findByText(/Please check its name, or try a larger city nearby/)).toBeVisible();
  });

  test('labels sample rates, and only those', async () => {
    open(whole, oneHotel);
    expect(await screen.findByText('Sample rates')).toBeVisible();
  });

  test('says nothing of samples when a provider answered', async () => {
    open(whole, { 'GET /api/hotels/search': () => answer([grand], 'live') });
    await screen.findByRole('article');
    expect(screen.queryByText('Sample rates')).not.toBeInTheDocument();
  });

  test('another search goes to its own address and leaves the focus in place', async () => {
    const user = open(whole, oneHotel);
    await screen.findByRole('article');
    await user.clear(screen.getByLabelText(/^Destination/));
    await user.type(screen.getByLabelText(/^Destination/), ' Oslo ');
    await user.selectOptions(screen.getByLabelText('Guests'), '10 guests');
    await user.click(search());
    const address = 'at /hotels/search?city=Oslo&checkIn=2027-04-10&checkOut=2027-04-17&adults=10';
    expect(await screen.findByText(address)).toBeVisible();
    expect(search()).toHaveFocus();
    expect(screen.getByLabelText(/^Destination/)).toHaveValue('Oslo');
  });

  test('while it waits it says so', async () => {
    open(whole, { 'GET /api/hotels/search': () => new Promise(() => undefined) });
    expect(await screen.findAllByText('Searching for hotels...')).not.toHaveLength(0);
  });

  test('a failure is shown, and Retry Search recovers', async () => {
    let isDown = true;
    const user = open(whole, {
      'GET /api/hotels/search': () => (isDown ? fakeError(503, 'unavailable', 'Search is away.') : answer([grand])),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to search hotels. Please try again.');
    expect(alert).toHaveTextContent('Search is away.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry Search' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('an empty result says what to do', async () => {
    open(whole, { 'GET /api/hotels/search': () => answer([]) });
    expect(await screen.findByText('No hotels found for your search criteria.')).toBeVisible();
    expect(screen.getByText('Try adjusting your dates or destination.')).toBeVisible();
  });

  test.each(['/hotels/search', whole])('%s has no fault that axe finds', async (at) => {
    open(at, oneHotel);
    if (at === whole) await screen.findByRole('article');
    const found = await axe(document.body, { rules: { region: { enabled: false } } });
    expect(found).toHaveNoViolations();
  });
});

test('the teaser opens the hotel page with what was asked', async () => {
  const user = open('/', {}, <TeaserWidget />);
  await user.type(screen.getByLabelText(/^Destination/), 'Rome');
  await user.type(screen.getByLabelText(/^Check-in/), 'Apr 10, 2027');
  await user.type(screen.getByLabelText(/^Check-out/), 'Apr 17, 2027');
  await user.click(search());
  const address = 'at /hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-17&adults=2';
  expect(await screen.findByText(address)).toBeVisible();
});

describe('the block of results', () => {
  test('asks for one guest in the city of a place, and speaks of properties and deals', async () => {
    open('/', oneHotel, <ResultsWidget destination="Rome, Italy" checkIn="2027-04-10" checkOut="2027-04-17" />);
    expect(await screen.findByRole('heading', { name: '1 property found' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^View Deal/ })).toBeVisible();
    expect(api.calls[0]?.query.get('city')).toBe('Rome');
    expect(api.calls[0]?.query.get('adults')).toBe('1');
  });

  test('without dates it asks for them', () => {
    open('/', oneHotel, <ResultsWidget destination="Rome" checkIn="" checkOut="" />);
    expect(screen.getByText('Choose dates to see hotels in Rome.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
