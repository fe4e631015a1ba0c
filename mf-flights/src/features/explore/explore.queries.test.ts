import { ApiError, createQueryClient } from '@sojourn/web-kit';
import { openHook } from '@sojourn/web-kit/open-hook';
import { fakeApi } from '@sojourn/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import type { ExploreSearch } from './explore.model';
import { exploredPlaces } from './explore.queries';

const asked: ExploreSearch = {
  origin: 'LON',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
  month: '',
  nights: 7,
};
const failed = (status: number, code: string) => new ApiError(status, 'no', { code, message: 'No.', requestId: 'r1' });

test.each([
  ['a service that is still looking', failed(503, 'overloaded'), 8],
  ['a service that failed', failed(500, 'internal'), 1],
  ['no service at all', new TypeError('Failed to fetch'), 1],
  ['a question that is refused', failed(400, 'bad-input'), 0],
])('asks %s again as often as it helps', (_, error, times) => {
  const { retry } = exploredPlaces(asked);
  if (typeof retry !== 'function') throw new Error('It decides by the error.');
  const answers = Array.from({ length: 20 }, (_each, failures) => retry(failures, error));
  expect(answers.filter(Boolean)).toHaveLength(times);
  expect(answers.indexOf(false)).toBe(times);
});

test.each([
  ['what the service says', Object.assign(failed(503, 'overloaded'), { retryAfterMs: 3_000 }), 3_000],
  ['a second and a half when it says nothing', failed(503, 'overloaded'), 1_500],
  ['a second and a half when nothing answers', new TypeError('Failed to fetch'), 1_500],
])('waits %s before it asks again', (_, error, delay) => {
  const { retryDelay } = exploredPlaces(asked);
  if (typeof retryDelay !== 'function') throw new Error('It decides by the error.');
  expect(retryDelay(0, error)).toBe(delay);
});

describe('places are asked for', () => {
  const answer = { data: [], meta: { origin: { iataCode: 'LON', cityName: 'London' }, source: 'sample' } };
  const party = { origin: 'LON', adults: '1', children: '0', infants: '0', travelClass: 'ECONOMY' };

  test.each([
    ['by origin, party and nights', {}, { ...party, nights: '7' }],
    ['in a month', { month: '2027-04' }, { ...party, month: '2027-04', nights: '7' }],
    ['one way, and with no filter of the page', { nights: 0, most: 500 }, party],
  ])('%s', async (_how, more, query) => {
    const api = fakeApi({ 'GET /api/flights/explore': () => answer });
    await createQueryClient()
      .fetchQuery(exploredPlaces({ ...asked, ...more }))
      .catch(() => undefined);
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual(query);
    api.restore();
  });

  test('not before there is an origin', () => {
    const opened = openHook(() => useQuery(exploredPlaces({ ...asked, origin: '' })), {});
    expect(opened.current().fetchStatus).toBe('idle');
    expect(opened.asked()).toEqual([]);
    opened.restore();
  });
});
