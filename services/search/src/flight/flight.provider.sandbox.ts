/**
 * The built-in inventory: sample fares on a deterministic timetable over real airports and carriers. It needs no
 * network, and the same question asked on the same day has the same answer.
 */
import type { FlightOffer } from '@sojourn/contracts';
import type { Airport } from '../airport/airport.model';
import { hasCabin } from './fare.model';
import type { FlightProvider, FlightQuestion } from './flight.provider';
import { type AirportLookup, createItineraryFinder } from './itinerary.model';
import { costOf, offerOf, priced, type PricedItinerary, returnFor, type Sale } from './offer.model';

const MOST_OFFERS = 60;
const MOST_NONSTOP = 42;
const MOST_WAYS_BACK = 120;

const byCost = (one: PricedItinerary, other: PricedItinerary) => costOf(one) - costOf(other);

function withoutDoubles(offers: readonly FlightOffer[]): FlightOffer[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}

/** The best ways of a pair: nonstops keep most of the places, so that connections never crowd them out. */
function worthwhile(ways: readonly PricedItinerary[]): PricedItinerary[] {
  const nonstop = ways.filter(({ itinerary }) => itinerary.flights.length === 1).sort(byCost);
  const connecting = ways.filter(({ itinerary }) => itinerary.flights.length > 1).sort(byCost);
  const kept = nonstop.slice(0, MOST_NONSTOP);
  return [...kept, ...connecting.slice(0, MOST_OFFERS - kept.length)];
}

export function createSandboxFlightProvider(airportOf: AirportLookup): FlightProvider {
  const finder = createItineraryFinder(airportOf);

  function waysBetween(from: readonly Airport[], to: readonly Airport[], trip: { date: string; sale: Sale }) {
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

  function roundTrips(question: FlightQuestion, outbound: PricedItinerary[], returnDate: string): FlightOffer[] {
    const sale = { travelClass: question.travelClass, today: question.today };
    const back = waysBetween(question.destinations, question.origins, { date: returnDate, sale })
      .sort(byCost)
      .slice(0, MOST_WAYS_BACK);
    return outbound.flatMap((way) => {
      const first = way.itinerary.flights[0];
      const last = way.itinerary.flights.at(-1) ?? first;
      const inbound = returnFor(
        way,
        back.filter(({ itinerary }) => {
          const end = itinerary.flights.at(-1) ?? itinerary.flights[0];
          return itinerary.flights[0].from === last.to && end.to === first.from;
        }),
      );
      return inbound ? [offerOf(way, inbound, sale)] : [];
    });
  }

  return {
    name: 'sandbox',
    source: 'sample',
    async search(question) {
      const sale = { travelClass: question.travelClass, today: question.today };
      const date = question.departureDate;
      const outbound = worthwhile(waysBetween(question.origins, question.destinations, { date, sale }));
      const offers = question.returnDate
        ? roundTrips(question, outbound, question.returnDate)
        : outbound.map((way) => offerOf(way, undefined, sale));
      // Booking systems show nine seats at most, so a bigger party is offered what has nine.
      const seats = Math.min(9, question.adults + question.children);
      return withoutDoubles(offers)
        .filter((offer) => offer.numberOfBookableSeats >= seats)
        .sort((a, b) => a.totalPrice - b.totalPrice || a.id.localeCompare(b.id));
    },
  };
}
