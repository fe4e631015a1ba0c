import { mkdirSync } from 'node:fs';
import { open, type Database, type RootDatabase } from 'lmdb';

/** One keyspace of the data folder: bytes to bytes, in byte order. */
export type Keyspace = Database<Buffer, Buffer>;

/** The open data folder. */
export interface Environment {
  root: RootDatabase<Buffer, Buffer>;
  /** Collections and indexes, the format version, the lock. */
  meta: Keyspace;
  /** collection id, record id -> document */
  documents: Keyspace;
  /** index id, key, record id -> nothing */
  entries: Keyspace;
}

/** Opens (or makes) a data folder. LMDB needs no recovery: a killed process leaves the last committed state. */
export function openEnvironment(dir: string): Environment {
  mkdirSync(dir, { recursive: true });
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const root = open<Buffer, Buffer>({
    path: dir,
    maxDbs: 8,
    // With overlappingSync a commit is reported before its bytes are on disk; a write is acknowledged only after.
    overlappingSync: false,
    commitDelay: 0,
    // The batches of GroupCommit are the only ones. With lmdb's own, a commit that the disk refuses also rejects a promise
    // that nobody holds, which ends the process.
    eventTurnBatching: false,
    ...binary,
  } as Parameters<typeof open>[0] & { path: string });
  const keyspace = (name: string) => root.openDB(name, binary) as Keyspace;
  return { root, meta: keyspace('meta'), documents: keyspace('documents'), entries: keyspace('entries') };
}
