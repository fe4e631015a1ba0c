import type { Document } from '../bson/document';
import type { IndexScan, Plan } from '../indexing/planner';
import { documentKey, ownedRange, recordIdOf } from '../storage/addresses';
import type { CollectionInfo } from '../storage/catalog';
import type { Environment, Keyspace } from '../storage/environment';
import type { StoredRecord } from '../storage/records';
import type { Matcher } from './matcher';

/** What a read has cost so far. */
export interface ScanStats {
  keysExamined: number;
  docsExamined: number;
}

/** One read: of which collection, by which plan, keeping what. */
export interface ScanRequest {
  environment: Environment;
  info: CollectionInfo;
  plan: Plan;
  matcher: Matcher;
  stats: ScanStats;
}

/** A record that fits; it is decoded when first asked for. */
export class Match implements StoredRecord {
  #document: Document | undefined;

  constructor(
    readonly id: number,
    readonly raw: Buffer,
    private readonly decodeRaw: Matcher['decode'],
  ) {}

  get document(): Document {
    return (this.#document ??= this.decodeRaw(this.raw));
  }
}

/**
 * Yields the records that fit, in the plan's order. Nothing is held open between two steps: a scan resumes after the
 * key it stopped at, so cursors may wait for as long as their reader likes.
 */
export function* scan(request: ScanRequest): Generator<Match> {
  const { matcher, stats } = request;
  for (const { id, raw } of candidates(request)) {
    stats.docsExamined++;
    const match = new Match(id, raw, matcher.decode);
    if (matcher.matchesAll || matcher.test(match.document)) yield match;
  }
}

function* candidates({ environment, info, plan, stats }: ScanRequest) {
  if (plan.scans.length === 0) {
    yield* collectionScan(environment, info);
    return;
  }
  const mayRepeat = plan.scans.length > 1 || plan.scans.some(({ index }) => index.multikey.includes(true));
  const seen = mayRepeat ? new Set<number>() : undefined;
  for (const indexScan of plan.scans) {
    for (const key of indexKeys(environment.entries, indexScan)) {
      stats.keysExamined++;
      const id = recordIdOf(key);
      if (seen?.has(id)) continue;
      seen?.add(id);
      const raw = environment.documents.get(documentKey(info.id, id));
      if (raw) yield { id, raw };
    }
  }
}

function* collectionScan(environment: Environment, info: CollectionInfo) {
  const { start, end } = ownedRange(info.id);
  let from = start;
  for (let limit = 16; ; limit = Math.min(limit * 4, 256)) {
    const range = { start: from, end, limit, exclusiveStart: from !== start };
    const chunk = [...environment.documents.getRange(range)];
    for (const { key, value } of chunk) yield { id: recordIdOf(key), raw: value };
    const last = chunk.at(-1);
    if (!last || chunk.length < limit) return;
    from = last.key;
  }
}

function* indexKeys(entries: Keyspace, { ranges, reverse }: IndexScan): Generator<Buffer> {
  for (const range of reverse ? [...ranges].reverse() : ranges) {
    let { start, end } = range;
    let isFirst = true;
    for (let limit = 4; ; limit = Math.min(limit * 4, 512)) {
      const chunk = reverse
        ? [...entries.getKeys({ start: end, end: before(start), reverse, limit: limit + 1 })].filter(
            (key) => key.compare(end) < 0 && key.compare(start) >= 0,
          )
        : [...entries.getKeys({ start, end, limit, exclusiveStart: !isFirst })];
      yield* chunk;
      const last = chunk.at(-1);
      if (!last || chunk.length < limit) break;
      isFirst = false;
      if (reverse) end = last;
      else start = last;
    }
  }
}

// Backwards, LMDB's `end` is left out; this is a key just before the first one wanted.
function before(start: Buffer): Buffer {
  const earlier = Buffer.from(start);
  let i = earlier.length - 1;
  while (i >= 0 && earlier[i] === 0) earlier[i--] = 0xff;
  if (i >= 0) earlier[i] = (earlier[i] as number) - 1;
  return i >= 0 ? earlier : Buffer.alloc(0);
}
