/** Commands carried out one after the other: a history, or what waited to be sent. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, type Applied } from './apply';
import type { Refusal } from './refusal';

/** The trip after all that could be carried out, and what could not, in order. */
export type Replay = { trip: TripPlan; done: Applied[]; refused: { command: TripCommand; refusal: Refusal }[] };

/** Carries commands out in order; one that is refused changes nothing, and the others go on. */
export function replay(trip: TripPlan, commands: readonly TripCommand[]): Replay {
  const result: Replay = { trip, done: [], refused: [] };
  for (const command of commands) {
    const outcome = apply(result.trip, command);
    if (isApplied(outcome)) {
      result.trip = outcome.trip;
      result.done.push(outcome);
    } else result.refused.push({ command, refusal: outcome.refusal });
  }
  return result;
}
