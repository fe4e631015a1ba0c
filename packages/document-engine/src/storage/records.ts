import { MAX_DOCUMENT_BYTES } from '../bson/codec';
import type { Document } from '../bson/document';
import { CommandError } from '../errors';
import { keyPatternOf, type IndexDefinition } from '../indexing/definition';
import { entryKeysOf, type EntryKeys } from '../indexing/entry-keys';
import { isInPartialIndex } from '../indexing/partial';
import { AFTER_ALL } from '../indexing/key-encoding';
import { valuesAt } from '../bson/paths';
import { documentKey, entryKey, entryPrefix, recordIdOf } from './addresses';
import { namespaceOf, type CollectionInfo } from './catalog';
import { StorageFault } from './group-commit';
import type { WriteTransaction } from './write-transaction';

/** A stored document: where it is, its bytes, and what they say. */
export interface StoredRecord {
  id: number;
  raw: Buffer;
  document: Document;
}

const NO_KEYS: EntryKeys = { keys: [], multikey: [], hasLongKeys: false };
// LMDB has no entry without a value, and one byte costs nothing.
const PRESENT = Buffer.from([1]);

/** Stores a new document with its index entries. Throws 11000 before anything is written. */
export function insertRecord(transaction: WriteTransaction, info: CollectionInfo, record: Omit<StoredRecord, 'id'>) {
  const id = transaction.nextRecordId(info);
  write(transaction, info, { id, after: record });
}

/** Replaces a document and moves the index entries that changed. */
export function replaceRecord(
  transaction: WriteTransaction,
  info: CollectionInfo,
  { before, after }: { before: StoredRecord; after: Omit<StoredRecord, 'id'> },
) {
  write(transaction, info, { id: before.id, before, after });
}

/** Removes a document and its index entries. */
export function removeRecord(transaction: WriteTransaction, info: CollectionInfo, before: StoredRecord) {
  write(transaction, info, { id: before.id, before });
}

/** The keys a document has in an index: none where the index leaves it out. */
export function keysIn(index: IndexDefinition, document: Document): EntryKeys {
  return isInPartialIndex(index, document) ? entryKeysOf(index, document) : NO_KEYS;
}

/** Throws 11000 when another record holds one of these keys in a unique index. */
export function assertUnique(
  transaction: WriteTransaction,
  info: CollectionInfo,
  { index, keys, id, document }: { index: IndexDefinition; keys: Buffer[]; id: number; document: Document },
) {
  if (!index.unique) return;
  for (const key of keys) {
    const start = entryPrefix(index.id, key);
    const range = { start, end: Buffer.concat([start, AFTER_ALL]), limit: 2 };
    for (const held of transaction.environment.entries.getKeys(range)) {
      if (recordIdOf(held) !== id) throw duplicateKey(info, index, document);
    }
  }
}

interface Change {
  id: number;
  before?: Omit<StoredRecord, 'id'>;
  after?: Omit<StoredRecord, 'id'>;
}

function write(transaction: WriteTransaction, given: CollectionInfo, { id, before, after }: Change) {
  // Earlier statements of the same job may have changed what the indexes know of themselves.
  const info = transaction.find(given.db, given.name) ?? given;
  if (after && after.raw.length > MAX_DOCUMENT_BYTES) {
    throw new CommandError(10334, `BSONObj size: ${after.raw.length} is invalid. Size must be at most 16 MB`);
  }
  const moves = info.indexes.map((index) => {
    const old = before ? keysIn(index, before.document) : NO_KEYS;
    const now = after ? keysIn(index, after.document) : NO_KEYS;
    const added = without(now.keys, old.keys);
    if (after) assertUnique(transaction, info, { index, keys: added, id, document: after.document });
    return { index, now, added, gone: without(old.keys, now.keys) };
  });
  const { documents, entries } = transaction.environment;
  try {
    if (after) documents.putSync(documentKey(info.id, id), after.raw);
    else documents.removeSync(documentKey(info.id, id));
    for (const { index, added, gone } of moves) {
      for (const key of gone) entries.removeSync(entryKey(entryPrefix(index.id, key), id));
      for (const key of added) entries.putSync(entryKey(entryPrefix(index.id, key), id), PRESENT);
    }
    learn(transaction, info, new Map(moves.map(({ index, now }) => [index.id, now])));
  } catch (error) {
    throw new StorageFault(error);
  }
}

/** Stores what new keys say about an index (arrays seen, keys cut), so that the planner stays right. */
export function learn(transaction: WriteTransaction, info: CollectionInfo, seen: Map<number, EntryKeys>) {
  let isNew = false;
  const indexes = info.indexes.map((index) => {
    const keys = seen.get(index.id);
    if (!keys) return index;
    const multikey = index.multikey.map((was, i) => was || keys.multikey[i] === true);
    const hasLongKeys = index.hasLongKeys || keys.hasLongKeys;
    if (hasLongKeys === index.hasLongKeys && multikey.every((is, i) => is === index.multikey[i])) return index;
    isNew = true;
    return { ...index, multikey, hasLongKeys };
  });
  if (isNew) transaction.save({ ...info, indexes });
}

function without(keys: Buffer[], others: Buffer[]): Buffer[] {
  if (others.length === 0) return keys;
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}

function duplicateKey(info: CollectionInfo, index: IndexDefinition, document: Document): CommandError {
  const keyPattern = keyPatternOf(index);
  const values = index.fields.map(({ path }) => [path, valuesAt(document, path)[0] ?? null] as const);
  const shown = values.map(([path, value]) => `${path}: ${JSON.stringify(value)}`).join(', ');
  const text = `E11000 duplicate key error collection: ${namespaceOf(info)} index: ${index.name} dup key: { ${shown} }`;
  return new CommandError(11000, text, { keyPattern, keyValue: Object.fromEntries(values) });
}
