import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeForComputing, encode } from '../bson/codec';
import type { Environment } from './environment';

const FORMAT_KEY = Buffer.from('format');
const OWNER_KEY = Buffer.from('owner');

/** Raised when the folder's meaning changes; an older engine then refuses it. */
const FORMAT_VERSION = 1;

const openHere = new Set<string>();

/**
 * Claims a data folder for this process. The claim is a record in the folder itself, written in an LMDB transaction
 * (which excludes other processes), so a killed owner leaves nothing to clean up: its process is gone, and that shows.
 */
export function claimFolder(environment: Environment, dir: string): () => void {
  const path = resolve(dir);
  environment.root.transactionSync(() => {
    const owner = environment.meta.get(OWNER_KEY);
    const { pid, startedAt } = owner ? decodeForComputing(owner) : { pid: 0, startedAt: '' };
    const isOurs = pid === process.pid && !openHere.has(path);
    if (!isOurs && isRunning(Number(pid), String(startedAt))) {
      throw new Error(`The data folder ${path} is in use by process ${String(pid)}; stop it or choose another folder.`);
    }
    assertFormat(environment, path);
    environment.meta.putSync(OWNER_KEY, encode({ pid: process.pid, startedAt: startOf(process.pid) }));
  });
  openHere.add(path);
  return () => {
    openHere.delete(path);
    environment.root.transactionSync(() => environment.meta.removeSync(OWNER_KEY));
  };
}

function assertFormat({ meta }: Environment, path: string): void {
  const stored = meta.get(FORMAT_KEY);
  const version = stored ? Number(decodeForComputing(stored).version) : FORMAT_VERSION;
  if (version !== FORMAT_VERSION) {
    throw new Error(
      `The data folder ${path} has format ${version}, this engine reads format ${FORMAT_VERSION}; use the engine that made it or another folder.`,
    );
  }
  if (!stored) meta.putSync(FORMAT_KEY, encode({ version: FORMAT_VERSION }));
}

function isRunning(pid: number, startedAt: string): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === startedAt;
}

// A process id is used again one day; with its start time it is not. Where the system does not tell, the id must do.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A killed process keeps its id until its parent has asked for its end, which nobody does where init is idle.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
