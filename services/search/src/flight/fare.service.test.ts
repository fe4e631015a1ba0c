import { jest } from '@jest/globals';
import type { FareGridQuery } from '@sojourn/contracts/fare';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import { createFareService } from './fare.service';
import type { FareProvider, FareQuery } from './flight.provider';

const catalogue = createAirportCatalogue();
const query: FareGridQuery = {
  origin: 'LHR',
  destination: 'FCO',
  departureFrom: '2027-04-10',
  departureUntil: '2027-04-12',
  nights: 7,
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
};

function start() {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const state = { isAway: false, isSilent: false };
  const asked: FareQuery[] = [];
  const provider: Omit<FareProvider, 'lowest'> = {
    name: 'fake',
    source: 'sample',
    async fares(given) {
      asked.push(given);
      if (state.isAway) throw new Error('the provider is away');
      if (state.isSilent) return new Promise<never>(() => {});
      // The second day has no flight.
      const fares = given.days.map((_day, at) => (at === 1 ? null : { adult: 100 + at, child: 75, infant: 10 }));
      return { fares, minutes: 150, changes: 0 };
    },
  };
  const now = () => clock.now;
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  return { asked, clock, state, fares: createFareService({ catalogue, provider, cache, now }) };
}

describe('a grid of fares', () => {
  test('has the days with flights, for one and for the party', async () => {
    const { fares } = start();
    expect(await fares.grid({ ...query, adults: 2, children: 1, infants: 1 })).toEqual({
      data: [
        { departureDate: '2027-04-10', returnDate: '2027-04-17', fare: 100, partyTotal: 285 },
        { departureDate: '2027-04-12', returnDate: '2027-04-19', fare: 102, partyTotal: 289 },
      ],
      meta: { source: 'sample' },
      timestamp: '2026-11-21T12:00:00.000Z',
    });
  });

  test('is asked for once, whoever travels and however many ask', async () => {
    const { fares, asked } = start();
    await Promise.all(Array.from({ length: 500 }, (_, at) => fares.grid({ ...query, adults: 1 + (at % 9) })));
    expect(asked).toHaveLength(1);
    await fares.grid({ ...query, travelClass: 'BUSINESS' });
    await fares.grid({ ...query, nights: 8 });
    expect(asked).toHaveLength(3);
  });

  test.each<Partial<FareGridQuery>>([
    { origin: 'LGW' },
    { destination: 'LIS' },
    { departureFrom: '2027-04-09' },
    { departureUntil: '2027-04-13' },
    { nights: undefined },
    { travelClass: 'FIRST' },
  ])('is no other’s: %j', async (change) => {
    const { fares, asked } = start();
    await fares.grid(query);
    await fares.grid({ ...query, ...change });
    expect(asked).toHaveLength(2);
  });

  test('is served with its age while the provider is away', async () => {
    const { fares, clock, state } = start();
    const fresh = await fares.grid(query);
    state.isAway = true;
    clock.now += 3 * 3_600_000;
    expect(await fares.grid(query)).toEqual({
      ...fresh,
      meta: {
        source: 'sample',
        note: 'These fares are 3 hours old: the fare provider cannot be reached at the moment.',
      },
    });
  });

  test('fails where nothing is known yet', async () => {
    const { fares, state } = start();
    state.isAway = true;
    await expect(fares.grid(query)).rejects.toThrow('the provider is away');
  });

  test('of today is made anew every quarter of an hour', async () => {
    const { fares, clock, asked } = start();
    const today = { ...query, departureFrom: '2026-11-20', departureUntil: '2026-11-30' };
    await fares.grid(today);
    clock.now += 60_000;
    await fares.grid(today);
    expect(asked[0]?.days[0]?.earliest).toBe(Date.parse('2026-11-21T12:45:00Z'));
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['2026-11-21', '2026-11-30', 2],
    ['2026-11-15', '2026-11-21', 2],
    ['2026-11-22', '2026-11-30', 1],
  ])('from %s to %s is asked for %d times within two minutes', async (departureFrom, departureUntil, times) => {
    const { fares, clock, asked } = start();
    await fares.grid({ ...query, departureFrom, departureUntil });
    clock.now += 60_000;
    await fares.grid({ ...query, departureFrom, departureUntil });
    expect(asked).toHaveLength(times);
  });

  test.each([
    ['an unknown airport', { destination: 'QQQ' }, 'We do not know an airport with the code QQQ.'],
    ['twice the same city', { origin: 'LON' as const, destination: 'LGW' }, 'must be different places'],
  ])('refuses %s', async (_what, change, message) => {
    await expect(start().fares.grid({ ...query, ...change })).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining(message),
    });
  });
});

describe('a provider that says nothing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is waited for five seconds, and given up after thirty', async () => {
    const { fares, state } = start();
    state.isSilent = true;
    const early = expect(fares.grid(query)).rejects.toMatchObject({
      ...{ code: 'overloaded', retryAfterSeconds: 3 },
      message: 'The lowest fares take longer than usual. Please ask again in a moment.',
    });
    await jest.advanceTimersByTimeAsync(5_000);
    await early;
    await jest.advanceTimersByTimeAsync(24_000);
    const late = expect(fares.grid(query)).rejects.toMatchObject({
      ...{ code: 'timed-out', message: 'The fares took too long. Please try again.' },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await late;
  });
});

describe('a batch of fares', () => {
  const party = { adults: 2, children: 0, infants: 0, travelClass: 'ECONOMY' } as const;
  const journey = (destination: string, departureDate = '2027-04-10') => ({ destination, departureDate });

  test('is answered in its order, each destination asked for once', async () => {
    const { fares, asked } = start();
    const journeys = [journey('FCO'), journey('LIS'), journey('FCO', '2027-05-10'), journey('FCO', '2027-06-10')];
    const first = { fare: 100, partyTotal: 200, minutes: 150, changes: 0 };
    expect(await fares.batch({ origin: 'LHR', ...party, journeys })).toEqual({
      data: [first, first, null, { ...first, fare: 102, partyTotal: 204 }],
    });
    expect(asked.map(({ days, isEstimate }) => [days.length, isEstimate])).toEqual([
      [3, true],
      [1, true],
    ]);
    await fares.batch({ origin: 'LHR', ...party, adults: 1, journeys });
    expect(asked).toHaveLength(2);
  });

  test('asks for each journey there and back, from the airports of its origin, for its class', async () => {
    const { fares, asked } = start();
    const there = { ...journey('FCO'), returnDate: '2027-04-17' };
    const today = { destination: 'FCO', departureDate: '2026-11-21' };
    await fares.batch({ origin: 'LHR', ...party, travelClass: 'BUSINESS', journeys: [there, today] });
    expect(asked).toMatchObject([
      {
        ...{ today: '2026-11-21', travelClass: 'BUSINESS' },
        origins: [{ iataCode: 'LHR' }],
        destinations: [{ iataCode: 'FCO' }],
        days: [
          { departureDate: '2027-04-10', returnDate: '2027-04-17', earliest: undefined },
          { departureDate: '2026-11-21', returnDate: undefined, earliest: expect.any(Number) },
        ],
      },
    ]);
  });

  test('is no other’s', async () => {
    const { fares, asked } = start();
    const batch = { origin: 'LHR', ...party, journeys: [journey('FCO')] };
    const others = [
      { origin: 'LGW' },
      { travelClass: 'FIRST' as const },
      { journeys: [journey('LIS')] },
      { journeys: [journey('FCO', '2027-04-11')] },
      { journeys: [{ ...journey('FCO'), returnDate: '2027-04-17' }] },
    ];
    for (const change of [{}, ...others]) await fares.batch({ ...batch, ...change });
    expect(asked).toHaveLength(1 + others.length);
    for (const change of [{}, ...others]) await fares.batch({ ...batch, ...change });
    expect(asked).toHaveLength(1 + others.length);
  });

  test('refuses an unknown origin', async () => {
    await expect(start().fares.batch({ origin: 'QQQ', ...party, journeys: [] })).rejects.toMatchObject({
      code: 'bad-input',
    });
  });
});

describe('the fares of the days before', () => {
  const { departureFrom: departureDate, departureUntil: _until, nights: _nights, ...route } = query;
  const search = { ...route, departureDate, returnDate: '2027-04-17', adults: 2 };

  test('are what a party would have paid, oldest first, from sixty days ago to yesterday', async () => {
    const { fares, asked } = start();
    const history = await fares.history(search);
    // The fake knows of no fare on the second day.
    expect(history).toHaveLength(59);
    expect(history[0]).toEqual({ day: '2026-09-22', price: 200 });
    expect(history.at(-1)).toEqual({ day: '2026-11-20', price: 318 });
    expect(asked[0]?.days[0]).toEqual({ departureDate, returnDate: '2027-04-17', boughtOn: '2026-09-22' });
    await fares.history({ ...search, adults: 1 });
    expect(asked).toHaveLength(1);
  });

  test('are estimates', async () => {
    const { fares, asked } = start();
    await fares.history(search);
    expect(asked[0]).toMatchObject({ isEstimate: true, travelClass: 'ECONOMY', today: '2026-11-21' });
  });

  test('are no other journey’s', async () => {
    const { fares, asked } = start();
    const others = [
      { origin: 'LGW' },
      { destination: 'LIS' },
      { departureDate: '2027-04-11' },
      { returnDate: '2027-04-18' },
      { travelClass: 'FIRST' as const },
    ];
    for (const change of [{}, ...others]) await fares.history({ ...search, ...change });
    expect(asked).toHaveLength(1 + others.length);
  });

  test('are those of days when the journey was on sale', async () => {
    const { fares } = start();
    const history = await fares.history({ ...search, returnDate: '2027-11-10' });
    expect(history[0]?.day).toBe('2026-11-14');
  });
});
