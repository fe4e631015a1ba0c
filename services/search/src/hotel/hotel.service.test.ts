import type { HotelSearchQuery } from '@sojourn/contracts';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import type { HotelProvider } from './hotel.provider';
import { createHotelService } from './hotel.service';

const query: HotelSearchQuery = {
  city: 'Rome',
  checkIn: '2027-04-10',
  checkOut: '2027-04-17',
  adults: 2,
  rooms: 1,
};

function start() {
  const clock = { now: Date.parse('2026-11-21T11:59:59Z') };
  const now = () => clock.now;
  const asked: HotelSearchQuery[] = [];
  const provider: HotelProvider = {
    name: 'fake',
    source: 'live',
    search: async (given) => {
      asked.push(given);
      return [];
    },
  };
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  const service = createHotelService({ provider, cache, now });
  const search = async (change: Partial<HotelSearchQuery> = {}) =>
    JSON.parse((await service.search({ ...query, ...change })).toString()) as unknown;
  return { asked, clock, search };
}

describe('a search for stays', () => {
  test('repeats what was asked, and says whether its rates can be booked', async () => {
    expect(await start().search()).toEqual({
      hotels: [],
      searchParams: { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2 },
      source: 'live',
    });
  });

  test('asks the provider once in ten minutes for the same, and anew for anything else', async () => {
    const { asked, clock, search } = start();
    await search();
    await search({ rooms: 2 });
    clock.now += 10 * 60_000 - 1;
    await search();
    expect(asked).toEqual([query, { ...query, rooms: 2 }]);
    clock.now += 1;
    await search();
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['2026-11-20', '2026-11-21T11:59:59Z', true],
    ['2026-11-19', '2026-11-21T11:59:59Z', false],
    ['2026-11-20', '2026-11-21T12:00:00Z', false],
    ['2026-11-21', '2026-11-21T12:00:00Z', true],
  ])('a night from %s is still ahead somewhere at %s: %s', async (checkIn, instant, isAhead) => {
    const { clock, search } = start();
    clock.now = Date.parse(instant);
    const message = `The check-in date ${checkIn} is in the past. Please choose today or later.`;
    const answer = search({ checkIn, checkOut: '2026-11-24' });
    if (isAhead) expect(await answer).toMatchObject({ searchParams: { checkIn } });
    else
      await expect(answer).rejects.toMatchObject({
        code: 'bad-input',
        message,
        details: [{ path: 'checkIn', message }],
      });
  });

  test('is for 90 nights at most', async () => {
    const { search } = start();
    expect(await search({ checkOut: '2027-07-09' })).toMatchObject({ searchParams: { checkOut: '2027-07-09' } });
    const message = 'Please search for at most 90 nights.';
    await expect(search({ checkOut: '2027-07-10' })).rejects.toMatchObject({
      code: 'bad-input',
      message,
      details: [{ path: 'checkOut', message }],
    });
  });
});
