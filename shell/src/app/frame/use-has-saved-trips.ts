import { useSyncExternalStore } from 'react';

/** Where mf-trips stores the trips of this browser (spec, section 5: the key `trips`). */
const KEY = 'trips';

function hasTrips(): boolean {
  try {
    return !['[]', null].includes(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}

// Another tab says so; this one draws the frame anew with every page.
const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Whether this browser has trips of its own, account or not. */
export const useHasSavedTrips = (): boolean => useSyncExternalStore(subscribe, hasTrips, () => false);
