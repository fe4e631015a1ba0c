import type { Document } from '../bson/document';
import { parseIndexSpec } from './definition';
import { coversFilter, isInPartialIndex } from './partial';

const index = (partialFilterExpression?: Document, options: Document = {}) => ({
  ...parseIndexSpec({
    name: 'i',
    key: { a: 1 },
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
    ...options,
  }),
  id: 1,
  multikey: [false],
  hasLongKeys: false,
});

test('a partial index holds what fits its filter, any other holds all', () => {
  const partial = index({ b: { $gt: 5 } });
  for (let turn = 0; turn < 2; turn++) {
    expect([{ b: 6 }, { b: 5 }, {}].map((document) => isInPartialIndex(partial, document))).toEqual([
      true,
      false,
      false,
    ]);
  }
  expect(isInPartialIndex(index(), {})).toBe(true);
});

describe('a filter stays within an index', () => {
  it.each<[Document, Document, boolean]>([
    // the index's filter, the read's filter
    [{ b: 1 }, { b: 1 }, true],
    [{ b: 1 }, { b: 2 }, false],
    [{ b: 1 }, { c: 1 }, false],
    [{ b: 1 }, {}, false],
    [{ b: 1 }, { b: 1, a: 2 }, true],
    [{ b: 1 }, { $and: [{ a: 2 }, { b: 1 }] }, true],
    [{ b: 1 }, { $or: [{ b: 1 }] }, false],
    [{ b: 1, c: 2 }, { b: 1 }, false],
    [{ b: 1, c: 2 }, { c: 2, b: 1 }, true],
    [{ $and: [{ b: 1 }, { c: 2 }] }, { c: 2, b: 1 }, true],
    [{ b: { $gt: 5 } }, { b: { $gt: 5 } }, true],
    [{ b: { $gt: 5 } }, { b: { $gt: 6 } }, false],
    [{ b: { $gt: 5 } }, { b: 6 }, true],
    [{ b: { $gt: 5 } }, { b: 5 }, false],
    [{ b: { $gt: 5 } }, { b: { $eq: 6 } }, true],
    [{ b: { $gt: 5 } }, { b: { $in: [6, 7] } }, true],
    [{ b: { $gt: 5 } }, { b: { $in: [5, 7] } }, false],
    [{ b: { $gt: 5 } }, { b: { $in: [] } }, false],
    [{ b: { $gt: 5, $lt: 9 } }, { b: 6 }, true],
    [{ b: { $gt: 5, $lt: 9 } }, { b: 9 }, false],
    [{ b: { $gte: 5 } }, { b: 5 }, true],
    [{ b: { $lte: 5 } }, { b: 5 }, true],
    [{ b: { $in: [1, 2] } }, { b: 2 }, true],
    [{ b: { $type: 'string' } }, { b: 'x' }, true],
    [{ b: { $type: 'string' } }, { b: 1 }, false],
    [{ b: { $ne: 5 } }, { b: 6 }, false],
    [{ b: { $exists: true } }, { b: 6 }, true],
    [{ b: { $exists: true } }, { b: null }, false],
    [{ b: { $exists: true } }, { b: [1] }, false],
    [{ b: { $exists: true } }, { b: /x/ }, false],
    [{ b: { $exists: true } }, { b: { $gt: 5 } }, true],
    [{ b: { $exists: true } }, { b: { $gte: 5 } }, true],
    [{ b: { $exists: true } }, { b: { $lt: 5 } }, true],
    [{ b: { $exists: true } }, { b: { $lte: null } }, false],
    [{ b: { $exists: true } }, { b: { $regex: 'x' } }, true],
    [{ b: { $exists: true } }, { b: { $ne: 5 } }, false],
    [{ b: { $exists: false } }, { b: { $gt: 5 } }, false],
    [{ b: {} }, { b: {} }, true],
  ])('%j holds %j: %s', (partial, filter, expected) => {
    expect(coversFilter(index(partial), filter)).toBe(expected);
  });

  it('covers everything when it is not partial, and proves nothing under a collation', () => {
    const collation = { locale: 'en', strength: 2 } as const;
    expect(coversFilter(index(), {}, collation)).toBe(true);
    expect(coversFilter(index({ b: 1 }), { b: 1 }, collation)).toBe(false);
    expect(coversFilter(index({ b: 1 }, { collation }), { b: 1 })).toBe(false);
  });
});
