import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import type { Place } from '../query/find';
import type { CursorTable } from '../query/cursors';
import type { Catalog, CollectionInfo } from '../storage/catalog';
import type { Environment } from '../storage/environment';
import type { GroupCommit } from '../storage/group-commit';
import type { TtlSweeper } from '../storage/ttl-sweeper';

/** The open engine as commands see it. */
export interface Engine {
  environment: Environment;
  catalog: Catalog;
  commits: GroupCommit;
  cursors: CursorTable;
  ttl: TtlSweeper;
  startedAt: number;
}

/** One command of one client. */
export interface CommandCall {
  engine: Engine;
  name: string;
  db: string;
  body: Document;
  /** Documents sent beside the command, still in bytes. */
  sequences: ReadonlyMap<string, Uint8Array[]>;
  connectionId: number;
}

/** Answers with a document, or with bytes it has put together itself; `ok: 1` is added to documents. */
export type Command = (call: CommandCall) => Promise<Document | Uint8Array> | Document | Uint8Array;

/** The commands of one family, by the names clients use. */
export type CommandFamily = Record<string, Command>;

/** The collection a command names, checked. */
export function collectionName(call: CommandCall): string {
  const name = call.body[call.name];
  if (typeof name !== 'string') throw new CommandError(73, `collection name has invalid type for ${call.name}`);
  assertCollectionName(call.db, name);
  return name;
}

/** Throws 73 for a name MongoDB would refuse. */
export function assertCollectionName(db: string, name: unknown): asserts name is string {
  const isValid = typeof name === 'string' && name !== '' && !/[$\0]/.test(name) && !/^\.|\.$/.test(name);
  if (!isValid || Buffer.byteLength(db) + Buffer.byteLength(name) > 250) {
    throw new CommandError(73, `Invalid namespace specified '${db}.${String(name)}'`);
  }
}

/** Throws 73 for a database name MongoDB would refuse. */
export function assertDatabaseName(db: unknown): asserts db is string {
  if (typeof db !== 'string' || db === '' || Buffer.byteLength(db) > 63 || /[/\\. "$\0]/.test(db)) {
    throw new CommandError(73, `Invalid database name: '${String(db)}'`);
  }
}

/** Where a reading command reads. */
export function placeOf(call: CommandCall): Place & { name: string } {
  const name = collectionName(call);
  return { environment: call.engine.environment, info: call.engine.catalog.get(call.db, name), name };
}

/** The collection a command needs to exist; throws 26. */
export function existingCollection(info: CollectionInfo | undefined, namespace: string): CollectionInfo {
  if (!info) throw new CommandError(26, `ns does not exist: ${namespace}`);
  return info;
}

/** A document-valued field, or an empty one. */
export function documentField(body: Document, field: string): Document {
  const value = body[field];
  if (value === undefined || value === null) return {};
  if (!isDocument(value)) throw new CommandError(14, `Expected field ${field} to be of type object`);
  return value;
}

/** When a command has to give up, in epoch milliseconds. */
export function deadlineOf(body: Document): number {
  const limit = toNumber(body.maxTimeMS, 0);
  return limit > 0 ? Date.now() + limit : Infinity;
}
