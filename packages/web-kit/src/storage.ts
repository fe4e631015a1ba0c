/** Browser storage that never throws: it may be full, forbidden, or hold what somebody else wrote. */
import type { Schema } from './api-request';

/** The value under a key when it is there and fits its schema, else the fallback. */
export function readStored<T>(key: string, schema: Schema<T>, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    const parsed = text === null ? undefined : schema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** The entries of a list under a key, each as it was stored; null when no list is there. */
export function readStoredList(key: string): unknown[] | null {
  return readStored<unknown[] | null>(
    key,
    {
      safeParse: (value) =>
        Array.isArray(value) ? { success: true, data: value } : { success: false, error: 'not a list' },
    },
    null,
  );
}

/** Stores a value as JSON; returns whether there was room and leave for it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage holds nothing to forget.
  }
}

/**
 * What somebody plans before it is a trip, wherever it is stored under a name of its own: forms that begin with a saved
 * address, wishes, and what was found for them. It outlives signing in, because it may have been begun before.
 */
const PLANNING = [
  'flightSearch',
  'plannerDraft',
  'searchParams',
  'userPreferences',
  'aiRecommendations',
  'aiRecommendationsSource',
  'aiRecommendationsVersions',
  'aiRecommendationsSaved',
  'aiRecommendationsKept',
  'geolocation_permission_granted',
];

/** Removes what a person at a shared computer leaves behind: what is kept for their account, and what they planned. */
export const removeStoredOf = (userId: string): void => [...keysOfAccount(userId), ...PLANNING].forEach(removeStored);

/**
 * What this browser keeps for an account: every key whose second word is the account's id, such as `unsentChanges ana 7`.
 * Signing out clears it, because the next person at this browser may be another one.
 */
export function keysOfAccount(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.split(' ')[1] === userId);
  } catch {
    // A browser that forbids storage keeps nothing.
    return [];
  }
}
