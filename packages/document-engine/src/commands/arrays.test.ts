import { DBRef, ObjectId, type Document } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

let collections = 0;
async function filled(documents: Document[]) {
  const collection = running.db.collection<Document & { _id: number }>(`a${++collections}`);
  await collection.insertMany(documents as never);
  return collection;
}

describe('$elemMatch with conditions on the element itself', () => {
  const id = new ObjectId();
  const documents = [
    { _id: 1, a: [1, 2] },
    { _id: 2, a: [5, 9] },
    { _id: 3, a: 5 },
    { _id: 4, a: [[5, 9]] },
    { _id: 5, a: ['rome', 'oslo'] },
    { _id: 6, a: [new DBRef('cities', id), new DBRef('people', id)] },
    { _id: 7, a: [] },
  ];

  it.each<[Document, number[]]>([
    [{ $in: [2, 9] }, [1, 2]],
    [{ $in: ['oslo', /^r/] }, [5]],
    [{ $nin: [1, 2, 5, 9, 'rome', 'oslo'] }, [4, 6]],
    [{ $gte: 5 }, [2]],
    [{ $gte: 2, $lt: 5 }, [1]],
    [{ $eq: [5, 9] }, [4]],
    [{ $not: { $gt: 1 } }, [1, 4, 5, 6]],
    [{ $regex: '^OS', $options: 'i' }, [5]],
    [{ $type: 'array' }, [4]],
    [{ $elemMatch: { $gt: 5 } }, [4]],
    [{ $ref: 'people', $id: id }, [6]],
    [{ $in: [new DBRef('people', id)] }, [6]],
    [{ $eq: new DBRef('people', id) }, [6]],
    [{ $id: new ObjectId() }, []],
  ])('%j', async (condition, expected) => {
    const collection = await filled(documents);
    const found = await collection.find({ a: { $elemMatch: condition } } as never).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(expected);
  });

  it('finds a reference as a value, whole and by its parts, with an index and without', async () => {
    const collection = await filled([
      { _id: 1, r: new DBRef('cities', id) },
      { _id: 2, r: [new DBRef('people', id)] },
    ]);
    const ids = async (filter: Document) => (await collection.find(filter).toArray()).map(({ _id }) => _id);
    for (const isIndexed of [false, true]) {
      if (isIndexed) await collection.createIndex({ r: 1 });
      expect(await ids({ r: new DBRef('cities', id) })).toEqual([1]);
      expect(await ids({ r: { $in: [new DBRef('people', id)] } })).toEqual([2]);
      expect(await ids({ 'r.$id': id, 'r.$ref': 'people' })).toEqual([2]);
    }
  });
});

describe('projections of arrays', () => {
  const document = {
    _id: 1,
    before: 1,
    items: [
      { k: 1, n: 5 },
      { k: 2, n: 7 },
      { k: 2, n: 9 },
    ],
    after: 2,
    list: [1, 2, 3, 4],
    deep: { list: [1, 2, 3], x: 1 },
    rows: [{ list: [1, 2] }, { list: [3, 4] }],
  };
  const { items: _items, ...withoutItems } = document;

  it.each<[string, Document, Document]>([
    ['$elemMatch, alone', { items: { $elemMatch: { k: 2 } } }, { _id: 1, items: [{ k: 2, n: 7 }] }],
    [
      '$elemMatch on two fields',
      { items: { $elemMatch: { k: 2, n: { $gt: 7 } } } },
      { _id: 1, items: [{ k: 2, n: 9 }] },
    ],
    ['$elemMatch on the element', { list: { $elemMatch: { $in: [3, 4] } } }, { _id: 1, list: [3] }],
    ['$elemMatch that finds nothing', { items: { $elemMatch: { k: 9 } } }, { _id: 1 }],
    ['$elemMatch of no array', { before: { $elemMatch: { $eq: 1 } } }, { _id: 1 }],
    [
      '$elemMatch among others, in the order they are stored',
      { after: 1, items: { $elemMatch: { k: 1 } }, before: 1 },
      { _id: 1, before: 1, items: [{ k: 1, n: 5 }], after: 2 },
    ],
    ['$slice leaves the other fields', { list: { $slice: 2 } }, { ...document, list: [1, 2] }],
    ['$slice from the end', { list: { $slice: -1 } }, { ...document, list: [4] }],
    ['$slice of none', { list: { $slice: 0 } }, { ...document, list: [] }],
    ['$slice after a skip', { list: { $slice: [1, 2] } }, { ...document, list: [2, 3] }],
    ['$slice after a skip from the end', { list: { $slice: [-3, 2] } }, { ...document, list: [2, 3] }],
    ['$slice after a skip too far', { list: { $slice: [-9, 1] } }, { ...document, list: [1] }],
    ['$slice beside what is included', { list: { $slice: 1 }, before: 1 }, { _id: 1, before: 1, list: [1] }],
    ['$slice beside what is excluded', { list: { $slice: 1 }, items: 0 }, { ...withoutItems, list: [1] }],
    ['$slice beside _id alone', { list: { $slice: 1 }, _id: 1 }, { _id: 1, list: [1] }],
    ['$slice of no array', { before: { $slice: 1 } }, document],
    ['$slice of nothing', { nothing: { $slice: 1 } }, document],
    ['$slice in a document', { 'deep.list': { $slice: 1 } }, { ...document, deep: { list: [1], x: 1 } }],
    [
      '$slice in documents of an array',
      { 'rows.list': { $slice: 1 }, before: 1 },
      { _id: 1, before: 1, rows: [{ list: [1] }, { list: [3] }] },
    ],
    [
      '$slice beside $elemMatch',
      { list: { $slice: 1 }, items: { $elemMatch: { k: 1 } } },
      { _id: 1, items: [{ k: 1, n: 5 }], list: [1] },
    ],
    ['$slice as an expression', { first: { $slice: ['$list', 1] } }, { _id: 1, first: [1] }],
    ['fields of a document, named within it', { deep: { x: 1 } }, { _id: 1, deep: { x: 1 } }],
    [
      'an expression beside $slice',
      { sum: { $add: ['$before', '$after'] }, list: { $slice: 1 } },
      { _id: 1, list: [1], sum: 3 },
    ],
  ])('%s', async (_name, projection, expected) => {
    const collection = await filled([document]);
    const found = await collection.findOne({}, { projection });
    expect(found).toEqual(expected);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(expected));
  });

  it('leaves nothing but what was sliced when _id goes', async () => {
    const collection = await filled([{ _id: 1, a: [1, 2], b: 3 }]);
    expect(await collection.findOne({}, { projection: { a: { $slice: 1 }, _id: 0 } })).toEqual({ a: [1], b: 3 });
  });

  it('gives back the changed document of findOneAndUpdate in part', async () => {
    const collection = await filled([document]);
    const projection = { items: { $elemMatch: { n: 6 } } };
    const options = { projection, returnDocument: 'after' } as const;
    const found = await collection.findOneAndUpdate({ 'items.k': 1 } as never, { $set: { 'items.$.n': 6 } }, options);
    expect(found).toEqual({ _id: 1, items: [{ k: 1, n: 6 }] });
  });

  it.each<[string, number, Document]>([
    ['$elemMatch of a nested field', 31275, { 'deep.list': { $elemMatch: { $eq: 1 } } }],
    ['$elemMatch without conditions', 2, { list: { $elemMatch: 1 } }],
    ['$elemMatch beside an exclusion', 31254, { list: { $elemMatch: { $eq: 1 } }, before: 0 }],
    ['$slice by a text', 28724, { list: { $slice: 'x' } }],
    ['$slice that takes none after a skip', 28724, { list: { $slice: [1, 0] } }],
    ['an inclusion in an exclusion', 31253, { before: 0, after: 1 }],
    ['a field and what is in it', 31249, { deep: 1, 'deep.x': 1 }],
  ])('refuses %s', async (...[, code, projection]) => {
    const collection = await filled([document]);
    await expect(collection.findOne({}, { projection })).rejects.toMatchObject({ code });
  });
});

describe('the positional $', () => {
  const order = {
    _id: 1,
    items: [
      { sku: 'a', parts: [{ n: 1 }] },
      { sku: 'b', parts: [{ n: 1 }, { n: 2 }] },
    ],
    notes: ['x', 'y'],
  };

  it.each<[string, Document, Document, (document: Document) => unknown, unknown]>([
    [
      'names the element found before anything is changed, for every change',
      { 'items.sku': 'b' },
      { $set: { 'items.$.sku': 'c', 'items.$.updatedAt': 7 } },
      ({ items }) => items[1],
      { sku: 'c', parts: [{ n: 1 }, { n: 2 }], updatedAt: 7 },
    ],
    [
      'reaches arrays within the element',
      { 'items.parts.n': 2 },
      { $set: { 'items.$.parts.0.n': 9, 'items.$.at': 7 }, $push: { 'items.$.log': 'moved' } },
      ({ items }) => items[1],
      { sku: 'b', parts: [{ n: 9 }, { n: 2 }], at: 7, log: ['moved'] },
    ],
    [
      'goes with $[] and a time beside it',
      { 'items.sku': 'b' },
      { $set: { 'items.$.parts.$[].n': 0, 'items.$.at': 7 } },
      ({ items }) => items,
      [order.items[0], { sku: 'b', parts: [{ n: 0 }, { n: 0 }], at: 7 }],
    ],
    [
      'takes its position from another array where the changed one has no condition',
      { 'items.sku': 'b' },
      { $set: { 'notes.$': 'z' } },
      ({ notes }) => notes,
      ['x', 'z'],
    ],
    [
      'is found in an $and',
      { $and: [{ _id: 1 }, { items: { $elemMatch: { sku: 'b' } } }] },
      { $set: { 'items.$.ok': true } },
      ({ items }) => items.map(({ ok }: Document) => ok),
      [undefined, true],
    ],
  ])('%s', async (...[, filter, change, read, expected]) => {
    const collection = await filled([order]);
    await collection.updateOne(filter, change);
    expect(read((await collection.findOne()) as Document)).toEqual(expected);
  });
});
