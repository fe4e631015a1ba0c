import type { HotelSearchQuery } from '@sojourn/contracts';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import type { City } from '../place/place.model';
import type { HotelProvider, HotelQuestion } from './hotel.provider';
import { createHotelService } from './hotel.service';

const query: HotelSearchQuery = {
  city: 'Rome',
  checkIn: '2027-04-10',
  checkOut: '2027-04-17',
  adults: 2,
  rooms: 1,
};

const position = { latitude: 41.9, longitude: 12.5 };
const rome: City = {
  ...{ name: 'Rome', countryCode: 'IT', countryName: 'Italy', position, timeZone: 'Europe/Rome' },
  ...{ population: 2_800, weight: 2_800, otherNames: [] },
};
const aPlace = {
  ...{ key: 'Rome IT', name: 'Rome', countryCode: 'IT', position, population: 2_800, houses: 3 },
  market: { base: 100, months: [], weekend: 1, events: [] },
};

function start() {
  const clock = { now: Date.parse('2026-11-21T11:59:59Z') };
  const now = () => clock.now;
  const asked: HotelQuestion[] = [];
  const provider: HotelProvider = {
    name: 'fake',
    source: 'live',
    search: async (given) => {
      asked.push(given);
      return [];
    },
  };
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  const resolve = (typed: string) =>
    typed === 'Rome'
      ? { place: aPlace, city: rome, others: [] }
      : { place: undefined, city: undefined, others: [rome] };
  const places = { resolve, placeOf: () => aPlace };
  const alike = () => [
    { name: 'Rome', detail: 'Italy' },
    { name: 'Oslo', detail: 'Norway' },
  ];
  const service = createHotelService({ provider, places, alike, cache, now });
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
      place: { name: 'Rome', detail: 'Italy', position },
      didYouMean: [],
    });
  });

  test('asks which city was meant, each once, and no provider for one that nobody knows', async () => {
    const { asked, search } = start();
    const answer = await search({ city: 'Rmoe' });
    expect(answer).toMatchObject({ hotels: [], searchParams: { city: 'Rmoe' } });
    expect(answer).toMatchObject({
      didYouMean: [
        { name: 'Rome', detail: 'Italy' },
        { name: 'Oslo', detail: 'Norway' },
      ],
    });
    expect(answer).not.toHaveProperty('place');
    expect(asked).toEqual([]);
  });

  test('asks the provider once in ten minutes for the same, and anew for anything else', async () => {
    const { asked, clock, search } = start();
    await search();
    await search({ rooms: 2 });
    clock.now += 10 * 60_000 - 1;
    await search();
    expect(asked.map((each) => each.query)).toEqual([query, { ...query, rooms: 2 }]);
    expect(asked[0]).toMatchObject({ place: aPlace, today: '2026-11-21' });
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
