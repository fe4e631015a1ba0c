import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Collation } from '../bson/collation';
import type { Document } from '../bson/document';
import { createElementTest, createMatcher } from './matcher';

const fits = (filter: Document, document: Document, collation?: Collation) =>
  createMatcher(filter, collation).test(document);
const id = new ObjectId('0123456789abcdef01234567');

it.each<Document>([{ a: /o/g }, { a: { $in: [/o/g] } }])('%p starts at the beginning of each text', (filter) => {
  const { test } = createMatcher(filter);
  expect([test({ a: 'xo' }), test({ a: 'xo' })]).toEqual([true, true]);
});

describe('a condition on a field', () => {
  it.each<[Document, unknown[], unknown[]]>([
    // filter on `a`, values of `a` that fit, values that do not
    [{ a: 5 }, [5, new Double(5), Long.fromNumber(5), Decimal128.fromString('5.0'), [4, 5]], [4, '5', null, [[5]], {}]],
    [{ a: null }, [null, undefined], [0, '', false, []]],
    [{ a: [1, 2] }, [[1, 2], [[1, 2]]], [[2, 1], [1], 1, [1, 2, 3]]],
    [{ a: { b: 1 } }, [{ b: 1 }, [{ b: 1 }]], [{ b: 1, c: 2 }, { b: 2 }, 1]],
    [{ a: /^r/i }, ['rome', 'Rome', ['oslo', 'ROME']], ['orlando', 5, null]],
    [{ a: { $eq: 'x' } }, ['x', ['y', 'x']], ['X', ['y']]],
    [{ a: { $ne: 'x' } }, ['X', ['y'], null, undefined], ['x', ['y', 'x']]],
    [{ a: { $gt: 5 } }, [6, 5.5, [1, 9]], [5, 4, '9', null, [1, 2]]],
    [{ a: { $gte: 5 } }, [5, 6], [4.9, '5', null]],
    [{ a: { $lt: 5 } }, [4, -1, [9, 1]], [5, 6, '1', null, undefined]],
    [{ a: { $lte: 5 } }, [5, 4], [5.1, null]],
    [{ a: { $gte: null } }, [null, undefined], [0, 'x']],
    [{ a: { $gt: null } }, [], [null, undefined, 0]],
    [{ a: { $lt: NaN } }, [], [NaN, 1]],
    [{ a: { $lte: NaN } }, [NaN], [1, '']],
    [{ a: { $gte: 1 } }, [1], [NaN]],
    [{ a: { $gt: new MinKey() } }, [null, 1, 'x', id], [new MinKey()]],
    [{ a: { $lt: new MaxKey() } }, [null, 1, 'x', id], [new MaxKey()]],
    [{ a: { $gte: 'b' } }, ['b', 'c'], ['a', 5]],
    [{ a: { $in: [1, 'x', null] } }, [1, 'x', null, undefined, [2, 'x']], [2, 'y', [2]]],
    [{ a: { $in: [/^r/, 5] } }, ['rome', 5, ['oslo', 'rome']], ['oslo', 6]],
    [{ a: { $in: [] } }, [], [1, null, undefined]],
    [{ a: { $in: [[1]] } }, [[1], [[1]]], [1, [1, 1]]],
    [{ a: { $nin: [1, /^r/] } }, [2, 'oslo', undefined], [1, 'rome', [5, 1]]],
    [{ a: { $exists: true } }, [1, null, [], ''], [undefined]],
    [{ a: { $exists: false } }, [undefined], [1, null]],
    [{ a: { $exists: 0 } }, [undefined], [1]],
    [{ a: { $exists: 1 } }, [1], [undefined]],
    [{ a: { $exists: new Double(0) } }, [undefined], [1]],
    [{ a: { $size: 2 } }, [[1, 2]], [[1], [1, 2, 3], 'ab', [[1, 2]]]],
    [{ a: { $size: new Int32(0) } }, [[]], [[1], undefined]],
    [{ a: { $mod: [4, 1] } }, [5, 1, 5.9, Long.fromNumber(9), [2, 9]], [4, 6, '5', -5]],
    [{ a: { $mod: [4.9, 1.2] } }, [5], [4]],
    [{ a: { $mod: [4, -1] } }, [-5], [5]],
    [
      { a: { $all: [1, 2] } },
      [
        [1, 2],
        [2, 3, 1],
      ],
      [[1], 1],
    ],
    [{ a: { $all: [1] } }, [1, [1]], [2]],
    [{ a: { $all: [] } }, [], [1, [], undefined]],
    [{ a: { $all: [/^r/, 'oslo'] } }, [['rome', 'oslo']], [['oslo']]],
    [{ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }, [[{ b: 1 }, { b: 2 }]], [[{ b: 1 }]]],
    [{ a: { $not: { $gt: 5 } } }, [5, 'x', undefined], [6, [1, 6]]],
    [{ a: { $not: /^r/ } }, ['oslo', 5], ['rome']],
    [{ a: { $regex: '^R', $options: 'i' } }, ['rome'], ['oslo']],
    [{ a: { $regex: /^R/, $options: 'i' } }, ['rome'], ['oslo']],
    [{ a: { $regex: /^R/ } }, ['Rome'], ['rome']],
    [{ a: { $regex: /o/g } }, ['oslo', 'oo'], ['x']],
    [{ a: { $gt: 1, $lt: 5 } }, [2, [0, 9]], [1, 5]],
    [{ a: { $bitsAllSet: 5 } }, [5, 7, Long.fromNumber(13)], [1, 4, 'x']],
    [{ a: { $bitsAnySet: [0, 2] } }, [1, 4], [2]],
    [{ a: { $bitsAllClear: 5 } }, [2, 8], [1, 5]],
    [{ a: { $bitsAnyClear: 5 } }, [1, 4], [5, 7]],
    [{ a: { $ref: 'x', $id: 1 } }, [{ $ref: 'x', $id: 1 }], [{ $ref: 'x', $id: 2 }]],
  ])('%j', (filter, fitting, failing) => {
    for (const a of fitting) expect([a, fits(filter, { a })]).toEqual([a, true]);
    for (const a of failing) expect([a, fits(filter, { a })]).toEqual([a, false]);
  });

  const values: [string[], unknown][] = [
    [['double', 'number'], 1.5],
    [['double', 'number'], new Double(1)],
    [['double', 'number'], 0x80000000],
    [['int', 'number'], 0x7fffffff],
    [['int', 'number'], -0x80000000],
    [['double', 'number'], -0x80000001],
    [['long', 'number'], Long.ONE],
    [['decimal', 'number'], Decimal128.fromString('1')],
    [['string'], ''],
    [['object'], {}],
    [['binData'], new Binary(Buffer.from('x'))],
    [['objectId'], id],
    [['bool'], false],
    [['date'], new Date(0)],
    [['null'], null],
    [['regex'], /x/],
    [['timestamp'], new Timestamp(1n)],
    [['minKey'], new MinKey()],
    [['maxKey'], new MaxKey()],
    [[], undefined],
  ];
  const codes: Record<string, number> = {
    double: 1,
    string: 2,
    object: 3,
    array: 4,
    binData: 5,
    objectId: 7,
    bool: 8,
    date: 9,
    null: 10,
    regex: 11,
    int: 16,
    timestamp: 17,
    long: 18,
    decimal: 19,
    minKey: -1,
    maxKey: 127,
  };

  it.each(['number', ...Object.keys(codes)])('$type %s', (name) => {
    for (const [types, a] of values) {
      expect([a, fits({ a: { $type: name } }, { a })]).toEqual([a, types.includes(name)]);
      if (name in codes) expect([a, fits({ a: { $type: codes[name] } }, { a })]).toEqual([a, types.includes(name)]);
    }
    expect(fits({ a: { $type: [name, 'string'] } }, { a: 'x' })).toBe(true);
    expect(fits({ a: { $type: name } }, { a: [[], 'x', 5] })).toBe(['array', 'string', 'int', 'number'].includes(name));
  });
});

describe('a filter', () => {
  const document = {
    a: 1,
    b: 'x',
    list: [
      { k: 1, n: 1 },
      { k: 2, n: 5 },
    ],
    deep: { list: [1, 2] },
  };

  it.each<[Document, boolean]>([
    [{}, true],
    [{ $comment: 'why' }, true],
    [{ $comment: 'why', a: 2 }, false],
    [{ a: 1, b: 'x' }, true],
    [{ a: 1, b: 'y' }, false],
    [{ $and: [{ a: 1 }, { b: 'x' }] }, true],
    [{ $and: [{ a: 1 }, { b: 'y' }] }, false],
    [{ $and: [{ $comment: 'why' }] }, true],
    [{ $or: [{ a: 2 }, { b: 'x' }] }, true],
    [{ $or: [{ a: 2 }, { b: 'y' }] }, false],
    [{ $nor: [{ a: 2 }, { b: 'y' }] }, true],
    [{ $nor: [{ a: 2 }, { b: 'x' }] }, false],
    [{ a: 1, $or: [{ b: 'y' }] }, false],
    [{ $expr: { $eq: ['$a', 1] } }, true],
    [{ $expr: { $eq: ['$a', new Double(2)] } }, false],
    [{ 'list.k': 2 }, true],
    [{ 'list.k': 3 }, false],
    [{ 'list.1.k': 2 }, true],
    [{ 'list.0.k': 2 }, false],
    [{ 'list.k': 1, 'list.n': 5 }, true],
    [{ list: { $elemMatch: { k: 1, n: 5 } } }, false],
    [{ list: { $elemMatch: { k: 2, n: { $gt: 4 } } } }, true],
    [{ list: { $elemMatch: { $or: [{ k: 9 }, { n: 5 }] } } }, true],
    [{ list: { $elemMatch: { $nor: [{ k: 1 }, { k: 2 }] } } }, false],
    [{ list: { $elemMatch: {} } }, true],
    [{ a: { $elemMatch: { $eq: 1 } } }, false],
    [{ 'deep.list': { $elemMatch: { $gt: 1, $lt: 3 } } }, true],
    [{ 'deep.list': { $elemMatch: { $gt: 1, $lt: 2 } } }, false],
    [{ constructor: null }, true],
  ])('%j', (filter, expected) => {
    expect(fits(filter, document)).toBe(expected);
  });

  it.each<[Document, string]>([
    [{ $foo: 1 }, 'unknown top level operator: $foo'],
    [{ $eq: 1 }, 'unknown top level operator: $eq'],
    [{ $where: 'true' }, '$where is not supported by this engine'],
    [{ $jsonSchema: {} }, '$jsonSchema is not supported by this engine'],
    [{ $text: { $search: 'x' } }, '$text is not supported by this engine'],
    [{ a: { $near: [0, 0] } }, '$near is not supported by this engine'],
    [{ a: { $geoWithin: {} } }, '$geoWithin is not supported by this engine'],
    [{ a: { $foo: 1 } }, 'unknown operator: $foo'],
    [{ a: { $gt: 1, b: 1 } }, 'unknown operator: b'],
    [{ a: { $constructor: 1 } }, 'unknown operator: $constructor'],
    [{ a: { $in: 1 } }, '$in needs an array'],
    [{ a: { $all: 1 } }, '$all needs an array'],
    [{ $and: 1 }, '$and needs an array'],
    [{ $or: [] }, '$or must be a nonempty array'],
    [{ $nor: [1] }, '$nor entries need to be full objects'],
    [{ a: { $not: 1 } }, '$not needs a regex or a document'],
    [{ a: { $not: { b: 1 } } }, '$not needs a regex or a document'],
    [{ a: { $elemMatch: 1 } }, '$elemMatch needs an Object'],
    [{ a: { $type: 'text' } }, 'Unknown type name alias: text'],
    [{ a: { $type: 6 } }, 'Unknown type name alias: 6'],
    [{ a: { $mod: [0, 1] } }, 'malformed mod, divisor and remainder expected'],
    [{ a: { $mod: [2] } }, 'malformed mod, divisor and remainder expected'],
    [{ a: { $options: 'i' } }, '$options needs a $regex'],
  ])('refuses %j', (filter, message) => {
    expect(() => createMatcher(filter)).toThrow(expect.objectContaining({ code: 2, message }));
  });
});

describe('a condition on an element', () => {
  it.each<[Document, unknown, boolean]>([
    [{ $gt: 1 }, 2, true],
    [{ $gt: 1 }, [2], false],
    [{ $eq: [2] }, [2], true],
    [{ k: 1 }, { k: 1 }, true],
    [{ k: 1 }, { k: 2 }, false],
    [{ k: null }, 5, false],
    [{}, 5, false],
    [{}, {}, true],
    [{ $ref: 'x' }, { $ref: 'x', $id: 1 }, true],
    [{ $ref: 'y' }, { $ref: 'x', $id: 1 }, false],
    [{ $id: { $gt: 0 } }, { $ref: 'x', $id: 1 }, true],
    [{ $db: 'd', $ref: 'x' }, { $ref: 'x', $id: 1 }, false],
    [{ $and: [{ k: 1 }] }, { k: 1 }, true],
    [{ $expr: { $eq: ['$k', 1] } }, { k: 1 }, true],
  ])('%j of %j: %s', (condition, element, expected) => {
    expect(createElementTest(condition)(element)).toBe(expected);
  });
});

describe('a collation', () => {
  const two: Collation = { locale: 'en', strength: 2 };

  it.each<[Document, unknown, boolean]>([
    [{ a: 'ADA' }, 'ada', true],
    [{ a: 'ADA' }, 'áda', false],
    [{ a: { $ne: 'ADA' } }, 'ada', false],
    [{ a: { $in: ['x', 'ADA'] } }, ['ada'], true],
    [{ a: { $in: [{ b: 'ADA' }] } }, { b: 'ada' }, true],
    [{ a: { b: ['ADA'] } }, { b: ['ada'] }, true],
    [{ a: { $gt: 'ADA' } }, 'ada', false],
    [{ a: { $gte: 'ADA' } }, 'ada', true],
    [{ a: { $lt: 'B' } }, 'ada', true],
    [{ a: /^A/ }, 'ada', false],
    [{ a: { $in: [/^A/] } }, 'ada', false],
    [{ a: { $all: ['ADA', 'EVA'] } }, ['eva', 'ada'], true],
    [{ a: { $elemMatch: { b: 'ADA' } } }, [{ b: 'ada' }], true],
    [{ a: { $elemMatch: { $eq: 'ADA' } } }, ['ada'], true],
    [{ a: { $not: { $eq: 'ADA' } } }, 'ada', false],
    [{ a: 5 }, 5, true],
  ])('%j of %j: %s', (filter, a, expected) => {
    expect(fits(filter, { a }, two)).toBe(expected);
  });
});
