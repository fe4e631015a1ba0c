/** What a watched journey costs: today by the search, before by the fares of the days before; both through their cache. */
import type { FlightOffer, FlightSearchAnswer, FlightSearchQuery } from '@sojourn/contracts';
import { flightKeyOf, type PriceHistory, type PricePoint, type WatchedSearch } from '@sojourn/contracts/watch';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import type { FareService } from '../flight/fare.service';
import type { FlightService } from '../flight/flight.service';
import { originOf } from '../flight/journey-ends';
import { priceOf, type PriceReading, standingOf, withPoint } from './watch.model';

/** An answer older than this was stored before the provider went away. */
const FRESH_MS = 30 * 60_000;

export type PriceServiceParts = {
  catalogue: AirportCatalogue;
  flights: FlightService;
  /** Left out where fares of many days come from elsewhere than flights: they would say nothing about these. */
  fares?: Pick<FareService, 'history'> | undefined;
  now: () => number;
};

/** See {@link createPriceService}. */
export type PriceService = ReturnType<typeof createPriceService>;

/** What everybody pays for an offer. */
const totalOf = ({ partyTotal, totalPrice }: FlightOffer, { adults, children }: WatchedSearch) =>
  partyTotal ?? Math.round(totalPrice * (adults + children) * 100) / 100;

/** A search as it is asked about and stored, out of a query. */
export const watchedSearchOf = (query: FlightSearchQuery): WatchedSearch => {
  const { origin, destination, departureDate, returnDate, adults, children, infants, travelClass } = query;
  const days = { departureDate, ...(returnDate && { returnDate }) };
  return { origin, destination, ...days, adults, children, infants, travelClass };
};

export function createPriceService({ catalogue, flights, fares, now }: PriceServiceParts) {
  const todayAt = (origin: string) => originOf(catalogue, origin, now()).today;

  /**
   * Today's prices. `isFresh` is false for an answer from before the provider went away, and `note` then says so.
   * @throws AppError what a search throws
   */
  async function read(search: WatchedSearch, flightKey?: string) {
    const { returnDate, ...rest } = search;
    const body = await flights.search({ ...rest, returnDate });
    const { data, meta, timestamp } = JSON.parse(body.toString()) as FlightSearchAnswer;
    const [first] = data;
    const same = flightKey === undefined ? undefined : data.find((offer) => flightKeyOf(offer) === flightKey);
    const reading: PriceReading = {
      day: todayAt(search.origin),
      lowest: first ? totalOf(first, search) : null,
      own: same ? totalOf(same, search) : null,
      places: { origin: meta.origin.cityName, destination: meta.destination.cityName },
      source: meta.source,
    };
    return { reading, note: meta.note, isFresh: now() - Date.parse(timestamp) < FRESH_MS };
  }

  /** The lowest prices of the days before, oldest first; none where nobody can say. */
  const before = async (search: WatchedSearch): Promise<PricePoint[]> => (fares ? fares.history(search) : []);

  return {
    read,
    before,
    /** Whether a journey has left, by the day it is where it begins. */
    hasLeft: ({ origin, departureDate }: WatchedSearch) => departureDate < todayAt(origin),
    /** @throws AppError what a search throws */
    async history(search: WatchedSearch, flightKey?: string): Promise<PriceHistory> {
      const [{ reading, note }, known] = await Promise.all([read(search, flightKey), before(search)]);
      const { day, lowest, own, places, source } = reading;
      const points = lowest === null ? [...known] : withPoint(known, { day, price: lowest });
      return {
        price: priceOf(flightKey === undefined ? null : { key: flightKey, carrier: '' }, reading),
        ...standingOf(points),
        ...{ lowest: points, own: own === null ? [] : [{ day, price: own }], places, source },
        ...(note && { note }),
      };
    },
  };
}
