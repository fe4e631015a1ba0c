import { randomUUID } from 'node:crypto';
import type { Binary } from 'bson';
import { decodeForComputing, encode } from '../bson/codec';
import type { Document } from '../bson/document';
import { indexToDocument, type IndexDefinition } from '../indexing/definition';
import type { Environment } from './environment';

/** A collection as the catalog stores it. Changed only by replacing it. */
export interface CollectionInfo {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly uuid: string;
  readonly indexes: readonly IndexDefinition[];
}

const PREFIX = 'collection:';

/** The committed collections and indexes, in memory as on disk. Readers plan by it. */
export class Catalog {
  readonly #collections = new Map<string, CollectionInfo>();
  #lastId = 0;

  static load(environment: Environment): Catalog {
    const catalog = new Catalog();
    const range = { start: Buffer.from(PREFIX), end: Buffer.from(`${PREFIX}\xff`, 'latin1') };
    for (const { value } of environment.meta.getRange(range)) {
      const info = fromDocument(decodeForComputing(value));
      catalog.#collections.set(namespaceOf(info), info);
      catalog.#lastId = Math.max(catalog.#lastId, info.id, ...info.indexes.map(({ id }) => id));
    }
    return catalog;
  }

  get(db: string, name: string): CollectionInfo | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  all(): CollectionInfo[] {
    return [...this.#collections.values()];
  }

  inDatabase(db: string): CollectionInfo[] {
    return this.all()
      .filter((info) => info.db === db)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** A number no collection or index of this folder has had since it was opened. */
  nextId(): number {
    return ++this.#lastId;
  }

  /** Makes committed changes visible: an info replaces, null removes. */
  publish(changes: ReadonlyMap<string, CollectionInfo | null>): void {
    for (const [namespace, info] of changes) {
      if (info === null) this.#collections.delete(namespace);
      else this.#collections.set(namespace, info);
    }
  }
}

/** `db.collection`, the name messages use. */
export function namespaceOf(info: Pick<CollectionInfo, 'db' | 'name'>): string {
  return `${info.db}.${info.name}`;
}

/** Where a collection's entry lies in the meta keyspace. */
export function catalogKey(namespace: string): Buffer {
  return Buffer.from(PREFIX + namespace);
}

/** The stored form of a collection's entry. */
export function catalogValue(info: CollectionInfo): Buffer {
  return encode({ ...info, indexes: info.indexes.map(indexToDocument) });
}

/** A fresh entry without indexes. */
export function newCollection(id: number, db: string, name: string): CollectionInfo {
  return { id, db, name, uuid: randomUUID(), indexes: [] };
}

function fromDocument(document: Document): CollectionInfo {
  const indexes = (document.indexes as Document[]).map((index) => {
    const filter = index.partialFilter as Binary | undefined;
    return { ...index, ...(filter ? { partialFilter: decodeForComputing(filter.buffer) } : {}) };
  });
  return { ...document, indexes } as unknown as CollectionInfo;
}
