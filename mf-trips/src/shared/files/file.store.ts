/** The port: where the bytes of a trip's documents are kept, beside the plan that describes them. */
import type { StoredFile } from '@sojourn/contracts/plan';

export type FileStore = {
  /**
   * Stores the bytes of a document under its id; durable once it resolves. May be repeated.
   * @param onProgress is told how much has gone, from 0 to 1
   */
  put(documentId: string, file: Blob, onProgress?: (share: number) => void): Promise<StoredFile>;
  /** The bytes of a document; null when they are not there. */
  read(documentId: string): Promise<Blob | null>;
  /** An address from which this browser downloads them; null when they are not there. */
  addressOf(documentId: string): Promise<string | null>;
};
