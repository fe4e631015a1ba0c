import { jest } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '../bson/codec';
import type { Document } from '../bson/document';
import { openEngine, type OpenEngine } from '../engine';
import { parseIndexSpec } from '../indexing/definition';
import type { CollectionInfo } from '../storage/catalog';
import { buildIndex } from '../storage/maintenance';
import { insertRecord } from '../storage/records';
import { find, take, type FindRequest } from './find';
import { parseSort } from './sort';

let dir: string;
let open: OpenEngine;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'find-'));
  open = await openEngine(dir, () => undefined);
});
afterAll(async () => {
  await open.close();
  rmSync(dir, { recursive: true, force: true });
});

let collections = 0;

/** A collection with these documents (numbered from 0 under `_id`) and indexes. */
async function collection(documents: Document[], ...keys: Document[]): Promise<CollectionInfo> {
  const name = `c${++collections}`;
  return open.engine.commits.run((transaction) => {
    let info = transaction.ensure('d', name);
    documents.forEach((fields, _id) => {
      const document = { _id, ...fields };
      insertRecord(transaction, info, { raw: encode(document), document });
    });
    info = transaction.find('d', name) ?? info;
    for (const key of keys) info = buildIndex(transaction, info, parseIndexSpec({ name: JSON.stringify(key), key }));
    return transaction.find('d', name) ?? info;
  });
}

function read(info: CollectionInfo | undefined, request: Omit<FindRequest, 'sort'> & { sort?: Document }) {
  const { sort, ...rest } = request;
  const { matches, plan, stats } = find(
    { environment: open.engine.environment, info },
    { ...rest, sort: parseSort(sort) },
  );
  return { ids: [...matches].map(({ document }) => document._id), stats, index: plan.scans[0]?.index.name };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ n: i }));

describe('reading a collection', () => {
  it('of nothing finds nothing, and one that is not there neither', async () => {
    expect(read(await collection([]), { filter: {} }).ids).toEqual([]);
    expect(read(undefined, { filter: {} })).toMatchObject({ ids: [], index: undefined });
  });

  // 16 documents are read first, then 64, then 256 at a time.
  it.each([1, 15, 16, 17, 80, 81, 336, 337, 700])('finds all of %i in the order they came', async (count) => {
    const { ids, stats } = read(await collection(numbered(count)), { filter: {} });
    expect(ids).toEqual(numbered(count).map(({ n }) => n));
    expect(stats).toEqual({ keysExamined: 0, docsExamined: count });
  });

  it('does not read its neighbours', async () => {
    const [first, second] = [await collection(numbered(3)), await collection(numbered(2))];
    expect([read(first, { filter: {} }).ids.length, read(second, { filter: {} }).ids.length]).toEqual([3, 2]);
  });
});

describe('reading an index', () => {
  // 4 keys are read first, then 16, 64, 256, 512 at a time.
  it.each([1, 3, 4, 5, 20, 21, 84, 85, 700])('finds all of %i upwards and downwards', async (count) => {
    const info = await collection(numbered(count), { n: 1 });
    const all = numbered(count).map(({ n }) => n);
    const up = read(info, { filter: { n: { $gte: 0 } }, sort: { n: 1 } });
    expect(up).toMatchObject({ ids: all, index: '{"n":1}', stats: { keysExamined: count, docsExamined: count } });
    const down = read(info, { filter: { n: { $gte: 0 } }, sort: { n: -1 } });
    expect(down.ids).toEqual([...all].reverse());
    expect(down.stats.keysExamined).toBe(count);
    expect(read(info, { filter: {}, sort: { n: -1 } }).ids).toEqual([...all].reverse());
  });

  it('reads only the stretch asked for, from either end', async () => {
    const info = await collection(numbered(50), { n: 1 });
    for (const sort of [{ n: 1 }, { n: -1 }] as const) {
      const { ids, stats } = read(info, { filter: { n: { $gt: 10, $lte: 20 } }, sort });
      expect([...ids].sort((a, b) => Number(a) - Number(b))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
      expect(stats.keysExamined).toBe(10);
    }
    const { ids } = read(info, { filter: { n: { $in: [30, 3, 20] } }, sort: { n: -1 } });
    expect(ids).toEqual([30, 20, 3]);
  });

  it('gives a document once, however many keys it has', async () => {
    const info = await collection([{ n: [1, 2, 3] }, { n: [2, 3] }], { n: 1 });
    const { ids, stats } = read(info, { filter: { n: { $gte: 1 } } });
    expect(ids).toEqual([0, 1]);
    expect(stats).toEqual({ keysExamined: 5, docsExamined: 2 });
    const branches = await collection([{ a: 1, b: 1 }, { b: 1 }], { a: 1 }, { b: 1 });
    expect(read(branches, { filter: { $or: [{ a: 1 }, { b: 1 }] } })).toMatchObject({
      ids: [0, 1],
      stats: { docsExamined: 2 },
    });
  });

  it('finds what a scan finds, in the same order, on any page', async () => {
    const value = fc.constantFrom<unknown>(0, 1, 2, 3, null, 'a', 'b', [1, 2], [3]);
    const request = fc.record({
      filter: fc.constantFrom<Document>(
        {},
        { a: 1 },
        { a: { $gt: 0 } },
        { a: { $in: [1, 'a', null] } },
        { a: null, b: 1 },
      ),
      sort: fc.constantFrom<Document>({}, { a: 1 }, { a: -1 }, { a: 1, b: -1 }, { b: 1 }),
      skip: fc.nat(5),
      limit: fc.nat(5),
    });
    const documents = fc.array(fc.record({ a: value, b: value }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(documents, fc.array(request, { minLength: 5, maxLength: 5 }), async (given, requests) => {
        // `a` and `b` cannot both be arrays in one key.
        const fitting = given.filter(({ a, b }) => !Array.isArray(a) || !Array.isArray(b));
        const info = await collection(fitting, { a: 1, b: -1 });
        for (const { filter, sort, skip, limit } of requests) {
          const total = { ...sort, _id: 1 };
          const plain = read(info, { filter, sort: total, hint: { $natural: 1 } }).ids;
          const page = read(info, { filter, sort: total, skip, limit }).ids;
          expect(page).toEqual(limit === 0 ? plain.slice(skip) : plain.slice(skip, skip + limit));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('stops reading when the page is full', async () => {
    const info = await collection(numbered(50), { n: 1 });
    const { stats } = read(info, { filter: { n: { $gte: 0 } }, skip: 2, limit: 3 });
    expect(stats.docsExamined).toBe(5);
  });

  it('decodes a document once', async () => {
    const info = await collection(numbered(1));
    const [match] = [...find({ environment: open.engine.environment, info }, { filter: { n: 0 } }).matches];
    expect(match?.document).toBe(match?.document);
    expect(match?.document).toEqual({ _id: 0, n: 0 });
  });
});

describe('taking from a read', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it('ends with the read, or with enough', async () => {
    expect(await take([1, 2, 3].values(), () => false)).toEqual([1, 2, 3]);
    expect(await take([1, 2, 3].values(), (item) => item === 2)).toEqual([1, 2]);
    expect(await take([].values(), () => true)).toEqual([]);
  });

  function* slow(count: number, milliseconds: number) {
    for (let i = 0; i < count; i++) {
      jest.setSystemTime(Date.now() + milliseconds);
      yield i;
    }
  }

  it('gives up past its deadline, which it looks at every 64 items', async () => {
    const deadline = () => Date.now() + 100;
    await expect(take(slow(64, 2), () => false, deadline())).rejects.toMatchObject({ code: 50 });
    await expect(take(slow(63, 2), () => false, deadline())).resolves.toHaveLength(63);
    await expect(take(slow(50, 2), () => false, deadline())).resolves.toHaveLength(50);
    await expect(take(slow(200, 0), () => false, Date.now())).resolves.toHaveLength(200);
  });

  it('lets others have a turn when it takes longer than 8 ms', async () => {
    const turns: string[] = [];
    const reading = take(slow(128, 1), () => false).then(() => turns.push('read'));
    setImmediate(() => turns.push('other'));
    await reading;
    expect(turns).toEqual(['other', 'read']);
  });

  it('keeps its turn while it is short', async () => {
    const turns: string[] = [];
    const reading = take(slow(128, 0), () => false).then(() => turns.push('read'));
    setImmediate(() => turns.push('other'));
    await reading;
    expect(turns).toEqual(['read']);
  });
});
