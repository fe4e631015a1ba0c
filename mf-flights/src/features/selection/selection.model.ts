/** A chosen offer: the booking search for it, and what it is to a trip. */
import type { FlightOffer, FlightSearchAnswer, TravelClass } from '@sojourn/contracts';
import type { AdditionOf } from '@sojourn/contracts/plan';
import { flightSearchParams, type FlightSearch } from '../../shared/flight-search.model';

const CABIN_IN_URL: Readonly<Record<TravelClass, string>> = {
  ECONOMY: 'economy',
  PREMIUM_ECONOMY: 'premium',
  BUSINESS: 'business',
  FIRST: 'first',
};

/** A search page of Kayak for the same airports, days, cabin and people: `11` is a child's age, `1L` an infant on a lap. */
export function bookingUrlOf(offer: FlightOffer, search: FlightSearch): string {
  const { adults, children, infants, travelClass, departureDate, returnDate } = search;
  const young = [...Array<string>(children).fill('11'), ...Array<string>(infants).fill('1L')];
  const parts = [
    `${offer.departureAirport}-${offer.arrivalAirport}`,
    departureDate,
    returnDate,
    CABIN_IN_URL[travelClass],
    `${adults}adults`,
    young.length > 0 ? `children-${young.join('-')}` : '',
  ];
  const url = new URL(`https://www.kayak.com/flights/${parts.filter(Boolean).join('/')}`);
  url.searchParams.set('sort', 'price_a');
  return url.href;
}

/** What a trip is told of an offer: those who pay the fare, and where its price can be asked for again. */
export function additionOf(
  offer: FlightOffer,
  search: FlightSearch,
  { destination, source, airports = {} }: FlightSearchAnswer['meta'],
): AdditionOf<'flight'> {
  return {
    kind: 'flight',
    destination: [destination.cityName, destination.countryName].filter(Boolean).join(', '),
    isSample: source === 'sample',
    offer,
    // An infant on a lap has no seat.
    seats: search.adults + search.children,
    searchPath: `/flights/search?${flightSearchParams(search)}`,
    airports,
  };
}
