/** A list in this browser's storage. It may be of half a megabyte, and one change of a trip reads it several times. */
import { readStoredList } from '@sojourn/web-kit';
import { jsonTextOf } from './json-text.model';

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // There is no room, or no leave to store anything.
    return false;
  }
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids storage has nothing under any key.
    return null;
  }
}

/** Entries hold plans, plans collections, and those the parts that a change makes anew or leaves as they are. */
const LEVELS = 3;
const texts = new WeakMap<object, string>();

/** A value as JSON; what is not to be changed and was written before need not be told again. */
function jsonOf(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (levels === 0 || Array.isArray(value)) return jsonTextOf(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const tell = ([name, each]: [string, unknown]) => `${JSON.stringify(name)}:${jsonOf(each, levels - 1)}`;
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  const text = `{${given.map(tell).join(',')}}`;
  texts.set(value, text);
  return text;
}

/** Tells a part of an entry ahead of writing it: `levels` as many as it has of records before what is never taken apart. */
export function tellAhead(part: object, levels: number): void {
  jsonOf(part, levels);
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
      const isWritten = writeText(key, `[${list.map((entry) => jsonOf(entry, LEVELS)).join(',')}]`);
      if (isWritten) remember([...list]);
      return isWritten;
    },
  };
}
