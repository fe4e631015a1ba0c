import { createQueryClient } from '@sojourn/web-kit';
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
