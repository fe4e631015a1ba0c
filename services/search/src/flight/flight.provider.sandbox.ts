/**
 * The built-in inventory: sample fares on a deterministic timetable over real airports, carriers and routes. It needs no
 * network, and the same query on the same day has the same answer.
 */
import { cabinFare, dayFactor, familyFares, oneWayFactor, seasonFactor } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { hasCabin, relativeFare } from './fare.model';
import type { FlightProvider, FlightProviderQuery } from './flight.provider';
import type { Inventory } from './inventory';
import { fareMannerOf, lowestFare, marketLevelOf, type Market } from './market.model';
import {
  generalizedCostOf,
  mainCarrierOf,
  offerOf,
  type PricedItinerary,
  returnFor,
  type SoldOffer,
} from './offer.model';
import { seasonCurveOf } from './network/season.model';
import type { Itinerary } from './itinerary.model';

const MAX_OFFERS = 60;
const MAX_NONSTOP = 42;
const MAX_RETURN_ITINERARIES = 120;

/** Two itineraries, or one, with their fares added up: not yet scaled to the market. */
type Pairing = { out: PricedItinerary; back: PricedItinerary | undefined; fare: number };

const byGeneralizedCost = (one: PricedItinerary, other: PricedItinerary) =>
  generalizedCostOf(one) - generalizedCostOf(other);

/** The best itineraries of a pair: most places are reserved for nonstops, so that connections never crowd them out. */
function bestItineraries(itineraries: readonly PricedItinerary[]): PricedItinerary[] {
  const nonstop = itineraries.filter(({ itinerary }) => itinerary.flights.length === 1).sort(byGeneralizedCost);
  const connecting = itineraries.filter(({ itinerary }) => itinerary.flights.length > 1).sort(byGeneralizedCost);
  const shortlist = nonstop.slice(0, MAX_NONSTOP);
  return [...shortlist, ...connecting.slice(0, MAX_OFFERS - shortlist.length)];
}

const kmOf = ({ flights }: Itinerary) => flights.reduce((sum, { km }) => sum + km, 0);
const mannerOf = (itinerary: Itinerary) => fareMannerOf(mainCarrierOf(itinerary));

export function createSandboxFlightProvider({ connections, itineraries, markets }: Inventory): FlightProvider {
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

  /** Each outbound itinerary with the return that suits it. */
  function roundTrips(outbound: readonly PricedItinerary[], back: readonly PricedItinerary[]): Pairing[] {
    const best = back.toSorted(byGeneralizedCost).slice(0, MAX_RETURN_ITINERARIES);
    return outbound.flatMap((outward) => {
      const first = outward.itinerary.flights[0];
      const last = outward.itinerary.flights.at(-1) ?? first;
      const inbound = returnFor(
        outward,
        best.filter(({ itinerary }) => {
          const end = itinerary.flights.at(-1) ?? itinerary.flights[0];
          return itinerary.flights[0].from === last.to && end.to === first.from;
        }),
      );
      return inbound ? [{ out: outward, back: inbound, fare: outward.fare + inbound.fare }] : [];
    });
  }

  function pairingsOf(query: FlightProviderQuery, market: Market) {
    const { origins, destinations, departureDate, returnDate, today, earliest = 0 } = query;
    const curve = seasonCurveOf(market.to);
    const factorOn = (date: string) => dayFactor({ departureDate: date, season: seasonFactor(curve, date), today });
    const single = (itinerary: Itinerary) => (returnDate ? 1 : oneWayFactor(mannerOf(itinerary), kmOf(itinerary)));
    const outFactor = factorOn(departureDate);
    const out = priced(origins, destinations, {
      date: departureDate,
      factor: (each) => outFactor * single(each),
    }).filter(({ itinerary }) => itinerary.flights[0].departs >= earliest);
    const backFactor = returnDate ? factorOn(returnDate) : 0;
    const back = returnDate ? priced(destinations, origins, { date: returnDate, factor: () => backFactor }) : undefined;
    /** The offers of those itineraries that pass. */
    return (isOffered: (itinerary: Itinerary) => boolean): Pairing[] => {
      const outbound = bestItineraries(out.filter(({ itinerary }) => isOffered(itinerary)));
      if (!back) return outbound.map((out) => ({ out, back: undefined, fare: out.fare }));
      return roundTrips(
        outbound,
        back.filter(({ itinerary }) => isOffered(itinerary)),
      );
    };
  }

  return {
    name: 'sandbox',
    source: 'sample',
    async search(query) {
      const market = markets.cheapest(query.origins, query.destinations);
      if (!market) return [];
      const { travelClass, today } = query;
      const pairings = pairingsOf(query, market);
      const economy = pairings(() => true);
      // The lowest in economy costs what the market does, as in the calendar and in every estimate; all else follows it.
      const lowest = lowestFare(market, query);
      const scale = lowest / economy.reduce((least, { fare }) => Math.min(least, fare), Infinity);
      const sold = travelClass === 'ECONOMY' ? economy : pairings((itinerary) => hasCabin(itinerary, travelClass));
      const offers = sold.map(({ out, back, fare }): SoldOffer => {
        const economyFare = Math.max(lowest, Math.round(fare * scale));
        const adult = cabinFare(economyFare, travelClass, kmOf(out.itinerary));
        const family = familyFares(adult, mannerOf(out.itinerary), back ? 2 : 1);
        return offerOf(out, back, { travelClass, today, fares: { adult, ...family } });
      });
      const unique = [...new Map(offers.map((offer) => [offer.id, offer])).values()];
      return unique.sort((a, b) => a.totalPrice - b.totalPrice || a.id.localeCompare(b.id));
    },
  };
}
