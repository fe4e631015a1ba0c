import type { FareGridAnswer } from '@sojourn/contracts/fare';
import { addDays, daysBetween } from '@sojourn/travel';
import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answerWith, threeOffers } from '../shared/offer.fake';
import { ResultsPage } from './results-page';

const ROUND =
  '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&returnDate=2027-04-17&adults=2&children=0&infants=0&travelClass=ECONOMY';
// Fetched when somebody asks; a loaded machine takes longer to compile it than a test waits.
beforeAll(() => import('../features/dates/dates-dialog'));

/** Every day costs its number in the month for each, and nobody flies on the fifth. */
function faresFor(query: URLSearchParams): FareGridAnswer {
  const get = (name: string) => query.get(name) ?? '';
  const days = (from: string, until: string) =>
    Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
  const data = days(get('departureFrom'), get('departureUntil')).flatMap((departureDate) => {
    const backs = query.has('nights')
      ? [addDays(departureDate, Number(get('nights')))]
      : query.has('returnFrom')
        ? days(get('returnFrom'), get('returnUntil'))
        : [undefined];
    const fare = 100 + Number(departureDate.slice(8));
    return departureDate.endsWith('-05')
      ? []
      : backs.map((returnDate) => ({
          ...{ departureDate, fare, partyTotal: fare * Number(get('adults')) },
          ...(returnDate && { returnDate }),
        }));
  });
  return { data, meta: { source: 'sample' }, timestamp: '2026-11-21T12:00:00.000Z' };
}

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

const Address = () => {
  const { search } = useLocation();
  return <output aria-label="address">{search}</output>;
};
async function open(fakes: Fakes = {}, at = ROUND) {
  api = fakeApi({
    'GET /api/flights/search': () => answerWith(threeOffers),
    'GET /api/flights/fares': ({ query }) => faresFor(query),
    ...fakes,
  });
  render(
    <PortalForTests at={at} user={null}>
      <ResultsPage />
      <Address />
    </PortalForTests>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dates and prices' }));
  return screen.findByRole('dialog', { name: 'Dates and prices' });
}
const address = () => screen.getByLabelText('address').textContent;

describe('dates and prices', () => {
  test('show the lowest total for the party in each day of the month, and search for the day that is chosen', async () => {
    const dialog = await open();
    const calendar = await within(dialog).findByRole('grid', { name: 'Lowest fares in April 2027' });
    expect(within(calendar).getByLabelText('Apr 1, 2027 to Apr 8, 2027, $202, lowest')).toBeVisible();
    expect(within(calendar).getByLabelText(/Apr 10, 2027 .* your dates/)).toBeVisible();
    expect(within(calendar).queryByLabelText(/^Apr 5/)).not.toBeInTheDocument();
    expect(within(dialog).getByText(/Lowest: \$202 for 2 adults/)).toBeVisible();
    expect(within(dialog).getByText('Sample fares')).toBeVisible();
    await userEvent.click(within(calendar).getByLabelText(/lowest/));
    expect(address()).toContain('departureDate=2027-04-01&returnDate=2027-04-08&adults=2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are accessible', async () => {
    const dialog = await open();
    await within(dialog).findByRole('grid', { name: 'Lowest fares in April 2027' });
    expect(await axe(dialog)).toHaveNoViolations();
  });

  test('follow another month and another length', async () => {
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Next month' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decrease Nights' }));
    expect(await within(dialog).findByLabelText('May 1, 2027 to May 7, 2027, $202, lowest')).toBeVisible();
  });

  test('are one stop of the Tab key, moved in by arrows', async () => {
    const dialog = await open();
    const calendar = await within(dialog).findByRole('grid');
    const mine = within(calendar).getByLabelText(/your dates/);
    expect(
      within(calendar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([mine]);
    act(() => mine.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(within(calendar).getByLabelText(/^Apr 16/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toContain('departureDate=2027-04-16&returnDate=2027-04-23');
  });

  test('are a grid of departures and returns', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Date grid' }));
    const grid = await within(dialog).findByRole('grid', { name: 'Lowest fares by departure and return' });
    expect(within(grid).getAllByRole('button')).toHaveLength(49);
    await userEvent.click(within(grid).getByLabelText('Apr 7, 2027 to Apr 20, 2027, $214, lowest'));
    expect(address()).toContain('departureDate=2027-04-07&returnDate=2027-04-20');
  });

  test('are the cheapest departure of each week of three months, and search for the one that is chosen', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Cheapest week' }));
    const weeks = await within(dialog).findByRole('list', { name: 'The cheapest departure of each week' });
    expect(within(weeks).getAllByRole('button').length).toBeGreaterThanOrEqual(13);
    await userEvent.click(within(weeks).getAllByRole('button', { name: /cheapest/ })[0]!);
    expect(address()).toMatch(/departureDate=\d{4}-\d\d-01&returnDate=\d{4}-\d\d-08&adults=2/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are a graph of a month, one way too', async () => {
    const dialog = await open({}, ROUND.replace('&returnDate=2027-04-17', ''));
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Price graph' }));
    const graph = await within(dialog).findByRole('grid', { name: 'Lowest fares in April 2027 as a graph' });
    expect(within(graph).getAllByRole('button')).toHaveLength(29);
    expect(within(dialog).queryByText('Nights')).not.toBeInTheDocument();
    await userEvent.click(within(graph).getByLabelText('Apr 2, 2027, $204'));
    expect(address()).toContain('departureDate=2027-04-02&adults=2');
  });

  test('say when nobody flies, when they cannot be had, and try again', async () => {
    const nobody = { data: [], meta: { source: 'sample' }, timestamp: '2026-11-21T12:00:00.000Z' };
    let answer: unknown = fakeError(400, 'bad-input', 'Flights can be booked up to 361 days ahead.');
    const dialog = await open({ 'GET /api/flights/fares': () => answer });
    expect(await within(dialog).findByText('Flights can be booked up to 361 days ahead.')).toBeVisible();
    answer = nobody;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await within(dialog).findByText(/No flights on these days/)).toBeVisible();
  });
});
