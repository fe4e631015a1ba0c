import { CommandError } from '../errors';
import { choosePlan, type Plan } from '../indexing/planner';
import type { KeyRange } from '../indexing/key-ranges';
import type { Keyspace } from '../storage/environment';
import { find, walk, type FindRequest, type Place } from './find';
import type { ScanStats } from './scan';

/** How many documents fit, and what counting them cost. */
export interface Counted {
  n: number;
  plan: Plan;
  stats: ScanStats;
}

/** As many keys as are counted before other commands have a turn: LMDB passes a thousand in a sixth of a millisecond. */
const KEYS_A_TURN = 32_768;

/**
 * Counts what a read would find. Where the keys of an index decide what fits, they are counted and no document is read.
 * Throws 50 when `deadline` (epoch milliseconds) passes.
 */
export async function count(place: Place, request: FindRequest, deadline = Infinity): Promise<Counted> {
  const plan = place.info && choosePlan(place.info, request);
  if (plan?.isExact) return countKeys(place, { plan, request, deadline });
  const { matches, ...cost } = find(place, request);
  let n = 0;
  const countOne = () => {
    n += 1;
    return false;
  };
  await walk(matches, countOne, deadline);
  return { n, ...cost };
}

type KeyCount = { plan: Plan; request: FindRequest; deadline: number };

async function countKeys({ environment }: Place, { plan, request, deadline }: KeyCount): Promise<Counted> {
  const { skip = 0, limit = 0 } = request;
  const enough = limit > 0 ? skip + limit : Infinity;
  let found = 0;
  for (const range of plan.scans.flatMap(({ ranges }) => ranges)) {
    for (const keys of stretches(environment.entries, range)) {
      found += keys;
      if (found >= enough) break;
      if (keys < KEYS_A_TURN) continue;
      if (Date.now() > deadline) throw new CommandError(50, 'operation exceeded time limit');
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const n = Math.max(0, Math.min(found, enough) - skip);
  return { n, plan, stats: { keysExamined: found, docsExamined: 0 } };
}

/** The number of keys of a range, piece by piece. */
function* stretches(entries: Keyspace, { start, end }: KeyRange): Generator<number> {
  for (let from = start; ;) {
    const [next] = entries.getKeys({ start: from, end, offset: KEYS_A_TURN, limit: 1 });
    if (!next) return yield entries.getKeysCount({ start: from, end });
    yield KEYS_A_TURN;
    from = next;
  }
}
