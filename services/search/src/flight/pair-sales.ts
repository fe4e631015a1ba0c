/** What is sold between two airports, and for how much: the same whichever other airports were asked for. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';
import { oncePer, oneWayFactor } from '@sojourn/travel';
import { isTight } from './availability.model';
import { chainHasCabin } from './cabin.model';
import { relativeFare } from './fare.model';
import type { JourneyQuery } from './flight.provider';
import type { Inventory } from './inventory';
import type { Itinerary } from './itinerary.model';
import { carrierTypeOf, dayFactorOf, dearerThanLowest, lowestFare, type Market, marketLevelOf } from './market.model';
import { daysOf, type Pair } from './markets.model';
import { mainCarrierOf, type PricedItinerary, seatsOf } from './offer.model';
import { bestItineraries, type Pairing, roundTrips, withoutDawdlers } from './round-trip.model';

/** Of the same flights a better cabin is at least so much pricier, whatever bucket each still sells. */
const LEAST_STEP = 1.1;

/** What a pairing costs an adult, whole dollars; `isLowest` where nothing between its airports costs less. */
export type PricedPairing = { pairing: Pairing; adult: number; isLowest: boolean };

const numbersOf = ({ flights }: Itinerary) => flights.map(({ number }) => number).join();
/** The same flights, whatever the cabin. */
const flightsOf = ({ out, back }: Pairing) => numbersOf(out.itinerary) + (back ? ` ${numbersOf(back.itinerary)}` : '');
const kmOf = ({ flights }: Itinerary) => flights.reduce((sum, { km }) => sum + km, 0);
const departureOf = ({ itinerary }: PricedItinerary) => itinerary.flights[0].departs;
const mainCarrierTypeOf = (itinerary: Itinerary) => carrierTypeOf(mainCarrierOf(itinerary));

/** {@link createPairSales} */
export type PairSales = (pair: Pair, query: Omit<JourneyQuery, 'origins' | 'destinations'>) => PricedPairing[];

/**
 * Sells what is flown between two airports on the days of a query, in its cabin. The lowest fare is that of the pair's market,
 * and each is below that of the same flights in a better cabin.
 */
export function createPairSales({
  connections,
  itineraries,
  markets,
}: Pick<Inventory, 'connections' | 'itineraries' | 'markets'>): PairSales {
  /** Every itinerary of a day with its fare; `factor` is what the day and the kind of ticket make of it. */
  function priced(
    { from, to }: Pair,
    { date, factor }: { date: string; factor: (itinerary: Itinerary) => number },
  ): PricedItinerary[] {
    const level = marketLevelOf(connections.chainsBetween(from, to), from, to);
    return itineraries
      .find(from, to, date)
      .map((itinerary) => ({ itinerary, fare: relativeFare(itinerary, level) * factor(itinerary) }));
  }

  function pairingsOf({ from, to }: Pair, query: Parameters<PairSales>[1], market: Market) {
    const { departureDate, returnDate, today, earliest = 0 } = query;
    const single = (itinerary: Itinerary) =>
      returnDate ? 1 : oneWayFactor(mainCarrierTypeOf(itinerary), kmOf(itinerary));
    const outFactor = dayFactorOf(market, departureDate, today);
    const out = priced({ from, to }, { date: departureDate, factor: (each) => outFactor * single(each) }).filter(
      (each) => departureOf(each) >= earliest,
    );
    const backFactor = returnDate ? dayFactorOf(market, returnDate, today) : 0;
    const back = returnDate
      ? priced({ from: to, to: from }, { date: returnDate, factor: () => backFactor })
      : undefined;
    /** Those with the cabin both ways. */
    return (cabin: TravelClass): Pairing[] => {
      const withCabin = (all: readonly PricedItinerary[]) =>
        all.filter(({ itinerary }) => chainHasCabin(itinerary.flights, cabin));
      if (back) {
        const sale = { travelClass: cabin, today };
        const seatsOn = oncePer(({ itinerary }: PricedItinerary) => seatsOf(itinerary, sale));
        return roundTrips(withCabin(out), withCabin(back), { areTight: isTight(query), seatsOn });
      }
      return bestItineraries(withCabin(out)).map((each) => ({ out: each, back: undefined, fare: each.fare }));
    };
  }

  return (pair, query) => {
    const ends = { origins: [pair.from], destinations: [pair.to] };
    const marketIn = (cabin: TravelClass) => markets.cheapest(ends, { cabin, days: daysOf(query) });
    const market = marketIn(query.travelClass);
    if (!market) return [];
    const pairings = pairingsOf(pair, query, market);
    const pricier = new Map<string, number>();
    let priced: PricedPairing[] = [];
    for (const cabin of travelClasses.slice(travelClasses.indexOf(query.travelClass)).toReversed()) {
      const own = marketIn(cabin);
      if (!own) continue;
      const lowest = lowestFare(own, query);
      const sold = withoutDawdlers(pairings(cabin));
      const least = Math.min(...sold.map(({ fare }) => fare));
      const timesLowest = dearerThanLowest(own, daysOf(query));
      priced = sold.map((pairing) => {
        const most = Math.floor((pricier.get(flightsOf(pairing)) ?? Infinity) / LEAST_STEP);
        const adult = Math.max(lowest, Math.min(most, Math.round(lowest * timesLowest(pairing.fare / least))));
        return { pairing, adult, isLowest: adult === lowest };
      });
      for (const { pairing, adult } of priced) pricier.set(flightsOf(pairing), adult);
    }
    return priced;
  };
}
