import { foldValue, type Collation } from '../bson/collation';
import { isDocument, isOperatorDocument, type Document } from '../bson/document';
import { EMPTY_ARRAY, RANK, rankOf } from '../bson/order';
import { isArrayIndex } from '../bson/paths';

/** An end of a range. */
export interface Bound {
  value: unknown;
  inclusive: boolean;
}

/** What a filter demands of one path: one of some values, or a range within one kind of value, or a text's start. */
export interface PathBounds {
  points?: unknown[];
  lower?: Bound;
  upper?: Bound;
  prefix?: string;
}

const RANGED: ReadonlySet<number> = new Set([
  RANK.number,
  RANK.string,
  RANK.objectId,
  RANK.boolean,
  RANK.date,
  RANK.timestamp,
]);

/** Collects what all documents that fit the filter have in common, path by path. Leaving something out is safe. */
export function collectBounds(filter: Document): Map<string, PathBounds> {
  const bounds = new Map<string, PathBounds>();
  collect(filter, '', bounds);
  return bounds;
}

/** The same bounds as keys of an index with this collation; a text's start says nothing about its key. */
export function foldBounds({ points, lower, upper }: PathBounds, collation: Collation): PathBounds {
  const fold = (bound: Bound) => ({ ...bound, value: foldValue(bound.value, collation) });
  return {
    ...(points ? { points: points.map((point) => foldValue(point, collation)) } : {}),
    ...(lower ? { lower: fold(lower) } : {}),
    ...(upper ? { upper: fold(upper) } : {}),
  };
}

/** The part of the bounds that holds under every collation: what compares no text. */
export function textFreeBounds({ points, lower, upper }: PathBounds): PathBounds {
  const isTextFree = (value: unknown) => !COMPARES_TEXT.has(rankOf(value));
  return {
    ...(points?.every(isTextFree) ? { points } : {}),
    ...(lower && isTextFree(lower.value) ? { lower } : {}),
    ...(upper && isTextFree(upper.value) ? { upper } : {}),
  };
}

/** Kinds of values that are equal where their keys are. */
const PLAIN: ReadonlySet<number> = new Set([...RANGED, RANK.null]);

/**
 * The paths of a filter whose bounds are all that it says, so that whoever has a key within them fits; undefined where a
 * document has to be looked at.
 */
export function pathsDecidedByKeys(filter: Document): string[] | undefined {
  const conditions = Object.entries(filter).filter(([path]) => path !== '$comment');
  return conditions.every(([path, condition]) => isDecidedByKey(path, condition))
    ? conditions.map(([path]) => path)
    : undefined;
}

function isDecidedByKey(path: string, condition: unknown): boolean {
  if (path.startsWith('$') || path.split('.').some(isArrayIndex)) return false;
  if (!isOperatorDocument(condition)) return PLAIN.has(rankOf(condition));
  const { points, lower, upper } = collectBounds({ [path]: condition }).get(path) ?? {};
  const ends = [lower, upper].filter((end) => end !== undefined).length;
  // Whatever the bounds leave out, an operator or one of two lower ends, is missing in their number.
  if (Object.keys(condition).length !== (points ? 1 : 0) + ends) return false;
  return points ? points.every((point) => PLAIN.has(rankOf(point))) : ends > 0;
}

const COMPARES_TEXT: ReadonlySet<number> = new Set([RANK.string, RANK.object, RANK.array]);

function collect(filter: Document, prefix: string, bounds: Map<string, PathBounds>): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const part of condition) if (isDocument(part)) collect(part, prefix, bounds);
    } else if (!key.startsWith('$')) {
      const path = prefix + key;
      // `a.0` may mean a place or a name; an index knows only one of the two.
      if (!path.split('.').some(isArrayIndex)) collectPath(path, condition, bounds);
    }
  }
}

function collectPath(path: string, condition: unknown, bounds: Map<string, PathBounds>): void {
  const entry = bounds.get(path) ?? {};
  bounds.set(path, entry);
  if (condition instanceof RegExp) return addPattern(entry, condition);
  if (!isOperatorDocument(condition)) return addPoints(entry, [condition]);
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$eq') addPoints(entry, [operand]);
    else if (operator === '$in' && Array.isArray(operand)) addPoints(entry, operand);
    else if (operator === '$gt' || operator === '$gte')
      addBound(entry, 'lower', { value: operand, inclusive: operator === '$gte' });
    else if (operator === '$lt' || operator === '$lte')
      addBound(entry, 'upper', { value: operand, inclusive: operator === '$lte' });
    else if (operator === '$regex') addPattern(entry, toPattern(operand, condition.$options));
    else if (operator === '$elemMatch' && isDocument(operand)) collect(operand, `${path}.`, bounds);
  }
}

function addPoints(entry: PathBounds, values: readonly unknown[]): void {
  if (entry.points || values.some((value) => rankOf(value) === RANK.regex)) return;
  // An array is found by its first element, or as an element of an outer array.
  entry.points = values.flatMap((value) => {
    if (!Array.isArray(value)) return [value];
    return [value.length > 0 ? (value[0] as unknown) : EMPTY_ARRAY, value];
  });
}

function addBound(entry: PathBounds, side: 'lower' | 'upper', bound: Bound): void {
  const { value } = bound;
  if (!RANGED.has(rankOf(value)) || Number.isNaN(value)) return;
  const other = side === 'lower' ? entry.upper : entry.lower;
  if (entry[side] || (other && rankOf(other.value) !== rankOf(value))) return;
  entry[side] = bound;
}

function toPattern(operand: unknown, options: unknown): RegExp | undefined {
  if (operand instanceof RegExp) return operand;
  try {
    return new RegExp(String(operand), typeof options === 'string' ? options : '');
  } catch {
    return undefined; // the matcher will refuse it in MongoDB's words
  }
}

function addPattern(entry: PathBounds, pattern: RegExp | undefined): void {
  if (!pattern || entry.prefix !== undefined || /[im]/.test(pattern.flags)) return;
  const literal = /^\^([\p{L}\p{N} _@:/-]+)(.?)/u.exec(pattern.source);
  if (!literal?.[1] || pattern.source.includes('|')) return;
  // What follows the last letter may make it optional: `^abc*` starts with `ab` only.
  const text = /[*?{]/.test(literal[2] ?? '') ? literal[1].slice(0, -1) : literal[1];
  if (text !== '') entry.prefix = text;
}
