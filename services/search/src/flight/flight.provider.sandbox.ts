/**
 * The built-in inventory: sample fares on a deterministic timetable over real airports, carriers and routes. It needs no
 * network, and the same query on the same day has the same answer.
 */
import { type FlownNear, type TravelClass, travelClasses } from '@sojourn/contracts';
import { oncePer, oneWayFactor, weekdayOf } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { isJourneyFlown, isTight } from './availability.model';
import { chainHasCabin } from './cabin.model';
import { relativeFare } from './fare.model';
import { flownNear } from './flown-near';
import type { FareProvider, FareQuery, JourneyQuery } from './flight.provider';
import type { Inventory } from './inventory';
import type { Itinerary } from './itinerary.model';
import { dayFactorOf, carrierTypeOf, lowestFare, marketLevelOf, type Market, partyFaresOf } from './market.model';
import { mainCarrierOf, MOST_SEATS, offerOf, type PricedItinerary, type SampleOffer, seatsOf } from './offer.model';
import { bestItineraries, type Pairing, roundTrips } from './round-trip.model';

/** Days of one weekday without a flight, after which nobody looks at another one. */
const MISSES_OF_A_WEEKDAY = 2;

/** Of the same flights a better cabin is at least so much pricier, whatever bucket each still sells. */
const LEAST_STEP = 1.1;

/** What a pairing costs an adult. */
type Priced = { pairing: Pairing; adult: number };

const numbersOf = ({ flights }: Itinerary) => flights.map(({ number }) => number).join();
/** The days that somebody flies on. */
type FareDays = { departureDate: string; returnDate?: string | undefined };
const daysOf = ({ departureDate, returnDate }: FareDays) =>
  returnDate ? [departureDate, returnDate] : [departureDate];
/** The same flights, whatever the cabin. */
const flightsOf = ({ out, back }: Pairing) => numbersOf(out.itinerary) + (back ? ` ${numbersOf(back.itinerary)}` : '');
const kmOf = ({ flights }: Itinerary) => flights.reduce((sum, { km }) => sum + km, 0);
const departureOf = ({ itinerary }: PricedItinerary) => itinerary.flights[0].departs;
const mainCarrierTypeOf = (itinerary: Itinerary) => carrierTypeOf(mainCarrierOf(itinerary));

/** It sells seat by seat, so its answer is every offer there is. */
type SandboxFlightProvider = FareProvider & {
  search(query: JourneyQuery): Promise<SampleOffer[]>;
  flownNear(query: JourneyQuery): Promise<FlownNear>;
};

export function createSandboxFlightProvider({
  connections,
  itineraries,
  markets,
  usualTimes,
  atSisters,
}: Inventory): SandboxFlightProvider {
  /** Every itinerary of a day with its fare; `factor` is what the day and the kind of ticket make of it. */
  function priced(
    from: readonly Airport[],
    to: readonly Airport[],
    day: { date: string; factor: (itinerary: Itinerary) => number },
  ): PricedItinerary[] {
    return from.flatMap((origin) =>
      to.flatMap((destination) => {
        if (origin.iataCode === destination.iataCode) return [];
        const level = marketLevelOf(connections.chainsBetween(origin, destination), origin, destination);
        return itineraries
          .find(origin, destination, day.date)
          .map((itinerary) => ({ itinerary, fare: relativeFare(itinerary, level) * day.factor(itinerary) }));
      }),
    );
  }

  function pairingsOf(query: JourneyQuery, market: Market) {
    const { origins, destinations, departureDate, returnDate, today, earliest = 0 } = query;
    const single = (itinerary: Itinerary) =>
      returnDate ? 1 : oneWayFactor(mainCarrierTypeOf(itinerary), kmOf(itinerary));
    const outFactor = dayFactorOf(market, departureDate, today);
    const out = priced(origins, destinations, {
      date: departureDate,
      factor: (each) => outFactor * single(each),
    }).filter((each) => departureOf(each) >= earliest);
    const backFactor = returnDate ? dayFactorOf(market, returnDate, today) : 0;
    const back = returnDate ? priced(destinations, origins, { date: returnDate, factor: () => backFactor }) : undefined;
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

  /** Pairings of a cabin with their fares: the lowest is the market's, and each is below the same flights in a better cabin. */
  function pricedIn(query: JourneyQuery, market: Market): Priced[] {
    const pairings = pairingsOf(query, market);
    const pricier = new Map<string, number>();
    let priced: Priced[] = [];
    for (const cabin of travelClasses.slice(travelClasses.indexOf(query.travelClass)).toReversed()) {
      const own = markets.cheapest(query.origins, query.destinations, { cabin, days: daysOf(query) });
      if (!own) continue;
      const lowest = lowestFare(own, query);
      const sold = pairings(cabin);
      const scale = lowest / sold.reduce((least, { fare }) => Math.min(least, fare), Infinity);
      priced = sold.map((pairing) => {
        const most = Math.floor((pricier.get(flightsOf(pairing)) ?? Infinity) / LEAST_STEP);
        return { pairing, adult: Math.max(lowest, Math.min(most, Math.round(pairing.fare * scale))) };
      });
      for (const { pairing, adult } of priced) pricier.set(flightsOf(pairing), adult);
    }
    return priced;
  }

  const isFlown = (
    { origins, destinations, travelClass }: Pick<FareQuery, 'origins' | 'destinations' | 'travelClass'>,
    day: FareQuery['days'][number],
  ) =>
    origins.some((from) =>
      destinations.some((to) => isJourneyFlown(itineraries, { from, to }, { ...day, travelClass })),
    );

  return {
    name: 'sandbox',
    source: 'sample',
    async search(asked) {
      const query = atSisters(asked);
      const market = markets.cheapest(query.origins, query.destinations, {
        ...{ cabin: query.travelClass, days: daysOf(query) },
      });
      if (!market) return [];
      const { travelClass, today } = query;
      const offers = pricedIn(query, market).map(({ pairing: { out, back }, adult }): SampleOffer => {
        const fares = partyFaresOf(adult, market, back ? 2 : 1);
        return offerOf(out, back, { travelClass, today, fares });
      });
      const unique = [...new Map(offers.map((offer) => [offer.id, offer])).values()];
      const [cheapest, ...rest] = unique.sort((a, b) => a.totalPrice - b.totalPrice || a.id.localeCompare(b.id));
      // The emptiest flights are sold for least: they have a seat for every party, so that what the calendar says holds for each.
      return cheapest ? [{ ...cheapest, numberOfBookableSeats: MOST_SEATS }, ...rest] : [];
    },
    flownNear: async (asked) => flownNear({ connections, itineraries }, atSisters(asked)),
    async fares({ days, isEstimate = false, ...asked }) {
      const query = atSisters(asked);
      const { origins, destinations, travelClass, today } = query;
      const market = markets.cheapest(origins, destinations, { cabin: travelClass });
      const marketOn = markets.onDays(origins, destinations, travelClass);
      const usual = market && usualTimes(origins, destinations);
      if (!market || !usual) return { fares: days.map(() => null), minutes: 0, changes: 0 };
      const fares = days.map((day) => {
        if (!isEstimate && !isFlown(query, day)) return null;
        const own = marketOn(daysOf(day)) ?? market;
        return partyFaresOf(lowestFare(own, { ...day, today: day.boughtOn ?? today }), own, day.returnDate ? 2 : 1);
      });
      return { fares, ...usual };
    },
    async lowest({ days, ...asked }) {
      const query = atSisters(asked);
      const { origins, destinations, travelClass, today } = query;
      const market = markets.cheapest(origins, destinations, { cabin: travelClass });
      const usual = market && usualTimes(origins, destinations);
      if (!market || !usual) return undefined;
      // Fares of a year are some hundred multiplications; whether a day is flown is asked of the cheapest first. Timetables are
      // those of a week: what does not meet on two Tuesdays does not meet on the third.
      const marketOn = markets.onDays(origins, destinations, travelClass);
      const missed = new Map<number, number>();
      const found = days
        .map((day) => {
          const own = marketOn(daysOf(day)) ?? market;
          return { day, own, fare: lowestFare(own, { ...day, today }) };
        })
        .sort((one, other) => one.fare - other.fare || one.day.departureDate.localeCompare(other.day.departureDate))
        .find(({ day }) => {
          const weekday = weekdayOf(day.departureDate);
          const misses = missed.get(weekday) ?? 0;
          if (misses >= MISSES_OF_A_WEEKDAY) return false;
          if (isFlown(query, day)) return true;
          missed.set(weekday, misses + 1);
          return false;
        });
      if (!found) return undefined;
      const { departureDate, returnDate } = found.day;
      const fares = partyFaresOf(found.fare, found.own, returnDate ? 2 : 1);
      return { departureDate, returnDate, fares, ...(usualTimes(origins, destinations, daysOf(found.day)) ?? usual) };
    },
  };
}
