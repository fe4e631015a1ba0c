import { foldValue } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { isArrayIndex } from '../bson/paths';
import { EMPTY_ARRAY } from '../bson/order';
import { CommandError } from '../errors';
import type { IndexDefinition } from './definition';
import { encodeKey, LONGEST_PLAIN_KEY, shorten } from './key-encoding';

/** The keys one document has in one index, and what they teach about the index. */
export interface EntryKeys {
  keys: Buffer[];
  multikey: boolean[];
  hasLongKeys: boolean;
}

interface Position {
  value: unknown;
  rest: readonly string[];
  /** Inside an array already: an array met now is a value, not something to walk into. */
  isElement: boolean;
}

/** Encoded keys of a document, without duplicates. Throws when two arrays would have to be combined. */
export function entryKeysOf(index: IndexDefinition, document: Document): EntryKeys {
  const multikey = index.fields.map(() => false);
  const start = index.fields.map(({ path }) => ({ value: document, rest: path.split('.'), isElement: false }));
  const rows: unknown[][] = [];
  expand(start, multikey, rows);
  const present = index.sparse ? rows.filter((row) => row.some((value) => value !== undefined)) : rows;
  const encoded = present.map((row) => encodeRow(index, row));
  const unique = new Map(encoded.map((key) => [key.toString('latin1'), key]));
  return {
    keys: [...unique.values()].map(shorten),
    multikey,
    hasLongKeys: encoded.some((key) => key.length > LONGEST_PLAIN_KEY),
  };
}

function encodeRow({ fields, collation }: IndexDefinition, row: unknown[]): Buffer {
  return encodeKey(
    row.map((value, i) => ({ value: foldValue(value, collation), descending: fields[i]?.direction === -1 })),
  );
}

// Fields that meet the same array take its elements together: { a: [{ b, c }] } has one key per element, not per pair.
function expand(start: readonly Position[], multikey: boolean[], rows: unknown[][]): void {
  const positions = start.map(descend);
  const atArray = positions.map(({ value, isElement }) => Array.isArray(value) && !isElement);
  const array = positions.find((_, i) => atArray[i])?.value as unknown[] | undefined;
  if (array === undefined) {
    rows.push(positions.map(({ value }) => value));
    return;
  }
  atArray.forEach((isArray, i) => {
    if (!isArray) return;
    if (positions[i]?.value !== array) throw new CommandError(171, 'cannot index parallel arrays');
    multikey[i] = true;
  });
  const elements = array.length > 0 ? array : [EMPTY_ARRAY];
  for (const element of elements) {
    const next = positions.map((position, i) => (atArray[i] ? enter(position, element) : position));
    expand(next, multikey, rows);
  }
}

function enter(position: Position, element: unknown): Position {
  if (position.rest.length === 0) return { value: element, rest: [], isElement: true };
  return { value: isDocument(element) ? element : undefined, rest: position.rest, isElement: false };
}

function descend(position: Position): Position {
  let { value, rest, isElement } = position;
  while (rest.length > 0) {
    const part = rest[0] as string;
    if (Array.isArray(value)) {
      if (!isArrayIndex(part)) break;
      value = value[Number(part)];
    } else {
      value = isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    }
    rest = rest.slice(1);
    isElement = false;
  }
  return { value, rest, isElement };
}
