/** The port through which links to trips are stored. An engine that does not answer throws AppError `unavailable`. */
import type { Share } from './share.model';

export type ShareRepository = {
  /** Durable once it resolves; `outrun` when another link of this trip has its slot. */
  insert(share: Share): Promise<'inserted' | 'outrun'>;
  findByToken(tokenDigest: string): Promise<Share | null>;
  /** A trip's links, newest first, expired ones too. */
  listOf(tripId: number): Promise<Share[]>;
  /** Takes a link of this trip away, if there is one of that id. */
  remove(tripId: number, id: string): Promise<void>;
  /** Takes away every link of a trip. */
  removeAll(tripId: number): Promise<void>;
  /** Remembers when a link was opened. */
  markOpened(id: string, at: Date): Promise<void>;
};
