/** The standalone page: `npm run dev -w @sojourn/mf-flights`, against a bff that lives in this page. */
import type { FlightOffer, FlightSearchAnswer, Segment } from '@sojourn/contracts';
import type { FareGridAnswer } from '@sojourn/contracts/fare';
import type { PopularAnswer } from '@sojourn/contracts/popular';
import type { PriceHistory } from '@sojourn/contracts/watch';
import { addDays, daysBetween, seededRandom, utcDayOf } from '@sojourn/travel';
import { baseCss, tokensCss } from '@sojourn/ui';
import { runStandalone } from '@sojourn/web-kit/standalone';
import { createGlobalStyle } from 'styled-components';
import { remote } from './remote';
import { matchKnownPlaces, popularCities } from './shared/airport.model';

const Look = createGlobalStyle`${tokensCss}${baseCss}`;
const carriers = [
  ['BA', 'British Airways'],
  ['AZ', 'ITA Airways'],
  ['LH', 'Lufthansa'],
] as const;
const place = (iataCode: string) => {
  const known = popularCities.find((city) => city.iataCode === iataCode);
  const { cityName = iataCode, countryName = '' } = known?.address ?? {};
  return { iataCode, name: known?.name ?? iataCode, cityName, countryName };
};
const two = (value: number) => String(value).padStart(2, '0');

function offerAt(at: number, query: URLSearchParams): FlightOffer {
  const [from, to, day] = ['origin', 'destination', 'departureDate'].map((name) => query.get(name) ?? '');
  const [carrierCode, carrierName] = carriers[at % 3] ?? carriers[0];
  const hour = 6 + (at % 15);
  const segment = (start: number, ends: readonly [string, string]): Segment => ({
    flightNumber: `${carrierCode} ${500 + at}`,
    carrierName,
    departure: { iataCode: ends[0], at: `${day}T${two(start)}:20:00` },
    arrival: { iataCode: ends[1], at: `${day}T${two(start + 2)}:50:00` },
    duration: 'PT2H30M',
  });
  const isDirect = carrierCode !== 'LH';
  const segments = isDirect
    ? [segment(hour, [from ?? '', to ?? ''])]
    : [segment(hour, [from ?? '', 'MUC']), segment(Math.min(21, hour + 4), ['MUC', to ?? ''])];
  return {
    id: `alone-${at}`,
    mainCarrierName: carrierName,
    mainCarrierCode: carrierCode,
    segments,
    returnSegments: [],
    stops: segments.length - 1,
    totalDuration: isDirect ? 'PT2H30M' : 'PT6H30M',
    departureTime: segments[0]?.departure.at ?? '',
    arrivalTime: segments.at(-1)?.arrival.at ?? '',
    departureAirport: from ?? '',
    arrivalAirport: to ?? '',
    numberOfBookableSeats: 1 + (at % 9),
    lastTicketingDate: day ?? '',
    totalPrice: 80 + ((at * 37) % 120) - (isDirect ? 0 : 30),
    currency: 'USD',
  };
}

function answerTo(query: URLSearchParams): FlightSearchAnswer {
  const data = Array.from({ length: 30 }, (_, at) => offerAt(at, query));
  const [origin, destination] = ['origin', 'destination'].map((name) => place(query.get(name) ?? ''));
  if (!origin || !destination) throw new TypeError('The address has no route.');
  return {
    data,
    meta: { count: data.length, source: 'sample', origin, destination },
    timestamp: new Date().toISOString(),
  };
}

function faresFor(query: URLSearchParams): FareGridAnswer {
  const day = (name: string) => query.get(name) ?? '';
  const daysFrom = (from: string, until: string) =>
    Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
  const backs = (out: string) => {
    if (query.has('nights')) return [addDays(out, Number(query.get('nights')))];
    return query.has('returnFrom') ? daysFrom(day('returnFrom'), day('returnUntil')) : [undefined];
  };
  const data = daysFrom(day('departureFrom'), day('departureUntil')).flatMap((departureDate) =>
    backs(departureDate).flatMap((returnDate) => {
      const fare = 180 + Math.round(240 * seededRandom('alone', departureDate, returnDate ?? ''));
      const total = fare * Number(query.get('adults') ?? 1);
      return fare > 410 ? [] : [{ departureDate, ...(returnDate && { returnDate }), fare, partyTotal: total }];
    }),
  );
  return { data, meta: { source: 'sample' }, timestamp: new Date().toISOString() };
}

function historyFor(query: URLSearchParams): PriceHistory {
  const today = utcDayOf(Date.now());
  const lowest = Array.from({ length: 40 }, (_, at) => {
    const day = addDays(today, at - 39);
    return { day, price: 180 + Math.round(60 * seededRandom('alone', day)) };
  });
  const [origin, destination] = ['origin', 'destination'].map((name) => place(query.get(name) ?? '').cityName);
  return {
    ...{ price: lowest.at(-1)?.price ?? null, level: 'usual', usual: { from: 192, to: 228 }, lowest, own: [] },
    ...{ source: 'sample', places: { origin: origin ?? '', destination: destination ?? '' } },
  };
}

const popular = (): PopularAnswer => ({
  data: popularCities.map(({ iataCode, name, address }, at) => ({
    ...{ id: iataCode, name, country: address.countryName, airportCode: iataCode, popularityScore: 80 - at },
    ...{ trending: at < 3, priceRange: { from: 90 + 30 * at, to: 140 + 45 * at }, bestTimeToVisit: 'Apr-Jun, Sep' },
  })),
  meta: { origin: { iataCode: 'LON', cityName: 'London' }, source: 'sample' },
});

runStandalone(remote, {
  frame: ({ children }) => (
    <>
      <Look />
      {children}
    </>
  ),
  fakes: {
    'GET /api/airports/search': ({ query }) => ({ data: matchKnownPlaces(query.get('keyword') ?? '') }),
    'GET /api/airports/nearest': () => ({ airport: popularCities[1], distanceKm: 12 }),
    'GET /api/flights/search': ({ query }) => answerTo(query),
    'GET /api/flights/fares': ({ query }) => faresFor(query),
    'GET /api/flights/popular': popular,
    'GET /api/flights/price-history': ({ query }) => historyFor(query),
  },
});
