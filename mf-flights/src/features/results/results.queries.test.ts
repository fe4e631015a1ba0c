import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import type { FlightSearch } from '../../shared/flight-search.model';
import { answerWith, threeOffers } from '../../shared/offer.fake';
import { flightOffers } from './results.queries';

const MINUTE = 60_000;
const search: FlightSearch = {
  origin: 'LHR',
  destination: 'FCO',
  departureDate: '2027-04-10',
  returnDate: '',
  adults: 2,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

/** Opens a page of results and lets what it asked for arrive. */
function page(answer: () => unknown = () => answerWith(threeOffers)) {
  api = fakeApi({ 'GET /api/flights/search': answer });
  const client = createQueryClient();
  const open = async () => {
    const observer = new QueryObserver(client, flightOffers(search));
    const close = observer.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(0);
    return { close, result: () => observer.getCurrentResult() };
  };
  return { client, open };
}

describe('the offers of a search', () => {
  test('are asked for with what the search says, and without a return date one way', async () => {
    const { result } = await page().open();
    expect(result().data?.data).toEqual(threeOffers);
    expect(Object.fromEntries(api.calls[0]!.query)).toEqual({
      origin: 'LHR',
      destination: 'FCO',
      departureDate: '2027-04-10',
      adults: '2',
      children: '0',
      infants: '0',
      travelClass: 'ECONOMY',
    });
  });

  test.each([500, 503, 399])('are asked for once more, 0.4 s after an answer of %i', async (status) => {
    const { result } = await page(() => fakeError(status, 'unavailable', 'Flights are taking a break.')).open();
    await jest.advanceTimersByTimeAsync(399);
    expect(api.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(api.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(api.calls).toHaveLength(2);
    expect(result().error).toMatchObject({ status });
  });

  test.each([400, 429, 499])('are not asked for again after a refusal with %i', async (status) => {
    const { result } = await page(() => fakeError(status, 'bad-input', 'No such airport.')).open();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(api.calls).toHaveLength(1);
    expect(result().error).toMatchObject({ status });
  });

  test('are fresh for five minutes', async () => {
    const { client } = page();
    await client.fetchQuery(flightOffers(search));
    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1);
    await client.fetchQuery(flightOffers(search));
    expect(api.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await client.fetchQuery(flightOffers(search));
    expect(api.calls).toHaveLength(2);
  });

  test('stay for ten minutes after the page was left, and are not asked for when it is opened within them', async () => {
    const { client, open } = page();
    (await open()).close();
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    const again = await open();
    expect(again.result().data?.data).toEqual(threeOffers);
    expect(api.calls).toHaveLength(1);
    again.close();
    await jest.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(client.getQueryData(flightOffers(search).queryKey)).toBeDefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(flightOffers(search).queryKey)).toBeUndefined();
  });

  test('are those of their own search', () => {
    expect(flightOffers(search).queryKey).toEqual(['/api/flights/search', search]);
  });
});
