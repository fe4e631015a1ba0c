import { Double, Int32, Long, type Document } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

let collections = 0;
const fresh = () => running.db.collection<Document & { _id: number }>(`t${++collections}`);
const numbers = [
  { _id: 1, n: new Double(5) },
  { _id: 2, n: 5 },
  { _id: 3, n: 5.5 },
  { _id: 4, n: 2 ** 40 },
  { _id: 5, n: Long.fromNumber(5) },
  { _id: 6, n: -0x80000000 },
  { _id: 7, n: 0x80000000 },
  { _id: 8, n: [new Double(7)] },
  { _id: 9, n: new Double(-0) },
];

describe('the types of numbers', () => {
  it.each<[string | number, number[]]>([
    ['double', [1, 3, 4, 7, 8, 9]],
    [1, [1, 3, 4, 7, 8, 9]],
    ['int', [2, 6]],
    ['long', [5]],
    ['number', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('$type %s', async (type, expected) => {
    const collection = fresh();
    await collection.insertMany(numbers);
    expect((await collection.find({ n: { $type: type } } as never).toArray()).map(({ _id }) => _id)).toEqual(expected);
  });

  const typeOf = (value: unknown) => (value as { _bsontype: string })._bsontype;

  it.each<[string, Document | Document[], string, unknown]>([
    ['another field is set', { $set: { other: 1 } }, 'Double', 5],
    ['an integer is added', { $inc: { n: 1 } }, 'Double', 6],
    ['it is multiplied', { $mul: { n: 2 } }, 'Double', 10],
    ['a pipeline sets another field', [{ $set: { other: '$n' } }], 'Double', 5],
  ])('a whole Double stays a Double when %s', async (...[, change, type, value]) => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, n: new Double(5) });
    await collection.updateOne({ _id: 1 }, change);
    const found = await collection.findOne({}, { promoteValues: false });
    expect([typeOf(found?.n), Number(found?.n)]).toEqual([type, value]);
  });

  it.each<[string, unknown, unknown, string, string]>([
    ['two integers', 2, 3, 'Int32', '5'],
    ['two integers past 32 bits', 0x7fffffff, 1, 'Long', '2147483648'],
    ['two integers before 32 bits', -0x80000000, -1, 'Long', '-2147483649'],
    ['an integer and a long', 2, Long.fromNumber(3), 'Long', '5'],
    ['a long and a double', Long.fromNumber(2), 1.5, 'Double', '3.5'],
    ['halves that make a whole', 1.5, 1.5, 'Double', '3'],
    ['longs past 64 bits', Long.MAX_VALUE, Long.fromNumber(1), 'Double', '9223372036854776000'],
  ])('the sum of %s', async (...[, left, right, type, sum]) => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, n: left });
    await collection.updateOne({ _id: 1 }, { $inc: { n: right as number } });
    const { n } = (await collection.findOne({}, { promoteValues: false })) as Document;
    expect([typeOf(n), String(n)]).toEqual([type, sum]);
  });

  it('a Double sent as an operand or a limit means its number', async () => {
    const collection = fresh();
    await collection.insertMany(numbers);
    expect(await collection.countDocuments({ n: { $gte: new Double(5), $lt: new Double(6) } })).toBe(4);
    const found = await running.db.command({ find: collection.collectionName, limit: new Double(2) });
    expect(found.cursor.firstBatch).toHaveLength(2);
    const stages = [{ $match: { _id: new Int32(1) } }, { $project: { n: { $add: ['$n', new Double(2)] } } }];
    expect(await collection.aggregate(stages).toArray()).toEqual([{ _id: 1, n: 7 }]);
  });
});

describe('names with a dollar sign', () => {
  it('are stored, found, projected and changed below the top of a document', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, $price: 3, a: { $each: [1], $x: 2 } });
    await collection.updateOne({ _id: 1 }, { $set: { 'a.$each': [2], 'r.$id': 7 }, $inc: { 'a.$x': 1 } });
    await collection.updateOne({ _id: 1 }, { $push: { list: { $foo: 1 } }, $set: { n: { $each: 1 } } } as Document);
    expect(await collection.findOne()).toEqual({
      _id: 1,
      $price: 3,
      a: { $each: [2], $x: 3 },
      r: { $id: 7 },
      list: [{ $foo: 1 }],
      n: { $each: 1 },
    });
    for (const filter of [{ 'a.$each': 2 }, { n: { $eq: { $each: 1 } } }, { n: { $in: [{ $each: 1 }] } }]) {
      expect(await collection.countDocuments(filter as never)).toBe(1);
    }
    expect(await collection.findOne({}, { projection: { 'a.$each': 1 } })).toEqual({ _id: 1, a: { $each: [2] } });
    await collection.replaceOne({ _id: 1 }, { a: { $each: [3] } });
    expect(await collection.findOne()).toEqual({ _id: 1, a: { $each: [3] } });
  });

  it('are fixed by the filter of an upsert', async () => {
    const collection = fresh();
    const filter = { _id: 1, b: { $eq: { $each: 1 } } };
    await collection.updateOne(filter as never, { $set: { c: 1 } }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 1, b: { $each: 1 }, c: 1 });
  });

  it.each<[string, number, Document]>([
    ['a name at the top', 52, { $set: { $price: 1 } }],
    ['half a position', 2, { $set: { 'a.$[x': 1 } }],
  ])('%s is refused in an update', async (_name, code, change) => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, a: [1] });
    await expect(collection.updateOne({ _id: 1 }, change)).rejects.toMatchObject({ code });
  });
});
