import { jest } from '@jest/globals';
import type { FlightOffer, FlightSearchAnswer, FlightSearchQuery } from '@sojourn/contracts';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import { aFlight, anAirport, anItinerary } from './flight.fake';
import type { FlightProvider, FlightProviderQuery } from './flight.provider';
import { createFlightService } from './flight.service';
import { offerOf } from './offer.model';

const catalogue = createAirportCatalogue();
const NOW = '2026-11-21T12:00:00.000Z';
const query: FlightSearchQuery = {
  origin: 'LHR',
  destination: 'FCO',
  departureDate: '2027-04-10',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
};
const sale = { travelClass: 'ECONOMY', today: '2026-11-21' } as const;
const [lhr, muc, fco, vie] = ['LHR', 'MUC', 'FCO', 'VIE'].map((code) => anAirport(code));
const out = anItinerary(
  aFlight({ from: lhr!, to: muc!, departs: '2027-04-10T08:00' }),
  aFlight({ from: muc!, to: fco!, departs: '2027-04-10T12:00' }),
);
const back = anItinerary(
  aFlight({ from: fco!, to: vie!, departs: '2027-04-17T08:00' }),
  aFlight({ from: vie!, to: lhr!, departs: '2027-04-17T12:00' }),
);
const { familyFares: _familyFares, ...anOffer } = offerOf(
  { itinerary: out, fare: 100 },
  { itinerary: back, fare: 80 },
  { ...sale, fares: { adult: 180, child: 135, infant: 18 } },
);

type Answer = () => ReturnType<FlightProvider['search']>;
function start(answer: Answer = async () => [], change: Partial<FlightProvider> = {}) {
  const clock = { now: Date.parse(NOW) };
  const now = () => clock.now;
  const asked: FlightProviderQuery[] = [];
  const provider: FlightProvider = {
    name: 'fake',
    source: 'live',
    search: (given) => {
      asked.push(given);
      return answer();
    },
    ...change,
  };
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  const service = createFlightService({ catalogue, provider, cache, now });
  const search = async (change: Partial<FlightSearchQuery> = {}) =>
    JSON.parse((await service.search({ ...query, ...change })).toString()) as FlightSearchAnswer;
  return { asked, clock, search };
}

describe('a flight search', () => {
  test('answers with the nearest flown days when the provider found nothing and knows them', async () => {
    const flownNear = { outbound: { isFlown: false }, journeys: [{ departureDate: '2027-04-11' }] };
    const { search } = start(async () => [], { flownNear: async () => flownNear });
    expect((await search()).meta.flownNear).toEqual(flownNear);
    const { search: found } = start(async () => [anOffer], { flownNear: async () => flownNear });
    expect((await found()).meta.flownNear).toBeUndefined();
  });

  test('asks the provider for the airports of an area, on the day that it is at the origin', async () => {
    const { asked, clock, search } = start();
    clock.now = Date.parse('2026-11-21T13:30:00Z');
    await search({ origin: 'AKL', destination: 'ROM', returnDate: '2027-04-17', children: 2 });
    expect(asked).toEqual([
      {
        asked: { origin: 'AKL', destination: 'ROM', party: { adults: 1, children: 2, infants: 0 } },
        origins: catalogue.airportsOf('AKL'),
        destinations: catalogue.airportsOf('ROM'),
        departureDate: '2027-04-10',
        returnDate: '2027-04-17',
        travelClass: 'ECONOMY',
        today: '2026-11-22',
      },
    ]);
    expect(asked[0]?.destinations.map(({ iataCode }) => iataCode)).toEqual(expect.arrayContaining(['FCO', 'CIA']));
  });

  test('answers with the offers, when they were made, and the names of all their airports', async () => {
    const { search } = start(async () => [anOffer]);
    expect(await search({ origin: 'LON' })).toEqual({
      data: [anOffer],
      meta: {
        count: 1,
        source: 'live',
        origin: {
          iataCode: 'LON',
          name: 'London, all airports',
          cityName: 'London',
          countryName: 'United Kingdom',
        },
        destination: {
          iataCode: 'FCO',
          name: catalogue.airportsOf('FCO')[0]?.name,
          cityName: 'Rome',
          countryName: 'Italy',
        },
        airports: Object.fromEntries(
          ['LHR', 'MUC', 'FCO', 'VIE'].map((code) => {
            const airport = catalogue.airportsOf(code)[0];
            const { latitude = 0, longitude = 0 } = airport?.position ?? {};
            const position = { latitude: expect.closeTo(latitude, 2), longitude: expect.closeTo(longitude, 2) };
            return [code, { name: airport?.name, cityName: airport?.cityName, timeZone: airport?.timeZone, position }];
          }),
        ),
      },
      timestamp: NOW,
    });
  });

  test('asks the provider once in ten minutes for the same, and anew for anything else', async () => {
    const { asked, clock, search } = start();
    await search();
    await search({ travelClass: 'BUSINESS' });
    await search({ returnDate: '2027-04-17' });
    await search({ departureDate: '2027-04-11' });
    await search({ origin: 'LGW' });
    await search({ destination: 'MUC' });
    expect(asked).toHaveLength(6);
    clock.now += 10 * 60_000 - 1;
    await search();
    expect(asked).toHaveLength(6);
    clock.now += 1;
    expect((await search()).meta.note).toBeUndefined();
    expect(asked).toHaveLength(7);
  });

  test('asks the provider nothing for another party, and offers it what has the seats', async () => {
    const offers = [2, 5, 9].map((numberOfBookableSeats) => ({ ...anOffer, numberOfBookableSeats }));
    const { asked, search } = start(async () => offers);
    const seatsFor = async (party: Partial<FlightSearchQuery>) =>
      (await search(party)).data.map(({ numberOfBookableSeats }) => numberOfBookableSeats);
    expect(await seatsFor({})).toEqual([2, 5, 9]);
    expect(await seatsFor({ adults: 2, children: 1, infants: 2 })).toEqual([5, 9]);
    expect(await seatsFor({ adults: 6 })).toEqual([9]);
    expect(await seatsFor({ adults: 9, children: 9 })).toEqual([9]);
    expect((await search({ adults: 6 })).meta.count).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test('asks a provider that sells to parties for each party, and passes on what it leaves out', async () => {
    const note = 'Some airlines sent offers that we cannot show; they are left out.';
    const { asked, search } = start(async () => ({ offers: [anOffer], note }), { sellsToParties: true });
    expect((await search()).meta.note).toBe(note);
    await search({ adults: 2 });
    await search({ adults: 2, infants: 1 });
    await search({ adults: 2 });
    expect(asked.map(({ asked: { party } }) => party)).toEqual([
      { adults: 1, children: 0, infants: 0 },
      { adults: 2, children: 0, infants: 0 },
      { adults: 2, children: 0, infants: 1 },
    ]);
  });

  describe('that takes long', () => {
    beforeEach(() => {
      jest.useFakeTimers({ now: Date.parse(NOW), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    });
    afterEach(() => jest.useRealTimers());

    /** What a search came to so far, read at each look. */
    const watch = (answer: Promise<FlightSearchAnswer>) => {
      const seen: { outcome?: unknown } = {};
      answer.then(
        ({ data }) => (seen.outcome = data),
        (error: unknown) => (seen.outcome = error),
      );
      return seen;
    };

    test('is said after five seconds to go on, and its answer is there for who asks again', async () => {
      let found = (_offers: FlightOffer[]) => {};
      const { asked, search } = start(() => new Promise((resolve) => (found = resolve)));
      const first = watch(search());
      await jest.advanceTimersByTimeAsync(4_999);
      expect(first).not.toHaveProperty('outcome');
      await jest.advanceTimersByTimeAsync(1);
      expect(first.outcome).toMatchObject({
        code: 'overloaded',
        message: 'This flight search takes longer than usual; it goes on. Please ask again in a moment.',
        retryAfterSeconds: 3,
      });
      const again = watch(search());
      await jest.advanceTimersByTimeAsync(1_000);
      found([anOffer]);
      await jest.advanceTimersByTimeAsync(0);
      expect(again.outcome).toEqual([anOffer]);
      expect((await search()).data).toEqual([anOffer]);
      expect(asked).toHaveLength(1);
    });

    test('is given up with a provider that says nothing for half a minute', async () => {
      const { asked, search } = start(() => new Promise(() => {}));
      void watch(search());
      await jest.advanceTimersByTimeAsync(29_000);
      const last = watch(search());
      await jest.advanceTimersByTimeAsync(1_000);
      expect(last.outcome).toMatchObject({
        code: 'timed-out',
        message: 'The flight search took too long. Please try again.',
      });
      void watch(search());
      await jest.advanceTimersByTimeAsync(0);
      expect(asked).toHaveLength(2);
    });
  });

  test.each<[string, Partial<FlightSearchQuery>, string, string]>([
    [
      'an origin that nobody knows',
      { origin: 'QQQ' },
      'origin',
      'We do not know an airport with the code QQQ. Please choose one from the suggestions.',
    ],
    [
      'an airport of the area it starts from',
      { origin: 'ROM' },
      'destination',
      'Origin and destination must be different places.',
    ],
    [
      'a day that is past',
      { departureDate: '2026-11-20' },
      'departureDate',
      'The departure date 2026-11-20 is in the past. Please choose today or later.',
    ],
  ])('refuses %s', async (_name, ...[change, path, message]) => {
    const { asked, search } = start();
    await expect(search(change)).rejects.toMatchObject({ code: 'bad-input', message, details: [{ path, message }] });
    expect(asked).toEqual([]);
  });

  test('takes an area for the destination of one of its airports', async () => {
    const { asked, search } = start();
    await search({ origin: 'FCO', destination: 'ROM' });
    expect(asked[0]?.destinations.map(({ iataCode }) => iataCode)).toContain('CIA');
  });
});
