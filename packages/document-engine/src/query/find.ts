import type { Collation } from '../bson/collation';
import type { Document } from '../bson/document';
import { CommandError } from '../errors';
import { choosePlan, type Plan } from '../indexing/planner';
import type { CollectionInfo } from '../storage/catalog';
import type { Environment } from '../storage/environment';
import { createMatcher } from './matcher';
import { scan, type Match, type ScanStats } from './scan';
import { sortBy, type SortField } from './sort';

/** What is looked for, in which order, and how much of it. */
export interface FindRequest {
  filter: Document;
  sort?: readonly SortField[];
  skip?: number;
  /** 0 or absent: all. */
  limit?: number;
  hint?: unknown;
  collation?: Collation | undefined;
}

/** A read about to happen: the plan it follows, what it has cost, and what it finds. */
export interface Finding {
  plan: Plan;
  stats: ScanStats;
  matches: Generator<Match>;
}

/** Where a read happens. */
export interface Place {
  environment: Environment;
  info: CollectionInfo | undefined;
}

/** Plans a read; finding starts with the first match asked for. */
export function find({ environment, info }: Place, request: FindRequest): Finding {
  const matcher = createMatcher(request.filter, request.collation);
  const stats = { keysExamined: 0, docsExamined: 0 };
  if (!info) return { plan: NO_PLAN, stats, matches: nothing() };
  const plan = choosePlan(info, request);
  const matches = scan({ environment, info, plan, matcher, stats });
  return { plan, stats, matches: page(plan.providesSort ? matches : sorted(matches, request), request) };
}

const NO_PLAN: Plan = { scans: [], providesSort: false, isExact: false };

const LONGEST_TURN_MS = 8;
const CHECK_EVERY = 64;

/** Takes items until one is enough, as {@link walk} goes through them. */
export async function take<T>(items: Iterator<T>, enough: (item: T) => boolean, deadline = Infinity): Promise<T[]> {
  const taken: T[] = [];
  const visit = (item: T) => {
    taken.push(item);
    return enough(item);
  };
  await walk(items, visit, deadline);
  return taken;
}

/**
 * Goes through a read until `visit` says that it is enough, without blocking other commands: a long read yields to the
 * event loop every few milliseconds. Throws 50 when `deadline` (epoch milliseconds) passes.
 */
export async function walk<T>(items: Iterator<T>, visit: (item: T) => boolean, deadline = Infinity): Promise<void> {
  let turnStarted = Date.now();
  for (let steps = 1; ; steps++) {
    const { value, done } = items.next();
    if (done || visit(value)) return;
    if (steps % CHECK_EVERY !== 0) continue;
    const now = Date.now();
    if (now > deadline) throw new CommandError(50, 'operation exceeded time limit');
    if (now - turnStarted > LONGEST_TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      turnStarted = Date.now();
    }
  }
}

// A read of a collection that is not there.
function* nothing(): Generator<Match> {
  return;
}

function* sorted(matches: Generator<Match>, { sort = [], collation }: FindRequest): Generator<Match> {
  if (sort.length === 0) yield* matches;
  else yield* sortBy([...matches], { fields: sort, collation }, ({ document }) => document);
}

function* page(matches: Generator<Match>, { skip = 0, limit = 0 }: FindRequest): Generator<Match> {
  let position = 0;
  for (const match of matches) {
    if (position++ < skip) continue;
    yield match;
    if (limit > 0 && position >= skip + limit) return;
  }
}
