/** On which days a journey can be flown at all. */
import type { TravelClass } from '@sojourn/contracts';
import { daysBetween } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { chainHasCabin } from './cabin.model';
import { type ItineraryFinder, lastFlightOf, turnaroundMs } from './itinerary.model';

/** When and how somebody wants to fly; nothing that leaves before `earliest` (ms since 1970) is wanted. */
export type FlownJourney = {
  departureDate: string;
  returnDate?: string | undefined;
  travelClass: TravelClass;
  earliest?: number | undefined;
};

/** After so many days whoever has flown out is there, wherever it is. */
const SURELY_THERE_DAYS = 4;

/** Whether two days are so near that somebody may not have landed before the last flight back leaves. */
export const isTight = ({ departureDate, returnDate }: Pick<FlownJourney, 'departureDate' | 'returnDate'>): boolean =>
  returnDate !== undefined && daysBetween(departureDate, returnDate) < SURELY_THERE_DAYS;

/**
 * Whether a search for the journey finds an offer, without making the offers: timetables of the day are opened only where days
 * are near, to each other or to now.
 */
export function isJourneyFlown(
  itineraries: ItineraryFinder,
  { from, to }: { from: Airport; to: Airport },
  { departureDate, returnDate, travelClass: cabin, earliest }: FlownJourney,
): boolean {
  if (from === to) return false;
  if (earliest === undefined && !isTight({ departureDate, returnDate })) {
    return (
      itineraries.isFlown(from, to, { date: departureDate, cabin }) &&
      (returnDate === undefined || itineraries.isFlown(to, from, { date: returnDate, cabin }))
    );
  }
  const flown = (one: Airport, other: Airport, date: string) =>
    itineraries.find(one, other, date).filter(({ flights }) => chainHasCabin(flights, cabin));
  const landings = flown(from, to, departureDate)
    .filter(({ flights }) => flights[0].departs >= (earliest ?? 0))
    .map((each) => lastFlightOf(each).arrives);
  if (landings.length === 0 || returnDate === undefined) return landings.length > 0;
  const landed = Math.min(...landings) + turnaroundMs;
  return flown(to, from, returnDate).some(({ flights }) => flights[0].departs >= landed);
}
