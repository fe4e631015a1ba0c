/** The port to everything that is stored of one person. An engine that does not answer throws AppError `unavailable`. */
export type PersonRepository = {
  /** The numbers of all trips somebody owns, deleted ones too; the lowest first, at most so many. */
  tripsOf(ownerId: string, limit: number): Promise<number[]>;
  /** Takes one of their trips away for good, deleted or not. */
  removeTrip(ownerId: string, tripId: number): Promise<void>;
  /** Lets all links to their trips open nothing, or again what they opened. */
  pauseLinks(ownerId: string, arePaused: boolean): Promise<void>;
  /** Takes away what is left of their links, whatever trip they led to. */
  removeLinks(ownerId: string): Promise<void>;
};
