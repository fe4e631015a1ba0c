/** A flight search as it stands in the address of the results page, its single source. */
import { flightSearchQuerySchema, passengerLimits, type TravelClass, travelClasses } from '@sojourn/contracts';

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

/** What is wrong with an address, by the parameter it stands in. */
export type AddressFaults = Partial<Record<keyof FlightSearch, string>>;

/** What an address asks for: a search, or one as it was typed with what is wrong about it. */
export type AskedSearch = { search: FlightSearch; faults?: AddressFaults };

const countOf = (text: string | undefined, { min, max }: { min: number; max: number }) => {
  const count = Number(text ?? '');
  return Number.isInteger(count) && count >= min && count <= max ? count : min;
};

const givenIn = (params: URLSearchParams) =>
  Object.fromEntries([...params].map(([name, text]) => [name, text.trim()]).filter(([, text]) => text));

/** The fields of an address as they stand there, '' for what is missing. */
function searchAsGiven(given: Readonly<Record<string, string>>): FlightSearch {
  const { origin = '', destination = '', departureDate = '', returnDate = '' } = given;
  return {
    ...{ origin: origin.toUpperCase(), destination: destination.toUpperCase(), departureDate, returnDate },
    adults: countOf(given['adults'], passengerLimits.adults),
    children: countOf(given['children'], passengerLimits.children),
    infants: countOf(given['infants'], passengerLimits.infants),
    travelClass: travelClasses.find((one) => one === given['travelClass']) ?? 'ECONOMY',
  };
}

/** What an address says of a search, however little; undefined where it says nothing of the way or the day. */
export function startedSearch(params: URLSearchParams): FlightSearch | undefined {
  const started = searchAsGiven(givenIn(params));
  return started.origin || started.destination || started.departureDate ? started : undefined;
}

/** The search in an address, or undefined where origin, destination or departure date is missing. */
export function parseFlightSearch(params: URLSearchParams): AskedSearch | undefined {
  const given = givenIn(params);
  if (!given['origin'] || !given['destination'] || !given['departureDate']) return undefined;
  const { success, data, error } = flightSearchQuerySchema.safeParse(given);
  if (success) return { search: { ...data, returnDate: data.returnDate ?? '' } };
  const faults: AddressFaults = {};
  for (const { path, message } of error.issues) faults[path[0] as keyof FlightSearch] ??= message;
  return { search: searchAsGiven(given), faults };
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
