/** The port to where leavings are stored. Every method throws AppError `unavailable` when it cannot be reached. */
import type { Departure, DepartureState } from './departure.model';

export type DepartureRepository = {
  find(userId: string): Promise<Departure | null>;
  /** Stores a leaving, unless there is one that was not cancelled. @returns the one that is there now */
  begin(departure: Departure): Promise<Departure>;
  /** Changes a leaving that is in this state; of several at once one does. @returns whether it was in that state */
  change(userId: string, from: DepartureState, to: Pick<Departure, 'checkAt'> & Partial<Departure>): Promise<boolean>;
  /** Those that are to be looked at by now, the longest due first. */
  due(now: Date, limit: number): Promise<Departure[]>;
  /** Removes a leaving that is in this state. */
  remove(userId: string, state: DepartureState): Promise<void>;
};
