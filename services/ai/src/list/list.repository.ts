/** Stores the lists that were passed on, one document a link. */
import type { StoredList } from './list.model';

export type ListRepository = {
  /** Stores a list, and removes the oldest of the same answer beyond `most`. */
  insert(list: StoredList, most: number): Promise<void>;
  find(tokenDigest: string): Promise<StoredList | null>;
};
