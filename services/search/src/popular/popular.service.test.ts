import { exploreQuerySchema } from '@sojourn/contracts/explore';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createExploreService } from '../explore/explore.service';
import type { FareProvider } from '../flight/flight.provider';
import { createSandboxFlightProvider } from '../flight/flight.provider.sandbox';
import { createInventory } from '../flight/inventory';
import { createPopularService } from './popular.service';

const catalogue = createAirportCatalogue();
const sandbox = createSandboxFlightProvider(createInventory(catalogue.airports));

function start(provider: FareProvider = sandbox) {
  const clock = { now: Date.parse('2026-11-23T12:00:00Z') };
  const now = () => clock.now;
  const cache = createCache({ repository: createFakeCacheRepository(now), now, onError: () => {} });
  const parts = { catalogue, provider, cache, now };
  return {
    clock,
    popular: createPopularService({ ...parts, entries: destinationCatalogue }),
    exploreOf: (ids: readonly string[]) =>
      createExploreService({ ...parts, entries: destinationCatalogue.filter(({ id }) => ids.includes(id)) }),
  };
}

describe('popular places', () => {
  test.each(['LHR', 'SIN'])(
    'from %s are eight of different airports, the first three of them trending',
    async (origin) => {
      const { data, meta } = await start().popular.find({ origin });
      expect(data.map(({ trending }) => trending)).toEqual([true, true, true, false, false, false, false, false]);
      expect(new Set(data.map(({ airportCode }) => airportCode)).size).toBe(8);
      for (const group of [data.slice(0, 3), data.slice(3)]) {
        const scores = group.map(({ popularityScore }) => popularityScore);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }
      expect(meta).toEqual({ origin: { iataCode: origin, cityName: expect.any(String) }, source: 'sample' });
    },
  );

  test('trend where the coming months are among the best', async () => {
    const { clock, popular } = start();
    const bestOf = async () => {
      const { data } = await popular.find({ origin: 'LHR' });
      return data.slice(0, 3).map(({ id }) => destinationCatalogue.find((entry) => entry.id === id)!.bestMonths);
    };
    for (const months of await bestOf()) expect(months).toEqual(expect.arrayContaining([1]));
    clock.now = Date.parse('2027-04-20T12:00:00Z');
    for (const months of await bestOf()) expect(months).toEqual(expect.arrayContaining([6]));
  });

  test('cost what exploring says: the lowest fare of all, and no whole month is above the highest', async () => {
    const { popular, exploreOf } = start();
    const { data } = await popular.find({ origin: 'LON' });
    const explore = exploreOf(data.map(({ id }) => id));
    const fares = async (month?: string) => {
      const query = exploreQuerySchema.parse({ origin: 'LON', nights: '7', ...(month && { month }) });
      return new Map((await explore.find(query)).data.map(({ id, fare }) => [id, fare]));
    };
    const lowest = await fares();
    expect(data.map(({ priceRange }) => priceRange.from)).toEqual(data.map(({ id }) => lowest.get(id)));
    const months = await Promise.all(['2026-12', '2027-01', '2027-03', '2027-05', '2027-07', '2027-08'].map(fares));
    for (const { id, priceRange } of data) {
      expect(priceRange.to).toBeGreaterThan(priceRange.from);
      for (const fare of months.flatMap((month) => month.get(id) ?? [])) {
        expect(fare).toBeGreaterThanOrEqual(priceRange.from);
        expect(fare).toBeLessThanOrEqual(priceRange.to);
      }
    }
  });

  test('begin at the greatest city of the time zone for who has not said from where', async () => {
    const { popular } = start();
    expect((await popular.find({ timeZone: 'Europe/Lisbon' })).meta.origin).toEqual({
      iataCode: 'LIS',
      cityName: 'Lisbon',
    });
    expect((await popular.find({})).meta.origin).toEqual({ iataCode: 'LON', cityName: 'London' });
  });

  test('are asked once for a day, and are stale rather than gone', async () => {
    let asked = 0;
    let isDown = false;
    const { clock, popular } = start({
      ...sandbox,
      lowest: async (query) => {
        if (isDown) throw new Error('gone');
        asked += 1;
        return sandbox.lowest(query);
      },
    });
    const first = await popular.find({ origin: 'LHR' });
    const count = asked;
    expect(await popular.find({ origin: 'LHR', timeZone: 'Asia/Tokyo' })).toEqual(first);
    expect(asked).toBe(count);
    isDown = true;
    clock.now += 2 * 3_600_000;
    const stale = await popular.find({ origin: 'LHR' });
    expect(stale.data).toEqual(first.data);
    expect(stale.meta.note).toBe('These fares are 2 hours old: the fare provider cannot be reached at the moment.');
  });

  test('pass over where nobody flies, and refuse an origin nobody knows', async () => {
    const { popular } = start({
      ...sandbox,
      lowest: async (query) => (query.destinations[0]?.iataCode === 'CDG' ? undefined : sandbox.lowest(query)),
    });
    const { data } = await popular.find({ origin: 'LHR' });
    expect(data).toHaveLength(8);
    expect(data.map(({ id }) => id)).not.toContain('paris');
    await expect(popular.find({ origin: 'QQQ' })).rejects.toThrow('We do not know an airport');
  });
});
