import { Decimal128, Double, Long, Timestamp } from 'bson';
import type { Document } from '../bson/document';
import { createUpdater, isModifier } from './apply-update';
import { createUpsert } from './upsert';

type Options = { filter?: Document; arrayFilters?: Document[]; isInsert?: boolean; collation?: Document };

const apply = (before: Document, update: unknown, { filter = {}, isInsert, ...rest }: Options = {}) =>
  createUpdater({ filter, update, ...rest } as never)(copy(before) as Document, isInsert);
// Not structuredClone: class instances (Long, Double) must stay what they are.
const copy = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copy)
    : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
      ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child)]))
      : value;

describe('operators', () => {
  it.each<[Document, Document, Document]>([
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1, 2] }, { $set: { 'a.1': 9, 'a.4': 4 } }, { a: [1, 9, null, null, 4] }],
    [{ a: {} }, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    [{ a: 1, b: { c: 1, d: 2 }, e: 1 }, { $unset: { a: 1, 'b.c': 1, 'x.y': 1, 'e.f': 1 } }, { b: { d: 2 }, e: 1 }],
    [{ a: [1, 2] }, { $unset: { 'a.0': 1, 'a.2': 1, 'a.x': 1 } }, { a: [null, 2] }],
    [{ a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
    [{ a: 3 }, { $mul: { a: 2, b: 4 } }, { a: 6, b: 0 }],
    [{ a: 3, b: 3, c: 3 }, { $min: { a: 2, b: 3, c: 4, d: 1 } }, { a: 2, b: 3, c: 3, d: 1 }],
    [{ a: 3, b: 3, c: 3 }, { $max: { a: 2, b: 3, c: 4, d: 1 } }, { a: 3, b: 3, c: 4, d: 1 }],
    [{ a: 1 }, { $min: { a: null }, $max: { b: 'x' } }, { a: null, b: 'x' }],
    [{ a: 1, b: 2 }, { $rename: { a: 'x.y', nope: 'z' } }, { b: 2, x: { y: 1 } }],
    [{ a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
    [{ a: 13 }, { $bit: { a: { or: 2 } } }, { a: 15 }],
    [{ a: 13 }, { $bit: { a: { xor: 1 } } }, { a: 12 }],
    [{}, { $bit: { a: { or: 5 } } }, { a: 5 }],
    [{ a: 12 }, { $bit: { a: { or: 1, and: 5 } } }, { a: 5 }],
    [
      { a: Long.fromString('9007199254740993') },
      { $bit: { a: { or: 4 } } },
      { a: Long.fromString('9007199254740997') },
    ],
    [{ a: -1 }, { $bit: { a: { xor: Long.fromNumber(1) } } }, { a: Long.fromNumber(-2) }],
    [{ a: Long.fromNumber(12) }, { $bit: { a: { and: 4 } } }, { a: Long.fromNumber(4) }],
    [{ a: [1] }, { $push: { a: 2, b: 'new' } }, { a: [1, 2], b: ['new'] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [8, 9], $position: 1 } } }, { a: [1, 8, 9, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -5 } } }, { a: [9, 1, 2] }],
    [{ a: [1, 2, 3] }, { $push: { a: { $each: [9], $position: -5 } } }, { a: [9, 1, 2, 3] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: 5 } } }, { a: [1, 2, 9] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: 2 } } }, { a: [1, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: 0 } } }, { a: [] }],
    [{ a: [{ n: 2 }] }, { $push: { a: { $each: [{ n: 1 }, 5], $sort: { n: 1 } } } }, { a: [5, { n: 1 }, { n: 2 }] }],
    [{ a: [2] }, { $push: { a: { $each: [3, 1], $sort: 1 } } }, { a: [1, 2, 3] }],
    [{ a: [2] }, { $push: { a: { $each: [3, 1], $sort: -1 } } }, { a: [3, 2, 1] }],
    [{ a: [1] }, { $push: { a: { each: [2] } } }, { a: [1, { each: [2] }] }],
    [{ a: [1, { b: 1 }] }, { $addToSet: { a: { b: 1 }, c: 1 } }, { a: [1, { b: 1 }], c: [1] }],
    [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    [{ a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1, c: 1 } }, { a: [1, 2], b: [2] }],
    [{ a: [1, 2, 1] }, { $pull: { a: 1, nope: 1 } }, { a: [2] }],
    [{ a: [1, 5, 9, [6]] }, { $pull: { a: { $gte: 5 } } }, { a: [1, [6]] }],
    [{ a: ['rome', 'oslo', 5] }, { $pull: { a: /^r/ } }, { a: ['oslo', 5] }],
    [{ a: ['rome', 'oslo', 5] }, { $pull: { a: { $in: ['rome', 5] } } }, { a: ['oslo'] }],
    [{ a: [{ k: 1, n: 1 }, { k: 2 }, 5] }, { $pull: { a: { k: 1, n: { $lt: 5 } } } }, { a: [{ k: 2 }, 5] }],
    [{ a: [{ k: 1 }, { k: 2 }] }, { $pull: { a: { $or: [{ k: 2 }] } } }, { a: [{ k: 1 }] }],
    [{ a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3], nope: [1] } }, { a: [2] }],
    [{ a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 10 } }, { a: [{ n: 11 }, { n: 12 }] }],
    [{ a: 1 }, { $set: {}, $inc: { a: 1 } }, { a: 2 }],
    [{}, { $set: { ab: 1, a: 2, abc: 3 } }, { ab: 1, a: 2, abc: 3 }],
    [{ a: 1 }, { $set: { 'b.$x': 1 } }, { a: 1, b: { $x: 1 } }],
    [{ a: 1 }, { $set: { constructor: 1 } }, { a: 1, constructor: 1 }],
  ])('%j and %j', (before, update, after) => {
    expect(apply(before, update)).toEqual(after);
  });

  it('$setOnInsert sets only when inserting', () => {
    const update = { $set: { a: 1 }, $setOnInsert: { b: 2 } };
    expect(apply({}, update)).toEqual({ a: 1 });
    expect(apply({}, update, { isInsert: true })).toEqual({ a: 1, b: 2 });
  });

  it('$currentDate sets a date unless a timestamp is asked for', () => {
    const at = Math.floor(Date.now() / 1000);
    const after = apply({}, { $currentDate: { a: true, b: { $type: 'date' }, c: { $type: 'timestamp' } } });
    expect([after.a, after.b]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(after.c).toBeInstanceOf(Timestamp);
    expect((after.c as Timestamp).t).toBeGreaterThanOrEqual(at);
    expect((after.a as Date).getTime()).toBeGreaterThanOrEqual(at * 1000);
    expect((after.c as Timestamp).t).toBeLessThan(at + 60);
  });

  it.each<[unknown, unknown, unknown]>([
    [1, 2, 3],
    [0x7fffffff, 1, Long.fromString('2147483648')],
    [-0x80000000, -1, Long.fromString('-2147483649')],
    [new Double(5), 1, new Double(6)],
    [1.5, 1.5, new Double(3)],
    [1.5, 1, 2.5],
    [2 ** 40, 1, 2 ** 40 + 1],
    [Long.fromString('9007199254740993'), 2, Long.fromString('9007199254740995')],
    [Long.fromNumber(1), 1.5, 2.5],
    [Long.MAX_VALUE, Long.ONE, 9223372036854775808],
    [Decimal128.fromString('0.1'), Decimal128.fromString('0.2'), Decimal128.fromString('0.3')],
    [Decimal128.fromString('1.5'), 1, Decimal128.fromString('2.5')],
    [1, Decimal128.fromString('0.25'), Decimal128.fromString('1.25')],
  ])('%p + %p', (left, right, sum) => {
    expect(apply({ a: left }, { $inc: { a: right } }).a).toEqual(sum);
  });

  it.each<[unknown, unknown, unknown]>([
    [3, 4, 12],
    [65_536, 65_536, Long.fromNumber(2 ** 32)],
    [3, 0.5, 1.5],
    [2.5, 2, new Double(5)],
    [Long.fromNumber(3), 4, Long.fromNumber(12)],
    [Decimal128.fromString('0.5'), 3, Decimal128.fromString('1.5')],
  ])('%p * %p', (left, right, product) => {
    expect(apply({ a: left }, { $mul: { a: right } }).a).toEqual(product);
  });
});

describe('positions', () => {
  const items = {
    items: [
      { k: 1, n: [1, 5] },
      { k: 2, n: [6] },
    ],
  };

  it.each<[string, Document, Options, Document]>([
    [
      'the element found',
      { $set: { 'items.$.k': 9 } },
      { filter: { 'items.k': 2 } },
      { items: [items.items[0], { k: 9, n: [6] }] },
    ],
    [
      'the one that fits every condition',
      { $set: { 'items.$.x': 1 } },
      { filter: { 'items.k': { $gte: 1 }, 'items.n': 6 } },
      { items: [items.items[0], { k: 2, n: [6], x: 1 }] },
    ],
    [
      'the first that fits any, when none fits all',
      { $set: { 'items.$.x': 1 } },
      { filter: { 'items.k': 2, 'items.n': 1 } },
      { items: [{ k: 1, n: [1, 5], x: 1 }, items.items[1]] },
    ],
    [
      'filtered elements, at two depths',
      { $set: { 'items.$[i].n.$[n]': 0 } },
      { arrayFilters: [{ 'i.k': 1 }, { n: { $gt: 4 } }] },
      { items: [{ k: 1, n: [1, 0] }, items.items[1]] },
    ],
    [
      'a filter of two conditions',
      { $set: { 'items.$[i].x': 1 } },
      { arrayFilters: [{ $or: [{ 'i.k': 2 }, { 'i.n': 9 }] }] },
      { items: [items.items[0], { k: 2, n: [6], x: 1 }] },
    ],
    [
      'by a collation',
      { $set: { 'a.$': 'x' } },
      { filter: { a: 'EVA' }, collation: { locale: 'en', strength: 2 } },
      { a: ['ada', 'x'] },
    ],
  ])('%s', (...[, update, options, after]) => {
    const before = options.collation ? { a: ['ada', 'eva'] } : items;
    expect(apply(before, update, options)).toEqual(after);
  });
});

describe('refusals', () => {
  it.each<[string, number, Document, unknown, Options?]>([
    ['two changes of one field', 40, {}, { $set: { a: 1 }, $inc: { a: 1 } }],
    ['a change within a change', 40, {}, { $set: { 'a.b': 1 }, $unset: { a: 1 } }],
    ['a change around a change', 40, {}, { $set: { a: {} }, $inc: { 'a.b': 1 } }],
    ['a rename onto a change', 40, { a: 1 }, { $rename: { a: 'b' }, $set: { b: 1 } }],
    ['a change of _id', 66, { _id: 1 }, { $set: { _id: 2 } }],
    ['a replacement of _id', 66, { _id: 1 }, { _id: 2, a: 1 }],
    ['an unknown operator', 9, {}, { $foo: { a: 1 } }],
    ['a known name of objects', 9, {}, { $constructor: { a: 1 } }],
    ['plain fields among operators', 9, {}, { $set: { a: 1 }, b: 1 }],
    ['an operator on no fields', 9, {}, { $set: 1 }],
    ['no update at all', 9, {}, 5],
    ['a number out of text', 14, { a: 'x' }, { $inc: { a: 1 } }],
    ['a text added', 14, { a: 1 }, { $inc: { a: 'x' } }],
    ['a text multiplied', 14, { a: 'x' }, { $mul: { a: 2 } }],
    ['a rename to a number', 2, { a: 1 }, { $rename: { a: 1 } }],
    ['a date of another type', 2, {}, { $currentDate: { a: { $type: 'x' } } }],
    ['bits of a text', 2, { a: 'x' }, { $bit: { a: { and: 1 } } }],
    ['bits of a fraction', 2, { a: 1.5 }, { $bit: { a: { and: 1 } } }],
    ['bits by a fraction', 2, { a: 1 }, { $bit: { a: { and: 1.5 } } }],
    ['bits by a text', 2, { a: 1 }, { $bit: { a: { and: 'x' } } }],
    ['an unknown operation on bits', 2, { a: 1 }, { $bit: { a: { nand: 1 } } }],
    ['bits of nothing', 2, { a: 1 }, { $bit: { a: 1 } }],
    ['a push onto a text', 2, { a: 'x' }, { $push: { a: 1 } }],
    ['a set of a text', 2, { a: 'x' }, { $addToSet: { a: 1 } }],
    ['a pull from a text', 2, { a: 'x' }, { $pull: { a: 1 } }],
    ['a pull of all of nothing', 2, { a: [1] }, { $pullAll: { a: 1 } }],
    ['a pop of two', 9, { a: [1] }, { $pop: { a: 2 } }],
    ['a pop of zero', 9, { a: [1] }, { $pop: { a: 0 } }],
    ['each of no list', 2, { a: [] }, { $push: { a: { $each: 1 } } }],
    ['an unknown part of a push', 2, { a: [] }, { $push: { a: { $each: [], $odd: 1 } } }],
    ['half a slice', 2, { a: [] }, { $push: { a: { $each: [], $slice: 1.5 } } }],
    ['a position in words', 2, { a: [] }, { $push: { a: { $each: [], $position: 'x' } } }],
    ['a sort by two', 2, { a: [] }, { $push: { a: { $each: [], $sort: 2 } } }],
    ['a field inside a number', 28, { a: 1 }, { $set: { 'a.b': 1 } }],
    ['a field inside null', 28, { a: null }, { $set: { 'a.b': 1 } }],
    ['a name inside an array', 28, { a: [1] }, { $set: { 'a.b': 1 } }],
    ['an empty name', 56, {}, { $set: { 'a..b': 1 } }],
    ['a name with a dollar sign', 52, {}, { $set: { $a: 1 } }],
    ['too far into an array', 2, { a: [] }, { $set: { 'a.1500001': 1 } }],
    ['a position nobody found', 2, { a: [1] }, { $set: { 'a.$': 1 } }],
    ['a position that is none', 2, { a: [1] }, { $set: { 'a.$[x': 1 } }],
    ['a position in no array', 2, { a: 1 }, { $set: { 'a.$[]': 1 } }],
    ['a missing array filter', 2, { a: [1] }, { $set: { 'a.$[x]': 1 } }],
    ['an unused array filter', 9, { a: [1] }, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }],
    [
      'two array filters of one name',
      9,
      { a: [1] },
      { $set: { 'a.$[x]': 1 } },
      { arrayFilters: [{ x: 1 }, { 'x.a': 1 }] },
    ],
    ['an array filter of two names', 9, { a: [1] }, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1, y: 1 }] }],
    ['an array filter of no name', 9, { a: [1] }, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{}] }],
    ['a stage that is no update', 72, {}, [{ $match: {} }]],
    ['a stage that is nothing', 72, {}, [1]],
    [
      'elements compared by a collation',
      2,
      { a: ['x'] },
      { $pull: { a: 'X' } },
      { collation: { locale: 'en', strength: 2 } },
    ],
  ])('%s', (...[, code, before, update, options]) => {
    expect(() => apply(before, update, options)).toThrow(expect.objectContaining({ code }));
  });

  it('says where two changes meet', () => {
    const conflict = (update: Document) => () => apply({}, update);
    expect(conflict({ $set: { 'a.b': 1, a: 1 } })).toThrow("Updating the path 'a' would create a conflict at 'a'");
    expect(conflict({ $set: { a: 1, 'a.b': 1 } })).toThrow("Updating the path 'a.b' would create a conflict at 'a'");
    expect(apply({}, { $set: { ab: 1, 'a.b': 1 } })).toEqual({ ab: 1, a: { b: 1 } });
  });

  it('pads an array as far as MongoDB does', () => {
    expect((apply({ a: [] }, { $set: { 'a.1500000': 1 } }).a as unknown[]).length).toBe(1_500_001);
  });
});

describe('replacements and pipelines', () => {
  it('tells operators from a new document', () => {
    expect([{ $set: {} }, { a: 1 }, {}, [], null, 5].map(isModifier)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each<[Document, unknown, Document]>([
    [{ _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
    [
      { _id: 1, a: 1 },
      { _id: 1, b: 2 },
      { _id: 1, b: 2 },
    ],
    [{}, { _id: 5, b: 2 }, { _id: 5, b: 2 }],
    [{}, { b: 2 }, { b: 2 }],
    [{ _id: 1, a: 2, b: 3 }, [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'b' }], { _id: 1, a: 2, sum: 5 }],
    [{ _id: 1, a: { b: 2 } }, [{ $replaceWith: '$a' }], { _id: 1, b: 2 }],
    [{ _id: 1, a: 1 }, [{ $project: { a: 1 } }], { _id: 1, a: 1 }],
  ])('%j becomes by %j %j', (before, update, after) => {
    expect(apply(before, update)).toEqual(after);
    expect(Object.keys(apply(before, update))).toEqual(Object.keys(after));
  });

  it('keeps the types of what a pipeline leaves alone', () => {
    const before = { _id: 1, long: Long.fromNumber(5), deep: { double: new Double(2), n: 1 } };
    expect(apply(before, [{ $set: { 'deep.n': { $add: ['$long', '$deep.double'] } } }])).toEqual({
      _id: 1,
      long: Long.fromNumber(5),
      deep: { double: new Double(2), n: 7 },
    });
  });
});

describe('upserting', () => {
  const upsert = (filter: Document, update: unknown) => {
    const statement = { filter, update };
    return createUpsert(statement, createUpdater(statement));
  };

  it.each<[Document, unknown, Document]>([
    [{ _id: 1, a: 2 }, { $set: { b: 3 } }, { _id: 1, a: 2, b: 3 }],
    [{ _id: 1, 'a.b': 2 }, { $set: { c: 3 } }, { _id: 1, a: { b: 2 }, c: 3 }],
    [{ _id: 1, a: { $eq: 2 } }, { $set: { b: 3 } }, { _id: 1, a: 2, b: 3 }],
    [{ _id: 1, a: { $in: [2] }, c: { $all: [4] } }, { $set: { b: 3 } }, { _id: 1, a: 2, c: 4, b: 3 }],
    [{ _id: 1, a: { $in: [2, 3] }, c: { $gt: 1 }, d: /x/ }, { $set: { b: 3 } }, { _id: 1, b: 3 }],
    [{ $and: [{ _id: 1 }, { a: 2 }] }, { $set: { b: 3 } }, { _id: 1, a: 2, b: 3 }],
    [{ $or: [{ _id: 1 }] }, { $set: { b: 3 } }, { _id: 1, b: 3 }],
    [{ _id: 1, $or: [{ a: 1 }, { a: 2 }] }, { $set: { b: 3 } }, { _id: 1, b: 3 }],
    [{ _id: 1, a: { b: 2 } }, { $set: { c: 3 } }, { _id: 1, a: { b: 2 }, c: 3 }],
    [{ _id: 1, a: { $ref: 'x', $id: 2 } }, { $set: { c: 3 } }, { _id: 1, a: { $ref: 'x', $id: 2 }, c: 3 }],
    [{ _id: 1, a: 2 }, { b: 3 }, { _id: 1, b: 3 }],
    [{ a: 2 }, { _id: 7, b: 3 }, { _id: 7, b: 3 }],
    [{ _id: 1, a: 2 }, [{ $set: { b: '$a' } }], { _id: 1, a: 2, b: 2 }],
    [{ _id: 1 }, { $setOnInsert: { a: 1 } }, { _id: 1, a: 1 }],
  ])('by %j with %j makes %j', (filter, update, expected) => {
    const made = upsert(filter, update);
    expect(made).toEqual(expected);
    expect(Object.keys(made)[0]).toBe('_id');
  });

  it('gives an id where there is none, before everything else', () => {
    const made = upsert({ a: 1 }, { $set: { b: 2 } });
    expect(Object.entries(made).slice(1)).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(String(made._id)).toMatch(/^[0-9a-f]{24}$/);
  });
});
