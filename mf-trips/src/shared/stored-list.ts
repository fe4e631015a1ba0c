/** A list in this browser's storage. It may be of half a megabyte, and one change of a trip reads it several times. */
import { readStoredList, writeStored } from '@sojourn/web-kit';

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids storage has nothing under any key.
    return null;
  }
}

/** Reads and writes a list, which is parsed anew only when somebody else has written it. Its entries are not to be changed. */
export function storedList(key: string) {
  let known: { text: string; list: unknown[] } | null = null;
  const remember = (list: unknown[]) => {
    const text = textAt(key);
    known = text === null ? null : { text, list };
  };
  return {
    /** Null when no list is there. */
    read(): unknown[] | null {
      if (known && known.text === textAt(key)) return known.list;
      const list = readStoredList(key);
      if (list) remember(list);
      return list;
    },
    /** Whether there was room and leave for it. */
    write(list: readonly unknown[]): boolean {
      const isWritten = writeStored(key, list);
      if (isWritten) remember([...list]);
      return isWritten;
    },
  };
}
