import { decode } from '../bson/codec';
import { CommandError } from '../errors';
import type { IndexDefinition, IndexSpec } from '../indexing/definition';
import { documentKey, entryKey, entryPrefix, ownedRange, recordIdOf } from './addresses';
import type { Catalog, CollectionInfo } from './catalog';
import type { Environment, Keyspace } from './environment';
import { assertUnique, keysIn, learn } from './records';
import { StorageFault } from './group-commit';
import type { WriteTransaction } from './write-transaction';

const SWEEP_STEP = 2000;
const PRESENT = Buffer.from([1]);

/** Adds an index and fills it from the documents there are. Throws 11000 or 171 when they do not fit it. */
export function buildIndex(transaction: WriteTransaction, info: CollectionInfo, spec: IndexSpec): CollectionInfo {
  const multikey = spec.fields.map(() => false);
  const index: IndexDefinition = { ...spec, id: transaction.nextId(), multikey, hasLongKeys: false };
  const { documents, entries } = transaction.environment;
  const seen = { keys: [] as Buffer[], multikey, hasLongKeys: false };
  try {
    for (const { key, value } of documents.getRange(ownedRange(info.id))) {
      const document = decode(value);
      const found = keysIn(index, document);
      const id = recordIdOf(key);
      assertUnique(transaction, info, { index, keys: found.keys, id, document });
      for (const entry of found.keys) entries.putSync(entryKey(entryPrefix(index.id, entry), id), PRESENT);
      found.multikey.forEach((is, i) => (multikey[i] ||= is));
      seen.hasLongKeys ||= found.hasLongKeys;
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw new StorageFault(error);
    // What was written so far belongs to no index; it goes with the next sweep.
    transaction.dropped.indexes.push(index.id);
    throw error;
  }
  const grown = transaction.save({ ...info, indexes: [...info.indexes, index] });
  learn(transaction, grown, new Map([[index.id, { ...seen, multikey: [...multikey] }]]));
  return grown;
}

/** Removes some of the keys of a dropped collection or index; true when none are left. */
export function sweepStep(keyspace: Keyspace, id: number): boolean {
  const keys = [...keyspace.getKeys({ ...ownedRange(id), limit: SWEEP_STEP })];
  for (const key of keys) keyspace.removeSync(key);
  return keys.length < SWEEP_STEP;
}

/** Removes what a process killed between dropping and sweeping has left behind. */
export function sweepOrphans(environment: Environment, catalog: Catalog): void {
  const infos = catalog.all();
  const collections = new Set(infos.map(({ id }) => id));
  const indexes = new Set(infos.flatMap((info) => info.indexes.map(({ id }) => id)));
  sweepUnknown(environment, environment.documents, collections);
  sweepUnknown(environment, environment.entries, indexes);
}

function sweepUnknown(environment: Environment, keyspace: Keyspace, known: ReadonlySet<number>): void {
  let from: Buffer = Buffer.alloc(0);
  for (;;) {
    const [next] = [...keyspace.getKeys({ start: from, limit: 1 })];
    if (!next) return;
    const id = next.readUInt32BE(0);
    if (!known.has(id)) environment.root.transactionSync(() => sweepAll(keyspace, id));
    from = ownedRange(id).end;
  }
}

function sweepAll(keyspace: Keyspace, id: number): void {
  while (!sweepStep(keyspace, id));
}

/** What a check of a collection against its indexes found. */
export interface Validation {
  records: number;
  keysPerIndex: Record<string, number>;
  errors: string[];
}

/** Compares every document with every index entry, both ways. */
export function validateCollection(environment: Environment, info: CollectionInfo): Validation {
  const { documents, entries } = environment;
  const expected = new Map(info.indexes.map((index) => [index.id, new Set<string>()]));
  const errors: string[] = [];
  let records = 0;
  for (const { key, value } of documents.getRange(ownedRange(info.id))) {
    records++;
    const document = decode(value);
    for (const index of info.indexes) {
      const keys = keysIn(index, document);
      if (keys.multikey.some((is, i) => is && !index.multikey[i])) errors.push(`${index.name} does not know of arrays`);
      for (const entry of keys.keys) {
        const whole = entryKey(entryPrefix(index.id, entry), recordIdOf(key));
        expected.get(index.id)?.add(whole.toString('latin1'));
        if (!entries.get(whole)) errors.push(`${index.name} lacks an entry of record ${recordIdOf(key)}`);
      }
    }
  }
  const keysPerIndex: Record<string, number> = {};
  for (const index of info.indexes) {
    const previous = { value: undefined as Buffer | undefined };
    keysPerIndex[index.name] = 0;
    for (const key of entries.getKeys(ownedRange(index.id))) {
      keysPerIndex[index.name] = (keysPerIndex[index.name] ?? 0) + 1;
      const value = key.subarray(0, -6);
      if (!expected.get(index.id)?.has(key.toString('latin1'))) {
        const state = documents.get(documentKey(info.id, recordIdOf(key))) ? 'another' : 'no';
        errors.push(`${index.name} has an entry of record ${recordIdOf(key)}, which has ${state} value`);
      }
      if (index.unique && previous.value?.equals(value)) errors.push(`${index.name} holds a value twice`);
      previous.value = value;
    }
  }
  return { records, keysPerIndex, errors };
}
