import { Long, ObjectId, Timestamp } from 'bson';
import { EMPTY_ARRAY } from '../bson/order';
import type { Document } from '../bson/document';
import { collectBounds, foldBounds, textFreeBounds } from './bounds';

const at = (filter: Document, path = 'a') => collectBounds(filter).get(path);
const inclusive = (value: unknown) => ({ value, inclusive: true });
const exclusive = (value: unknown) => ({ value, inclusive: false });

describe('the bounds of a filter', () => {
  it.each<[Document, unknown]>([
    [{ a: 1 }, { points: [1] }],
    [{ a: null }, { points: [null] }],
    [{ a: { b: 1 } }, { points: [{ b: 1 }] }],
    [{ a: { $ref: 'x', $id: 1 } }, { points: [{ $ref: 'x', $id: 1 }] }],
    [{ a: [] }, { points: [EMPTY_ARRAY, []] }],
    [{ a: [1, 2] }, { points: [1, [1, 2]] }],
    [{ a: { $eq: 1 } }, { points: [1] }],
    [{ a: { $in: [1, 'x'] } }, { points: [1, 'x'] }],
    [{ a: { $in: [] } }, { points: [] }],
    [{ a: { $in: [1, /x/] } }, {}],
    [{ a: { $in: 1 } }, {}],
    [{ a: { $eq: 1, $in: [1, 2] } }, { points: [1] }],
    [{ a: { $gt: 1 } }, { lower: exclusive(1) }],
    [{ a: { $gte: 1 } }, { lower: inclusive(1) }],
    [{ a: { $lt: 1 } }, { upper: exclusive(1) }],
    [{ a: { $lte: 1 } }, { upper: inclusive(1) }],
    [{ a: { $gt: 1, $lte: 5 } }, { lower: exclusive(1), upper: inclusive(5) }],
    [{ a: { $gte: 1, $gt: 5 } }, { lower: inclusive(1) }],
    [{ a: { $gt: 1, $lt: 'x' } }, { lower: exclusive(1) }],
    [{ a: { $lt: 'x', $gt: 1 } }, { upper: exclusive('x') }],
    [{ a: { $gt: NaN } }, {}],
    [{ a: { $gt: null } }, {}],
    [{ a: { $gt: [1] } }, {}],
    [{ a: { $gt: {} } }, {}],
    [{ a: { $gt: 'x' } }, { lower: exclusive('x') }],
    [{ a: { $gt: true } }, { lower: exclusive(true) }],
    [{ a: { $gt: new Date(0) } }, { lower: exclusive(new Date(0)) }],
    [{ a: { $gt: Long.ONE } }, { lower: exclusive(Long.ONE) }],
    [{ a: { $gt: new Timestamp(1n) } }, { lower: exclusive(new Timestamp(1n)) }],
    [{ a: { $ne: 1 } }, {}],
    [{ a: { $not: { $gt: 1 } } }, {}],
    [{ a: /^Lon/ }, { prefix: 'Lon' }],
    [{ a: /^Lon$/ }, { prefix: 'Lon' }],
    [{ a: /^Lon.*/ }, { prefix: 'Lon' }],
    [{ a: /^Lon*/ }, { prefix: 'Lo' }],
    [{ a: /^Lon?/ }, { prefix: 'Lo' }],
    [{ a: /^Lon{2}/ }, { prefix: 'Lo' }],
    [{ a: /^L*/ }, {}],
    [{ a: /^São Pa/ }, { prefix: 'São Pa' }],
    [{ a: /Lon/ }, {}],
    [{ a: /^Lon/i }, {}],
    [{ a: /^Lon/m }, {}],
    [{ a: /^Lon|^Par/ }, {}],
    [{ a: /^(Lon)/ }, {}],
    [{ a: { $regex: '^Lon' } }, { prefix: 'Lon' }],
    [{ a: { $regex: '^Lon', $options: 'i' } }, {}],
    [{ a: { $regex: '^Lon', $options: 5 } }, { prefix: 'Lon' }],
    [{ a: { $regex: '^Lon(' } }, {}],
    [{ a: { $regex: /^Lon/ } }, { prefix: 'Lon' }],
    [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 5 } }] }, { lower: exclusive(1), upper: exclusive(5) }],
    [{ $or: [{ a: 1 }] }, undefined],
    [{ $nor: [{ a: 1 }] }, undefined],
    [{ b: 1 }, undefined],
  ])('%j', (filter, expected) => {
    expect(at(filter)).toEqual(expected);
  });

  it('reach into $elemMatch and skip places in arrays', () => {
    expect(at({ a: { $elemMatch: { b: 1 } } }, 'a.b')).toEqual({ points: [1] });
    expect(at({ a: { $elemMatch: { $and: [{ b: 1 }] } } }, 'a.b')).toEqual({ points: [1] });
    expect(at({ 'a.0': 1 }, 'a.0')).toBeUndefined();
    expect(at({ 'a.b': new ObjectId('0123456789abcdef01234567') }, 'a.b')).toBeDefined();
  });
});

describe('bounds beside collations', () => {
  const all = { points: ['X', 1], lower: inclusive('X'), upper: exclusive('Z'), prefix: 'X' };

  it('are folded to an index of the same collation, where a text’s start says nothing', () => {
    expect(foldBounds(all, { locale: 'en', strength: 1 })).toEqual({
      points: ['x', 1],
      lower: inclusive('x'),
      upper: exclusive('z'),
    });
    expect(foldBounds({}, { locale: 'en', strength: 1 })).toEqual({});
  });

  it('hold for another collation where they compare no text', () => {
    expect(textFreeBounds(all)).toEqual({});
    expect(textFreeBounds({ points: [1, null], lower: inclusive(1), upper: exclusive(5) })).toEqual({
      points: [1, null],
      lower: inclusive(1),
      upper: exclusive(5),
    });
    expect(textFreeBounds({ points: [{ a: 1 }], lower: inclusive('x'), upper: exclusive(5) })).toEqual({
      upper: exclusive(5),
    });
    expect(textFreeBounds({ points: [[1]] })).toEqual({});
  });
});
