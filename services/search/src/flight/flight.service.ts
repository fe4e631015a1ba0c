/** Flight search: resolves places, checks the dates, asks the provider through the cache, and says how old the answer is. */
import type { FlightOffer, FlightSearchAnswer, FlightSearchQuery } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import pTimeout from 'p-timeout';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import { canonicalKey, staleNote } from '../cache/cache.model';
import type { Cache } from '../cache/cache.service';
import { answerFor, encodeOffers } from './answer.model';
import type { CityTrain } from './city-train';
import { dateFaultOf, earliestOn } from './flight.model';
import { endsOf, refusedField } from './journey-ends';
import type { FlightProvider, FlightProviderQuery } from './flight.provider';

/** Raised whenever an answer's shape or the inventory changes, so that no old answer is read as a new one. */
const SHAPE_VERSION = 20;
const LIFETIME = { softMs: 10 * 60_000, hardMs: 24 * 3_600_000 };
/** What a service may take for a reader (RL-1). What takes longer is computed all the same, and stored for who asks next. */
const ANSWER_MS = 5_000;
/** A provider that says nothing for so long is taken for dead. */
const PROVIDER_MS = 30_000;

/** Answers with a `FlightSearchAnswer` as UTF-8 JSON: a cached answer is cut from what is stored. */
export type FlightService = { search(query: FlightSearchQuery): Promise<Buffer> };

export type FlightServiceParts = {
  catalogue: AirportCatalogue;
  provider: FlightProvider;
  cache: Cache;
  /** Without it no train is said. */
  cityTrain?: CityTrain;
  now?: () => number;
};

const tooLate = () => {
  const message = 'This flight search takes longer than usual; it goes on. Please ask again in a moment.';
  throw new AppError('overloaded', message, { retryAfterSeconds: 3 });
};

const isDead = () => {
  throw new AppError('timed-out', 'The flight search took too long. Please try again.');
};

const roundTo3 = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

const together = (...notes: (string | undefined)[]) => notes.filter(Boolean).join(' ');

function withAgeNote(body: Buffer, ageMs: number): Buffer {
  const answer = JSON.parse(body.toString()) as FlightSearchAnswer;
  const note = together(answer.meta.note, staleNote('fares', ageMs));
  return Buffer.from(JSON.stringify({ ...answer, meta: { ...answer.meta, note } }));
}

export function createFlightService(parts: FlightServiceParts): FlightService {
  const { catalogue, provider, cache, cityTrain, now = Date.now } = parts;
  function placeOf(code: string) {
    const area = catalogue.areaOf(code);
    const airport = catalogue.airportsOf(code)[0];
    const name =
      catalogue.airportsOf(code).length > 1 && area ? `${area.cityName}, all airports` : (airport?.name ?? code);
    const place = area ?? airport;
    return { iataCode: code, name, cityName: place?.cityName ?? code, countryName: place?.countryName ?? '' };
  }

  /** A line for somebody who asked by a code that is no longer used. */
  function movedNote(code: string): string | undefined {
    const current = catalogue.codeInUse(code);
    return current === code ? undefined : `${code} is now ${current}, ${placeOf(current).name}.`;
  }

  /** A line for somebody whose flights all leave from, or land at, another airport of the city. */
  function elsewhereNote(offers: readonly FlightOffer[], { origins, destinations }: FlightProviderQuery) {
    const [first] = offers;
    if (!first) return undefined;
    const isAt = (airports: readonly { iataCode: string }[], code: string) =>
      airports.some(({ iataCode }) => iataCode === code);
    const leaves = isAt(origins, first.departureAirport) ? [] : [`leave from ${first.departureAirport}`];
    const lands = isAt(destinations, first.arrivalAirport) ? [] : [`land at ${first.arrivalAirport}`];
    const parts = [...leaves, ...lands];
    return parts.length > 0 ? `Flights on this route ${parts.join(' and ')}.` : undefined;
  }

  function airportsIn(offers: readonly FlightOffer[]) {
    const segments = offers.flatMap((offer) => [...offer.segments, ...offer.returnSegments]);
    const codes = new Set(segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]));
    const named = [...codes].flatMap((code) => catalogue.airportsOf(code).slice(0, 1));
    const described = named.map(({ iataCode, name, cityName, timeZone, position }) => {
      // As near as a page draws it: about 100 m.
      const near = { latitude: roundTo3(position.latitude), longitude: roundTo3(position.longitude) };
      return [iataCode, { name, cityName, timeZone, position: near }] as const;
    });
    return Object.fromEntries(described);
  }

  function providerQueryOf(query: FlightSearchQuery): FlightProviderQuery {
    const { origins, destinations, today } = endsOf(catalogue, query, now());
    const fault = dateFaultOf({ departureDate: query.departureDate, returnDate: query.returnDate }, today);
    if (fault) throw refusedField('departureDate', fault);
    const { departureDate, returnDate, travelClass, origin, destination } = query;
    const { adults, children, infants } = query;
    const earliest = earliestOn(departureDate, today, now());
    const [from, to] = [catalogue.codeInUse(origin), catalogue.codeInUse(destination)];
    const asked = { origin: from, destination: to, party: { adults, children, infants } };
    return { asked, origins, destinations, departureDate, returnDate, travelClass, today, earliest };
  }

  /** Every offer of the route, for whoever asks: where seats are sold singly, a search for one more person asks nobody. */
  async function offersOf(query: FlightSearchQuery, providerQuery: FlightProviderQuery): Promise<Buffer> {
    const found = await pTimeout(provider.search(providerQuery), {
      milliseconds: PROVIDER_MS,
      fallback: isDead,
    });
    const { offers, note: told } = Array.isArray(found) ? { offers: found, note: undefined } : found;
    const note = together(
      movedNote(query.origin),
      movedNote(query.destination),
      elsewhereNote(offers, providerQuery),
      told,
    );
    const flownNear = offers.length === 0 ? await provider.flownNear?.(providerQuery) : undefined;
    const { source } = provider;
    const inUse = (code: string) => placeOf(catalogue.codeInUse(code));
    const [origin, destination] = [inUse(query.origin), inUse(query.destination)];
    const trainMinutes = cityTrain?.(origin.iataCode, destination.iataCode);
    const said = { ...(note && { note }), ...(flownNear && { flownNear }), ...(trainMinutes && { trainMinutes }) };
    const head = { meta: { source, origin, destination, airports: airportsIn(offers), ...said } };
    return encodeOffers({ ...head, timestamp: new Date(now()).toISOString() }, offers);
  }

  return {
    async search(query) {
      const providerQuery = providerQueryOf(query);
      const { origin, destination, departureDate, returnDate, travelClass } = query;
      const { earliest, today } = providerQuery;
      const days = { departureDate, returnDate, today, earliest };
      const { party } = providerQuery.asked;
      const buyers = provider.sellsToParties ? party : {};
      const route = { provider: provider.name, origin, destination, ...days, travelClass, ...buyers };
      const answered = cache.getOrCompute({
        key: canonicalKey('flights', SHAPE_VERSION, route),
        lifetime: LIFETIME,
        compute: () => offersOf(query, providerQuery),
      });
      const { body, staleMs } = await pTimeout(answered, { milliseconds: ANSWER_MS, fallback: tooLate });
      const answer = answerFor(body, query);
      return staleMs > 0 ? withAgeNote(answer, staleMs) : answer;
    },
  };
}
