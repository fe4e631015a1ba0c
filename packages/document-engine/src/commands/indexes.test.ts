import type { Document, IndexSpecification, ObjectId } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

interface Loose extends Document {
  _id: string | number | number[] | ObjectId;
}

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

let collections = 0;
const fresh = () => running.db.collection<Loose>(`i${++collections}`);

const valid = async (name: string) => {
  const report = await running.db.command({ validate: name });
  return { valid: report.valid as boolean, errors: report.errors as string[] };
};

describe('unique indexes', () => {
  it('refuse a taken value with code 11000, its pattern and its value', async () => {
    const users = fresh();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({ _id: 1, email: 'a@b.c' });
    await expect(users.insertOne({ _id: 2, email: 'a@b.c' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
      message: expect.stringContaining('E11000 duplicate key error collection: test.'),
    });
    await expect(users.insertOne({ _id: 1, email: 'other' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    });
    await users.insertOne({ _id: 2, email: 'd@e.f' });
    await expect(users.updateOne({ _id: 2 }, { $set: { email: 'a@b.c' } })).rejects.toMatchObject({ code: 11000 });
    expect(await users.findOne({ _id: 2 })).toMatchObject({ email: 'd@e.f' });
    await users.deleteOne({ _id: 1 });
    await users.updateOne({ _id: 2 }, { $set: { email: 'a@b.c' } });
  });

  it('hold for one of many who come at once', async () => {
    const users = fresh();
    await users.createIndex({ email: 1 }, { unique: true });
    const attempts = Array.from({ length: 50 }, (_, i) => users.insertOne({ _id: i, email: 'same' }));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await users.countDocuments()).toBe(1);
  });

  it('may span fields', async () => {
    const shares = fresh();
    await shares.createIndex({ trip: 1, user: -1 }, { unique: true });
    await shares.insertMany([
      { _id: 1, trip: 1, user: 1 },
      { _id: 2, trip: 1, user: 2 },
    ]);
    await expect(shares.insertOne({ _id: 3, trip: 1, user: 2 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { trip: 1, user: -1 },
      keyValue: { trip: 1, user: 2 },
    });
  });

  it('count a missing field as null, unless sparse', async () => {
    const [plain, sparse] = [fresh(), fresh()];
    await plain.createIndex({ google: 1 }, { unique: true });
    await sparse.createIndex({ google: 1 }, { unique: true, sparse: true });
    await plain.insertOne({ _id: 1 });
    await expect(plain.insertOne({ _id: 2 })).rejects.toMatchObject({ code: 11000 });
    await sparse.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, google: 'x' }]);
    await expect(sparse.insertOne({ _id: 4, google: 'x' })).rejects.toMatchObject({ code: 11000 });
  });

  it('may hold for some documents only', async () => {
    const trips = fresh();
    await trips.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
    await trips.insertMany([
      { _id: 1, slug: 'rome', deleted: true },
      { _id: 2, slug: 'rome', deleted: false },
    ]);
    await expect(trips.insertOne({ _id: 3, slug: 'rome', deleted: false })).rejects.toMatchObject({ code: 11000 });
    await expect(trips.updateOne({ _id: 1 }, { $set: { deleted: false } })).rejects.toMatchObject({ code: 11000 });
    await trips.updateOne({ _id: 2 }, { $set: { deleted: true } });
    await trips.updateOne({ _id: 1 }, { $set: { deleted: false } });
    expect(await valid(trips.collectionName)).toEqual({ valid: true, errors: [] });
  });

  it('look into arrays, between documents but not within one', async () => {
    const tags = fresh();
    await tags.createIndex({ names: 1 }, { unique: true });
    await tags.insertOne({ _id: 1, names: ['a', 'b', 'a'] });
    await expect(tags.insertOne({ _id: 2, names: ['c', 'b'] })).rejects.toMatchObject({ code: 11000 });
    await tags.createIndex({ 'pairs.x': 1, 'pairs.y': 1 }, { unique: true, sparse: true });
    await tags.insertOne({
      _id: 3,
      names: 'z',
      pairs: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    });
    await tags.insertOne({ _id: 4, names: 'y', pairs: [{ x: 1, y: 2 }] });
    await expect(tags.insertOne({ _id: 5, names: 'x', pairs: [{ x: 2, y: 2 }] })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('cannot be made where values are taken twice, and leave nothing behind', async () => {
    const users = fresh();
    await users.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    await expect(users.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await users.indexes()).toHaveLength(1);
    expect(await valid(users.collectionName)).toEqual({ valid: true, errors: [] });
  });

  it('tell long values apart that begin alike', async () => {
    const pages = fresh();
    await pages.createIndex({ url: 1 }, { unique: true });
    const long = 'x'.repeat(4000);
    await pages.insertMany([
      { _id: 1, url: `${long}a` },
      { _id: 2, url: `${long}b` },
    ]);
    await expect(pages.insertOne({ _id: 3, url: `${long}a` })).rejects.toMatchObject({ code: 11000 });
    expect(await pages.findOne({ url: `${long}b` })).toMatchObject({ _id: 2 });
    expect(await pages.countDocuments({ url: { $gt: `${long}a` } })).toBe(1);
    const sorted = await pages.find().sort({ url: -1 }).toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual([2, 1]);
  });
});

describe('managing indexes', () => {
  it('lists them as they were made', async () => {
    const trips = fresh();
    await trips.createIndex({ owner: 1, start: -1 });
    await trips.createIndex({ slug: 1 }, { unique: true, sparse: true, name: 'by slug' });
    await trips.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await trips.createIndex({ x: 1 }, { partialFilterExpression: { x: { $gt: 5 } } });
    expect(await trips.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { owner: 1, start: -1 }, name: 'owner_1_start_-1' },
      { v: 2, key: { slug: 1 }, name: 'by slug', unique: true, sparse: true },
      { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
      { v: 2, key: { x: 1 }, name: 'x_1', partialFilterExpression: { x: { $gt: 5 } } },
    ]);
  });

  it('makes one again without complaint, and another in its place not', async () => {
    const trips = fresh();
    await trips.createIndex({ a: 1 });
    await trips.createIndex({ a: 1 });
    expect(await trips.indexes()).toHaveLength(2);
    await expect(trips.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(trips.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(trips.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
  });

  it('drops one, or all but the first', async () => {
    const trips = fresh();
    await trips.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }]);
    await trips.dropIndex('a_1');
    expect(await trips.indexes()).toHaveLength(3);
    await trips.dropIndexes();
    expect(await trips.indexes()).toHaveLength(1);
    await expect(trips.dropIndex('nope')).rejects.toMatchObject({ code: 27, codeName: 'IndexNotFound' });
    await expect(trips.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

  it.each<[string, IndexSpecification, Document]>([
    ['text', { a: 'text' }, {}],
    ['2dsphere', { a: '2dsphere' }, {}],
    ['hashed', { a: 'hashed' }, {}],
    ['a compound TTL', { a: 1, b: 1 }, { expireAfterSeconds: 5 }],
  ])('refuses %s', async (_what, key, options) => {
    await expect(fresh().createIndex(key, options)).rejects.toMatchObject({ code: 67 });
  });

  it('refuses two arrays in one key', async () => {
    const both = fresh();
    await both.createIndex({ a: 1, b: 1 });
    await expect(both.insertOne({ _id: 1, a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
    expect(await both.countDocuments()).toBe(0);
  });

  it('knows nothing of what is not there', async () => {
    await expect(running.db.collection('never').indexes()).rejects.toMatchObject({ code: 26 });
    await expect(running.db.command({ dropIndexes: 'never', index: 'x' })).rejects.toMatchObject({ code: 26 });
  });
});

describe('explain', () => {
  const make = async () => {
    const trips = fresh();
    await trips.insertMany(
      Array.from({ length: 500 }, (_, i) => ({ _id: i, owner: i % 50, start: i, tags: [`t${i % 10}`], city: `c${i}` })),
    );
    await trips.createIndexes([{ key: { owner: 1, start: 1 } }, { key: { tags: 1 } }, { key: { city: 1 } }]);
    return trips;
  };
  const explain = async (filter: Document, sort: Document = {}) => {
    const trips = await make();
    const { queryPlanner, executionStats } = await trips
      .find(filter)
      .sort(sort as never)
      .explain('executionStats');
    const stage = queryPlanner.winningPlan.inputStage ?? queryPlanner.winningPlan;
    const { totalDocsExamined: examined, nReturned: returned } = executionStats;
    return { stage: stage.stage, index: stage.indexName, examined, returned, direction: stage.direction };
  };

  it.each<[string, Document, { index: string; examined: number }]>([
    ['_id', { _id: 7 }, { index: '_id_', examined: 1 }],
    ['_id among some', { _id: { $in: [1, 2, 999] } }, { index: '_id_', examined: 2 }],
    ['equality', { owner: 3 }, { index: 'owner_1_start_1', examined: 10 }],
    ['equality and range', { owner: 3, start: { $gte: 100, $lt: 200 } }, { index: 'owner_1_start_1', examined: 2 }],
    ['an array element', { tags: 't3' }, { index: 'tags_1', examined: 50 }],
    ['a text range', { city: { $gte: 'c10', $lt: 'c11' } }, { index: 'city_1', examined: 11 }],
    ['the beginning of a text', { city: /^c49/ }, { index: 'city_1', examined: 11 }],
  ])('shows %s served by an index that reads only what it returns', async (_what, filter, { index, examined }) => {
    expect(await explain(filter)).toMatchObject({ stage: 'IXSCAN', index, examined, returned: examined });
  });

  it('shows a sort served by an index, backwards too', async () => {
    expect(await explain({ owner: 3 }, { start: -1 })).toMatchObject({ stage: 'IXSCAN', direction: 'backward' });
  });

  it('shows a scan for what no index serves', async () => {
    expect(await explain({ start: 5 })).toMatchObject({ stage: 'COLLSCAN', examined: 500, returned: 1 });
  });

  it('speaks of pipelines, counts, updates and deletes too', async () => {
    const trips = await make();
    const stages = [
      await trips.aggregate([{ $match: { owner: 3 } }, { $count: 'n' }]).explain('executionStats'),
      await running.db.command({ explain: { count: trips.collectionName, query: { owner: 3 } } }),
      await running.db.command({ explain: { delete: trips.collectionName, deletes: [{ q: { owner: 3 }, limit: 0 }] } }),
      await running.db.command({
        explain: { update: trips.collectionName, updates: [{ q: { owner: 3 }, u: {}, multi: true }] },
      }),
      await running.db.command({ explain: { findAndModify: trips.collectionName, query: { owner: 3 } } }),
    ];
    expect(stages.map(({ queryPlanner }) => queryPlanner.winningPlan.inputStage.stage)).toEqual([
      'COUNT_SCAN',
      'COUNT_SCAN',
      'IXSCAN',
      'IXSCAN',
      'IXSCAN',
    ]);
    expect(await trips.countDocuments()).toBe(500);
  });
});

describe('TTL indexes', () => {
  it('take away what has expired, and nothing else', async () => {
    const tokens = fresh();
    await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    const hour = 3600_000;
    await tokens.insertMany([
      { _id: 'old', at: new Date(Date.now() - 2 * hour) },
      { _id: 'old in a list', at: [new Date(), new Date(Date.now() - 2 * hour)] },
      { _id: 'fresh', at: new Date() },
      { _id: 'no date', at: 5 },
      { _id: 'none' },
    ]);
    await running.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 0.02 });
    let left: unknown[];
    do left = (await tokens.find().toArray()).map(({ _id }) => _id);
    while (left.includes('old') || left.includes('old in a list'));
    expect(left).toEqual(['fresh', 'no date', 'none']);
    expect(await valid(tokens.collectionName)).toEqual({ valid: true, errors: [] });
  });
});

describe('collections and databases', () => {
  it('are listed, renamed and dropped', async () => {
    const db = running.client.db('rooms');
    await db.createCollection('one');
    await db.collection('two').insertOne({ a: 1 });
    await expect(db.createCollection('one')).rejects.toMatchObject({ code: 48 });
    expect((await db.listCollections().toArray()).map(({ name, type }) => [name, type])).toEqual([
      ['one', 'collection'],
      ['two', 'collection'],
    ]);
    expect(await db.listCollections({ name: 'two' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'two', type: 'collection' },
    ]);
    await db.renameCollection('two', 'three');
    expect(await db.collection('three').countDocuments()).toBe(1);
    await db.collection('one').drop();
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['three']);
    const { databases } = await db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toEqual(['rooms', 'test']);
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });

  it('start empty again after a drop', async () => {
    const trips = fresh();
    await trips.insertMany([{ _id: 1, a: 1 }]);
    await trips.createIndex({ a: 1 }, { unique: true });
    await trips.drop();
    await trips.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    expect(await trips.countDocuments({ a: 1 })).toBe(2);
  });
});

describe('hidden indexes', () => {
  it('are listed as hidden, hold their values unique, and answer nothing', async () => {
    const collection = running.db.collection('hidden');
    await collection.createIndex({ a: 1 }, { hidden: true, unique: true });
    expect((await collection.indexes())[1]).toEqual({ v: 2, key: { a: 1 }, name: 'a_1', unique: true, hidden: true });
    await collection.insertOne({ a: 1 });
    await expect(collection.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
    expect((await collection.find({ a: 1 }).explain()).queryPlanner.winningPlan.stage).toBe('COLLSCAN');
    for (const hint of ['a_1', { a: 1 }] as const) {
      await expect(collection.find({ a: 1 }, { hint }).toArray()).rejects.toMatchObject({ code: 2 });
    }
  });

  it('are hidden and shown again by collMod, which also says when documents expire', async () => {
    const collection = running.db.collection('shown');
    await collection.createIndex({ a: 1 }, { expireAfterSeconds: 60 });
    const change = (index: object) => running.db.command({ collMod: 'shown', index });
    const stage = async () => (await collection.find({ a: 1 }).explain()).queryPlanner.winningPlan.stage;
    expect(await change({ name: 'a_1', hidden: true })).toMatchObject({ hidden_old: false, hidden_new: true });
    expect(await stage()).toBe('COLLSCAN');
    expect(await change({ keyPattern: { a: 1 }, expireAfterSeconds: 90 })).toMatchObject({
      expireAfterSeconds_old: 60,
      expireAfterSeconds_new: 90,
    });
    expect((await collection.indexes())[1]).toMatchObject({ hidden: true, expireAfterSeconds: 90 });
    expect(await change({ name: 'a_1', hidden: false })).toMatchObject({ hidden_old: true, hidden_new: false });
    expect(await stage()).toBe('FETCH');
    expect((await collection.indexes())[1]).toEqual({ v: 2, key: { a: 1 }, name: 'a_1', expireAfterSeconds: 90 });
  });

  it.each<[string, number, object]>([
    ['an index that is not there', 27, { index: { name: 'b_1', hidden: true } }],
    ['the _id index', 72, { index: { name: '_id_', hidden: true } }],
    ['an option that cannot be changed', 72, { index: { name: 'a_1', unique: true } }],
    ['a validator', 72, { validator: {} }],
  ])('collMod refuses %s', async (_name, code, change) => {
    await running.db.collection('refused').createIndex({ a: 1 });
    await expect(running.db.command({ collMod: 'refused', ...change })).rejects.toMatchObject({ code });
  });
});
