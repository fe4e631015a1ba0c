/** Filters of the results page: what they leave, what they say, and how they are taken back. */
import { fakeApi, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, threeOffers } from '../shared/offer.fake';
import { ResultsPage } from './results-page';

const GOOD =
  '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&adults=2&children=0&infants=0&travelClass=ECONOMY';

let api: ReturnType<typeof fakeApi>;
const user = userEvent.setup();
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};
function open({ at = GOOD, fakes = {} }: { at?: string; fakes?: Fakes } = {}) {
  api = fakeApi({ 'GET /api/flights/search': () => answerWith(threeOffers), ...fakes });
  render(
    <PortalForTests at={at} user={null}>
      <ResultsPage />
      <Address />
    </PortalForTests>,
  );
}
const address = () => screen.getByLabelText('address').textContent;
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

describe('filters of the results page', () => {
  test('filters by airline and time, writes it to the address, and says how many there were', async () => {
    open();
    // A window as narrow as the test's has the filters in a dialog.
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('checkbox', { name: /British Airways/ }));
    expect(screen.getByText('Found 1 flight')).toBeVisible();
    expect(screen.getByText(/of 3/)).toBeVisible();
    expect(address()).toContain('airlines=BA');
    const departure = within(dialog).getByRole('group', { name: 'Departure' });
    await user.click(within(departure).getByRole('checkbox', { name: /Evening/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Show 0 flights' }));
    expect(screen.getByRole('heading', { name: 'No Flights Found' })).toBeVisible();
    expect(screen.getByText(/It is “Departs: evening” that leaves nothing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Without “Departs: evening”: 1 flight' }));
    expect(screen.getByText('Found 1 flight')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: British Airways' }));
    expect(screen.getByText('Found 3 flights')).toBeVisible();
    expect(address()).not.toContain('airlines');
  });

  test('sets limits, and says what each leaves and what the cheapest of that costs', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(
      within(dialog)
        .getByRole('checkbox', { name: /Lufthansa/ })
        .closest('label'),
    ).toHaveTextContent('$119 1');
    const price = within(dialog).getByLabelText('Price');
    await user.selectOptions(price, 'Up to $150 (2, from $119)');
    expect(address()).toContain('price=150');
    await user.selectOptions(price, 'Any');
    expect(address()).not.toContain('price=');
    await user.click(within(dialog).getByRole('checkbox', { name: /Lufthansa/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('Found 3 flights')).toBeVisible();
  });

  test('leaves out stops among the other filters, with what each choice leaves and what its cheapest costs', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    const stops = within(dialog).getByRole('radiogroup', { name: 'Stops' });
    expect(within(stops).getByRole('radio', { name: 'All flights from $119 3' })).toBeChecked();
    expect(within(stops).getByRole('radio', { name: '1 stop max from $119 3' })).not.toBeChecked();
    await user.click(within(stops).getByRole('radio', { name: 'Nonstop only from $142 2' }));
    expect(address()).toContain('stops=nonstop');
    await user.click(within(dialog).getByRole('checkbox', { name: /Lufthansa/ }));
    expect(within(stops).getByRole('radio', { name: 'Nonstop only 0' })).toBeChecked();
    expect(within(stops).getByRole('radio', { name: 'All flights from $119 1' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Show 0 flights' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Nonstop only' }));
    expect(screen.getByText('Found 1 flight')).toBeVisible();
    expect(address()).not.toContain('stops=');
  });

  test('offers economy where no flight has the cabin', async () => {
    const found = {
      'GET /api/flights/search': ({ query }: { query: URLSearchParams }) =>
        answerWith(query.get('travelClass') === 'FIRST' ? [] : threeOffers),
    };
    open({ at: `${GOOD}&travelClass=FIRST`, fakes: found });
    expect(await screen.findByText(/No flight on that day has the cabin/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search in Economy' }));
    expect(await screen.findByText('Found 3 flights')).toBeVisible();
    expect(address()).toContain('travelClass=ECONOMY');
  });

  test('names the cabin, and offers economy only where it is flown', async () => {
    const none = { outbound: { isFlown: false }, journeys: [] };
    const isInEconomy = { BUSINESS: true, FIRST: false };
    const found = {
      'GET /api/flights/search': ({ query }: { query: URLSearchParams }) => {
        const cabin = query.get('travelClass') as keyof typeof isInEconomy;
        return answerWith([], { flownNear: { ...none, isInEconomy: isInEconomy[cabin] } });
      },
    };
    open({ at: `${GOOD}&travelClass=BUSINESS`, fakes: found });
    expect(await screen.findByText(/^No flight from London to Rome on .* has Business seats\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search in Economy' })).toBeVisible();
    cleanup();
    open({ at: `${GOOD}&travelClass=FIRST`, fakes: found });
    expect(await screen.findByText(/^No flight from London to Rome leaves on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search in Economy' })).not.toBeInTheDocument();
  });

  test('starts with the view in its address', async () => {
    open({ at: `${GOOD}&stops=nonstop&sort=duration` });
    await screen.findByText('Found 2 flights');
    expect(cards().map((name) => name?.split(',')[0])).toEqual(['ITA Airways', 'British Airways']);
  });

  test('keeps the order that somebody chose when a filter is set', async () => {
    open({ at: `${GOOD}&sort=duration` });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('radio', { name: /^Nonstop/ }));
    await user.click(screen.getByRole('button', { name: 'Show 2 flights' }));
    expect(address()).toContain('sort=duration');
    expect(cards().map((name) => name?.split(',')[0])).toEqual(['ITA Airways', 'British Airways']);
  });
});
