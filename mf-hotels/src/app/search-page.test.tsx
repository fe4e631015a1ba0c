import type { Hotel, HotelSearchAnswer } from '@sojourn/contracts';
import { loadable, RemotesProvider, type Remotes } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
/** A photograph is one element where a drawing is a hundred. */
const pictured = { ...grand, imageUrl: '/house.jpg' };
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

// Fetched when they are opened: a busy machine takes longer for that than a test waits.
beforeAll(async () => {
  await import('../features/results/map/stay-map');
  await import('../features/results/filter-sheet');
  await import('../features/results/comparison-dialog');
});

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
    expect(screen.getByRole('combobox', { name: /^Destination/ })).toHaveFocus();
    expect(screen.getByLabelText('Guests')).toHaveTextContent('2 guests');
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
      expect(field instanceof HTMLInputElement ? field.value : field.textContent).toContain(text);
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

  test('suggests cities while one is typed, and searches for the chosen one or for what was typed', async () => {
    const city = (name: string, detail: string) => ({
      ...{ id: `city-${detail}`, kind: 'city' as const, name, detail, iataCode: null },
      ...{ position: { latitude: 48.9, longitude: 2.4 }, timeZone: 'Europe/Paris' },
    });
    const airport = {
      ...city('Paris Orly Airport', 'Paris, France'),
      id: 'ory',
      kind: 'airport' as const,
      iataCode: 'ORY',
    };
    const user = open('/hotels/search?checkIn=2027-04-10&checkOut=2027-04-17', {
      ...oneHotel,
      'GET /api/places/search': () => ({
        data: [city('Paris', 'France'), city('Paris', 'Texas, United States'), airport],
      }),
    });
    const field = () => screen.getByRole('combobox', { name: /^Destination/ });
    await user.type(field(), 'pari');
    const list = await screen.findByRole('listbox', { name: 'Destination suggestions' });
    const options = await within(list).findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['ParisFrance', 'ParisTexas, United States']);
    await user.click(options[1]!);
    expect(field()).toHaveValue('Paris, Texas, United States');
    await user.click(search());
    expect(screen.getByText(/^at .*city=Paris%2C\+Texas%2C\+United\+States/)).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'Lyon{Enter}');
    expect(await screen.findByText(/^at .*city=Lyon&/)).toBeInTheDocument();
  });

  test('is filled from a whole address and asks at once, for two guests in one room', async () => {
    open(whole, oneHotel);
    expect(screen.getByRole('combobox', { name: /^Destination/ })).toHaveValue('Rome');
    expect(await screen.findByRole('heading', { name: '1 hotel in Rome' })).toBeVisible();
    expect(screen.getByText('Apr 10, 2027 - Apr 17, 2027, 7 nights, 2 guests')).toBeVisible();
    const [call] = api.calls;
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      city: 'Rome',
      checkIn: '2027-04-10',
      checkOut: '2027-04-17',
      adults: '2',
      rooms: '1',
    });
  });

  test('says of which city a quarter is', async () => {
    const place = { name: 'Baga', detail: 'Goa, India', town: 'Goa', position: { latitude: 15.56, longitude: 73.75 } };
    open(whole.replace('Rome', 'baga'), { 'GET /api/hotels/search': () => ({ ...answer([grand]), place }) });
    expect(await screen.findByRole('heading', { name: 'Stays in Baga, Goa' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 hotel in Baga, Goa' })).toBeVisible();
  });

  test('shows a property with its night, its stay, and the way to book it', async () => {
    open(whole, oneHotel);
    const card = within(await screen.findByRole('article', { name: 'Grand Roma Hotel' }));
    expect(card.getByText('4.0')).toBeVisible();
    expect(card.getByText('Old Town, Rome')).toBeVisible();
    expect(card.getByText('$320').parentElement).toHaveTextContent(/^\$320 per night$/);
    expect(card.getByText('$2,240').parentElement).toHaveTextContent('$2,240 for 7 nights');
    expect(
      within(card.getByRole('list', { name: 'Amenities' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Spa', 'Bar', 'Pool', '+2 more']);
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
    expect(card.getByText('$2,380').parentElement).toHaveTextContent('$2,380 for 7 nights');
    expect(card.getByText('$320').parentElement).toHaveTextContent('$320 per night, with $100 taxes and $40 cleaning');
    expect(card.getByText('812 sample reviews')).toBeVisible();
    expect(card.getByText('Sample property')).toBeVisible();
    expect(card.getByText('Studio · breakfast included · not refundable')).toBeVisible();
  });

  test('begins with twenty of many, and shows more when asked', async () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ ...pictured, id: `h${at}`, name: `House ${at}` }));
    const user = open(whole, { 'GET /api/hotels/search': () => answer(many) });
    expect(await screen.findByRole('heading', { name: '45 hotels in Rome' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'House 19' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'House 20' })).not.toBeInTheDocument();
    for (let asked = 0; asked < 2; asked += 1)
      await user.click(screen.getByRole('button', { name: 'Show more hotels' }));
    expect(await screen.findByRole('article', { name: 'House 44' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more hotels' })).not.toBeInTheDocument();
  });

  const many = (count: number, change: (at: number) => Partial<Hotel> = () => ({})) =>
    Array.from({ length: count }, (_, at): Hotel => ({
      ...{ ...pictured, id: `h${at}`, name: `House ${at}`, price: 100 + at, stars: 3 + (at % 3) },
      ...{ position: { latitude: 41.9 + at / 500, longitude: 12.5 }, distanceKm: at / 5 },
      ...change(at),
    }));
  const rome = {
    ...{ name: 'Rome', detail: 'Italy', position: { latitude: 41.9, longitude: 12.5 } },
    airport: { iataCode: 'FCO', name: 'Rome Fiumicino', position: { latitude: 41.8, longitude: 12.25 } },
  };
  const inRome = (hotels: Hotel[]): Fakes => ({ 'GET /api/hotels/search': () => ({ ...answer(hotels), place: rome }) });
  const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  test('says how far a property is from the centre and from the airport', async () => {
    open(whole, inRome(many(1)));
    expect(await screen.findByText('50 m to the center · 24 km to FCO')).toBeVisible();
  });

  test('filters as the address says, shows each filter as a chip, and takes it back', async () => {
    const user = open(`${whole}&stars=5&has=Spa`, inRome(many(6)));
    expect(await screen.findByRole('heading', { name: '2 hotels in Rome' })).toBeVisible();
    expect(screen.getByText(/of 6 hotels/)).toBeVisible();
    expect(screen.getByText(/stars=5&has=Spa/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: 5 stars' }));
    expect(await screen.findByRole('heading', { name: '6 hotels in Rome' })).toBeVisible();
    expect(screen.queryByText(/stars=5/)).not.toBeInTheDocument();
    expect(screen.getByText(/has=Spa/)).toBeVisible();
  });

  test('names the filter to drop when nothing is left', async () => {
    const user = open(`${whole}&stars=5&within=1`, inRome(many(3, (at) => ({ distanceKm: at === 2 ? 4 : 0.5 }))));
    expect(await screen.findByText('No hotels found for your search criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Without “5 stars”: 2 hotels' }));
    expect(await screen.findByRole('article', { name: 'House 0' })).toBeVisible();
  });

  test('sorts by what all of the stay costs, and the address says so', async () => {
    const user = open(whole, inRome(many(3, (at) => ({ price: 300 - at }))));
    await screen.findByRole('article', { name: 'House 0' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Total price, low to high');
    expect(await screen.findByText(/sort=price/)).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['House 2', 'House 1', 'House 0']));
  });

  test('opens the filters in a sheet where there is no room beside the list', async () => {
    const user = open(whole, inRome(many(6)));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const group = within(sheet.getByRole('group', { name: 'Stars' }));
    expect(group.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked();
    await user.click(group.getByRole('checkbox', { name: /^5 stars/ }));
    expect(await sheet.findByRole('button', { name: 'Show 2 hotels' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Clear all' }));
    expect(group.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked();
    await user.click(group.getByRole('checkbox', { name: /^5 stars/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show 2 hotels' }));
    expect(await screen.findByRole('heading', { name: '2 hotels in Rome' })).toBeVisible();
  });

  test('compares up to four side by side', async () => {
    const user = open(whole, inRome(many(5)));
    for (const at of [0, 1, 2, 3])
      await user.click(await screen.findByRole('checkbox', { name: `Compare House ${at}` }));
    expect(screen.getByRole('checkbox', { name: 'Compare House 4' })).toBeDisabled();
    expect(screen.getByText(/compare=h0&compare=h1&compare=h2&compare=h3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('dialog', { name: 'Hotels side by side' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      ['House 0', 'House 1', 'House 2', 'House 3'].map((name) => expect.stringContaining(name) as string),
    );
    expect(within(table.getByRole('row', { name: /^Total for the stay/ })).getByText('Lowest')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('group', { name: 'Compare hotels' })).not.toBeInTheDocument();
  });

  test('shows the same properties on a map, and what is pressed there in the list', async () => {
    const user = open(`${whole}&view=map`, inRome(many(8)));
    const map = within(await screen.findByRole('group', { name: 'Map of hotels in Rome' }));
    // Without a size of its own, all lie on one spot: the first stands for the rest.
    const pin = await map.findByRole('button', { name: /^House 0, \$700/ });
    await user.hover(pin);
    expect(await map.findByText('House 0')).toBeVisible();
    for (const press of [() => user.click(pin), () => user.keyboard('{Enter}'), () => user.keyboard(' ')]) {
      act(() => pin.focus());
      await press();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'House 0' })).toHaveFocus());
    }
    await user.click(screen.getByRole('button', { name: 'List only' }));
    expect(screen.queryByRole('group', { name: 'Map of hotels in Rome' })).not.toBeInTheDocument();
  });

  test('searches for the property on other sites, too', async () => {
    const live: Fakes = { 'GET /api/hotels/search': () => ({ ...answer(many(1), 'live'), place: rome }) };
    const user = open(whole, live);
    await user.click(await screen.findByRole('button', { name: 'Compare sites for House 0' }));
    const link = await screen.findByRole('link', { name: 'Expedia for House 0, opens in a new tab' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe('House 0, Rome');
  });

  test('shows rooms and rates when a property has more than the lowest', async () => {
    const rate = { id: 'r1', room: 'Double Suite', total: 899, currency: 'GBP', board: 'full-board' as const };
    const conditions = { refundableUntil: '2027-04-07T22:00:00Z', dueThere: { amount: 40, currency: 'GBP' }, left: 2 };
    const asked: unknown[] = [];
    const user = open(whole, {
      'GET /api/hotels/search': () =>
        answer(
          [
            { ...grand, ratesKey: 'srr_1', rating: 0 },
            { ...grand, id: 'h9' },
          ],
          'live',
        ),
      'GET /api/hotels/rates': ({ query }) => {
        asked.push(query.get('key'));
        return { rates: [{ ...rate, ...conditions }] };
      },
    });
    expect(await screen.findByText('Not rated yet')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Rooms and rates of ${grand.name}` }));
    expect(await screen.findByText('Double Suite')).toBeVisible();
    expect(screen.getByText('GBP 899')).toBeVisible();
    expect(
      screen.getByText('full board · free cancellation until Apr 7, 2027 · GBP 40 more at the property · 2 left'),
    ).toBeVisible();
    expect(asked).toEqual(['srr_1']);
  });

  test('says why there are no rates when they have run out', async () => {
    const user = open(whole, {
      'GET /api/hotels/search': () => answer([{ ...grand, ratesKey: 'srr_1' }], 'live'),
      'GET /api/hotels/rates': () => fakeError(404, 'not-found', 'Please search again.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Rooms and rates/ }));
    expect(await screen.findByText('Please search again.')).toBeVisible();
  });

  test('searches for the place of a sample, whose name no site knows', async () => {
    const user = open(whole, inRome(many(1)));
    const house = within(await screen.findByRole('article', { name: 'House 0' }));
    expect(house.getByText('Sample property')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare sites for House 0' }));
    const link = await screen.findByRole('link', { name: 'Expedia for House 0, opens in a new tab' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe(many(1)[0]?.location);
  });

  test('asks for a place of the country when a country was named', async () => {
    const didYouMean = [{ name: 'Rome', detail: 'Italy' }];
    open(whole, { 'GET /api/hotels/search': () => ({ ...answer([]), didYouMean, region: 'Italy' }) });
    expect(await screen.findByText('Italy: where would you like to stay?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rome, Italy' })).toBeVisible();
    expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument();
  });

  test('leaves out the site that the main button leads to already', async () => {
    const user = open(whole, inRome(many(1, () => ({ bookingUrl: 'https://www.expedia.com/h1' }))));
    await user.click(await screen.findByRole('button', { name: 'Compare sites for House 0' }));
    expect(await screen.findByRole('link', { name: /^Booking\.com/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Expedia/ })).not.toBeInTheDocument();
  });

  test('draws a house whose picture does not come', async () => {
    open(whole, inRome(many(1)));
    const house = within(await screen.findByRole('article', { name: 'House 0' }));
    expect(house.queryByRole('group', { name: 'Pictures of House 0' })).not.toBeInTheDocument();
    fireEvent.error(house.getByRole('presentation'));
    expect(house.getByRole('group', { name: 'Pictures of House 0' })).toBeVisible();
  });

  test('empties a check-out that the check-in has passed', async () => {
    const user = open(whole, oneHotel);
    await screen.findByRole('article');
    await user.clear(screen.getByLabelText(/^Check-in/));
    await user.type(screen.getByLabelText(/^Check-in/), 'Apr 20, 2027{Enter}');
    expect(screen.getByLabelText(/^Check-out/)).toHaveValue('');
  });

  test('says that it is offline, and keeps what it found', async () => {
    open(whole, oneHotel);
    await screen.findByRole('article');
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('These are the last rates we found.')).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
  });

  test.each([
    ['7', 'Places of trip 7'],
    ['7.5', undefined],
    ['seven', undefined],
  ])('asks the trips for the places of the trip “%s” of the address, where that is one', async (trip, words) => {
    const PlanPlaces = ({ trip: asked }: { trip: number }) => <p>{`Places of trip ${asked}`}</p>;
    const part = loadable(async () => PlanPlaces);
    await part.load();
    const remotes = { registry: { remotes: [] }, widget: () => part } as unknown as Remotes;
    const page = (
      <RemotesProvider remotes={remotes} failure={() => null}>
        <SearchPage />
      </RemotesProvider>
    );
    open(`${whole}&trip=${trip}`, oneHotel, page);
    await screen.findByRole('article');
    expect(screen.queryByText(/^Places of trip/)?.textContent).toBe(words);
  });

  test('shows what a house looks like, inside and around', async () => {
    const user = open(whole, inRome(many(1, () => ({ imageUrl: null }))));
    const pictures = within(await screen.findByRole('group', { name: 'Pictures of House 0' }));
    await user.click(pictures.getByRole('button', { name: 'Room' }));
    expect(pictures.getByRole('button', { name: 'Room' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('says how old rates are', async () => {
    const note = 'These rates are 2 hours old: the hotel provider cannot be reached at the moment.';
    open(whole, { 'GET /api/hotels/search': () => ({ ...answer([grand], 'live'), note }) });
    expect(await screen.findByText(note)).toBeVisible();
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
    expect(await screen.findByText(/We do not know a place called “Rmoe”/)).toHaveTextContent('Did you mean this one?');
    const address = '/hotels/search?city=Rome%2C+Italy&checkIn=2027-04-10&checkOut=2027-04-17&adults=2';
    expect(screen.getByRole('link', { name: 'Rome, Italy' })).toHaveAttribute('href', address);
  });

  test('links to the other city of the name when there is one', async () => {
    const didYouMean = [{ name: 'Rome', detail: 'Georgia, United States' }];
    open(whole, { 'GET /api/hotels/search': () => ({ ...answer([grand]), place: rome, didYouMean }) });
    const link = await screen.findByRole('link', { name: 'Georgia, United States' });
    expect(link.closest('p')).toHaveTextContent('Another Rome: Georgia, United States');
    const city = 'Rome%2C+Georgia%2C+United+States';
    expect(link).toHaveAttribute('href', `/hotels/search?city=${city}&checkIn=2027-04-10&checkOut=2027-04-17&adults=2`);
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
    await user.clear(screen.getByRole('combobox', { name: /^Destination/ }));
    await user.type(screen.getByRole('combobox', { name: /^Destination/ }), ' Oslo ');
    await user.click(screen.getByLabelText('Guests'));
    const party = within(screen.getByRole('group', { name: 'Guests and rooms' }));
    for (const more of ['Adults', 'Children', 'Children', 'Rooms', 'Rooms', 'Rooms'])
      await user.click(party.getByRole('button', { name: `Increase ${more}` }));
    await user.selectOptions(party.getByLabelText('Age of child 2'), '3 years');
    await user.click(party.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Guests')).toHaveTextContent('5 guests, 3 rooms');
    await user.click(search());
    const address = 'at /hotels/search?city=Oslo&checkIn=2027-04-10&checkOut=2027-04-17&adults=3&rooms=3&childAges=8,3';
    expect(await screen.findByText(address)).toBeVisible();
    expect(search()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Destination/ })).toHaveValue('Oslo');
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

test('the teaser shows five stays of a city at most, the best rated first, and those of another when that is chosen', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({
    ...grand,
    id: `h${at}`,
    name: `House ${at}`,
    rating: 3 + at / 10,
  }));
  const user = open('/', { 'GET /api/hotels/search': () => answer(many) }, <TeaserWidget />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'House 7',
    'House 6',
    'House 5',
    'House 4',
    'House 3',
  ]);
  await user.click(screen.getByRole('button', { name: 'Kyoto' }));
  expect(await screen.findByRole('heading', { name: 'A weekend in Kyoto' })).toBeVisible();
  await waitFor(() => expect(api.calls.at(-1)?.query.get('city')).toBe('Kyoto'));
  expect(screen.getByRole('link', { name: 'All stays in Kyoto' })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotels/search?city=Kyoto'),
  );
});

test('the teaser opens the hotel page with what was asked', async () => {
  const user = open('/', {}, <TeaserWidget />);
  await user.type(screen.getByRole('combobox', { name: /^Destination/ }), 'Rome');
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

  test('asks for as many guests as go', async () => {
    open('/', oneHotel, <ResultsWidget destination="Rome" checkIn="2027-04-10" checkOut="2027-04-17" guests={3} />);
    await screen.findByRole('article');
    expect(api.calls[0]?.query.get('adults')).toBe('3');
  });

  test('without dates it asks for them', () => {
    open('/', oneHotel, <ResultsWidget destination="Rome" checkIn="" checkOut="" />);
    expect(screen.getByText('Choose dates to see hotels in Rome.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
