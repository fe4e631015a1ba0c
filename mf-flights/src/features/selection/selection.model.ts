/** A chosen offer: the booking search for it, and the trip draft it makes. */
import type { FlightOffer, FlightSearchAnswer, Segment, TravelClass, TripDraft } from '@sojourn/contracts';
import { legsOf, stopsLabel } from '../../shared/leg.model';
import type { FlightSearch } from '../../shared/flight-search.model';

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

const dayOf = (localTime: string) => localTime.slice(0, 10);
const timeOf = (localTime: string) => localTime.slice(11, 16);

function segmentLine({ flightNumber, departure, arrival }: Segment): string {
  const lands =
    dayOf(arrival.at) === dayOf(departure.at) ? timeOf(arrival.at) : `${dayOf(arrival.at)} ${timeOf(arrival.at)}`;
  return `  ${flightNumber}: ${departure.iataCode} ${timeOf(departure.at)} to ${arrival.iataCode} ${lands}`;
}

type Source = FlightSearchAnswer['meta']['source'];

/** The offer in words, for a trip's notes. */
function notesOf(offer: FlightOffer, source: Source): string {
  const lines = legsOf(offer).flatMap((leg, at) => [
    `${at === 0 ? 'Outbound' : 'Return'} ${dayOf(leg.departure.at)}, ${stopsLabel(leg.stops).toLowerCase()}`,
    ...leg.segments.map(segmentLine),
  ]);
  const price = `$${offer.totalPrice.toLocaleString('en-US')} ${offer.currency} per person${source === 'sample' ? ' (sample fare)' : ''}, book by ${offer.lastTicketingDate}`;
  return [`Flights with ${offer.mainCarrierName}`, ...lines, price].join('\n');
}

/** The trip an offer makes: from departure to return, or to the landing of a one-way flight. */
export function tripDraftOf(
  offer: FlightOffer,
  { destination, source }: Pick<FlightSearchAnswer['meta'], 'destination' | 'source'>,
): TripDraft {
  const last = offer.returnSegments.at(-1)?.arrival.at ?? offer.arrivalTime;
  return {
    title: `Trip to ${destination.cityName}`,
    destination: [destination.cityName, destination.countryName].filter(Boolean).join(', '),
    startDate: dayOf(offer.departureTime),
    endDate: dayOf(last),
    budget: null,
    notes: notesOf(offer, source),
  };
}
