/** The names of a route's two ends, told apart where both have one city. */
import { foldWords } from '@sojourn/travel';
import { shortAirportName } from './airport.model';

/** An end of a route; `name` is the airport's, where it is known. */
export type RouteEnd = { iataCode: string; cityName: string; name?: string };
/** How the two ends of a route are called beside each other. */
export type EndNames = { origin: string; destination: string };

const isSame = (one: string, other: string) => foldWords(one) === foldWords(other);
const withCode = ({ iataCode, cityName }: RouteEnd) =>
  isSame(cityName, iataCode) ? iataCode : `${cityName} (${iataCode})`;

/** The cities of a route's ends; the airports where both are in one city, else that city with their codes. */
export function endNames(origin: RouteEnd, destination: RouteEnd): EndNames {
  if (!isSame(origin.cityName, destination.cityName)) {
    return { origin: origin.cityName, destination: destination.cityName };
  }
  const [one, other] = [origin, destination].map(({ name = '' }) => shortAirportName(name));
  if (one && other && !isSame(one, other)) return { origin: one, destination: other };
  return { origin: withCode(origin), destination: withCode(destination) };
}

/**
 * A route as people say it.
 * @example routeName(kirkwall, westray) // 'Kirkwall to Westray', though both are in Orkney
 */
export function routeName(origin: RouteEnd, destination: RouteEnd): string {
  const names = endNames(origin, destination);
  return `${names.origin} to ${names.destination}`;
}

/** The route of a watched search, of which the cities' names are stored alone. */
export function watchedRouteName({
  search,
  places,
}: {
  search: { origin: string; destination: string };
  places: EndNames;
}): string {
  return routeName(
    { iataCode: search.origin, cityName: places.origin },
    { iataCode: search.destination, cityName: places.destination },
  );
}
