/** Fetches cells of the ground, which the shell serves beside its own files. */
import cells from './cells.json';
import { isStored, type GroundLevel, type StoredCell } from './ground.model';

const bits = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const known: Readonly<Record<Exclude<GroundLevel, 'world'>, Uint8Array>> = {
  middle: bits(cells.middle),
  near: bits(cells.near),
  close: bits(cells.close),
};

const asked = new Map<string, Promise<StoredCell>>();

async function fetchCell(level: GroundLevel, key: string): Promise<StoredCell> {
  const answer = await fetch(`/assets/ground/${cells.version}/${level}/${key}.json`);
  if (!answer.ok) throw new Error(`no ground at ${level} ${key}: ${answer.status}`);
  return (await answer.json()) as StoredCell;
}

/** A cell once; null in the open sea. After a failure the next call asks again. */
export function loadCell(level: GroundLevel, key: string): Promise<StoredCell> | null {
  if (level !== 'world' && !isStored(known[level], key, level)) return null;
  const id = `${level}/${key}`;
  const cell = asked.get(id) ?? fetchCell(level, key);
  asked.set(id, cell);
  cell.catch(() => asked.delete(id));
  return cell;
}
