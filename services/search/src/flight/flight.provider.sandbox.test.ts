import { flightOfferSchema, travelClasses } from '@sojourn/contracts';
import { addDays, daysBetween, parseIsoDuration } from '@sojourn/travel';
import fc from 'fast-check';
import type { Airport } from '../airport/airport.model';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { instantOf } from './clock.model';
import { relativeFare } from './fare.model';
import { createSandboxFlightProvider } from './flight.provider.sandbox';
import { createInventory } from './inventory';
import { type Itinerary, layoverLimits } from './itinerary.model';
import type { SampleOffer } from './offer.model';
import { flightsOf } from './schedule.model';

const TODAY = '2026-11-21';
const catalogue = createAirportCatalogue();
const airportOf = (code: string) => catalogue.airportsOf(code)[0];
const inventory = createInventory(catalogue.airports);
const provider = createSandboxFlightProvider(inventory);

type Asked = {
  origin: string;
  destination: string;
  date?: string;
  returnDate?: string;
  travelClass?: FlightClass;
};
type FlightClass = (typeof travelClasses)[number];

const search = ({ origin, destination, date = '2027-04-10', returnDate, ...who }: Asked) =>
  provider.search({
    origins: catalogue.airportsOf(origin),
    destinations: catalogue.airportsOf(destination),
    departureDate: date,
    returnDate,
    travelClass: who.travelClass ?? 'ECONOMY',
    today: TODAY,
  });

const instantAt = ({ iataCode, at }: { iataCode: string; at: string }) =>
  instantOf(
    airportOf(iataCode)?.timeZone ?? 'UTC',
    at.slice(0, 10),
    Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)),
  );

function holdsTogether(offer: SampleOffer, asked: { date: string; returnDate?: string | undefined }) {
  expect(flightOfferSchema.safeParse(offer).success).toBe(true);
  for (const segments of [offer.segments, offer.returnSegments].filter((way) => way.length > 0)) {
    for (const [at, segment] of segments.entries()) {
      expect((instantAt(segment.arrival) - instantAt(segment.departure)) / 60_000).toBe(
        parseIsoDuration(segment.duration),
      );
      const before = segments[at - 1];
      if (!before) continue;
      expect(before.arrival.iataCode).toBe(segment.departure.iataCode);
      const layover = (instantAt(segment.departure) - instantAt(before.arrival)) / 60_000;
      expect(layover).toBeGreaterThanOrEqual(layoverLimits.min);
      expect(layover).toBeLessThanOrEqual(layoverLimits.max);
    }
  }
  const [first] = offer.segments;
  const last = offer.segments.at(-1);
  expect(offer.departureTime).toBe(first?.departure.at);
  expect(offer.arrivalTime).toBe(last?.arrival.at);
  expect(offer.departureTime.slice(0, 10)).toBe(asked.date);
  expect(offer.stops).toBe(Math.max(offer.segments.length, offer.returnSegments.length) - 1);
  expect(parseIsoDuration(offer.totalDuration)).toBe((instantAt(last!.arrival) - instantAt(first!.departure)) / 60_000);
  if (asked.returnDate) {
    expect(offer.returnSegments[0]?.departure.at.slice(0, 10)).toBe(asked.returnDate);
    expect(offer.returnSegments[0]?.departure.iataCode).toBe(offer.arrivalAirport);
    expect(offer.returnSegments.at(-1)?.arrival.iataCode).toBe(offer.departureAirport);
    expect(instantAt(offer.returnSegments[0]!.departure)).toBeGreaterThan(instantAt(last!.arrival));
  }
  expect(offer.totalPrice).toBeGreaterThan(0);
  expect(offer.numberOfBookableSeats).toBeGreaterThanOrEqual(1);
  expect(offer.numberOfBookableSeats).toBeLessThanOrEqual(9);
  expect(offer.lastTicketingDate >= TODAY && offer.lastTicketingDate <= asked.date).toBe(true);
}

const CITIES = [
  'LHR',
  'FCO',
  'JFK',
  'SYD',
  'NRT',
  'GRU',
  'JNB',
  'DXB',
  'SIN',
  'LAX',
  'ATH',
  'KEF',
  'AKL',
  'LIM',
  'HNL',
  'DPS',
  'YYZ',
  'CPT',
  'ANC',
  'PPT',
];

describe('the sandbox inventory', () => {
  test('holds together for any pair on any day: clocks, connections, dates, prices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...CITIES), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 0, max: 340 }),
        fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
        async ([origin = '', destination = ''], ahead, stay) => {
          const date = addDays(TODAY, ahead);
          const returnDate = stay === undefined ? undefined : addDays(date, stay);
          const offers = await search({ origin, destination, date, ...(returnDate ? { returnDate } : {}) });
          for (const offer of offers) holdsTogether(offer, { date, returnDate });
          expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
          expect(offers.length).toBeLessThanOrEqual(60);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('gives the same answer to the same query', async () => {
    const asked = { origin: 'LHR', destination: 'ROM', returnDate: '2027-04-17' };
    const other = createSandboxFlightProvider(createInventory(catalogue.airports));
    const again = await other.search({
      origins: catalogue.airportsOf('LHR'),
      destinations: catalogue.airportsOf('ROM'),
      departureDate: '2027-04-10',
      returnDate: '2027-04-17',
      travelClass: 'ECONOMY',
      today: TODAY,
    });
    expect(await search(asked)).toEqual(again);
  });

  test.each([
    ['LHR', 'FCO'],
    ['LON', 'ROM'],
    ['NYC', 'LHR'],
    ['LHR', 'SYD'],
    ['CDG', 'NRT'],
    ['MUC', 'DPS'],
    ['MAD', 'EZE'],
  ])('offers a busy pair such as %s to %s 15 to 60 flights', async (origin, destination) => {
    const offers = await search({ origin, destination });
    expect(offers.length).toBeGreaterThanOrEqual(15);
    expect(offers.length).toBeLessThanOrEqual(60);
  });

  test.each([
    ['a closed sky', 'KBP', 'WAW'],
    ['two airports of one city', 'LHR', 'LGW'],
  ])('has no flights for %s', async (_why, origin, destination) => {
    expect(await search({ origin, destination })).toEqual([]);
  });

  test('finds a way with a night between when two villages lie on two continents', async () => {
    const [offer] = await search({ origin: 'AAA', destination: 'GKA' });
    expect(offer?.arrivalAirport).toBe('GKA');
    expect(parseIsoDuration(offer?.totalDuration ?? '')).toBeGreaterThan(24 * 60);
  });

  test('has no nonstop where no aircraft reaches, and real ones where they fly', async () => {
    expect((await search({ origin: 'LHR', destination: 'SYD' })).some(({ stops }) => stops === 0)).toBe(false);
    const nonstop = (await search({ origin: 'LHR', destination: 'FCO' })).filter(({ stops }) => stops === 0);
    expect(new Set(nonstop.map(({ mainCarrierCode }) => mainCarrierCode))).toContain('BA');
  });

  test('makes each cabin of one flight pricier than the one before', async () => {
    const prices = new Map<string, number[]>();
    for (const travelClass of travelClasses) {
      for (const { id, totalPrice } of await search({ origin: 'LHR', destination: 'SIN', travelClass })) {
        const flight = id.slice(0, id.lastIndexOf('-'));
        prices.set(flight, [...(prices.get(flight) ?? []), totalPrice]);
      }
    }
    const compared = [...prices.values()].filter((cabins) => cabins.length > 1);
    expect(compared.length).toBeGreaterThan(10);
    for (const cabins of compared)
      expect(cabins.every((price, at) => at === 0 || price > (cabins[at - 1] ?? 0))).toBe(true);
  });

  test('has for each day the fare of the cheapest offer that a search finds, for any party in any cabin', async () => {
    const airport = fc.constantFrom(...CITIES, 'LON', 'NYC', 'TYO', 'GOH', 'FLG');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(airport, { minLength: 2, maxLength: 2 }),
        fc.tuple(fc.integer({ min: 0, max: 340 }), fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined })),
        fc.constantFrom(...travelClasses),
        async ([origin = '', destination = ''], [ahead, stay], travelClass) => {
          const departureDate = addDays(TODAY, ahead);
          const returnDate = stay === undefined ? undefined : addDays(departureDate, stay);
          const [cheapest] = await search({
            ...{ origin, destination, date: departureDate, travelClass },
            ...(returnDate && { returnDate }),
          });
          const { fares } = await provider.fares({
            origins: catalogue.airportsOf(origin),
            destinations: catalogue.airportsOf(destination),
            ...{ travelClass, today: TODAY, days: [{ departureDate, returnDate }] },
          });
          expect(fares).toEqual([cheapest ? { adult: cheapest.totalPrice, ...cheapest.familyFares } : null]);
          // It has a seat for each of the biggest party, too.
          expect(cheapest?.numberOfBookableSeats ?? 9).toBe(9);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('has one price for the same flights, whether asked for by themselves or among all airports of their cities', async () => {
    const city = fc.constantFrom(...catalogue.areas.map(({ iataCode }) => iataCode), 'JTR', 'MIA', 'BCN', 'IST');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(city, { minLength: 2, maxLength: 2 }),
        fc.tuple(fc.integer({ min: 1, max: 330 }), fc.option(fc.integer({ min: 2, max: 20 }), { nil: undefined })),
        fc.constantFrom(...travelClasses),
        async ([origin = '', destination = ''], [ahead, stay], travelClass) => {
          const date = addDays(TODAY, ahead);
          const asked = { date, travelClass, ...(stay && { returnDate: addDays(date, stay) }) };
          const among = await search({ origin, destination, ...asked });
          const ends = new Map(among.map((each) => [`${each.departureAirport} ${each.arrivalAirport}`, each]));
          for (const { departureAirport, arrivalAirport } of ends.values()) {
            const alone = await search({ origin: departureAirport, destination: arrivalAirport, ...asked });
            const priceAlone = new Map(alone.map((each) => [each.id, each.totalPrice]));
            for (const { id, totalPrice } of among) expect(priceAlone.get(id) ?? totalPrice).toBe(totalPrice);
            expect(among.some(({ id }) => priceAlone.has(id))).toBe(true);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('leaves out days on which all flights have left, or nobody is back in time', async () => {
    const ends = { origins: catalogue.airportsOf('LHR'), destinations: catalogue.airportsOf('SYD') };
    const route = { ...ends, travelClass: 'ECONOMY', today: TODAY } as const;
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    const { fares } = await provider.fares({
      ...route,
      days: [
        { departureDate: TODAY, returnDate: undefined, earliest: midnight },
        { departureDate: '2027-04-10', returnDate: '2027-04-10' },
      ],
    });
    expect(fares).toEqual([null, null]);
  });

  test('sells both ways for the sum of their fares: a pricier way back narrows the spread of what leads there', async () => {
    const { itineraries } = inventory;
    const [london, rome] = [airportOf('LHR')!, airportOf('FCO')!];
    const fareOf = (way: Itinerary) => relativeFare(way, { level: 1, rivals: 2 });
    const back = itineraries.find(rome, london, '2027-04-17').toSorted((one, other) => fareOf(one) - fareOf(other));
    const spreadWith = async (way: Itinerary) => {
      const find: typeof itineraries.find = (from, to, date) =>
        from === rome ? [way] : itineraries.find(from, to, date);
      const sold = await createSandboxFlightProvider({ ...inventory, itineraries: { ...itineraries, find } }).search({
        ...{ origins: [london], destinations: [rome], departureDate: '2027-04-10', returnDate: '2027-04-17' },
        ...{ travelClass: 'ECONOMY', today: TODAY },
      });
      const prices = sold.map(({ totalPrice }) => totalPrice);
      expect(prices.length).toBeGreaterThan(10);
      return Math.max(...prices) / Math.min(...prices);
    };
    const [cheap, dear] = [back.at(0)!, back.at(-1)!];
    expect(fareOf(dear)).toBeGreaterThan(fareOf(cheap) * 1.5);
    expect(await spreadWith(dear)).toBeLessThan((await spreadWith(cheap)) * 0.95);
  });

  test('says what it is', () => expect([provider.name, provider.source]).toEqual(['sandbox', 'sample']));

  test('sells no flight that has left', async () => {
    const noon = Date.parse('2027-04-10T12:00:00Z');
    const asked = {
      ...{ origins: catalogue.airportsOf('LHR'), destinations: catalogue.airportsOf('FCO') },
      ...{ departureDate: '2027-04-10', returnDate: '2027-04-17', today: TODAY },
      travelClass: 'ECONOMY',
    } as const;
    const leaves = ({ segments: [first] }: SampleOffer) => instantAt(first!.departure);
    const all = (await provider.search(asked)).map(leaves);
    const left = (await provider.search({ ...asked, earliest: noon })).map(leaves);
    expect(all.some((at) => at < noon)).toBe(true);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((at) => at < noon)).toEqual([]);
  });

  test('has no fare where nobody has a market', async () => {
    const nowhere = {
      ...{ origins: [], destinations: catalogue.airportsOf('FCO') },
      travelClass: 'ECONOMY',
      today: TODAY,
    } as const;
    const days = [{ departureDate: '2027-04-10', returnDate: undefined }];
    expect(await provider.fares({ ...nowhere, days })).toEqual({ fares: [null], minutes: 0, changes: 0 });
    expect(await provider.lowest({ ...nowhere, days })).toBeUndefined();
  });

  test('estimates what a day without a flight would cost', async () => {
    const days = Array.from({ length: 7 }, (_, at) => ({
      ...{ departureDate: addDays('2027-04-10', at), returnDate: undefined },
    }));
    const ends = { origins: catalogue.airportsOf('JNB'), destinations: catalogue.airportsOf('HLE') };
    const route = { ...ends, travelClass: 'ECONOMY', today: TODAY, days } as const;
    const [flown, estimated] = await Promise.all([
      provider.fares(route),
      provider.fares({ ...route, isEstimate: true }),
    ]);
    expect(flown.fares).toContain(null);
    expect(estimated.fares).not.toContain(null);
    for (const [at, fare] of flown.fares.entries()) if (fare) expect(estimated.fares[at]).toEqual(fare);
    expect(estimated).toMatchObject({ changes: 0 });
  });

  test('asks more for a seat tomorrow than for one in three months, and more at Christmas than in November', async () => {
    const cheapest = async (date: string) =>
      (await search({ origin: 'LHR', destination: 'FCO', date }))[0]?.totalPrice ?? 0;
    expect(await cheapest(addDays(TODAY, 3))).toBeGreaterThan(await cheapest('2027-03-02'));
    expect(await cheapest('2027-12-23').catch(() => 0)).toBeGreaterThan(await cheapest('2027-11-09'));
  });

  test('keeps room for connections beside many nonstops', async () => {
    const stops = (await search({ origin: 'LON', destination: 'NYC' })).map((offer) => Math.min(offer.stops, 1));
    expect(stops.filter((each) => each === 0).length).toBeGreaterThan(20);
    expect(stops.filter((each) => each === 1).length).toBeGreaterThanOrEqual(18);
  });

  test('arrives the day after when the clock says so', async () => {
    const offers = await search({ origin: 'JFK', destination: 'LHR' });
    const overnight = offers.filter(({ departureTime }) => Number(departureTime.slice(11, 13)) >= 19);
    expect(overnight.length).toBeGreaterThan(0);
    for (const { departureTime, arrivalTime } of overnight) {
      expect(daysBetween(departureTime.slice(0, 10), arrivalTime.slice(0, 10))).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('round trips of big airports', () => {
  const OUT = '2027-04-13';
  const BACK = '2027-04-24';
  const biggest = catalogue.airports.toSorted((one, other) => other.weight - one.weight).slice(0, 60);
  const flownOn = (from: Airport, to: Airport, date: string) =>
    inventory.network.between(from, to).filter((route) => flightsOf(route, date).length > 0);
  /** Carriers that fly there and back without a stop on the days. */
  const bothWays = (from: Airport, to: Airport) => {
    const home = new Set(flownOn(to, from, BACK).map(({ carrier }) => carrier.code));
    return flownOn(from, to, OUT).flatMap(({ carrier }) => (home.has(carrier.code) ? carrier : []));
  };
  const pairs = biggest
    .flatMap((from) => biggest.map((to) => ({ from, to })))
    .filter(({ from, to }) => bothWays(from, to).some(({ kind }) => kind === 'network'));
  const some = pairs.filter((_, at) => at % Math.floor(pairs.length / 50) === 0);
  const found = (from: Airport, to: Airport, travelClass: FlightClass = 'ECONOMY') =>
    search({ origin: from.iataCode, destination: to.iataCode, date: OUT, returnDate: BACK, travelClass });
  const isNonstop = ({ segments, returnSegments }: SampleOffer) => segments.length === 1 && returnSegments.length === 1;
  const codeOf = ([first]: SampleOffer['segments']) => first?.flightNumber.slice(0, 2);
  const namesOf = (segments: SampleOffer['segments']) => segments.map(({ flightNumber }) => flightNumber).join();

  test('have a nonstop both ways of each carrier that flies one', async () => {
    expect(some.length).toBeGreaterThan(40);
    const missing: string[] = [];
    for (const { from, to } of some) {
      const offers = (await found(from, to)).filter(isNonstop);
      for (const { code } of bothWays(from, to)) {
        const isOffered = offers.some(
          ({ segments, returnSegments }) => codeOf(segments) === code && codeOf(returnSegments) === code,
        );
        if (!isOffered) missing.push(`${code} ${from.iataCode}-${to.iataCode}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('have a nonstop both ways in business where a carrier flies one with that cabin', async () => {
    const missing: string[] = [];
    for (const { from, to } of some.filter((_, at) => at % 3 === 0)) {
      const offers = (await found(from, to, 'BUSINESS')).filter(isNonstop);
      for (const { code, cabins, kind } of bothWays(from, to)) {
        if (kind !== 'network' || !cabins.includes('BUSINESS')) continue;
        if (!offers.some(({ mainCarrierCode }) => mainCarrierCode === code))
          missing.push(`${code} ${from.iataCode}-${to.iataCode}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('have a stop on the way back from a nonstop only for a lower fare, another time of day, or seats', async () => {
    let stopping = 0;
    for (const { from, to } of some) {
      const offers = await found(from, to);
      const home = new Set(bothWays(from, to).map(({ code }) => code));
      for (const offer of offers.filter(({ segments }) => segments.length === 1)) {
        if (offer.returnSegments.length === 1 || !home.has(offer.mainCarrierCode)) continue;
        stopping += 1;
        const nonstop = offers.find((each) => isNonstop(each) && namesOf(each.segments) === namesOf(offer.segments));
        expect(nonstop).toBeDefined();
        const apart = instantAt(offer.returnSegments[0]!.departure) - instantAt(nonstop!.returnSegments[0]!.departure);
        expect(
          offer.totalPrice <= nonstop!.totalPrice ||
            Math.abs(apart) >= 6 * 3_600_000 ||
            offer.numberOfBookableSeats > nonstop!.numberOfBookableSeats,
        ).toBe(true);
      }
    }
    expect(stopping).toBeGreaterThan(0);
  });
});

test('out of season a beach is reached over the hubs that are flown all year', async () => {
  const offers = await search({ origin: 'HAM', destination: 'HER', date: '2027-01-12', returnDate: '2027-01-19' });
  const changes = new Set(offers.map(({ segments }) => segments[0]?.arrival.iataCode));
  expect(changes).toContain('FRA');
  expect(changes.size).toBeGreaterThanOrEqual(3);
});
