import { Double } from 'bson';
import { decode, encode } from '../bson/codec';
import type { Collation } from '../bson/collation';
import type { Document } from '../bson/document';
import { createProjector } from './projection';

const stored: Document = {
  _id: 1,
  a: 1,
  list: [1, 2, 3, 4],
  items: [
    { k: 1, n: 5 },
    { k: 2, n: 7 },
  ],
  deep: { list: [1, 2, 3], rows: [{ list: [1, 2] }, 5] },
};
const { _id, ...others } = stored;

interface Options {
  filter?: Document;
  collation?: Collation;
}

function project(projection: unknown, { filter = {}, collation }: Options = {}): Document {
  const raw = encode(stored) as Buffer;
  return decode(createProjector(projection, filter, collation)({ raw, document: decode(raw) }));
}

describe('the projection of a find', () => {
  it.each<[unknown, Document]>([
    [undefined, stored],
    [null, stored],
    [{}, stored],
    [{ a: 1 }, { _id, a: 1 }],
    [{ list: { $slice: 2 } }, { ...stored, list: [1, 2] }],
    [{ list: { $slice: new Double(2) } }, { ...stored, list: [1, 2] }],
    [{ list: { $slice: -2 } }, { ...stored, list: [3, 4] }],
    [{ list: { $slice: 0 } }, { ...stored, list: [] }],
    [{ list: { $slice: 9 } }, stored],
    [{ list: { $slice: [0, 1] } }, { ...stored, list: [1] }],
    [{ list: { $slice: [3, 9] } }, { ...stored, list: [4] }],
    [{ list: { $slice: [4, 1] } }, { ...stored, list: [] }],
    [{ list: { $slice: [-1, 9] } }, { ...stored, list: [4] }],
    [{ list: { $slice: [-4, 1] } }, { ...stored, list: [1] }],
    [{ list: { $slice: [-5, 1] } }, { ...stored, list: [1] }],
    [
      { list: { $slice: 1 }, a: 1 },
      { _id, a: 1, list: [1] },
    ],
    [
      { list: { $slice: 1 }, _id: 1 },
      { _id, list: [1] },
    ],
    [
      { list: { $slice: 1 }, _id: 0 },
      { ...others, list: [1] },
    ],
    [
      { list: { $slice: 1 }, items: 0, deep: 0 },
      { _id, a: 1, list: [1] },
    ],
    [
      { list: { $slice: 1 }, x: '$a' },
      { _id, list: [1], x: 1 },
    ],
    [
      { list: { $slice: 1 }, x: { $literal: 0 } },
      { _id, list: [1], x: 0 },
    ],
    [{ a: { $slice: 1 } }, stored],
    [{ 'a.b': { $slice: 1 } }, stored],
    [{ 'x.y': { $slice: 1 } }, stored],
    [
      { 'deep.list': { $slice: 1 }, a: 1 },
      { _id, a: 1, deep: { list: [1] } },
    ],
    [{ 'deep.rows.list': { $slice: 1 } }, { ...stored, deep: { list: [1, 2, 3], rows: [{ list: [1] }, 5] } }],
    [{ items: { $elemMatch: { k: 2 } } }, { _id, items: [{ k: 2, n: 7 }] }],
    [{ items: { $elemMatch: { k: { $gte: 1 } } } }, { _id, items: [{ k: 1, n: 5 }] }],
    [
      { items: { $elemMatch: { k: 9 } }, a: 1 },
      { _id, a: 1 },
    ],
    [{ a: { $elemMatch: { $eq: 1 } } }, { _id }],
    [{ x: { $elemMatch: { $eq: 1 } } }, { _id }],
    [{ list: { $elemMatch: { $gt: 2 } }, _id: 0 }, { list: [3] }],
    [{ sum: { $add: ['$a', { $size: '$list' }] } }, { _id, sum: 5 }],
    [{ two: { $slice: ['$list', 2] } }, { _id, two: [1, 2] }],
    [{ x: 'text' }, { _id, x: 'text' }],
  ])('%j', (projection, expected) => {
    const projected = project(projection);
    expect(projected).toEqual(expected);
    expect(Object.keys(projected)).toEqual(Object.keys(expected));
  });

  it.each<[Document, Document, Document]>([
    [{ 'items.k': 2 }, { 'items.$': 1 }, { _id, items: [{ k: 2, n: 7 }] }],
    [{ 'items.k': 2 }, { 'items.$': 1, a: 1 }, { _id, a: 1, items: [{ k: 2, n: 7 }] }],
    [{ list: { $gt: 2 } }, { 'list.$': 1, _id: 0 }, { list: [3] }],
    [{ 'deep.list': 2 }, { 'deep.list.$': 1 }, { _id, deep: { list: [2] } }],
    [{ a: 1 }, { 'a.$': 1 }, { _id, a: 1 }],
    [{ a: 1 }, { 'x.$': 1 }, { _id }],
  ])('the element %j found, by %j', (...[filter, projection, expected]) => {
    expect(project(projection, { filter })).toEqual(expected);
  });

  it('compares by the collation of the read', () => {
    const raw = encode({ _id: 1, names: ['ada', 'eva'] }) as Buffer;
    const collation = { locale: 'en', strength: 2 } as const;
    for (const projection of [{ names: { $elemMatch: { $eq: 'EVA' } } }, { 'names.$': 1 }]) {
      const projector = createProjector(projection, { names: 'EVA' }, collation);
      expect(decode(projector({ raw, document: decode(raw) }))).toEqual({ _id: 1, names: ['eva'] });
    }
  });

  it('gives the bytes as they are when nothing is asked for', () => {
    const raw = encode(stored) as Buffer;
    expect(createProjector({}, {})({ raw, document: {} })).toBe(raw);
  });

  it.each<[Document, number, string]>([
    [{ 'deep.list': { $elemMatch: { $eq: 1 } } }, 31275, 'Cannot use $elemMatch projection on a nested field.'],
    [{ list: { $elemMatch: 1 } }, 2, '$elemMatch needs an Object'],
    [{ list: { $slice: 'x' } }, 28724, '$slice needs a number'],
    [{ list: { $slice: [1] } }, 28724, '$slice needs a number'],
    [{ list: { $slice: [1, 0] } }, 28724, '$slice needs a number'],
    [{ list: { $slice: [1, -1] } }, 28724, '$slice needs a number'],
    [{ list: { $slice: [1, 'x'] } }, 28724, '$slice needs a number'],
    [{ list: { $elemMatch: { $eq: 1 } }, a: 0 }, 31254, 'Cannot do exclusion on field a'],
    [{ a: 1, list: 0 }, 31254, 'Cannot do exclusion on field list'],
  ])('refuses %j', (projection, code, message) => {
    expect(() => createProjector(projection, {})).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  it('refuses the position of an element nobody found', () => {
    expect(() => project({ 'list.$': 1 }, { filter: { a: 1 } })).toThrow(expect.objectContaining({ code: 51246 }));
  });
});
