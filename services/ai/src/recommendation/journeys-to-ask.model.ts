/** Which flights are asked for before a list is made. */
import { monthAfter, monthOf } from '@sojourn/travel';
import { datesFor } from './candidate.model';
import { type FlightJourney, keyOfJourney } from './flight-fares.model';
import { monthFor } from './months.model';
import type { RecommendationInput } from './recommender.model';
import { hemisphereFor, wishesOf } from './wishes.model';

/** Every journey that a list for this person may be costed with: each place in its month, and in its own season. */
export function journeysToAsk(input: Omit<RecommendationInput, 'flights'>): FlightJourney[] {
  const { preferences, catalogue, origin, today } = input;
  const { wishes } = wishesOf({ ...input, hemisphere: hemisphereFor(origin) });
  // What is rare goes to its season where the months asked for have none of it.
  const seasons = [wishes, wishes.filter(({ kind }) => kind !== 'months')];
  const asked = new Map<string, FlightJourney>();
  for (const entry of catalogue) {
    for (const each of seasons) {
      const month = monthFor(entry, each, monthAfter(monthOf(today)));
      if (month === null) continue;
      const { startDate, endDate } = datesFor(month, { preferences, wishes: each, today }).dates;
      const journey = { destination: entry.airportCode, departureDate: startDate, returnDate: endDate };
      asked.set(keyOfJourney(journey), journey);
    }
  }
  return [...asked.values()];
}
