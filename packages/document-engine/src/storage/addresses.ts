const RECORD_ID_BYTES = 6;

/** Key of a document: its collection, then its record id, so that a collection reads in the order of insertion. */
export function documentKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_ID_BYTES);
  key.writeUInt32BE(collectionId, 0);
  key.writeUIntBE(recordId, 4, RECORD_ID_BYTES);
  return key;
}

/** Key of an index entry: index, encoded value, record id. */
export function entryKey(prefix: Buffer, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(prefix.length + RECORD_ID_BYTES);
  prefix.copy(key);
  key.writeUIntBE(recordId, prefix.length, RECORD_ID_BYTES);
  return key;
}

/** What all entries of an index with one value start with. */
export function entryPrefix(indexId: number, value: Buffer): Buffer {
  const prefix = Buffer.allocUnsafe(4 + value.length);
  prefix.writeUInt32BE(indexId, 0);
  value.copy(prefix, 4);
  return prefix;
}

/** The record an entry or document key speaks of. */
export function recordIdOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** The encoded value inside an entry key. */
export function valueOf(key: Buffer): Buffer {
  return key.subarray(4, key.length - RECORD_ID_BYTES);
}

/** The keys that belong to one collection or index. */
export function ownedRange(id: number): { start: Buffer; end: Buffer } {
  const start = Buffer.allocUnsafe(4);
  start.writeUInt32BE(id, 0);
  const end = Buffer.allocUnsafe(4);
  end.writeUInt32BE(id + 1, 0);
  return { start, end };
}
