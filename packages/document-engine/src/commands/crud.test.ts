import { Decimal128, Double, Long, ObjectId, type Document } from 'mongodb';
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
const fresh = async (documents: Document[] = []) => {
  const collection = running.db.collection<Loose>(`c${++collections}`);
  if (documents.length > 0) await collection.insertMany(documents as never);
  return collection;
};

describe('inserting', () => {
  it('keeps every BSON type as it was', async () => {
    const collection = await fresh();
    const document = {
      _id: new ObjectId(),
      long: Long.fromString('9007199254740993'),
      double: 0.1,
      decimal: Decimal128.fromString('0.10'),
      date: new Date('2026-02-03T04:05:06.789Z'),
      binary: Buffer.from([1, 2, 3]),
      nothing: null,
      regex: /a.b/i,
      nested: { list: [1, 'two', { three: 3 }] },
    };
    await collection.insertOne(document);
    const found = await collection.findOne({ _id: document._id }, { promoteBuffers: true, promoteLongs: false });
    expect(found).toEqual({ ...document, binary: expect.anything(), nested: expect.anything() });
    expect(found?.long).toEqual(document.long);
    expect([...found?.binary]).toEqual([1, 2, 3]);
    expect(found?.nested).toEqual(document.nested);
  });

  it('reads in the order of insertion', async () => {
    const collection = await fresh([{ _id: 'z' }, { _id: 'a' }, { _id: 'm' }]);
    expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual(['z', 'a', 'm']);
  });

  it('stops at the first fault when ordered, and tells which it was', async () => {
    const collection = await fresh([{ _id: 2 }]);
    const fault = await collection.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 11000, insertedCount: 1, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('goes on when unordered', async () => {
    const collection = await fresh([{ _id: 2 }]);
    const sent = [{ _id: 1 }, { _id: 2 }, { _id: 3 }, { _id: 3 }];
    const fault = await collection.insertMany(sent, { ordered: false }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ insertedCount: 2, writeErrors: [{ index: 1 }, { index: 3 }] });
    expect(await collection.countDocuments()).toBe(3);
  });

  it('refuses an array as _id and a document that is too large', async () => {
    const collection = await fresh();
    await expect(collection.insertOne({ _id: [1] })).rejects.toMatchObject({ code: 53 });
    const large = { _id: 1, text: 'x'.repeat(16 * 1024 * 1024) };
    await expect(collection.insertOne(large)).rejects.toThrow();
    expect(await collection.countDocuments()).toBe(0);
  });

  it('answers unacknowledged writes with nothing, and does them', async () => {
    const collection = await fresh();
    const result = await collection.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    expect(result.acknowledged).toBe(false);
    // The next command of the same client comes after it on the wire or in the queue of writes.
    await collection.updateOne({ _id: 2 }, { $set: { a: 1 } }, { upsert: true });
    await expect(collection.findOne({ _id: 2 })).resolves.toMatchObject({ a: 1 });
  });
});

describe('finding', () => {
  const people = [
    { _id: 1, name: 'Ann', age: 30, tags: ['a', 'b'], home: { city: 'Rome', floor: 2 } },
    { _id: 2, name: 'Bob', age: 25, tags: ['b'], home: { city: 'Oslo', floor: 5 } },
    { _id: 3, name: 'Cid', age: 35, tags: [], home: { city: 'Rome', floor: 1 } },
    { _id: 4, name: 'Dee', tags: ['c', 'a'] },
  ];
  const ids = (documents: Document[]) => documents.map(({ _id }) => _id);

  it.each<[Document, number[]]>([
    [{ age: { $gte: 30 } }, [1, 3]],
    [{ age: null }, [4]],
    [{ age: { $exists: false } }, [4]],
    [{ age: { $in: [25, 35] } }, [2, 3]],
    [{ age: { $nin: [25, 35] } }, [1, 4]],
    [{ age: { $ne: 30 } }, [2, 3, 4]],
    [{ age: { $not: { $gt: 26 } } }, [2, 4]],
    [{ tags: 'a' }, [1, 4]],
    [{ tags: ['b'] }, [2]],
    [{ tags: [] }, [3]],
    [{ tags: { $all: ['a', 'b'] } }, [1]],
    [{ tags: { $size: 2 } }, [1, 4]],
    [{ tags: { $elemMatch: { $gt: 'b' } } }, [4]],
    [{ 'tags.0': 'c' }, [4]],
    [{ 'home.city': 'Rome', 'home.floor': { $lt: 2 } }, [3]],
    [{ home: { city: 'Rome', floor: 2 } }, [1]],
    [{ home: { floor: 2, city: 'Rome' } }, []],
    [{ name: /^[A-B]/ }, [1, 2]],
    [{ name: { $regex: '^b', $options: 'i' } }, [2]],
    [{ $or: [{ name: 'Ann' }, { age: 35 }] }, [1, 3]],
    [{ $nor: [{ name: 'Ann' }, { age: 35 }] }, [2, 4]],
    [{ $and: [{ tags: 'a' }, { tags: 'c' }] }, [4]],
    [{ $expr: { $gt: ['$age', 29] } }, [1, 3]],
    [{ age: { $mod: [10, 5] } }, [2, 3]],
    [{ age: { $type: 'number' } }, [1, 2, 3]],
    [{ home: { $type: 'object' } }, [1, 2, 3]],
  ])('finds by %j', async (filter, expected) => {
    const collection = await fresh(people);
    expect(ids(await collection.find(filter).toArray())).toEqual(expected);
    expect(await collection.countDocuments(filter)).toBe(expected.length);
  });

  it('sorts, skips and limits', async () => {
    const collection = await fresh(people);
    expect(ids(await collection.find().sort({ age: -1 }).toArray())).toEqual([3, 1, 2, 4]);
    expect(ids(await collection.find().sort({ 'home.city': 1, age: -1 }).toArray())).toEqual([4, 2, 3, 1]);
    expect(ids(await collection.find().sort({ _id: 1 }).skip(1).limit(2).toArray())).toEqual([2, 3]);
    expect(ids(await collection.find().sort({ tags: 1 }).toArray())).toEqual([3, 1, 4, 2]);
  });

  it.each<[Document, Document]>([
    [{ name: 1 }, { _id: 1, name: 'Ann' }],
    [{ name: 1, _id: 0 }, { name: 'Ann' }],
    [
      { tags: 0, home: 0, age: 0 },
      { _id: 1, name: 'Ann' },
    ],
    [{ 'home.city': 1 }, { _id: 1, home: { city: 'Rome' } }],
    [
      { 'home.city': 0, tags: 0, name: 0, age: 0 },
      { _id: 1, home: { floor: 2 } },
    ],
    [
      { tags: { $slice: 1 }, name: 1 },
      { _id: 1, name: 'Ann', tags: ['a'] },
    ],
    [{ upper: { $toUpper: '$name' } }, { _id: 1, upper: 'ANN' }],
  ])('projects %j', async (projection, expected) => {
    const collection = await fresh(people);
    expect(await collection.findOne({ _id: 1 as never }, { projection })).toEqual(expected);
  });

  it('projects the element that was found', async () => {
    const collection = await fresh(people);
    const found = await collection.findOne({ _id: 1, tags: 'b' } as never, { projection: { 'tags.$': 1 } });
    expect(found).toEqual({ _id: 1, tags: ['b'] });
  });

  it('lists distinct values, through arrays', async () => {
    const collection = await fresh(people);
    expect((await collection.distinct('tags')).sort()).toEqual(['a', 'b', 'c']);
    expect((await collection.distinct('home.city', { age: { $gt: 26 } })).sort()).toEqual(['Rome']);
  });

  it('finds numbers of any type by value', async () => {
    const collection = await fresh([
      { _id: 1, n: Long.fromNumber(5) },
      { _id: 2, n: new Double(5) },
      { _id: 3, n: Decimal128.fromString('5.0') },
      { _id: 4, n: 6 },
    ]);
    expect(ids(await collection.find({ n: 5 }).toArray())).toEqual([1, 2, 3]);
    await collection.createIndex({ n: 1 });
    expect(ids(await collection.find({ n: 5 }).toArray())).toEqual([1, 2, 3]);
  });

  it('refuses what it does not know', async () => {
    const collection = await fresh(people);
    await expect(collection.findOne({ age: { $foo: 1 } })).rejects.toMatchObject({ code: 2 });
    await expect(collection.findOne({ $where: 'true' })).rejects.toMatchObject({ code: 2 });
    await expect(collection.find({}, { collation: { locale: 'de' } }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('names that JavaScript knows', () => {
  it('are fields like any other, and touch nothing else', async () => {
    const collection = await fresh([{ _id: 1, constructor: 'builder', nested: { toString: 5 } }]);
    expect(await collection.countDocuments({ constructor: 'builder' })).toBe(1);
    expect(await collection.countDocuments({ valueOf: { $exists: true } })).toBe(0);
    expect(await collection.countDocuments({ 'nested.toString': 5 })).toBe(1);
    await collection.updateOne({ _id: 1 }, { $set: { '__proto__.polluted': 1 } }).catch(() => undefined);
    await collection.find({}, { projection: { '__proto__.polluted': 1 } }).toArray();
    expect(({} as Document).polluted).toBeUndefined();
  });
});

describe('cursors', () => {
  const many = Array.from({ length: 1050 }, (_, i) => ({ _id: i, even: i % 2 === 0 }));

  it('hands out a long result in batches', async () => {
    const collection = await fresh(many);
    for (const batchSize of [1, 7, 100, 2000]) {
      const found = await collection
        .find({ even: true }, { batchSize })
        .limit(batchSize === 1 ? 20 : 0)
        .toArray();
      expect(found.map(({ _id }) => _id)).toEqual(
        many
          .filter(({ even }) => even)
          .map(({ _id }) => _id)
          .slice(0, batchSize === 1 ? 20 : undefined),
      );
    }
  });

  it('goes on after documents it has passed are gone', async () => {
    const collection = await fresh(many);
    const cursor = collection.find({}, { batchSize: 100 });
    const first = await cursor.next();
    await collection.deleteMany({ _id: { $lt: 100 } } as never);
    const rest = await cursor.toArray();
    expect(first?._id).toBe(0);
    expect(rest.at(-1)?._id).toBe(1049);
  });

  it('ends when it is killed', async () => {
    const collection = await fresh(many);
    const cursor = collection.find({}, { batchSize: 10 });
    await cursor.next();
    const id = cursor.id as Long;
    await cursor.close();
    const more = { getMore: id, collection: collection.collectionName };
    await expect(running.db.command(more)).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('gives one batch where one is asked for', async () => {
    const collection = await fresh(many);
    const answer = await running.db.command({ find: collection.collectionName, singleBatch: true, limit: 5 });
    expect(answer.cursor.firstBatch).toHaveLength(5);
    expect(Number(answer.cursor.id)).toBe(0);
  });
});

describe('deleting and replacing', () => {
  it('deletes one or all that fit', async () => {
    const collection = await fresh([1, 2, 3, 4].map((n) => ({ _id: n, odd: n % 2 === 1 })));
    expect((await collection.deleteOne({ odd: true })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ odd: true })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ odd: true })).deletedCount).toBe(0);
    expect(await collection.estimatedDocumentCount()).toBe(2);
  });

  it('replaces a document and keeps its _id', async () => {
    const collection = await fresh([{ _id: 1, a: 1, b: 2 }]);
    expect(await collection.replaceOne({ a: 1 }, { c: 3 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await collection.findOne()).toEqual({ _id: 1, c: 3 });
    await expect(collection.replaceOne({ c: 3 }, { _id: 2 } as never)).rejects.toMatchObject({ code: 66 });
  });

  it('inserts a replacement that replaces nothing, where asked to', async () => {
    const collection = await fresh();
    const result = await collection.replaceOne({ _id: 9 } as never, { c: 3 }, { upsert: true });
    expect(result).toMatchObject({ upsertedCount: 1, upsertedId: 9 });
    expect(await collection.findOne()).toEqual({ _id: 9, c: 3 });
  });

  it('runs a mixed bulk', async () => {
    const collection = await fresh([{ _id: 1, n: 1 }]);
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 2, n: 2 } } },
      { updateMany: { filter: {}, update: { $inc: { n: 10 } } } },
      { updateOne: { filter: { _id: 3 }, update: { $set: { n: 3 } }, upsert: true } },
      { replaceOne: { filter: { _id: 2 }, replacement: { n: 0 } } },
      { deleteOne: { filter: { _id: 1 } } },
    ] as never);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, n: 0 },
      { _id: 3, n: 3 },
    ]);
  });
});
