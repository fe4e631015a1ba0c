/** The shores of the world's cities, read from their file. */
import type { Position } from '@sojourn/contracts';
import shoreRows from './market/shores.json' with { type: 'json' };
import { decodeShore, shoreKey, type Shore } from './spread.model';

const shores: Readonly<Record<string, string>> = shoreRows.shores;

/** The shore around the middle of a town; undefined inland, and where nobody measured. */
export function shoreOf(position: Position): Shore | undefined {
  const text = shores[shoreKey(position)];
  return text === undefined ? undefined : decodeShore(text);
}
