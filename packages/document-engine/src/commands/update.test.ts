import { Long, type Document, type ObjectId, type UpdateOptions } from 'mongodb';
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
const fresh = () => running.db.collection<Loose>(`u${++collections}`);

const update = async (
  before: Document,
  change: Document | Document[],
  options: UpdateOptions & { filter?: Document } = {},
) => {
  const collection = fresh();
  await collection.insertOne({ _id: 1, ...before });
  const { filter, ...rest } = options;
  await collection.updateOne({ _id: 1, ...filter } as never, change, rest);
  const { _id, ...after } = (await collection.findOne()) as Document;
  return after;
};

describe('update operators', () => {
  it.each<[string, Document, Document, Document]>([
    ['$set', { a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    ['$set in an array', { a: [1, 2] }, { $set: { 'a.1': 9, 'a.3': 4 } }, { a: [1, 9, null, 4] }],
    ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { b: { d: 2 } }],
    ['$unset in an array', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$inc', { a: 1 }, { $inc: { a: 2, b: 5, 'c.d': -1 } }, { a: 3, b: 5, c: { d: -1 } }],
    ['$mul', { a: 3 }, { $mul: { a: 2.5, b: 4 } }, { a: 7.5, b: 0 }],
    ['$min', { a: 3, b: 3 }, { $min: { a: 2, b: 5, c: 1 } }, { a: 2, b: 3, c: 1 }],
    ['$max', { a: 3, b: 3 }, { $max: { a: 2, b: 5, c: 1 } }, { a: 3, b: 5, c: 1 }],
    ['$rename', { a: 1, b: 2 }, { $rename: { a: 'x.y', nope: 'z' } }, { b: 2, x: { y: 1 } }],
    ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
    ['$push', { a: [1] }, { $push: { a: 2, b: 'new' } }, { a: [1, 2], b: ['new'] }],
    ['$push an array', { a: [1] }, { $push: { a: [2] } }, { a: [1, [2]] }],
    ['$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$push $position', { a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, { a: [1, 9, 2] }],
    ['$push $slice', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    [
      '$push $sort',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    ['$push $sort of values', { a: [2] }, { $push: { a: { $each: [3, 1], $sort: -1, $slice: 2 } } }, { a: [3, 2] }],
    ['$addToSet', { a: [1, { b: 1 }] }, { $addToSet: { a: { b: 1 } } }, { a: [1, { b: 1 }] }],
    ['$addToSet $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] }, b: 'new' } }, { a: [1, 2], b: ['new'] }],
    ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1, c: 1 } }, { a: [1, 2], b: [2] }],
    ['$pull a value', { a: [1, 2, 1] }, { $pull: { a: 1, nope: 1 } }, { a: [2] }],
    ['$pull a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [
      '$pull documents',
      {
        a: [
          { k: 1, n: 1 },
          { k: 2, n: 1 },
        ],
      },
      { $pull: { a: { k: 1, n: { $lt: 5 } } } },
      { a: [{ k: 2, n: 1 }] },
    ],
    ['$pullAll', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['$[]', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 10 } }, { a: [{ n: 11 }, { n: 12 }] }],
    ['an empty $set', { a: 1 }, { $set: {}, $inc: { a: 1 } }, { a: 2 }],
  ])('%s', async (...[, before, change, after]) => {
    expect(await update(before, change)).toEqual(after);
  });

  it('$currentDate sets a date or a timestamp', async () => {
    const after = await update({}, { $currentDate: { a: true, b: { $type: 'timestamp' } } });
    expect(after.a).toBeInstanceOf(Date);
    expect(after.b._bsontype).toBe('Timestamp');
  });

  it('$ changes the element the filter found', async () => {
    const items = {
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 1 },
        { sku: 'b', n: 5 },
      ],
    };
    const increment = { $inc: { 'items.$.n': 10 } };
    const byField = await update(items, increment, { filter: { 'items.sku': 'b' } });
    expect(byField.items.map(({ n }: Document) => n)).toEqual([1, 11, 5]);
    const byElement = await update(items, increment, { filter: { items: { $elemMatch: { sku: 'b', n: 5 } } } });
    expect(byElement.items.map(({ n }: Document) => n)).toEqual([1, 1, 15]);
    expect(await update({ a: [4, 5, 6] }, { $set: { 'a.$': 0 } }, { filter: { a: { $gt: 4 } } })).toEqual({
      a: [4, 0, 6],
    });
  });

  it('$[name] changes the elements the array filters find', async () => {
    const before = {
      a: [
        { n: 1, deep: [1, 5] },
        { n: 2, deep: [6] },
      ],
    };
    const change = { $set: { 'a.$[big].flag': true, 'a.$[].deep.$[x]': 0 } };
    const after = await update(before, change, { arrayFilters: [{ 'big.n': { $gte: 2 } }, { x: { $gt: 4 } }] });
    expect(after).toEqual({
      a: [
        { n: 1, deep: [1, 0] },
        { n: 2, deep: [0], flag: true },
      ],
    });
  });

  it('computes with a pipeline', async () => {
    expect(await update({ a: 2, b: 3, c: 1 }, [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'c' }])).toEqual({
      a: 2,
      b: 3,
      sum: 5,
    });
  });

  it('keeps a long a long', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, n: Long.fromString('9007199254740993'), other: 1 });
    await collection.updateOne({ _id: 1 } as never, { $inc: { n: 2 } });
    const found = await collection.findOne({}, { promoteLongs: false });
    expect(String(found?.n)).toBe('9007199254740995');
  });

  it.each<[string, number, Document, Document]>([
    ['two changes of one field', 40, {}, { $set: { a: 1 }, $inc: { a: 1 } }],
    ['a change within a change', 40, {}, { $set: { a: {}, 'a.b': 1 } }],
    ['a change of _id', 66, {}, { $set: { _id: 2 } }],
    ['a number out of text', 14, { a: 'x' }, { $inc: { a: 1 } }],
    ['a text added to a number', 14, { a: 1 }, { $inc: { a: 'x' } }],
    ['a push onto a text', 2, { a: 'x' }, { $push: { a: 1 } }],
    ['a field inside a number', 28, { a: 1 }, { $set: { 'a.b': 1 } }],
    ['a field inside null', 28, { a: null }, { $set: { 'a.b': 1 } }],
    ['an unknown operator', 9, {}, { $foo: { a: 1 } }],
    ['a position the filter does not give', 2, { a: [1] }, { $set: { 'a.$': 1 } }],
    ['an array filter that is missing', 2, { a: [1] }, { $set: { 'a.$[x]': 1 } }],
  ])('refuses %s', async (...[, code, before, change]) => {
    await expect(update(before, change)).rejects.toMatchObject({ code });
  });

  it('counts what matched and what really changed', async () => {
    const collection = fresh();
    await collection.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
      { _id: 3, a: 1 },
    ]);
    expect(await collection.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
    expect(await collection.updateMany({ a: 9 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });
});

describe('upserting', () => {
  it('makes a document of what the filter fixes, the update and $setOnInsert', async () => {
    const collection = fresh();
    const filter = { kind: 'trip', 'owner.id': 7, n: { $gt: 5 }, $and: [{ city: { $eq: 'Rome' } }] };
    const change = { $set: { seen: 1 }, $setOnInsert: { made: 'now' } };
    const first = await collection.updateOne(filter as never, change, { upsert: true });
    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({
      kind: 'trip',
      owner: { id: 7 },
      city: 'Rome',
      seen: 1,
      made: 'now',
    });
    const wide = { kind: 'trip' };
    expect(
      await collection.updateOne(wide, { $set: { seen: 2 }, $setOnInsert: { made: 'later' } }, { upsert: true }),
    ).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.findOne(wide)).toMatchObject({ seen: 2, made: 'now' });
  });

  it('takes the _id from the filter', async () => {
    const collection = fresh();
    const result = await collection.updateOne({ _id: 'me' } as never, { $inc: { n: 1 } }, { upsert: true });
    expect(result.upsertedId).toBe('me');
  });
});

describe('findOneAndUpdate and its kind', () => {
  const people = [
    { _id: 1, name: 'Ann', n: 1 },
    { _id: 2, name: 'Bob', n: 2 },
  ];

  it('gives the document before or after', async () => {
    const collection = fresh();
    await collection.insertMany(people);
    const change = { $inc: { n: 10 } };
    expect(await collection.findOneAndUpdate({ name: 'Ann' }, change)).toMatchObject({ n: 1 });
    const after = await collection.findOneAndUpdate({ name: 'Ann' }, change, {
      returnDocument: 'after',
      projection: { n: 1 },
    });
    expect(after).toEqual({ _id: 1, n: 21 });
  });

  it('takes the first of an order', async () => {
    const collection = fresh();
    await collection.insertMany(people);
    expect(await collection.findOneAndDelete({}, { sort: { n: -1 } })).toMatchObject({ name: 'Bob' });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('upserts, replaces, and gives null for nothing', async () => {
    const collection = fresh();
    expect(await collection.findOneAndUpdate({ k: 1 }, { $set: { v: 1 } })).toBeNull();
    expect(await collection.findOneAndUpdate({ k: 1 }, { $set: { v: 1 } }, { upsert: true })).toBeNull();
    expect(await collection.findOneAndReplace({ k: 1 }, { k: 2 }, { returnDocument: 'after' })).toMatchObject({ k: 2 });
    expect(await collection.findOneAndDelete({ k: 1 })).toBeNull();
    const whole = await collection.findOneAndUpdate(
      { k: 3 },
      { $set: { v: 1 } },
      { upsert: true, includeResultMetadata: true },
    );
    expect(whole.lastErrorObject).toMatchObject({ updatedExisting: false, n: 1, upserted: expect.anything() });
  });

  it('tells of a taken unique value', async () => {
    const collection = fresh();
    await collection.createIndex({ name: 1 }, { unique: true });
    await collection.insertMany(people);
    await expect(collection.findOneAndUpdate({ _id: 1 } as never, { $set: { name: 'Bob' } })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { name: 1 },
      keyValue: { name: 'Bob' },
    });
  });

  it('counts without a gap under 200 concurrent callers', async () => {
    const counters = fresh();
    const next = () =>
      counters.findOneAndUpdate(
        { _id: 'trip' } as never,
        { $inc: { n: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    const numbers = (await Promise.all(Array.from({ length: 200 }, next))).map((counter) => counter?.n as number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  });

  it('lets one of many writers of one version win', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, version: 1 });
    const attempts = Array.from({ length: 50 }, (_, i) =>
      collection.updateOne({ _id: 1, version: 1 } as never, { $set: { by: i }, $inc: { version: 1 } }),
    );
    const won = (await Promise.all(attempts)).filter(({ modifiedCount }) => modifiedCount === 1);
    expect(won).toHaveLength(1);
    expect(await collection.findOne()).toMatchObject({ version: 2 });
  });
});
