/** A flight question as this remote asks it; the address of the results page is its one home. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';

/** `returnDate` is '' for one way. */
export type FlightQuestion = {
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
export const classNames: Readonly<Record<TravelClass, string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
};

const countIn = (params: URLSearchParams, name: string, fallback: number) => {
  const text = params.get(name) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : fallback;
};

/** The question in an address, or nothing where origin, destination or departure date is missing. */
export function questionIn(params: URLSearchParams): FlightQuestion | undefined {
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

/** The question as query text; a return date only on a round trip. */
export function paramsOf(question: FlightQuestion): URLSearchParams {
  const { origin, destination, departureDate, returnDate, adults, children, infants, travelClass } = question;
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
