/** Fetches cells of the ground, which the shell serves beside its own files. */
import cells from './cells.json';
import type { GroundLevel, StoredCell } from './ground.model';

const known: Readonly<Record<GroundLevel, ReadonlySet<string>>> = {
  world: new Set(['0_0']),
  middle: new Set(cells.middle.split(' ')),
  near: new Set(cells.near.split(' ')),
};

const asked = new Map<string, Promise<StoredCell>>();

async function fetchCell(level: GroundLevel, key: string): Promise<StoredCell> {
  const answer = await fetch(`/assets/ground/${cells.version}/${level}/${key}.json`);
  if (!answer.ok) throw new Error(`no ground at ${level} ${key}: ${answer.status}`);
  return (await answer.json()) as StoredCell;
}

/** A cell once; null in the open sea. After a failure the next call asks again. */
export function loadCell(level: GroundLevel, key: string): Promise<StoredCell> | null {
  if (!known[level].has(key)) return null;
  const id = `${level}/${key}`;
  const cell = asked.get(id) ?? fetchCell(level, key);
  asked.set(id, cell);
  cell.catch(() => asked.delete(id));
  return cell;
}
