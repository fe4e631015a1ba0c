import { readStoredList } from '@sojourn/web-kit/storage';
import { useSyncExternalStore } from 'react';

/** Where mf-trips stores the trips of this browser (spec, section 5: the key `trips`). */
const KEY = 'trips';

// It may be half a megabyte, and is asked for at every render: it is parsed anew when its text is another one.
let known: { text: string; hasAny: boolean } | undefined;

function hasTrips(): boolean {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    if (known?.text !== text) known = { text, hasAny: (readStoredList(KEY)?.length ?? 0) > 0 };
    return known.hasAny;
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
