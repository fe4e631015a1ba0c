import { CommandError } from '../errors';
import { ID_INDEX_SPEC } from '../indexing/definition';
import { documentKey, ownedRange, recordIdOf } from './addresses';
import { catalogKey, catalogValue, namespaceOf, newCollection, type Catalog, type CollectionInfo } from './catalog';
import type { Environment } from './environment';

/** Record ids handed out so far, by collection; shared by all transactions of an open folder. */
export type RecordIds = Map<number, number>;

/** What a write sees and changes: the stores, and the catalog as this transaction has it. */
export class WriteTransaction {
  /** Catalog entries to publish once committed. */
  readonly changes = new Map<string, CollectionInfo | null>();
  /** Collections and indexes whose keys may be swept away once the catalog no longer names them. */
  readonly dropped = { collections: [] as number[], indexes: [] as number[] };

  constructor(
    readonly environment: Environment,
    private readonly catalog: Catalog,
    private readonly recordIds: RecordIds,
  ) {}

  find(db: string, name: string): CollectionInfo | undefined {
    const changed = this.changes.get(`${db}.${name}`);
    return changed === null ? undefined : (changed ?? this.catalog.get(db, name));
  }

  /** The collection, made with its `_id_` index if it is not there yet. */
  ensure(db: string, name: string): CollectionInfo {
    const existing = this.find(db, name);
    if (existing) return existing;
    const info = newCollection(this.nextId(), db, name);
    const idIndex = { ...ID_INDEX_SPEC, id: this.nextId(), multikey: [false], hasLongKeys: false };
    return this.save({ ...info, indexes: [idIndex] });
  }

  save(info: CollectionInfo): CollectionInfo {
    this.environment.meta.putSync(catalogKey(namespaceOf(info)), catalogValue(info));
    this.changes.set(namespaceOf(info), info);
    return info;
  }

  /** Takes a name out of the catalog; its documents stay until swept (or are found under a new name). */
  forget(info: CollectionInfo): void {
    this.environment.meta.removeSync(catalogKey(namespaceOf(info)));
    this.changes.set(namespaceOf(info), null);
  }

  drop(info: CollectionInfo): void {
    this.forget(info);
    this.dropped.collections.push(info.id);
    this.dropped.indexes.push(...info.indexes.map(({ id }) => id));
  }

  nextId(): number {
    return this.catalog.nextId();
  }

  nextRecordId(info: CollectionInfo): number {
    const last = this.recordIds.get(info.id) ?? this.#lastRecordId(info.id);
    if (last >= 2 ** 47) throw new CommandError(1, 'record ids are used up');
    this.recordIds.set(info.id, last + 1);
    return last + 1;
  }

  #lastRecordId(collectionId: number): number {
    const { start, end } = ownedRange(collectionId);
    const keys = this.environment.documents.getKeys({ start: end, end: start, reverse: true, limit: 1 });
    const last = [...keys].find((key) => key.compare(documentKey(collectionId, 0)) >= 0 && key.compare(end) < 0);
    return last ? recordIdOf(last) : 0;
  }
}
