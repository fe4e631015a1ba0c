import { jest } from '@jest/globals';
import fc from 'fast-check';
import { Context } from 'mingo';
import * as mingoQuery from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Document } from '../bson/document';
import { runEngine, type RunningEngine } from '../testing/run-engine';

// Few and mostly numbers, so that filters often meet documents and both ends of a range are of one kind.
const scalar = fc.constantFrom<unknown>(0, 1, 2, 3, 0, 1, 2, 3, 1.5, 'a', 'ab', true, null);
const present = fc.constantFrom<unknown>(0, 1, 2, 3, 0, 1, 2, 3, 1.5, 'a', 'ab', true);
const record = { requiredKeys: [] as [], noNullPrototype: true } as const;

const flat = fc.record({ a: scalar, b: scalar, c: fc.record({ d: scalar }, record) }, record);
const nested = fc.record(
  {
    a: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
    b: scalar,
    c: fc.oneof(
      scalar,
      fc.record({ d: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })) }, record),
      fc.array(fc.record({ d: scalar }, record), { maxLength: 3 }),
    ),
  },
  record,
);

const conditionOf = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value,
    fc.record({ $gt: value }),
    fc.record({ $gte: value, $lt: value }),
    fc.record({ $lte: value }),
    fc.record({ $in: fc.array(value, { maxLength: 3 }) }),
    fc.record({ $ne: value }),
    fc.record({ $nin: fc.array(value, { maxLength: 2 }) }),
    fc.record({ $exists: fc.boolean() }),
  );

const fieldFilter = (value: fc.Arbitrary<unknown>) =>
  fc.record({ a: conditionOf(value), b: conditionOf(value), 'c.d': conditionOf(value) }, record);

const filterOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Document> =>
  fc.oneof(
    fieldFilter(value),
    fc.record({ $or: fc.array(fieldFilter(value), { minLength: 1, maxLength: 3 }) }),
    fc.record({ $and: fc.array(fieldFilter(value), { minLength: 1, maxLength: 3 }) }),
    fc.record({ a: conditionOf(value), $or: fc.array(fieldFilter(value), { minLength: 1, maxLength: 2 }) }),
  );

const sorts = fc.constantFrom<Document>({}, { a: 1 }, { a: -1 }, { 'c.d': 1 }, { b: 1, a: -1 }, { a: 1, b: 1 });

const INDEX_SETS: Document[][] = [
  [{ key: { a: 1 } }, { key: { b: -1 } }, { key: { 'c.d': 1 } }],
  [{ key: { a: -1, b: 1 } }, { key: { 'c.d': 1 }, sparse: true }],
  [{ key: { b: 1, 'c.d': -1 } }, { key: { a: 1 }, partialFilterExpression: { b: { $gt: 0 } } }],
];

// Properties take many runs, and more of them to make a failure small.
jest.setTimeout(120_000);

let running: RunningEngine;
beforeAll(async () => {
  running = await runEngine();
});
afterAll(() => running.close());

let collections = 0;

async function findBothWays(documents: Document[], filters: { filter: Document; sort: Document }[]) {
  const collection = running.db.collection<Document & { _id: number }>(`f${++collections}`);
  if (documents.length > 0) await collection.insertMany(documents.map((document, i) => ({ _id: i, ...document })));
  const ids = async (filter: Document, sort: Document, hint?: Document) => {
    const cursor = collection.find(filter, hint ? { hint } : {}).sort(sort as never);
    return (await cursor.toArray()).map(({ _id }) => _id as number);
  };
  const results = [];
  for (const indexes of INDEX_SETS) {
    await collection.createIndexes(indexes as never);
    for (const { filter, sort } of filters) {
      results.push({
        filter,
        sort,
        indexed: await ids(filter, sort),
        scanned: await ids(filter, sort, { $natural: 1 }),
      });
    }
    await collection.dropIndexes();
  }
  const report = await running.db.command({ validate: collection.collectionName });
  expect(report.errors).toEqual([]);
  return results;
}

const ascending = (ids: number[]) => [...ids].sort((a, b) => a - b);

describe('filters', () => {
  it('find the same by an index as by a scan, arrays included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(nested, { minLength: 20, maxLength: 40 }),
        fc.array(
          fc.record({
            filter: filterOf(
              fc.oneof({ weight: 6, arbitrary: scalar }, { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) }),
            ),
            sort: sorts,
          }),
          {
            minLength: 10,
            maxLength: 15,
          },
        ),
        async (documents, filters) => {
          for (const { filter, sort, indexed, scanned } of await findBothWays(documents, filters)) {
            expect({ filter, sort, ids: ascending(indexed) }).toEqual({ filter, sort, ids: ascending(scanned) });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('find what mingo finds in a plain array', async () => {
    const context = Context.init({ query: mingoQuery } as never);
    await fc.assert(
      fc.asyncProperty(
        fc.array(flat, { maxLength: 25 }),
        fc.array(fc.record({ filter: filterOf(present), sort: sorts }), { minLength: 5, maxLength: 10 }),
        async (documents, filters) => {
          for (const { filter, indexed } of await findBothWays(documents, filters)) {
            const query = new Query(filter as never, { context });
            const expected = documents.flatMap((document, i) => (query.test(document) ? [i] : []));
            expect({ filter, ids: ascending(indexed) }).toEqual({ filter, ids: expected });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('come in the order asked for, whether an index gives it or not', async () => {
    const order = [null, 0, 1, 2, 'a', 'b', true];
    const rank = (value: unknown) => order.findIndex((one) => one === (value ?? null));
    const ordered = fc.record({ a: fc.constantFrom<unknown>(...order), b: fc.constantFrom<unknown>(...order) }, record);
    await fc.assert(
      fc.asyncProperty(fc.array(ordered, { maxLength: 25 }), async (documents) => {
        const filters = [{ a: 1 }, { a: -1 }, { b: 1, a: -1 }, { a: 1, b: 1 }].map((sort) => ({ filter: {}, sort }));
        for (const { sort, indexed } of await findBothWays(documents, filters)) {
          const keys = indexed.map((id) =>
            Object.entries(sort).map(
              ([path, direction]) => rank((documents[id] as Document)[path]) * (direction as number),
            ),
          );
          const sorted = [...keys].sort((x, y) => (x[0] as number) - (y[0] as number) || (x[1] ?? 0) - (y[1] ?? 0));
          expect(keys).toEqual(sorted);
        }
      }),
      { numRuns: 10 },
    );
  });
});
