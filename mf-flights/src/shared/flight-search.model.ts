/** A flight search as it stands in the address of the results page, its single source. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';

/** `returnDate` is '' for one way. */
export type FlightSearch = {
  origin: string;
  destination: string;
  departureDate: string;
  returnDate: string;
  adults: number;
  children: number;
  infants: number;
  travelClass: TravelClass;
};

/** What people call the cabins. */
export const travelClassLabels: Readonly<Record<TravelClass, string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
};

const countIn = (params: URLSearchParams, name: string, fallback: number) => {
  const text = params.get(name) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : fallback;
};

/** The search in an address, or undefined where origin, destination or departure date is missing. */
export function parseFlightSearch(params: URLSearchParams): FlightSearch | undefined {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const origin = text('origin').toUpperCase();
  const destination = text('destination').toUpperCase();
  const departureDate = text('departureDate');
  if (!origin || !destination || !departureDate) return undefined;
  return {
    origin,
    destination,
    departureDate,
    returnDate: text('returnDate'),
    adults: countIn(params, 'adults', 1),
    children: countIn(params, 'children', 0),
    infants: countIn(params, 'infants', 0),
    travelClass: travelClasses.find((one) => one === text('travelClass')) ?? 'ECONOMY',
  };
}

/** The search as query text; a return date only on a round trip. */
export function flightSearchParams(search: FlightSearch): URLSearchParams {
  const { origin, destination, departureDate, returnDate, adults, children, infants, travelClass } = search;
  return new URLSearchParams({
    origin,
    destination,
    departureDate,
    ...(returnDate ? { returnDate } : {}),
    adults: String(adults),
    children: String(children),
    infants: String(infants),
    travelClass,
  });
}
