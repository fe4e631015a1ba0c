import { rankOf } from '../bson/order';
import { entryPrefix, ownedRange } from '../storage/addresses';
import type { Bound, PathBounds } from './bounds';
import type { IndexDefinition } from './definition';
import { AFTER_ALL, encodeKey, LONGEST_PLAIN_KEY, shorten } from './key-encoding';

/** A stretch of an index: from `start` up to but not including `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

// A descending text ends in two bytes of 0xff, so its prefixes need a later end.
const AFTER_ALL_TEXT = Buffer.from([0xff, 0xff, 0xff]);

/** The stretches of an index that hold every document within the bounds, in the order of the index. */
export function keyRanges(index: IndexDefinition, bound: readonly PathBounds[]): KeyRange[] {
  if (bound.length === 0) return [ownedRange(index.id)];
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let last: { start: Buffer; end: Buffer } | undefined;
  bound.forEach((wanted, i) => {
    const descending = index.fields[i]?.direction === -1;
    if (!wanted.points) {
      last = rangeOf(wanted, descending);
      return;
    }
    const points = distinct(wanted.points.map((value) => encodeKey([{ value, descending }])));
    prefixes = prefixes.flatMap((prefix) => points.map((point) => Buffer.concat([prefix, point])));
  });
  const isWholeKey = !last && bound.length === index.fields.length;
  return prefixes.map((prefix) => {
    if (isWholeKey) return exactly(index.id, shorten(prefix));
    if (!last) return exactly(index.id, prefix.subarray(0, LONGEST_PLAIN_KEY));
    return {
      start: entryPrefix(index.id, cut(Buffer.concat([prefix, last.start]))),
      end: entryPrefix(index.id, cutEnd(Buffer.concat([prefix, last.end]))),
    };
  });
}

function exactly(indexId: number, key: Buffer): KeyRange {
  const start = entryPrefix(indexId, key);
  return { start, end: Buffer.concat([start, AFTER_ALL]) };
}

// Keys are cut after LONGEST_PLAIN_KEY bytes; a bound that is longer takes in everything that shares its beginning.
function cut(bound: Buffer): Buffer {
  return bound.subarray(0, LONGEST_PLAIN_KEY);
}

function cutEnd(bound: Buffer): Buffer {
  return bound.length <= LONGEST_PLAIN_KEY ? bound : Buffer.concat([cut(bound), AFTER_ALL]);
}

function rangeOf({ lower, upper, prefix }: PathBounds, descending: boolean): { start: Buffer; end: Buffer } {
  if (prefix !== undefined) return prefixRange(prefix, descending);
  const rank = rankOf((lower ?? upper)?.value);
  const [first, second] = descending ? [upper, lower] : [lower, upper];
  const kind = descending ? rank ^ 0xff : rank;
  return {
    start: first ? edge(first, descending, !first.inclusive) : Buffer.from([kind]),
    end: second ? edge(second, descending, second.inclusive) : Buffer.from([kind + 1]),
  };
}

function edge({ value }: Bound, descending: boolean, after: boolean): Buffer {
  const key = encodeKey([{ value, descending }]);
  return after ? Buffer.concat([key, AFTER_ALL]) : key;
}

function prefixRange(prefix: string, descending: boolean): { start: Buffer; end: Buffer } {
  // An encoded text ends in two bytes that a longer text with this beginning does not have.
  const start = encodeKey([{ value: prefix, descending }]).subarray(0, -2);
  return { start, end: Buffer.concat([start, AFTER_ALL_TEXT]) };
}

function distinct(keys: Buffer[]): Buffer[] {
  const sorted = [...keys].sort(Buffer.compare);
  return sorted.filter((key, i) => i === 0 || !key.equals(sorted[i - 1] as Buffer));
}
