import { deserialize, serialize, type BSONSymbol, type DBRef, type Double, type Int32, type Long } from 'bson';
import { bsonTypeOf, isDocument, type Document } from './document';

/** MongoDB's own limit for one document. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

// Every type is kept, so that a document rewritten by an update has the types it had; `settle` unwraps what JavaScript
// can tell by itself.
const FAITHFUL = { promoteLongs: false, promoteBuffers: false, promoteValues: false } as const;

const INT32_MIN = -0x80000000;
const INT32_MAX = 0x7fffffff;

/** Whether bson stores this plain number as a 32-bit integer. */
export function isInt32(value: unknown): value is number {
  return (
    Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= INT32_MIN && (value as number) <= INT32_MAX
  );
}

/**
 * Decodes a document so that writing it back keeps its types: longs stay Long, and a double stays Double where the plain
 * number would be stored as an integer. Throws on malformed bytes.
 */
export function decode(raw: Uint8Array): Document {
  return settle(deserialize(raw, FAITHFUL)) as Document;
}

/** Decodes a document for computing: numbers that fit become plain numbers, which is what mingo calculates with. */
export function decodeForComputing(raw: Uint8Array): Document {
  return settle(deserialize(raw, { promoteBuffers: false })) as Document;
}

/** Decodes an insert command and leaves the bytes of its documents as they are. */
export function decodeWithRawDocuments(raw: Uint8Array): Document {
  return deserialize(raw, { ...FAITHFUL, promoteValues: true, fieldsAsRaw: { documents: true } });
}

/** A decoded value with plain numbers in the place of Double and of every Long that is a safe integer. */
export function promoteNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(promoteNumbers);
  if (isDocument(value))
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, promoteNumbers(child)]));
  const type = bsonTypeOf(value);
  if (type === 'Double') return (value as Double).value;
  if (type === 'Long' && Number.isSafeInteger((value as Long).toNumber())) return (value as Long).toNumber();
  return value;
}

/** Encodes a document. */
export function encode(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Encodes a computed document: fields that came out undefined are left out, as MongoDB does. */
export function encodeComputed(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// Also: bson turns `{ $ref, $id }` into a DBRef object; queries and indexes must see the plain fields.
function settle(value: unknown): unknown {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (value[i] !== null && typeof value[i] === 'object') value[i] = settle(value[i]);
    }
    return value;
  }
  if (isDocument(value)) {
    for (const key of Object.keys(value)) {
      const child = value[key];
      if (child !== null && typeof child === 'object') value[key] = settle(child);
    }
    return value;
  }
  switch (bsonTypeOf(value)) {
    case 'Int32':
      return (value as Int32).value;
    case 'Double':
      return isInt32((value as Double).value) ? value : (value as Double).value;
    case 'BSONSymbol':
      return (value as BSONSymbol).value;
    case 'DBRef':
      return referenceFields(value as DBRef);
    default:
      return value;
  }
}

function referenceFields({ collection, oid, db, fields }: DBRef): Document {
  const settled = settle({ $id: oid, ...fields }) as Document;
  const { $id, ...rest } = settled;
  return { $ref: collection, $id, ...(db === undefined ? {} : { $db: db }), ...rest };
}
