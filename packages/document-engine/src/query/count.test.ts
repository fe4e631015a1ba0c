import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

let serial = 0;
const fresh = (): Collection<Document> => running.db.collection(`counted${++serial}`);
/** How many a count finds, and how many documents it looked at for that. */
const counted = async (collection: Collection<Document>, query: Document, options: Document = {}) => {
  const command = { count: collection.collectionName, query, ...options };
  const { executionStats } = await running.db.command({ explain: command });
  const { n } = await running.db.command(command);
  expect(await collection.countDocuments(query, options)).toBe(n);
  expect(executionStats.nReturned).toBe(n);
  return { n, looked: executionStats.totalDocsExamined, keys: executionStats.totalKeysExamined };
};

describe('a count by an index', () => {
  let trips: Collection<Document>;
  beforeAll(async () => {
    trips = fresh();
    await trips.createIndexes([{ key: { owner: 1, deletedAt: 1, start: 1 } }, { key: { city: 1 }, sparse: true }]);
    const deletedAt = (i: number) =>
      i % 5 === 0 ? { deletedAt: new Date(i) } : i % 5 === 1 ? {} : { deletedAt: null };
    await trips.insertMany(
      Array.from({ length: 300 }, (_, i) => ({ owner: `u${i % 3}`, ...deletedAt(i), start: i, city: `c${i % 7}` })),
    );
  });

  it.each<[string, Document, number]>([
    ['an owner', { owner: 'u1' }, 100],
    ['an owner that nobody is', { owner: 'u9' }, 0],
    ['an owner and what is null or missing', { owner: 'u1', deletedAt: null }, 80],
    ['some owners', { owner: { $in: ['u0', 'u2', 'u2', 'u9'] } }, 200],
    ['an operator of equality', { owner: { $eq: 'u1' }, $comment: 'why' }, 100],
    ['a range behind what is fixed', { owner: 'u1', deletedAt: null, start: { $gte: 100, $lt: 200 } }, 27],
    ['one end of a range', { owner: 'u1', deletedAt: { $lte: new Date(100) } }, 7],
    ['a sparse index', { city: 'c3' }, 43],
  ])('of %s looks at no document', async (_what, query, n) => {
    expect(await counted(trips, query)).toEqual({ n, looked: 0, keys: n });
  });

  it.each<[string, Document, number]>([
    ['a field that the index lacks', { owner: 'u1', city: 'c1' }, 15],
    ['a field of the index behind a gap', { owner: 'u1', start: 4 }, 1],
    ['an operator that keys cannot tell', { owner: 'u1', deletedAt: { $exists: false } }, 20],
    ['a range with a condition beside it', { owner: { $gte: 'u1', $ne: 'u2' } }, 100],
    ['a pattern', { owner: /^u1/ }, 100],
    ['alternatives', { $or: [{ owner: 'u1' }, { owner: 'u2' }] }, 200],
    ['what is the same twice', { $and: [{ owner: 'u1' }] }, 100],
  ])('of %s looks at them', async (_what, query, n) => {
    const { looked, ...found } = await counted(trips, query);
    expect(found.n).toBe(n);
    expect(looked).toBeGreaterThanOrEqual(n);
  });

  it('stops where a limit says, and begins where it is told', async () => {
    expect((await counted(trips, { owner: 'u1' }, { limit: 30 })).n).toBe(30);
    expect((await counted(trips, { owner: 'u1' }, { skip: 95 })).n).toBe(5);
    expect((await counted(trips, { owner: 'u1' }, { skip: 20, limit: 30 })).n).toBe(30);
    expect((await counted(trips, { owner: 'u1' }, { skip: 120 })).n).toBe(0);
    expect((await counted(trips, { owner: 'u1', city: 'c1' }, { skip: 2, limit: 5 })).n).toBe(5);
  });

  it('answers a pipeline that only counts, and nothing where nothing fits', async () => {
    const count = (owner: string) => trips.aggregate([{ $match: { owner } }, { $count: 'trips' }]).toArray();
    expect(await count('u1')).toEqual([{ trips: 100 }]);
    expect(await count('u9')).toEqual([]);
  });

  it('looks at documents once one of them had a list', async () => {
    const tagged = fresh();
    await tagged.createIndex({ tag: 1 });
    await tagged.insertMany([{ tag: 'a' }, { tag: 'b' }]);
    expect(await counted(tagged, { tag: 'a' })).toMatchObject({ n: 1, looked: 0 });
    await tagged.insertOne({ tag: ['a', 'b'] });
    expect(await counted(tagged, { tag: { $in: ['a', 'b'] } })).toMatchObject({ n: 3, looked: 3 });
  });

  it('looks at documents once a key was too long for the index', async () => {
    const long = fresh();
    await long.createIndex({ text: 1 });
    await long.insertOne({ text: 'x'.repeat(2_000) });
    expect(await counted(long, { text: { $gt: 'x'.repeat(1_999) } })).toMatchObject({ n: 1, looked: 1 });
  });

  it('compares texts as they were asked to be compared', async () => {
    const names = fresh();
    await names.createIndex({ name: 1 });
    await names.insertMany([{ name: 'Ann' }, { name: 'ann' }]);
    const collation = { locale: 'en', strength: 2 };
    expect(await counted(names, { name: 'ANN' }, { collation })).toMatchObject({ n: 2 });
    expect(await counted(names, { name: 'ann' })).toMatchObject({ n: 1, looked: 0 });
  });

  it('goes on past what one turn counts', async () => {
    const many = fresh();
    const documents = Array.from({ length: 40_000 }, (_, i) => ({ _id: i as never, k: 1 }));
    await many.createIndex({ k: 1 });
    await many.insertMany(documents);
    expect(await counted(many, { k: 1 })).toEqual({ n: 40_000, looked: 0, keys: 40_000 });
  });
});

it('finds as many as a search that looks at every document, whatever is stored and asked', async () => {
  const value = fc.oneof(
    fc.constantFrom(null, undefined, true, false, '', 'a', 'b', 0, 1, 1.5, -1, NaN, Infinity),
    fc.constantFrom(new Date(0), new Date(1), [], ['a'], [null], { x: 1 }, {}, ['a', ['b']], Buffer.from('a')),
  );
  const stored = fc.array(
    // No index takes two lists side by side.
    fc
      .record({ a: value, b: value }, { requiredKeys: [] })
      .filter(({ a, b }) => !Array.isArray(a) || !Array.isArray(b)),
    { maxLength: 12 },
  );
  const operator = fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne');
  const condition = fc.oneof(
    value,
    fc.tuple(operator, value).map(([name, operand]) => ({ [name]: operand })),
    fc.tuple(operator, value, operator, value).map(([one, x, two, y]) => ({ [one]: x, [two]: y })),
    fc.array(value, { maxLength: 3 }).map((values) => ({ $in: values })),
  );
  const asked = fc.record({ a: condition, b: condition }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(stored, asked, async (documents, query) => {
      const collection = fresh();
      await collection.createIndex({ a: 1, b: -1 });
      if (documents.length > 0) await collection.insertMany(documents);
      const looking = await collection.find(query).hint({ $natural: 1 }).toArray();
      expect(await collection.countDocuments(query)).toBe(looking.length);
      await collection.drop();
    }),
    { numRuns: 150 },
  );
});
