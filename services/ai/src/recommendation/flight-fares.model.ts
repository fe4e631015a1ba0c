/** What flights cost, as the search service answers it: asked for all candidates at once, before any of them is scored. */
import type { FareBatchAnswer } from '@sojourn/contracts/fare';

/** There and back: an airport or metropolitan code, and days `YYYY-MM-DD`. */
export type FlightJourney = { destination: string; departureDate: string; returnDate: string };

/** Fares of the journeys that were asked for, from the airport `origin`; null where nobody flies, undefined of one that was not. */
export type FlightFares = {
  origin: string;
  fareOf(journey: FlightJourney): { fare: number; minutes: number; changes?: number } | null | undefined;
};

/** Names a journey. */
export const keyOfJourney = ({ destination, departureDate, returnDate }: FlightJourney) =>
  `${destination} ${departureDate} ${returnDate}`;

/** The answer to the journeys, in their order. */
export function flightFares(
  origin: string,
  journeys: readonly FlightJourney[],
  answers: FareBatchAnswer['data'],
): FlightFares {
  const known = new Map(journeys.map((journey, at) => [keyOfJourney(journey), answers[at] ?? null]));
  return { origin, fareOf: (journey) => known.get(keyOfJourney(journey)) };
}
