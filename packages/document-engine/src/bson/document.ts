/** A decoded BSON document: plain keys in their stored order. */
export type Document = Record<string, unknown>;

/** Whether a value is a plain document, and no array, date or bson class (ObjectId, Binary, Long ...). */
export function isDocument(value: unknown): value is Document {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/** The bson class name of a value (`ObjectId`, `Long`, ...), or undefined for plain JavaScript values. */
export function bsonTypeOf(value: unknown): string | undefined {
  // A client may well store a field called `_bsontype`: only class instances count.
  if (value === null || typeof value !== 'object' || isDocument(value)) return undefined;
  return (value as { _bsontype?: string })._bsontype;
}

/**
 * True for `{ $gt: 5 }` and its kind, false for a value. As in MongoDB the first name decides, and a reference
 * (`{ $ref, $id, $db }`) is a value.
 */
export function isOperatorDocument(condition: unknown): condition is Document {
  if (!isDocument(condition)) return false;
  const [first = ''] = Object.keys(condition);
  return first.startsWith('$') && !/^\$(ref|id|db)$/.test(first);
}

const NUMERIC = new Set<string | undefined>(['Int32', 'Double', 'Long', 'Decimal128']);

/** Reads a number a client may have sent as int, long, double or decimal; anything else is the fallback. */
export function toNumber(value: unknown, fallback: number): number {
  if (typeof value === 'number') return value;
  const number = NUMERIC.has(bsonTypeOf(value)) ? Number(String(value)) : NaN;
  return Number.isNaN(number) ? fallback : number;
}
