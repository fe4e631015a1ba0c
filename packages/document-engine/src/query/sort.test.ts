import { MaxKey, MinKey, ObjectId } from 'bson';
import type { Document } from '../bson/document';
import { parseSort, sortBy } from './sort';

const order = (documents: Document[], sort: Document, collation?: { locale: string; strength: 1 | 2 }) =>
  sortBy(documents, { fields: parseSort(sort), collation }, (document) => document);

describe('reading a sort', () => {
  it('has paths and directions in their order', () => {
    expect(parseSort({ a: 1, 'b.c': -1 })).toEqual([
      { path: 'a', direction: 1 },
      { path: 'b.c', direction: -1 },
    ]);
    expect([parseSort(undefined), parseSort(null), parseSort({})]).toEqual([[], [], []]);
  });

  it.each<[unknown, number]>([
    [5, 14],
    [[], 14],
    [{ a: 2 }, 2],
    [{ a: 0 }, 2],
    [{ a: 'x' }, 2],
    [{ a: '1' }, 2],
    [{ a: [1] }, 2],
    [{ a: { $meta: 'textScore' } }, 2],
  ])('refuses %j', (sort, code) => {
    expect(() => parseSort(sort)).toThrow(expect.objectContaining({ code }));
  });
});

describe('sorting', () => {
  const values = [new MinKey(), [], null, -1, 5, 'A', 'a', { x: 1 }, new ObjectId(), false, new Date(0), new MaxKey()];

  it('orders kinds of values as MongoDB does, and the other way round', () => {
    const documents = values.map((a, i) => ({ _id: i, a }));
    const ids = (found: Document[]) => found.map(({ _id }) => _id);
    expect(ids(order([...documents].reverse(), { a: 1 }))).toEqual(values.map((_, i) => i));
    expect(ids(order(documents, { a: -1 }))).toEqual(values.map((_, i) => i).reverse());
  });

  it('leaves equal ones in the order they came', () => {
    const documents = [{ i: 1, a: 1 }, { i: 2, a: 0 }, { i: 3, a: 1 }, { i: 4 }, { i: 5, a: null }];
    expect(order(documents, { a: 1 }).map(({ i }) => i)).toEqual([4, 5, 2, 1, 3]);
    expect(order(documents, {}).map(({ i }) => i)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes by the second field where the first is equal', () => {
    const documents = [
      { a: 1, b: 1 },
      { a: 0, b: 1 },
      { a: 1, b: 2 },
    ];
    expect(order(documents, { a: 1, b: -1 })).toEqual([documents[1], documents[2], documents[0]]);
  });

  it('counts an array by its least element upwards and by its greatest downwards', () => {
    const documents = [{ a: [5, 9] }, { a: [1, 7] }, { a: 6 }];
    expect(order(documents, { a: 1 })).toEqual([{ a: [1, 7] }, { a: [5, 9] }, { a: 6 }]);
    expect(order(documents, { a: -1 })).toEqual([{ a: [5, 9] }, { a: [1, 7] }, { a: 6 }]);
  });

  it('reaches into documents of arrays', () => {
    const documents = [{ a: [{ b: 5 }, { b: 2 }] }, { a: { b: 3 } }];
    expect(order(documents, { 'a.b': 1 })).toEqual(documents);
    expect(order(documents, { 'a.b': -1 })).toEqual(documents);
  });

  it('compares by a collation', () => {
    const documents = ['b', 'A', 'c', 'a'].map((a) => ({ a }));
    expect(order(documents, { a: 1 }).map(({ a }) => a)).toEqual(['A', 'a', 'b', 'c']);
    expect(order(documents, { a: 1 }, { locale: 'en', strength: 2 }).map(({ a }) => a)).toEqual(['A', 'a', 'b', 'c']);
    const mixed = ['b', 'C', 'a'].map((a) => ({ a }));
    expect(order(mixed, { a: 1 }).map(({ a }) => a)).toEqual(['C', 'a', 'b']);
    expect(order(mixed, { a: 1 }, { locale: 'en', strength: 2 }).map(({ a }) => a)).toEqual(['a', 'b', 'C']);
  });
});
