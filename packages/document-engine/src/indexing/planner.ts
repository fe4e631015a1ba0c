import type { CollectionInfo } from '../storage/catalog';
import { sameCollation, type Collation } from '../bson/collation';
import { isDocument, type Document } from '../bson/document';
import { RANK, rankOf } from '../bson/order';
import { CommandError } from '../errors';
import type { SortField } from '../query/sort';
import { collectBounds, foldBounds, pathsDecidedByKeys, textFreeBounds, type PathBounds } from './bounds';
import { keyPatternOf, type IndexDefinition } from './definition';
import { keyRanges, type KeyRange } from './key-ranges';
import { coversFilter } from './partial';

/** Reading one index: which stretches of it, in which order. */
export interface IndexScan {
  index: IndexDefinition;
  ranges: KeyRange[];
  reverse: boolean;
}

/** How documents are found: by these index scans together, or (none) by reading the whole collection. */
export interface Plan {
  scans: IndexScan[];
  providesSort: boolean;
  /** Whether the scans find each document that fits once and no other, so that none has to be looked at. */
  isExact: boolean;
}

/** What a read asks for. */
export interface PlanRequest {
  filter: Document;
  sort?: readonly SortField[];
  hint?: unknown;
  collation?: Collation | undefined;
}

const COLLECTION_SCAN: Plan = { scans: [], providesSort: false, isExact: false };
const MOST_RANGES = 1000;

/** Chooses how to read: by the index that narrows most, or sorts for free, or every branch of an `$or` by its own. */
export function choosePlan(info: CollectionInfo, request: PlanRequest): Plan {
  const hinted = hintedIndex(info, request.hint);
  if (hinted === 'natural') return COLLECTION_SCAN;
  const bounds = collectBounds(request.filter);
  const wanted: Wanted = { bounds, sort: request.sort ?? [], collation: request.collation };
  if (hinted) return toPlan(consider(hinted, wanted), request);
  const candidates = info.indexes
    .filter((index) => !index.hidden && coversFilter(index, request.filter, request.collation))
    .map((index) => consider(index, wanted))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  if (best && best.bound.length > 0) return toPlan(best, request);
  return planBranches(info, request) ?? (best ? toPlan(best, request) : COLLECTION_SCAN);
}

interface Candidate {
  index: IndexDefinition;
  bound: PathBounds[];
  order: 'forward' | 'backward' | undefined;
  score: number;
}

interface Wanted {
  bounds: Map<string, PathBounds>;
  sort: readonly SortField[];
  collation: Collation | undefined;
}

function consider(index: IndexDefinition, { bounds, sort, collation }: Wanted): Candidate {
  const isSame = sameCollation(index.collation, collation);
  const bound = boundFields(index, boundsUnder(index, bounds, isSame));
  const order = sort.length > 0 && isSame ? sortOrder(index, bound, sort) : undefined;
  const isUsable = !index.sparse || bound.some(isNeverMissing);
  const equalities = bound.filter(({ points }) => points).length;
  const isWhole = index.unique && equalities === index.fields.length;
  const hasRange = bound.length > equalities;
  const canSortAlone = order !== undefined && !index.sparse && !index.partialFilter;
  const merit = (isWhole ? 1000 : 0) + equalities * 100 + (hasRange ? 50 : 0) + (order ? 60 : 0);
  const score = isUsable && (bound.length > 0 || canSortAlone) ? merit * 10 - index.fields.length : 0;
  return { index, bound, order, score };
}

// An index that compares texts otherwise than the filter helps only with what is no text.
function boundsUnder(
  { collation }: IndexDefinition,
  bounds: Map<string, PathBounds>,
  isSame: boolean,
): Map<string, PathBounds> {
  if (isSame && !collation) return bounds;
  return new Map(
    [...bounds].map(([path, given]) => [
      path,
      isSame && collation ? foldBounds(given, collation) : textFreeBounds(given),
    ]),
  );
}

// The leading fields of an index that the filter pins down. An array gives a document several keys, so of the fields
// that have met arrays only one may narrow, and only by one end of a range: the ends may be met by different elements.
function boundFields(index: IndexDefinition, bounds: Map<string, PathBounds>): PathBounds[] {
  const used: PathBounds[] = [];
  let ranges = 1;
  let hasMultikey = false;
  for (const [i, { path }] of index.fields.entries()) {
    const wanted = bounds.get(path);
    const isMultikey = index.multikey[i] === true;
    if (!wanted || (isMultikey && hasMultikey)) break;
    hasMultikey ||= isMultikey;
    if (wanted.points) {
      ranges *= Math.max(1, wanted.points.length);
      if (ranges > MOST_RANGES && used.length > 0) break;
      used.push({ points: wanted.points });
      continue;
    }
    const { lower, upper, prefix } = wanted;
    if (prefix !== undefined) used.push({ prefix });
    else if (lower && upper && isMultikey) used.push({ lower });
    else if (lower || upper) used.push({ ...(lower ? { lower } : {}), ...(upper ? { upper } : {}) });
    break;
  }
  return used;
}

function isNeverMissing({ points, lower, upper, prefix }: PathBounds): boolean {
  if (points) return points.every((point) => rankOf(point) !== RANK.null);
  return lower !== undefined || upper !== undefined || prefix !== undefined;
}

// Fields fixed to one value do not disturb the order of the fields after them.
function sortOrder(index: IndexDefinition, bound: PathBounds[], sort: readonly SortField[]): Candidate['order'] {
  if (index.hasLongKeys || index.multikey.includes(true)) return undefined;
  const fixed = new Set(index.fields.filter((_, i) => bound[i]?.points?.length === 1).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const firstFree = index.fields.findIndex(({ path }) => !fixed.has(path));
  const rest = firstFree === -1 ? [] : index.fields.slice(firstFree);
  if (wanted.length === 0) return 'forward';
  if (wanted.length > rest.length || (bound[firstFree]?.points?.length ?? 0) > 1) return undefined;
  const turns = new Set(
    wanted.map((field, i) => (field.path === rest[i]?.path ? field.direction * rest[i].direction : 0)),
  );
  if (turns.size !== 1 || turns.has(0)) return undefined;
  return turns.has(1) ? 'forward' : 'backward';
}

function planBranches(info: CollectionInfo, { filter, collation }: PlanRequest): Plan | undefined {
  const branches = filter.$or;
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const scans: IndexScan[] = [];
  for (const branch of branches) {
    if (!isDocument(branch)) return undefined;
    const plan = choosePlan(info, { filter: branch, collation });
    if (plan.scans.length === 0) return undefined;
    scans.push(...plan.scans);
  }
  return { scans, providesSort: false, isExact: false };
}

function toPlan({ index, bound, order }: Candidate, { filter, collation }: PlanRequest): Plan {
  const ranges = keyRanges(index, bound);
  return {
    scans: [{ index, ranges, reverse: order === 'backward' }],
    providesSort: order !== undefined,
    isExact: !collation && isDecidedBy(index, bound.length, filter),
  };
}

/** Whether the leading fields that narrow a scan are all that the filter speaks of, and their keys whole. */
function isDecidedBy(index: IndexDefinition, boundFields: number, filter: Document): boolean {
  if (index.collation || index.hasLongKeys || index.multikey.includes(true)) return false;
  const paths = pathsDecidedByKeys(filter);
  const narrowing = new Set(index.fields.slice(0, boundFields).map(({ path }) => path));
  return paths?.length === boundFields && boundFields > 0 && paths.every((path) => narrowing.has(path));
}

function hintedIndex(info: CollectionInfo, hint: unknown): IndexDefinition | 'natural' | undefined {
  if (hint === undefined || (isDocument(hint) && Object.keys(hint).length === 0)) return undefined;
  if (isDocument(hint) && '$natural' in hint) return 'natural';
  const index = info.indexes.find(
    (candidate) =>
      !candidate.hidden &&
      (typeof hint === 'string'
        ? candidate.name === hint
        : JSON.stringify(keyPatternOf(candidate)) === JSON.stringify(hint)),
  );
  if (!index)
    throw new CommandError(2, 'error processing query: hint provided does not correspond to an existing index');
  return index;
}
