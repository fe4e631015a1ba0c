import type { Document } from '../bson/document';
import { createArrayPosition, pathsIn } from './array-position';

describe('the position a filter found', () => {
  const items = [
    { k: 1, n: 1 },
    { k: 2, n: 1 },
    { k: 2, n: 5 },
  ];

  it.each<[string, string, Document, unknown[], number]>([
    ['a field of the element', 'a', { 'a.k': 2 }, items, 1],
    ['two fields of one element', 'a', { 'a.k': 2, 'a.n': 5 }, items, 2],
    ['any of two, when no element fits both', 'a', { 'a.k': 1, 'a.n': 5 }, items, 0],
    ['an $elemMatch', 'a', { a: { $elemMatch: { k: 2, n: 5 } } }, items, 2],
    ['the element itself', 'a', { a: { $gt: 4 } }, [4, 5, 6], 1],
    ['a condition within $and', 'a', { $and: [{ x: 1 }, { 'a.k': 2 }] }, items, 1],
    ['a condition within $or', 'a', { $or: [{ 'a.k': 9 }, { 'a.n': 5 }] }, items, 2],
    ['a path within a document', 'x.a', { 'x.a.k': 2 }, items, 1],
    ['no condition on it', 'a', { b: 1, ab: 5 }, items, -1],
    ['a condition that fits nothing', 'a', { 'a.k': 9 }, items, -1],
    ['a condition that is no field’s', 'a', { $expr: true }, items, -1],
  ])('%s', (...[, path, filter, array, expected]) => {
    expect(createArrayPosition(path, filter)(array)).toBe(expected);
  });

  it('compares by a collation', () => {
    expect(createArrayPosition('a', { a: 'EVA' }, { locale: 'en', strength: 2 })(['ada', 'eva'])).toBe(1);
  });
});

test('the paths in a filter are those of its conditions', () => {
  expect(pathsIn({ a: 1, $and: [{ 'b.c': 1 }, { $or: [{ d: 1 }] }], $nor: [{ e: 1 }], $expr: {} })).toEqual([
    'a',
    'b.c',
    'd',
  ]);
});
