import type { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import { bsonTypeOf, type Document } from './document';
import { compareNumbers } from './exact-number';

/** MongoDB's order between kinds of values; kinds of one rank compare by value. The numbers are also key bytes. */
export const RANK = {
  minKey: 0x05,
  emptyArray: 0x0a,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  binary: 0x60,
  objectId: 0x70,
  boolean: 0x80,
  date: 0x90,
  timestamp: 0xa0,
  regex: 0xb0,
  code: 0xc0,
  maxKey: 0xf0,
} as const;

/** What an index and a sort see of an array with nothing in it: less than null. */
export const EMPTY_ARRAY = Symbol('empty array');

const BSON_RANK: Record<string, number> = {
  Int32: RANK.number,
  Double: RANK.number,
  Long: RANK.number,
  Decimal128: RANK.number,
  BSONSymbol: RANK.string,
  Binary: RANK.binary,
  ObjectId: RANK.objectId,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.regex,
  Code: RANK.code,
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
};

/** The rank of a value among kinds. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'string':
      return RANK.string;
    case 'boolean':
      return RANK.boolean;
    case 'undefined':
      return RANK.null;
    case 'symbol':
      return RANK.emptyArray;
  }
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof RegExp) return RANK.regex;
  if (value instanceof Uint8Array) return RANK.binary;
  return BSON_RANK[bsonTypeOf(value) ?? ''] ?? RANK.object;
}

/** Compares two values the way MongoDB orders them. */
export function compareValues(left: unknown, right: unknown): number {
  const rank = rankOf(left);
  const difference = rank - rankOf(right);
  if (difference !== 0) return difference;
  switch (rank) {
    case RANK.number:
      return compareNumbers(left, right);
    case RANK.string:
      return compareStrings(String(left), String(right));
    case RANK.object:
      return compareObjects(left as Document, right as Document);
    case RANK.array:
      return compareArrays(left as unknown[], right as unknown[]);
    case RANK.binary:
      return compareBinaries(binaryParts(left), binaryParts(right));
    case RANK.objectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case RANK.boolean:
    case RANK.date:
      return Number(left) - Number(right);
    case RANK.timestamp:
      return (left as Timestamp).compare(right as Timestamp);
    case RANK.regex:
      return compareTexts(regexParts(left), regexParts(right));
    case RANK.code:
      return compareTexts([(left as Code).code], [(right as Code).code]);
    default:
      return 0;
  }
}

/** True when MongoDB holds two values equal. */
export function equalValues(left: unknown, right: unknown): boolean {
  return compareValues(left, right) === 0;
}

/** Subtype and bytes of a binary value. */
export function binaryParts(value: unknown): { subtype: number; bytes: Uint8Array } {
  if (value instanceof Uint8Array) return { subtype: 0, bytes: value };
  const binary = value as Binary;
  return { subtype: binary.sub_type, bytes: binary.buffer.subarray(0, binary.position) };
}

/** Pattern and flags of a regular expression value. */
export function regexParts(value: unknown): [string, string] {
  if (value instanceof RegExp) return [value.source, value.flags];
  const regex = value as BSONRegExp;
  return [regex.pattern, regex.options];
}

function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  // MongoDB compares the bytes of UTF-8; UTF-16 code units disagree only where surrogates are involved.
  if (!/[\ud800-\uffff]/.test(left) && !/[\ud800-\uffff]/.test(right)) return left < right ? -1 : 1;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function compareTexts(left: string[], right: string[]): number {
  for (let i = 0; i < left.length; i++) {
    const difference = compareStrings(left[i] ?? '', right[i] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareObjects(left: Document, right: Document): number {
  const leftKeys = Object.keys(left);
  const rightKeys = Object.keys(right);
  for (let i = 0; i < leftKeys.length && i < rightKeys.length; i++) {
    const leftKey = leftKeys[i] as string;
    const rightKey = rightKeys[i] as string;
    const difference =
      rankOf(left[leftKey]) - rankOf(right[rightKey]) ||
      compareStrings(leftKey, rightKey) ||
      compareValues(left[leftKey], right[rightKey]);
    if (difference !== 0) return difference;
  }
  return leftKeys.length - rightKeys.length;
}

function compareArrays(left: unknown[], right: unknown[]): number {
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = compareValues(left[i], right[i]);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareBinaries(
  left: { subtype: number; bytes: Uint8Array },
  right: { subtype: number; bytes: Uint8Array },
): number {
  return (
    left.bytes.length - right.bytes.length || left.subtype - right.subtype || Buffer.compare(left.bytes, right.bytes)
  );
}
