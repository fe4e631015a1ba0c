import { jest } from '@jest/globals';
import { exploreQuerySchema } from '@sojourn/contracts/explore';
import { flightSearchQuerySchema } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { seededInteger } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import { destinationCatalogue } from '../destination/destination-catalogue';
import type { FareProvider } from '../flight/flight.provider';
import { createSandboxFlightProvider } from '../flight/flight.provider.sandbox';
import { createFlightService } from '../flight/flight.service';
import { createInventory } from '../flight/inventory';
import { createExploreService } from './explore.service';

/** Every eighth place, of all regions: looking at all of them takes longer than a test may. */
const some = destinationCatalogue.filter((entry, at) => at % 8 === 0 || entry.id === 'london');
const one = destinationCatalogue.find(({ id }) => id === 'rome')!;
const catalogue = createAirportCatalogue();
const sandbox = createSandboxFlightProvider(createInventory(catalogue.airports));
const question = (asked: Record<string, string>) => exploreQuerySchema.parse({ origin: 'LON', ...asked });

function start(provider: FareProvider = sandbox, entries = some) {
  const clock = { now: Date.parse('2026-11-23T12:00:00Z') };
  const now = () => clock.now;
  const cache = createCache({ repository: createFakeCacheRepository(now), now, onError: () => {} });
  return {
    clock,
    explore: createExploreService({ entries, catalogue, provider, cache, now }),
    flights: createFlightService({ catalogue, provider: sandbox, cache, now }),
  };
}

describe('exploring', () => {
  test('shows the price that the search then shows, for the party and the cabin', async () => {
    const { explore, flights } = start();
    const party = { adults: '2', children: '1', infants: '1' };
    for (const asked of [{ month: '2027-05', nights: '7' }, { nights: '4' }, { month: '2027-01' }]) {
      const { data } = await explore.find(question({ ...asked, ...party }));
      for (let at = 0; at < 6; at += 1) {
        const place = data[seededInteger(0, data.length - 1, 'explored', JSON.stringify(asked), at)]!;
        const { airportCode: destination, departureDate, returnDate } = place;
        const search = { origin: 'LON', destination, departureDate, ...(returnDate && { returnDate }), ...party };
        const answer = JSON.parse((await flights.search(flightSearchQuerySchema.parse(search))).toString());
        const [cheapest] = answer.data;
        expect([place.id, cheapest.totalPrice, cheapest.partyTotal]).toEqual([place.id, place.fare, place.partyTotal]);
      }
    }
  });

  test('sorts by price, leaves out the place one is at, and names the start', async () => {
    const { data, meta } = await start().explore.find(question({ month: '2027-05', nights: '7' }));
    expect(data.map(({ partyTotal }) => partyTotal)).toEqual(
      data.map(({ partyTotal }) => partyTotal).toSorted((one, other) => one - other),
    );
    expect(data.some(({ id }) => id === 'london')).toBe(false);
    expect(meta).toMatchObject({ source: 'sample', origin: { iataCode: 'LON', cityName: 'London' } });
    expect(data.every(({ departureDate, returnDate }) => departureDate.startsWith('2027-05') && returnDate)).toBe(true);
  });

  test('is asked once for the same month, whoever travels, and is stale rather than gone', async () => {
    const asked: string[] = [];
    let isDown = false;
    const provider: FareProvider = {
      ...sandbox,
      lowest: async (query) => {
        if (isDown) throw new Error('gone');
        asked.push(query.destinations[0]?.iataCode ?? '');
        return sandbox.lowest(query);
      },
    };
    const few = destinationCatalogue.slice(0, 3);
    const { explore, clock } = start(provider, few);
    const first = await explore.find(question({ month: '2027-05' }));
    const family = await explore.find(question({ month: '2027-05', adults: '2' }));
    expect(asked).toHaveLength(3);
    expect(family.data.map(({ partyTotal }) => partyTotal)).toEqual(first.data.map(({ fare }) => 2 * fare));
    isDown = true;
    clock.now += 2 * 3_600_000;
    const stale = await explore.find(question({ month: '2027-05' }));
    expect(stale.data).toEqual(first.data);
    expect(stale.meta.note).toBe('These fares are 2 hours old: the fare provider cannot be reached at the moment.');
  });

  test('begins at an airport by its name, or at all of a city, and shows what a place is', async () => {
    const { explore } = start(sandbox, [one]);
    const { data, meta } = await explore.find(question({ origin: 'LHR', month: '2027-05', nights: '7' }));
    const heathrow = catalogue.airportsOf('LHR')[0]!;
    const { cityName, name, position } = heathrow;
    expect(meta).toEqual({ origin: { iataCode: 'LHR', name, cityName, position }, source: 'sample' });
    const { id, country, continent, sceneKind, imageUrl, airportCode } = one;
    expect(data).toEqual([expect.objectContaining({ id, country, continent, sceneKind, imageUrl, airportCode })]);
    const ofLondon = (await explore.find(question({ month: '2027-05' }))).meta.origin;
    expect(ofLondon).toMatchObject({ iataCode: 'LON', name: 'London', cityName: 'London' });
  });

  test('has no picture of a place without one', async () => {
    const { imageUrl: _, ...bare } = one;
    const { data } = await start(sandbox, [bare]).explore.find(question({ month: '2027-05' }));
    expect(data.map((place) => 'imageUrl' in place)).toEqual([false]);
  });

  test('is asked anew for another month, another stay, another cabin and from elsewhere', async () => {
    const asked: unknown[] = [];
    const lowest: FareProvider['lowest'] = async (query) => void asked.push(query);
    const { explore } = start({ ...sandbox, lowest }, [one]);
    const questions = [
      { month: '2027-05' },
      { month: '2027-06' },
      { month: '2027-05', nights: '3' },
      { month: '2027-05', travelClass: 'BUSINESS' },
      { month: '2027-05', origin: 'JFK' },
    ];
    for (const each of [...questions, ...questions]) await explore.find(question(each));
    expect(asked).toHaveLength(questions.length);
  });

  test('refuses a month without flights on sale, by its field', async () => {
    await expect(start(sandbox, [one]).explore.find(question({ month: '2026-10' }))).rejects.toMatchObject({
      code: 'bad-input',
      message: 'No flights of that month are on sale. Please choose another one.',
      details: [{ path: 'month' }],
    });
  });

  describe('of a provider that takes long', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] }));
    afterEach(() => jest.useRealTimers());

    test('says after five seconds that it goes on, and after thirty that it did not come', async () => {
      const silent: FareProvider = { ...sandbox, lowest: () => new Promise(() => {}) };
      const { explore } = start(silent, [one]);
      const ask = () => explore.find(question({ month: '2027-05' })).catch((error: unknown) => error);
      const first = ask();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await first).toMatchObject({
        code: 'overloaded',
        message: 'Looking at every place takes longer than usual; it goes on. Please ask again in a moment.',
        retryAfterSeconds: 3,
      });
      await jest.advanceTimersByTimeAsync(23_000);
      const second = ask();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await second).toMatchObject({
        code: 'timed-out',
        message: 'The fares took too long. Please try again.',
      });
    });
  });

  describe('of a provider that is busy', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] }));
    afterEach(() => jest.useRealTimers());

    test('waits as long as it says and loses no place', async () => {
      const busy = new AppError('overloaded', 'Busy.', { retryAfterSeconds: 2 });
      const answers = [true, true, false];
      const lowest: FareProvider['lowest'] = async (query) => {
        if (answers.shift()) throw busy;
        return sandbox.lowest(query);
      };
      const asked = start({ ...sandbox, lowest }, [one]).explore.find(question({ month: '2027-05' }));
      await jest.advanceTimersByTimeAsync(4_000);
      expect((await asked).data).toHaveLength(1);
      expect(answers).toEqual([]);
    });
  });

  test('leaves out where nobody flies, and refuses an origin nobody knows', async () => {
    const provider: FareProvider = { ...sandbox, lowest: async () => undefined };
    const { explore } = start(provider);
    expect((await explore.find(question({ month: '2027-05' }))).data).toEqual([]);
    await expect(explore.find(question({ origin: 'QQQ' }))).rejects.toThrow('We do not know an airport');
  });
});
