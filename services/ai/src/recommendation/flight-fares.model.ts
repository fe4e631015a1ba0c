/** What flights cost, as the search service answers it: asked for all candidates at once, before any of them is scored. */
import type { FareBatchAnswer } from '@sojourn/contracts/fare';
import { monthAfter, monthOf } from '@sojourn/travel';
import { datesFor } from './candidate.model';
import { monthFor } from './months.model';
import type { RecommendationInput } from './recommender.model';
import { hemisphereFor, wishesOf } from './wishes.model';

/** There and back: an airport or metropolitan code, and days `YYYY-MM-DD`. */
export type FlightJourney = { destination: string; departureDate: string; returnDate: string };

/** Fares of the journeys that were asked for, from the airport `origin`; null where nobody flies. */
export type FlightFares = {
  origin: string;
  fareOf(journey: FlightJourney): { fare: number; minutes: number } | null;
};

const keyOf = ({ destination, departureDate, returnDate }: FlightJourney) =>
  `${destination} ${departureDate} ${returnDate}`;

/** Every journey that a list for this person may be costed with: each place in its month, and in its own season. */
export function journeysToAsk(input: Omit<RecommendationInput, 'flights'>): FlightJourney[] {
  const { preferences, catalogue, origin, today } = input;
  const { wishes } = wishesOf({ preferences, catalogue, hemisphere: hemisphereFor(origin) });
  // What is rare goes to its season where the months asked for have none of it.
  const seasons = [wishes, wishes.filter(({ kind }) => kind !== 'months')];
  const asked = new Map<string, FlightJourney>();
  for (const entry of catalogue) {
    for (const each of seasons) {
      const month = monthFor(entry, each, monthAfter(monthOf(today)));
      if (month === null) continue;
      const { startDate, endDate } = datesFor(month, { preferences, wishes: each, today }).dates;
      const journey = { destination: entry.airportCode, departureDate: startDate, returnDate: endDate };
      asked.set(keyOf(journey), journey);
    }
  }
  return [...asked.values()];
}

/** The answer to the journeys, in their order. */
export function flightFares(
  origin: string,
  journeys: readonly FlightJourney[],
  answers: FareBatchAnswer['data'],
): FlightFares {
  const known = new Map(journeys.map((journey, at) => [keyOf(journey), answers[at] ?? null]));
  return { origin, fareOf: (journey) => known.get(keyOf(journey)) ?? null };
}
