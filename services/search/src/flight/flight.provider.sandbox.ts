/**
 * The built-in inventory: sample fares on a deterministic timetable over real airports and carriers. It needs no
 * network, and the same query on the same day has the same answer.
 */
import type { FlightOffer } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import { hasCabin } from './fare.model';
import type { FlightProvider, FlightProviderQuery } from './flight.provider';
import { type AirportLookup, createItineraryFinder } from './itinerary.model';
import { generalizedCostOf, offerOf, priced, type PricedItinerary, returnFor, type Sale } from './offer.model';

const MAX_OFFERS = 60;
const MAX_NONSTOP = 42;
const MAX_RETURN_ITINERARIES = 120;

const byGeneralizedCost = (one: PricedItinerary, other: PricedItinerary) =>
  generalizedCostOf(one) - generalizedCostOf(other);

function deduplicated(offers: readonly FlightOffer[]): FlightOffer[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}

/** The best itineraries of a pair: most places are reserved for nonstops, so that connections never crowd them out. */
function bestItineraries(itineraries: readonly PricedItinerary[]): PricedItinerary[] {
  const nonstop = itineraries.filter(({ itinerary }) => itinerary.flights.length === 1).sort(byGeneralizedCost);
  const connecting = itineraries.filter(({ itinerary }) => itinerary.flights.length > 1).sort(byGeneralizedCost);
  const shortlist = nonstop.slice(0, MAX_NONSTOP);
  return [...shortlist, ...connecting.slice(0, MAX_OFFERS - shortlist.length)];
}

export function createSandboxFlightProvider(airportOf: AirportLookup): FlightProvider {
  const finder = createItineraryFinder(airportOf);

  function pricedItineraries(from: readonly Airport[], to: readonly Airport[], trip: { date: string; sale: Sale }) {
    return from.flatMap((origin) =>
      to.flatMap((destination) =>
        origin.iataCode === destination.iataCode
          ? []
          : finder
              .find(origin, destination, trip.date)
              .filter((itinerary) => hasCabin(itinerary, trip.sale.travelClass))
              .map((itinerary) => priced(itinerary, trip.sale)),
      ),
    );
  }

  function roundTrips(query: FlightProviderQuery, outbound: PricedItinerary[], returnDate: string): FlightOffer[] {
    const sale = { travelClass: query.travelClass, today: query.today };
    const back = pricedItineraries(query.destinations, query.origins, { date: returnDate, sale })
      .sort(byGeneralizedCost)
      .slice(0, MAX_RETURN_ITINERARIES);
    return outbound.flatMap((outward) => {
      const first = outward.itinerary.flights[0];
      const last = outward.itinerary.flights.at(-1) ?? first;
      const inbound = returnFor(
        outward,
        back.filter(({ itinerary }) => {
          const end = itinerary.flights.at(-1) ?? itinerary.flights[0];
          return itinerary.flights[0].from === last.to && end.to === first.from;
        }),
      );
      return inbound ? [offerOf(outward, inbound, sale)] : [];
    });
  }

  return {
    name: 'sandbox',
    source: 'sample',
    async search(query) {
      const sale = { travelClass: query.travelClass, today: query.today };
      const date = query.departureDate;
      const outbound = bestItineraries(pricedItineraries(query.origins, query.destinations, { date, sale }));
      const offers = query.returnDate
        ? roundTrips(query, outbound, query.returnDate)
        : outbound.map((outward) => offerOf(outward, undefined, sale));
      return deduplicated(offers).sort((a, b) => a.totalPrice - b.totalPrice || a.id.localeCompare(b.id));
    },
  };
}
