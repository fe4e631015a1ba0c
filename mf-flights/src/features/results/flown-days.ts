/** What a search that found nothing is told of its days, and the searches of the nearest days that find something. */
import type { FlownNear } from '@sojourn/contracts';
import { formatDate } from '@sojourn/web-kit';
import { type FlightSearch, travelClassLabels } from '../../shared/flight-search.model';
import type { EndNames } from '../../shared/route-names.model';

/** Sentences on each leg without a flight, and the nearest searches with flights, as a link names them. */
export type FlownDays = { sentences: string[]; days: { label: string; search: FlightSearch }[] };

function sentencesOf({ season }: FlownNear['outbound'], { origin, destination }: EndNames, day: string): string[] {
  const none = `No flight from ${origin} to ${destination} leaves on ${formatDate(day)}.`;
  if (!season) return [none];
  return [none, `This route has flights from ${formatDate(season.from)} to ${formatDate(season.until)}.`];
}

const withoutCabin = ({ origin, destination }: EndNames, { departureDate, travelClass }: FlightSearch) =>
  `No flight from ${origin} to ${destination} on ${formatDate(departureDate)} has ${travelClassLabels[travelClass]} seats.`;

function labelOf({ departureDate, returnDate }: FlightSearch, before: FlightSearch): string {
  if (!returnDate) return `Fly on ${formatDate(departureDate)}`;
  if (departureDate === before.departureDate) return `Fly back on ${formatDate(returnDate)}`;
  if (returnDate === before.returnDate) return `Fly out on ${formatDate(departureDate)}`;
  return `Fly ${formatDate(departureDate)} to ${formatDate(returnDate)}`;
}

/** Reads the days near to a search, as its provider answers them; nothing is said where it does not know. */
export function flownDays(search: FlightSearch, names: EndNames, near: FlownNear | undefined): FlownDays {
  if (!near) return { sentences: [], days: [] };
  const { outbound, inbound, journeys } = near;
  const turned = { origin: names.destination, destination: names.origin };
  const days = journeys.map(({ departureDate, returnDate = '' }) => ({ ...search, departureDate, returnDate }));
  // No day, no season: the cabin or the route is the reason.
  const isAnyDay = days.length > 0 || outbound.season !== undefined || inbound?.season !== undefined;
  const linked = days.map((each) => ({ label: labelOf(each, search), search: each }));
  if (near.isInEconomy) return { sentences: [withoutCabin(names, search)], days: linked };
  const isUnknown = near.isInEconomy === undefined && search.travelClass !== 'ECONOMY';
  if (!isAnyDay && isUnknown) return { sentences: [], days: [] };
  if (!isAnyDay && near.isInEconomy === false) {
    return { sentences: sentencesOf(outbound, names, search.departureDate), days: [] };
  }
  if (!isAnyDay && !outbound.isFlown) {
    return { sentences: [`We know no flights from ${names.origin} to ${names.destination}.`], days: [] };
  }
  return {
    sentences: [
      ...(outbound.isFlown ? [] : sentencesOf(outbound, names, search.departureDate)),
      ...(inbound && !inbound.isFlown ? sentencesOf(inbound, turned, search.returnDate) : []),
    ],
    days: linked,
  };
}
