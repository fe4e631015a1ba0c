import { ObjectId, type Document } from 'mongodb';
import { runEngine, type RunningEngine } from '../testing/run-engine';

let running: RunningEngine;
const rome = new ObjectId();
const oslo = new ObjectId();

beforeAll(async () => {
  running = await runEngine();
  await running.db.collection<Document & { _id: ObjectId }>('cities').insertMany([
    { _id: rome, name: 'Rome' },
    { _id: oslo, name: 'Oslo' },
  ]);
  await running.db.collection<Document & { _id: number }>('trips').insertMany([
    { _id: 1, city: rome, cents: 500, tags: ['sun', 'food'], at: new Date('2026-01-05T00:00:00Z') },
    { _id: 2, city: oslo, cents: 900, tags: ['snow'], at: new Date('2026-01-20T00:00:00Z') },
    { _id: 3, city: rome, cents: 250, tags: ['food'], at: new Date('2026-02-01T00:00:00Z') },
    { _id: 4, city: null, cents: 100, tags: [], at: new Date('2026-03-01T00:00:00Z') },
  ]);
});
afterAll(() => running.close());

const run = (pipeline: Document[]) => running.db.collection('trips').aggregate(pipeline).toArray();

describe('aggregate', () => {
  it.each<[string, Document[], Document[]]>([
    [
      '$match and $project',
      [{ $match: { cents: { $gte: 500 } } }, { $project: { _id: 0, cents: 1 } }],
      [{ cents: 500 }, { cents: 900 }],
    ],
    [
      '$sort, $skip and $limit',
      [{ $sort: { cents: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
      [{ _id: 3 }, { _id: 1 }],
    ],
    ['$count', [{ $match: { tags: 'food' } }, { $count: 'n' }], [{ n: 2 }]],
    [
      '$unwind',
      [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
      [
        { _id: 'food', n: 2 },
        { _id: 'snow', n: 1 },
        { _id: 'sun', n: 1 },
      ],
    ],
    [
      '$addFields',
      [{ $match: { _id: 1 } }, { $addFields: { euros: { $divide: ['$cents', 100] } } }, { $project: { euros: 1 } }],
      [{ _id: 1, euros: 5 }],
    ],
    [
      'dates',
      [{ $group: { _id: { $month: '$at' }, n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
      [
        { _id: 1, n: 2 },
        { _id: 2, n: 1 },
        { _id: 3, n: 1 },
      ],
    ],
    ['a group of none', [{ $match: { _id: 99 } }, { $group: { _id: null, n: { $sum: 1 } } }], []],
  ])('computes %s', async (_name, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected);
  });

  it.each<[string, Document, Document]>([
    ['what is included, _id first and as stored', { tags: 1, cents: 1 }, { _id: 1, cents: 500, tags: ['sun', 'food'] }],
    [
      'what is computed, after what is stored',
      { half: { $divide: ['$cents', 2] }, tags: 1 },
      { _id: 1, tags: ['sun', 'food'], half: 250 },
    ],
    ['what is excluded', { city: 0, at: 0 }, { _id: 1, cents: 500, tags: ['sun', 'food'] }],
    ['without _id', { _id: 0, cents: 1 }, { cents: 500 }],
    ['a computed _id', { _id: '$cents' }, { _id: 500 }],
    ['a missing field', { nothing: '$nope', cents: 1 }, { _id: 1, cents: 500 }],
    ['a removed field', { cents: '$$REMOVE' }, { _id: 1 }],
    ['a field within a field', { 'a.b': '$cents', 'a.c': { $literal: 1 } }, { _id: 1, a: { b: 500, c: 1 } }],
    ['a list', { pair: ['$cents', '$nope'] }, { _id: 1, pair: [500, null] }],
    ['the whole document', { all: '$$ROOT.cents' }, { _id: 1, all: 500 }],
    ['one of several places', { first: { $arrayElemAt: ['$tags', 0] } }, { _id: 1, first: 'sun' }],
  ])('projects %s', async (_name, projection, expected) => {
    const [found = {}] = await run([{ $match: { _id: 1 } }, { $unset: 'nope' }, { $project: projection }]);
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
  });

  it('projects in the documents of an array', async () => {
    const pipeline = [
      { $group: { _id: null, rows: { $push: { c: '$cents', t: '$tags' } } } },
      { $project: { 'rows.x': 'y', 'rows.c': 1 } },
    ];
    const [found] = await run([{ $match: { _id: { $lt: 3 } } }, ...pipeline]);
    expect(found).toEqual({
      _id: null,
      rows: [
        { c: 500, x: 'y' },
        { c: 900, x: 'y' },
      ],
    });
  });

  it('matches later in a pipeline by the same rules, with expressions', async () => {
    const later = [{ $addFields: { n: '$cents' } }, { $match: { n: { $gte: 250 }, $expr: { $lt: ['$n', 900] } } }];
    expect((await run([...later, { $sort: { _id: 1 } }])).map(({ _id }) => _id)).toEqual([1, 3]);
  });

  it('groups by ObjectId', async () => {
    const groups = await run([
      { $group: { _id: '$city', sum: { $sum: '$cents' }, most: { $max: '$cents' } } },
      { $sort: { sum: 1 } },
    ]);
    expect(groups).toEqual([
      { _id: null, sum: 100, most: 100 },
      { _id: rome, sum: 750, most: 500 },
      { _id: oslo, sum: 900, most: 900 },
    ]);
  });

  it('looks up by a field, and by a pipeline', async () => {
    const byField = await run([
      { $match: { _id: { $in: [2, 4] } } },
      { $lookup: { from: 'cities', localField: 'city', foreignField: '_id', as: 'where' } },
      { $project: { 'where.name': 1 } },
    ]);
    expect(byField).toEqual([
      { _id: 2, where: [{ name: 'Oslo' }] },
      { _id: 4, where: [] },
    ]);
    const byPipeline = await run([
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'cities',
          let: { city: '$city' },
          pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$city'] } } }],
          as: 'where',
        },
      },
      { $project: { 'where.name': 1 } },
    ]);
    expect(byPipeline).toEqual([{ _id: 1, where: [{ name: 'Rome' }] }]);
  });

  it('answers several questions at once by $facet', async () => {
    expect(
      await run([
        {
          $facet: {
            total: [{ $count: 'n' }],
            cheapest: [{ $sort: { cents: 1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          },
        },
      ]),
    ).toEqual([{ total: [{ n: 4 }], cheapest: [{ _id: 4 }] }]);
  });

  it('hands out long results in batches', async () => {
    const numbers = Array.from({ length: 400 }, (_, i) => ({ _id: i }));
    await running.db.collection<{ _id: number }>('numbers').insertMany(numbers);
    const doubled = running.db
      .collection('numbers')
      .aggregate([{ $project: { twice: { $multiply: ['$_id', 2] } } }], { batchSize: 30 });
    expect((await doubled.toArray()).map(({ twice }) => twice)).toEqual(numbers.map(({ _id }) => _id * 2));
  });

  it('does not write', async () => {
    await expect(run([{ $out: 'copy' }])).rejects.toMatchObject({ code: 115 });
    await expect(run([{ $merge: { into: 'copy' } }])).rejects.toMatchObject({ code: 115 });
  });

  it('runs no scripts', async () => {
    const script = { $function: { body: 'function() { return 1 }', args: [], lang: 'js' } };
    await expect(run([{ $addFields: { x: script } }])).rejects.toMatchObject({ code: 2 });
  });
});
