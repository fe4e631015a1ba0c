import { deserialize, serialize } from 'bson';
import { bsonTypeOf, isDocument, type Document } from './document';

/** MongoDB's own limit for one document. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

// Longs stay Longs, so that a document rewritten by an update keeps its integer types; binaries stay Binary.
const FAITHFUL = { promoteLongs: false, promoteBuffers: false } as const;

/** Decodes a document so that writing it back keeps its types. Throws on malformed bytes. */
export function decode(raw: Uint8Array): Document {
  return unwrapReferences(deserialize(raw, FAITHFUL)) as Document;
}

/** Decodes a document for computing: longs that fit become numbers, which is what mingo calculates with. */
export function decodeForComputing(raw: Uint8Array): Document {
  return unwrapReferences(deserialize(raw, { promoteBuffers: false })) as Document;
}

/** Decodes an insert command and leaves the bytes of its documents as they are. */
export function decodeWithRawDocuments(raw: Uint8Array): Document {
  return deserialize(raw, { ...FAITHFUL, fieldsAsRaw: { documents: true } });
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

// bson turns `{ $ref, $id }` into a DBRef object; queries and indexes must see the plain fields.
function unwrapReferences(value: unknown): unknown {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (value[i] !== null && typeof value[i] === 'object') value[i] = unwrapReferences(value[i]);
    }
    return value;
  }
  if (isDocument(value)) {
    for (const key of Object.keys(value)) {
      const child = value[key];
      if (child !== null && typeof child === 'object') value[key] = unwrapReferences(child);
    }
    return value;
  }
  if (bsonTypeOf(value) === 'DBRef') {
    const reference = value as { collection: string; oid: unknown; db?: string; fields: Document };
    return {
      $ref: reference.collection,
      $id: reference.oid,
      ...(reference.db === undefined ? {} : { $db: reference.db }),
      ...reference.fields,
    };
  }
  return value;
}
