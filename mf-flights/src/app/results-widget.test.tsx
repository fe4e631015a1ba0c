import { fakeApi, fakeError, type Fakes, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { popularCities } from '../shared/airport.model';
import { answerWith, threeOffers } from '../shared/offer.fake';
import { ResultsWidget } from './results-widget';

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

const known = (keyword: string) =>
  popularCities.filter(({ name }) => name.toLowerCase().startsWith(keyword.toLowerCase()));

function open(fakes: Fakes = {}, props: Parameters<typeof ResultsWidget>[0] = {}) {
  api = fakeApi({
    'GET /api/airports/search': ({ query }) => ({ data: known(query.get('keyword') ?? '') }),
    'GET /api/flights/search': () => answerWith(threeOffers),
    ...fakes,
  });
  return render(
    <PortalForTests user={null}>
      <ResultsWidget destination="Rome, Italy" departureDate="2027-04-10" returnDate="2027-04-17" {...props} />
    </PortalForTests>,
  );
}
const startIn = async (text: string) => {
  await user.type(screen.getByRole('combobox', { name: 'Flying from' }), text);
  await user.click(await screen.findByRole('option'));
};

describe('the flights of a combined page', () => {
  test('asks where from, then shows the best few and the way to all of them', async () => {
    const { container } = open();
    expect(await screen.findByText('Tell us where you start, and flights to Rome appear here.')).toBeVisible();
    await startIn('lond');
    expect(await screen.findByText('British Airways')).toBeVisible();
    expect(screen.getByText('Sample fares')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all 3 flights' })).toHaveAttribute(
      'href',
      '/flights/search?origin=LON&destination=ROM&departureDate=2027-04-10&returnDate=2027-04-17&adults=1&children=0&infants=0&travelClass=ECONOMY',
    );
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('asks for another start when it is the place to fly to', async () => {
    open();
    await startIn('rome');
    expect(await screen.findByText('You are in Rome already. Choose another place to fly from.')).toBeVisible();
    expect(api.calls.filter((call) => JSON.stringify(call).includes('/api/flights/search'))).toEqual([]);
  });

  test.each([
    { departureDate: '2027-02-31' },
    { departureDate: '2027-99-99' },
    { returnDate: '2027-02-31' },
    { departureDate: '' },
  ])('asks for dates where %j is none', (props) => {
    open({}, props);
    expect(screen.getByText('Choose dates to see flights to Rome.')).toBeVisible();
  });

  test('searches for all who go', async () => {
    open({}, { adults: 3, children: 2, infants: 1 });
    await startIn('lond');
    expect(await screen.findByRole('link', { name: 'See all 3 flights' })).toHaveAttribute(
      'href',
      expect.stringContaining('adults=3&children=2&infants=1'),
    );
    expect(Object.fromEntries(api.calls.at(-1)?.query ?? [])).toMatchObject({
      adults: '3',
      children: '2',
      infants: '1',
    });
  });

  test('says why flights could not be searched', async () => {
    open({ 'GET /api/flights/search': () => fakeError(400, 'bad-input', 'The departure date is in the past.') });
    await startIn('lond');
    expect(await screen.findByRole('alert')).toHaveTextContent('The departure date is in the past.');
  });

  test.each([
    ['a place without airport', { destination: 'Atlantis' }, 'We do not know an airport near Atlantis yet.'],
    ['no dates', { departureDate: '' }, 'Choose dates to see flights to Rome.'],
    ['no place', { destination: '' }, 'Choose a destination to see flights.'],
  ])('says what is missing with %s', async (_name, props, words) => {
    open({}, props);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
