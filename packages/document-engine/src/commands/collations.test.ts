import type { CollationOptions, Document } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

const ignoringCase: CollationOptions = { locale: 'en', strength: 2 };
const ignoringAccents: CollationOptions = { locale: 'en', strength: 1 };
const people = [
  { _id: 1, name: 'Émile', city: 'Oslo', age: 30 },
  { _id: 2, name: 'emile', city: 'OSLO', age: 40 },
  { _id: 3, name: 'Emma', city: 'Rome', age: 50 },
  { _id: 4, name: 'eva', city: 'Straße', age: 60 },
];

let collections = 0;
async function filled() {
  const collection = running.db.collection<Document & { _id: number }>(`c${++collections}`);
  await collection.insertMany(people);
  return collection;
}
const idsOf = (documents: Document[]) => documents.map(({ _id }) => _id);

describe.each([
  ['an index of the same collation', true],
  ['no index', false],
])('comparing by a collation with %s', (_name, isIndexed) => {
  const open = async (collation: CollationOptions) => {
    const collection = await filled();
    if (isIndexed)
      await collection.createIndexes([
        { key: { name: 1 }, collation },
        { key: { city: 1 }, collation },
      ] as never);
    return collection;
  };

  it.each<[string, CollationOptions, Document, number[]]>([
    ['case', ignoringCase, { name: 'EMILE' }, [2]],
    ['case, with an accent', ignoringCase, { name: 'éMILE' }, [1]],
    ['case and accents', ignoringAccents, { name: 'EMILE' }, [1, 2]],
    ['one of several', ignoringCase, { name: { $in: ['EMMA', 'EVA'] } }, [3, 4]],
    ['a range', ignoringCase, { name: { $gte: 'EMMA' } }, [3, 4]],
    ['not equal', ignoringAccents, { name: { $ne: 'emile' } }, [3, 4]],
    ['a letter of two', ignoringAccents, { city: 'STRASSE' }, [4]],
    ['a letter of two, which counts as an accent', ignoringCase, { city: 'STRASSE' }, []],
    ['a pattern, which knows no collation', ignoringCase, { name: /^e/ }, [2, 4]],
    ['branches', ignoringCase, { $or: [{ name: 'EVA' }, { city: 'oslo' }] }, [1, 2, 4]],
    ['numbers beside', ignoringCase, { name: 'EMMA', age: { $gt: 40 } }, [3]],
  ])('%s', async (...[, collation, filter, expected]) => {
    const collection = await open(collation);
    const found = await collection.find(filter, { collation }).sort({ _id: 1 }).toArray();
    expect(idsOf(found)).toEqual(expected);
    expect(await collection.countDocuments(filter, { collation })).toBe(expected.length);
  });

  it('sorts letters first, accents among equal letters', async () => {
    const collection = await open(ignoringCase);
    const found = await collection.find().collation(ignoringCase).sort({ name: 1 }).toArray();
    expect(idsOf(found)).toEqual([2, 1, 3, 4]);
    expect(idsOf(await collection.find().collation(ignoringCase).sort({ name: -1 }).toArray())).toEqual([4, 3, 1, 2]);
  });

  it('updates, deletes and lists distinct values by it', async () => {
    const collection = await open(ignoringCase);
    const collation = ignoringCase;
    expect(await collection.distinct('city', {}, { collation })).toEqual(['Oslo', 'Rome', 'Straße']);
    await collection.updateMany({ city: 'oslo' }, { $set: { seen: true } }, { collation });
    expect(await collection.countDocuments({ seen: true })).toBe(2);
    expect(await collection.findOneAndUpdate({ name: 'EVA' }, { $inc: { age: 1 } }, { collation })).toMatchObject({
      _id: 4,
    });
    expect(await collection.findOneAndDelete({ name: 'EVA' }, { collation })).toMatchObject({ age: 61 });
    expect(await collection.deleteMany({ city: 'oslo' }, { collation })).toMatchObject({ deletedCount: 2 });
    const stages = [{ $match: { name: 'EMMA' } }, { $limit: 1 }, { $count: 'n' }];
    expect(await collection.aggregate(stages, { collation }).toArray()).toEqual([{ n: 1 }]);
  });
});

describe('an index with a collation', () => {
  it('refuses a name that differs by case only, and not one that differs by an accent', async () => {
    const collection = running.db.collection<Document & { _id: number }>('unique');
    await collection.createIndex({ name: 1 }, { unique: true, collation: ignoringCase });
    await collection.insertOne({ _id: 1, name: 'Ada' });
    await expect(collection.insertOne({ _id: 2, name: 'ADA' })).rejects.toMatchObject({ code: 11000 });
    await collection.insertOne({ _id: 3, name: 'Áda' });
    await expect(collection.updateOne({ _id: 3 }, { $set: { name: 'aDA' } })).rejects.toMatchObject({ code: 11000 });
    const report = await running.db.command({ validate: 'unique' });
    expect(report).toMatchObject({ valid: true, keysPerIndex: { name_1: 2 } });
  });

  it('survives a restart, is listed whole, and is another index than the plain one', async () => {
    const collection = await filled();
    await collection.createIndex({ name: 1 }, { collation: ignoringCase });
    await collection.createIndex({ name: 1 }, { name: 'plain' });
    await expect(collection.createIndex({ name: 1 }, { collation: ignoringAccents })).rejects.toMatchObject({
      code: 86,
    });
    const name = collection.collectionName;
    await running.restart();
    const again = running.db.collection(name);
    expect((await again.indexes()).map(({ name: index, collation }) => [index, collation])).toEqual([
      ['_id_', undefined],
      [
        'name_1',
        {
          locale: 'en',
          caseLevel: false,
          caseFirst: 'off',
          strength: 2,
          numericOrdering: false,
          alternate: 'non-ignorable',
          maxVariable: 'punct',
          normalization: false,
          backwards: false,
          version: '57.1',
        },
      ],
      ['plain', undefined],
    ]);
    expect(await again.find({ name: 'EMMA' }).collation(ignoringCase).toArray()).toHaveLength(1);
    expect(await again.find({ name: 'EMMA' }).toArray()).toEqual([]);
  });

  it('serves reads of its collation only, others by what is no text', async () => {
    const collection = await filled();
    await collection.createIndex({ name: 1 }, { collation: ignoringCase });
    await collection.createIndex({ age: 1 }, { collation: ignoringCase });
    const indexOf = async (filter: Document, collation?: CollationOptions) => {
      const { queryPlanner } = await collection.find(filter, collation ? { collation } : {}).explain();
      return queryPlanner.winningPlan.inputStage?.indexName ?? 'none';
    };
    expect(await indexOf({ name: 'EMMA' }, ignoringCase)).toBe('name_1');
    expect(await indexOf({ name: 'EMMA' }, ignoringAccents)).toBe('none');
    expect(await indexOf({ name: 'EMMA' })).toBe('none');
    expect(await indexOf({ name: /^Em/ }, ignoringCase)).toBe('none');
    expect(await indexOf({ age: 30 })).toBe('age_1');
    expect(await indexOf({ age: { $gt: 30 } }, ignoringAccents)).toBe('age_1');
    expect(await indexOf({ _id: 1 }, ignoringCase)).toBe('_id_');
  });
});

describe('what it does not have', () => {
  it.each<[string, CollationOptions]>([
    ['another strength', { locale: 'en', strength: 3 }],
    ['the default strength', { locale: 'en' }],
    ['a language with an order of its own', { locale: 'sv', strength: 2 }],
    ['numbers by value', { locale: 'en', strength: 2, numericOrdering: true }],
    ['the case after all', { locale: 'en', strength: 1, caseLevel: true }],
  ])('%s is refused, in a read and in an index', async (_name, collation) => {
    const collection = await filled();
    await expect(collection.find({}, { collation }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(collection.createIndex({ name: 1 }, { collation })).rejects.toMatchObject({ code: 2 });
  });

  it('refuses to compute or compare elements by a collation', async () => {
    const collection = await filled();
    const collation = ignoringCase;
    const refused: (() => Promise<unknown>)[] = [
      () => collection.find({ $expr: { $eq: ['$name', 'x'] } }, { collation }).toArray(),
      () => collection.aggregate([{ $group: { _id: '$city' } }], { collation }).toArray(),
      () => collection.updateOne({ _id: 1 }, { $addToSet: { tags: 'a' } }, { collation }),
      () => collection.updateOne({ _id: 1 }, { $pull: { tags: 'a' } } as Document, { collation }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 2 });
  });

  it('compares plainly by the simple locale', async () => {
    const collection = await filled();
    expect(idsOf(await collection.find({ name: 'emile' }, { collation: { locale: 'simple' } }).toArray())).toEqual([2]);
  });
});
