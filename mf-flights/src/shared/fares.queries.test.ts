import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import { dayFares } from './fares.queries';

const route = {
  origin: 'LHR',
  destination: 'FCO',
  adults: 2,
  children: 1,
  infants: 0,
  travelClass: 'ECONOMY' as const,
};
const search = { ...route, departureDate: '2027-04-10', returnDate: '2027-04-17' };
const days = { departureFrom: '2027-04-01', departureUntil: '2027-04-30', nights: 7 };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

test('fares are asked for by route, party and days, and not by the days of the search', async () => {
  const answer = { data: [], meta: { source: 'sample' }, timestamp: '2026-11-26T12:00:00Z' };
  api = fakeApi({ 'GET /api/flights/fares': () => answer });
  const asked = dayFares(search, days);
  expect(await createQueryClient().fetchQuery(asked)).toEqual(answer);
  expect(asked.queryKey).toEqual(['/api/flights/fares', { ...route, ...days }]);
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual(
    Object.fromEntries(Object.entries({ ...route, ...days }).map(([name, value]) => [name, String(value)])),
  );
});

test.each([
  ['a failure is asked once more, soon', 503, 2],
  ['a refusal is asked once', 400, 1],
])('%s', async (_name, status, times) => {
  api = fakeApi({ 'GET /api/flights/fares': () => fakeError(status, 'unavailable', 'Fares are resting.') });
  const answer = createQueryClient().fetchQuery(dayFares(search, days));
  const refused = expect(answer).rejects.toThrow('Fares are resting.');
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  expect(api.calls).toHaveLength(times);
});
