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

/** Characters that take a text from one byte each to two: a single one doubles what is copied at every change. */
const WIDE = /[\u0100-\uffff]/g;
/** Where they are no more than one in so many, they are written as JSON's escapes, which read the same. */
const RARE = 50;

function narrow(text: string): string {
  const wide = text.match(WIDE)?.length ?? 0;
  if (wide === 0 || wide * RARE > text.length) return text;
  return text.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Strung together, not joined: what is stored whole in the end is copied once, then. */
const strung = (pieces: readonly string[]): string =>
  pieces.length === 0 ? '' : pieces.reduce((text, piece) => `${text},${piece}`);

/** A value as JSON; what is not to be changed and was written before need not be told again. */
function jsonOf(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return narrow(JSON.stringify(value));
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = levels === 0 || Array.isArray(value) ? narrow(jsonTextOf(value)) : recordOf(value, levels);
  texts.set(value, text);
  return text;
}

function recordOf(value: object, levels: number): string {
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  const pieces = given.map(([name, each]) => `${narrow(JSON.stringify(name))}:${jsonOf(each, levels - 1)}`);
  return `{${levels === 1 ? pieces.join(',') : strung(pieces)}}`;
}

/**
 * Serializes a part of an entry before the whole is written: `levels` as many as it has of records before what is never
 * taken apart.
 */
export function serializeAhead(part: object, levels: number): void {
  jsonOf(part, levels);
}

/** Reads and writes a list, which is parsed anew only when somebody else has written it. Its entries are not to be changed. */
export function storedList(key: string) {
  let known: { text: string; list: unknown[] } | null = null;
  return {
    /** Null when no list is there. */
    read(): unknown[] | null {
      const text = textAt(key);
      if (known && known.text === text) return known.list;
      const list = readStoredList(key);
      known = list && text !== null ? { text, list } : null;
      return list;
    },
    /** Whether there was room and leave for it. */
    write(list: readonly unknown[]): boolean {
      const text = `[${strung(list.map((entry) => jsonOf(entry, LEVELS)))}]`;
      const isWritten = writeText(key, text);
      if (isWritten) known = { text, list: [...list] };
      return isWritten;
    },
  };
}
