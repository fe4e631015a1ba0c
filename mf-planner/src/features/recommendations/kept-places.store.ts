/** The places somebody keeps while refining, stored by this browser beside the list. */
import { readStoredList, writeStored } from '@sojourn/web-kit';

const KEPT_KEY = 'aiRecommendationsKept';

/** Ids of kept places; of other lists too, which are in none that is shown. */
export const readKeptPlaces = (): string[] =>
  (readStoredList(KEPT_KEY) ?? []).filter((each): each is string => typeof each === 'string');

/** Stores them. Without room they last until the page is left. */
export const writeKeptPlaces = (ids: readonly string[]): void => void writeStored(KEPT_KEY, ids);
