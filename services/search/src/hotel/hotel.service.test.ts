import type { HotelSearchQuery, Position } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import type { HotelFindings, HotelProvider, HotelProviderQuery } from './hotel.provider';
import { createHotelService } from './hotel.service';

const query: HotelSearchQuery = {
  city: 'Rome',
  checkIn: '2027-04-10',
  checkOut: '2027-04-17',
  adults: 2,
  rooms: 1,
};

const position = { latitude: 41.9, longitude: 12.5 };
const fiumicino = { iataCode: 'FCO', name: 'Rome Fiumicino', position };
const aPlace = {
  ...{ key: 'Rome IT', name: 'Rome', town: 'Rome', countryCode: 'IT', position, population: 2_800, propertyCount: 3 },
  quarters: [],
  market: { base: 100, months: [], weekend: 1, events: [] },
};

function start() {
  const clock = { now: Date.parse('2026-11-21T11:59:59Z') };
  const now = () => clock.now;
  const asked: HotelProviderQuery[] = [];
  const state = { isDown: false, missing: false, event: undefined as HotelFindings['event'] };
  const provider: HotelProvider = {
    name: 'fake',
    source: 'live',
    search: async (given) => {
      asked.push(given);
      const { isDown, missing, event } = state;
      if (isDown) throw new AppError('unavailable', 'The hotels provider cannot be reached.');
      return { hotels: [], ...(missing && { missing }), ...(event && { event }) };
    },
  };
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  const resolve = (typed: string) =>
    typed === 'Rome'
      ? { place: aPlace, detail: 'Italy', others: [] }
      : {
          detail: '',
          others: typed === 'Olso' ? [] : [{ name: 'Rome', detail: 'Italy' }],
          ...(typed === 'Italy' && { region: 'Italy' }),
        };
  const places = { resolve, placeOf: () => aPlace };
  const alike = () => [
    { name: 'Oslo', detail: 'Norway' },
    { name: 'Oslo', detail: 'Norway' },
  ];
  const airportOf = ({ latitude }: Position) => (latitude > 0 ? fiumicino : undefined);
  const service = createHotelService({ provider, places, alike, airportOf, cache, now });
  const search = async (change: Partial<HotelSearchQuery> = {}) =>
    JSON.parse((await service.search({ ...query, ...change })).toString()) as unknown;
  return { asked, clock, state, search };
}

describe('a search for stays', () => {
  test('repeats what was asked, and says whether its rates can be booked', async () => {
    expect(await start().search()).toEqual({
      hotels: [],
      searchParams: { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2, rooms: 1 },
      source: 'live',
      place: { name: 'Rome', detail: 'Italy', position, airport: fiumicino },
      view: { position },
      didYouMean: [],
    });
  });

  test('asks which city was meant, each once, and no provider for one that nobody knows', async () => {
    const { asked, search } = start();
    const answer = await search({ city: 'Rmoe' });
    expect(answer).toMatchObject({ hotels: [], searchParams: { city: 'Rmoe' } });
    expect(answer).toMatchObject({ didYouMean: [{ name: 'Rome', detail: 'Italy' }] });
    expect(await search({ city: 'Olso' })).toMatchObject({ didYouMean: [{ name: 'Oslo', detail: 'Norway' }] });
    expect(answer).not.toHaveProperty('place');
    expect(asked).toEqual([]);
  });

  test('says why little is left when a feast fills the place', async () => {
    const { search, state } = start();
    state.event = { name: 'the Grand Prix', taken: 0.75 };
    const note = 'The Grand Prix: most places are taken on these nights, and the rest cost far more than usual.';
    expect(await search()).toMatchObject({ note });
  });

  test('says that some is left when a feast takes half of the place', async () => {
    const { search, state } = start();
    state.event = { name: 'Easter', taken: 0.5 };
    const note = 'Easter: many places are taken on these nights, and the rest cost more than usual.';
    expect(await search()).toMatchObject({ note });
  });

  test('asks for a place of the country when a country is named', async () => {
    const { asked, search } = start();
    expect(await search({ city: 'Italy' })).toMatchObject({
      ...{ hotels: [], region: 'Italy', didYouMean: [{ name: 'Rome', detail: 'Italy' }] },
    });
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

  test('serves what it has, with its age, while the provider is down; without anything it fails', async () => {
    const { clock, search, state } = start();
    state.missing = true;
    const note = 'Some properties did not answer in time: there are more in this place than are listed here.';
    expect(await search()).toMatchObject({ note });
    state.isDown = true;
    clock.now += 2 * 3_600_000;
    const age = 'These rates are 2 hours old: the hotel provider cannot be reached at the moment.';
    expect(await search()).toMatchObject({ note: `${age} ${note}` });
    await expect(search({ rooms: 2 })).rejects.toMatchObject({ code: 'unavailable' });
    state.isDown = false;
    state.missing = false;
    expect(await search()).not.toHaveProperty('note');
    state.isDown = true;
    clock.now += 3 * 3_600_000;
    expect(await search()).toMatchObject({ note: age.replace('2 hours', '3 hours') });
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
});
