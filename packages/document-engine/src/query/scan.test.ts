/** Scans over bytes laid by hand, so that each stretch and each direction is seen by itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '../bson/codec';
import type { IndexDefinition } from '../indexing/definition';
import type { IndexScan } from '../indexing/planner';
import { documentKey, entryKey, ownedRange } from '../storage/addresses';
import type { CollectionInfo } from '../storage/catalog';
import { openEnvironment, type Environment } from '../storage/environment';
import { createMatcher } from './matcher';
import { scan } from './scan';

const COLLECTION = 5;
const info: CollectionInfo = { id: COLLECTION, db: 'd', name: 'c', uuid: '', indexes: [] };

let dir: string;
let environment: Environment;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'scan-'));
  environment = openEnvironment(dir);
});
afterAll(async () => {
  await environment.root.close();
  rmSync(dir, { recursive: true, force: true });
});
afterEach(async () => {
  await environment.documents.clearAsync();
  await environment.entries.clearAsync();
});

const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Stores documents under these record ids, whose number is their id, and strangers around the collection. */
function store(ids: readonly number[]): void {
  for (const id of ids) environment.documents.putSync(documentKey(COLLECTION, id), encode({ n: id }) as Buffer);
  for (const other of [COLLECTION - 1, COLLECTION + 1])
    environment.documents.putSync(documentKey(other, 1), encode({ n: -1 }) as Buffer);
}

/** One index whose entries are these: a value's bytes and a record. */
function anIndex(id: number, entries: readonly (readonly [number[], number])[], multikey = false): IndexDefinition {
  for (const [value, record] of entries)
    environment.entries.putSync(
      entryKey(Buffer.concat([ownedRange(id).start, Buffer.from(value)]), record),
      Buffer.alloc(0),
    );
  return {
    ...{ id, name: `index ${id}`, fields: [{ path: 'n', direction: 1 }] },
    ...{ unique: false, sparse: false, multikey: [multikey], hasLongKeys: false },
  };
}

const within = (id: number, from: number[], to: number[]) => ({
  start: Buffer.concat([ownedRange(id).start, Buffer.from(from)]),
  end: Buffer.concat([ownedRange(id).start, Buffer.from(to)]),
});

function read(scans: IndexScan[], filter = {}) {
  const stats = { keysExamined: 0, docsExamined: 0 };
  const plan = { scans, providesSort: false, isExact: false };
  const found = [...scan({ environment, info, plan, matcher: createMatcher(filter), stats })];
  return { ids: found.map(({ document }) => document.n), stats, records: found.map(({ id }) => id) };
}

describe('reading a whole collection', () => {
  it.each([0, 1, 15, 16, 17, 80, 81, 336, 337, 600])('of %i finds each once, in the order of insertion', (count) => {
    store(counted(count));
    const { ids, stats, records } = read([]);
    expect(ids).toEqual(counted(count));
    expect(records).toEqual(ids);
    expect(stats).toEqual({ keysExamined: 0, docsExamined: count });
  });

  it('keeps what fits, and has looked at everything', () => {
    store(counted(40));
    const { ids, stats } = read([], { n: { $gt: 30, $lte: 33 } });
    expect(ids).toEqual([31, 32, 33]);
    expect(stats.docsExamined).toBe(40);
  });

  it('goes on behind what was there when it stopped', () => {
    store(counted(17));
    const stats = { keysExamined: 0, docsExamined: 0 };
    const plan = { scans: [], providesSort: false, isExact: false };
    const reading = scan({ environment, info, plan, matcher: createMatcher({}), stats });
    const first = counted(16).map(() => reading.next().value?.id);
    environment.documents.putSync(documentKey(COLLECTION, 18), encode({ n: 18 }) as Buffer);
    expect([...first, ...[...reading].map(({ id }) => id)]).toEqual(counted(18));
  });
});

describe('reading an index', () => {
  const directions = [false, true];

  it.each(directions.flatMap((reverse) => [0, 1, 3, 4, 5, 20, 21, 84, 600].map((count) => ({ reverse, count }))))(
    '%j finds each entry once and in order',
    ({ reverse, count }) => {
      store(counted(count));
      const index = anIndex(
        9,
        counted(count).map((n) => [[n >> 8, n & 0xff], n] as const),
      );
      anIndex(8, [[[9], 1]]);
      anIndex(10, [[[0], 1]]);
      const { ids, stats } = read([{ index, ranges: [ownedRange(9)], reverse }]);
      expect(ids).toEqual(reverse ? counted(count).toReversed() : counted(count));
      expect(stats).toEqual({ keysExamined: count, docsExamined: count });
    },
  );

  it.each([
    [false, [2, 3, 5, 6]],
    [true, [6, 5, 3, 2]],
  ])('takes stretch after stretch, each from its start up to its end (reverse: %s)', (reverse, expected) => {
    store(counted(8));
    const index = anIndex(
      9,
      counted(8).map((n) => [[n], n] as const),
    );
    const ranges = [within(9, [2], [4]), within(9, [5], [7])];
    expect(read([{ index, ranges, reverse }]).ids).toEqual(expected);
  });

  it('backwards, begins with exactly the key at its start, zeros and all', () => {
    store([1, 2, 3, 4]);
    const index = anIndex(9, [
      [[0, 0], 1],
      [[1, 0], 2],
      [[1, 0, 0], 3],
      [[1, 1], 4],
    ]);
    expect(read([{ index, ranges: [within(9, [0], [1])], reverse: true }]).ids).toEqual([1]);
    expect(read([{ index, ranges: [within(9, [1, 0], [2])], reverse: true }]).ids).toEqual([4, 2, 3]);
    const whole = { start: Buffer.from([0, 0, 0, 0]), end: ownedRange(10).start };
    expect(read([{ index, ranges: [whole], reverse: true }]).ids).toEqual([4, 2, 3, 1]);
    const first = entryKey(within(9, [1, 1], []).start, 4);
    expect(read([{ index, ranges: [{ start: first, end: ownedRange(10).start }], reverse: true }]).ids).toEqual([4]);
  });

  it('gives a document once where one has many keys, or several indexes find it', () => {
    store([1, 2]);
    const many = anIndex(
      9,
      [
        [[1], 1],
        [[2], 1],
        [[3], 2],
      ],
      true,
    );
    const other = anIndex(10, [
      [[1], 2],
      [[2], 1],
    ]);
    const scans = [many, other].map((index) => ({ index, ranges: [ownedRange(index.id)], reverse: false }));
    expect(read(scans.slice(0, 1))).toMatchObject({ ids: [1, 2], stats: { keysExamined: 3, docsExamined: 2 } });
    expect(read(scans)).toMatchObject({ ids: [1, 2], stats: { keysExamined: 5, docsExamined: 2 } });
    const both = [other, other].map((index) => ({ index, ranges: [ownedRange(index.id)], reverse: false }));
    expect(read(both)).toMatchObject({ ids: [2, 1], stats: { keysExamined: 4, docsExamined: 2 } });
  });

  it('passes over an entry whose document has gone', () => {
    store([2]);
    const index = anIndex(9, [
      [[1], 1],
      [[2], 2],
    ]);
    expect(read([{ index, ranges: [ownedRange(9)], reverse: false }])).toMatchObject({
      ids: [2],
      stats: { keysExamined: 2, docsExamined: 1 },
    });
  });
});
