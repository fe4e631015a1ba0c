/** The port to where downloads are stored, each with its file. Every method throws AppError `unavailable` when it cannot be reached. */
import type { Readable } from 'node:stream';
import type { StoredExport } from './export.model';

export type ExportRepository = {
  find(userId: string): Promise<StoredExport | null>;
  /** Stores a download that is to be made, unless one is under way. @returns the one that is there now */
  begin(wanted: StoredExport): Promise<StoredExport>;
  /** Changes the download of this id, if it is still that of its account. @returns whether it was */
  change(userId: string, id: string, to: Partial<StoredExport>): Promise<boolean>;
  /** Stores the file of a download, over what an earlier try left of it. @returns its size in bytes */
  store(id: string, content: Readable): Promise<number>;
  read(id: string): Readable;
  removeFile(id: string): Promise<void>;
  /** Downloads that are being made. */
  preparing(limit: number): Promise<StoredExport[]>;
  /** Downloads whose files have had their day and are still there. */
  expired(now: Date, limit: number): Promise<StoredExport[]>;
  /** Removes everything of an account, the file too. */
  removeOf(userId: string): Promise<void>;
};
