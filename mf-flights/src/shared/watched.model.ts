/** A search as it is watched, and back. */
import type { WatchedSearch } from '@sojourn/contracts/watch';
import type { FlightSearch } from './flight-search.model';

/** The search of a page as watches have it. */
export const watchedSearchOf = ({ returnDate, ...search }: FlightSearch): WatchedSearch => ({
  ...search,
  ...(returnDate && { returnDate }),
});

/** A watched search as a page has it. */
export const flightSearchOf = ({ returnDate = '', ...search }: WatchedSearch): FlightSearch => ({
  ...search,
  returnDate,
});

/** Whether two searches ask for the same. */
export const isSameSearch = (one: WatchedSearch, other: WatchedSearch): boolean => lineOf(one) === lineOf(other);

const lineOf = ({
  origin,
  destination,
  departureDate,
  returnDate = '',
  adults,
  children,
  infants,
  travelClass,
}: WatchedSearch) => [origin, destination, departureDate, returnDate, adults, children, infants, travelClass].join(' ');
