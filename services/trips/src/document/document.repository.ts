/** The port through which the files of documents are stored. An engine that does not answer throws AppError `unavailable`. */
import type { Readable } from 'node:stream';
import type { TripFile } from './document.model';

export type DocumentRepository = {
  /** Stores a file's bytes, and then that it is whole; false when its document has a file already. */
  store(file: TripFile, bytes: Buffer): Promise<boolean>;
  find(tripId: number, documentId: string): Promise<TripFile | null>;
  read(file: TripFile): Readable;
  ofTrip(tripId: number): Promise<TripFile[]>;
  ofOwner(ownerId: string): Promise<TripFile[]>;
  /** Files to be looked at by now. */
  due(now: Date, limit: number): Promise<TripFile[]>;
  /** Stores when a file is looked at again, and since when it is missing. */
  reschedule(file: TripFile): Promise<void>;
  /** Takes a file and its bytes away for good. */
  remove(file: TripFile): Promise<void>;
};
