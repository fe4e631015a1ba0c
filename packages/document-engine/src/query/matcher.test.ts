import { Double, Long } from 'bson';
import { encode } from '../bson/codec';
import type { Document } from '../bson/document';
import { createElementTest, createMatcher } from './matcher';

const raw = encode({ n: Long.fromNumber(4), list: [new Double(2)] });

describe('a filter', () => {
  it('needs no document when it has no condition', () => {
    expect([{}, { $comment: 'x' }, { a: 1 }, { $comment: 'x', a: 1 }].map((filter) => createMatcher(filter))).toEqual([
      expect.objectContaining({ matchesAll: true }),
      expect.objectContaining({ matchesAll: true }),
      expect.objectContaining({ matchesAll: false }),
      expect.objectContaining({ matchesAll: false }),
    ]);
    expect(createMatcher({}).test({})).toBe(true);
    expect(createMatcher({ $comment: 'x', a: 1 }).test({ a: 2 })).toBe(false);
  });

  it.each<Document>([
    { $expr: true },
    { a: 1, $expr: true },
    { $or: [{ $and: [{ $expr: true }] }] },
    { $or: [{ b: 1 }, { $and: [{ $expr: true }, { a: 1 }] }] },
  ])('%j computes, so it sees plain numbers', (filter) => {
    expect(createMatcher(filter).decode(raw)).toEqual({ n: 4, list: [2] });
  });

  it.each<Document>([{}, { a: 1 }, { a: '$expr' }, { $or: [{ a: { $gt: 1 } }] }, { $and: [{ a: 1 }, { b: 2 }] }])(
    '%j sees each number as it is stored',
    (filter) => {
      expect(createMatcher(filter).decode(raw)).toEqual({ n: Long.fromNumber(4), list: [new Double(2)] });
    },
  );

  it('tells whether an expression holds', () => {
    const { test } = createMatcher({ $expr: { $gt: ['$a', '$b'] } });
    expect([test({ a: 2, b: 1 }), test({ a: 1, b: 2 })]).toEqual([true, false]);
  });
});

it('an element is held against a condition, or a value', () => {
  const isSmall = createElementTest({ $lt: 3 });
  const ofRome = createElementTest({ city: 'rome' }, { locale: 'en', strength: 2 });
  expect([isSmall(2), isSmall(3)]).toEqual([true, false]);
  expect([ofRome({ city: 'Rome' }), ofRome({ city: 'Oslo' })]).toEqual([true, false]);
});
