import { Double, Long } from 'bson';
import type { Document } from '../bson/document';
import { parseFieldProjection, setProjected } from './field-projection';

const document = {
  a: 1,
  _id: 9,
  b: { c: 1, d: 2 },
  list: [{ x: 1, y: 2 }, 5, [{ x: 3, y: 4 }]],
  n: null,
};
const { _id, ...others } = document;

describe('the stored part of a projection', () => {
  it.each<[Document, Document]>([
    [{ a: 1 }, { _id, a: 1 }],
    [
      { n: true, a: new Double(1) },
      { _id, a: 1, n: null },
    ],
    [{ a: Long.ONE, _id: 0 }, { a: 1 }],
    [{ _id: 1 }, { _id }],
    [
      { _id: true, a: 1 },
      { _id, a: 1 },
    ],
    [{ 'b.c': 1 }, { _id, b: { c: 1 } }],
    [{ b: { c: 1 } }, { _id, b: { c: 1 } }],
    [{ b: { c: { e: 1 } } }, { _id, b: {} }],
    [{ 'a.x': 1, 'n.x': 1 }, { _id }],
    [{ 'list.x': 1 }, { _id, list: [{ x: 1 }, [{ x: 3 }]] }],
    [{ nothing: 1 }, { _id }],
    [{ a: 0 }, { _id, b: document.b, list: document.list, n: null }],
    [{ _id: 0 }, others],
    [{ _id: false, a: false, n: 0, list: 0 }, { b: document.b }],
    [{ 'b.c': 0 }, { _id, ...others, b: { d: 2 } }],
    [{ b: { c: false } }, { _id, ...others, b: { d: 2 } }],
    [{ 'list.x': 0 }, { _id, ...others, list: [{ y: 2 }, 5, [{ y: 4 }]] }],
    [
      { a: 0, _id: 1 },
      { _id, b: document.b, list: document.list, n: null },
    ],
    [{ constructor: 1 }, { _id }],
    [
      { x: '$a', b: 1 },
      { _id, b: document.b },
    ],
    [{ x: '$a' }, { _id }],
    [{ _id: '$a', n: 1 }, { n: null }],
    [{ x: { $add: [1, 2] } }, { _id }],
    [{ x: {} }, { _id }],
    [{ x: [1] }, { _id }],
  ])('%j', (projection, expected) => {
    const selected = parseFieldProjection(projection).select(document);
    expect(selected).toEqual(expected);
    expect(Object.keys(selected)).toEqual(Object.keys(expected));
  });

  it('includes where an array operator beside it does', () => {
    expect(parseFieldProjection({ _id: 0 }, true).select(document)).toEqual({});
    expect(parseFieldProjection({ a: 1 }, true).select(document)).toEqual({ _id, a: 1 });
  });

  it('has no _id where the document has none', () => {
    expect(parseFieldProjection({ a: 1 }).select({ a: 1 })).toEqual({ a: 1 });
  });

  it('names what is to be computed', () => {
    const projection = { a: 1, x: '$a', b: { y: { $add: [1, 2] }, z: 1 }, l: [1], e: {} };
    expect(parseFieldProjection(projection).computed).toEqual([
      ['x', '$a'],
      ['b.y', { $add: [1, 2] }],
      ['l', [1]],
      ['e', {}],
    ]);
  });

  it.each<[Document, number, string]>([
    [{ a: 1, b: 0 }, 31254, 'Cannot do exclusion on field b in inclusion projection'],
    [{ a: 0, b: 1 }, 31253, 'Cannot do inclusion on field b in exclusion projection'],
    [{ x: '$a', b: 0 }, 31254, 'Cannot do exclusion on field b in inclusion projection'],
    [{ b: 1, 'b.c': 1 }, 31249, 'Path collision at b.c'],
    [{ 'b.c': 1, b: 1 }, 31250, 'Path collision at b'],
    [{ 'b.c': '$a', b: 1 }, 31249, 'Path collision at b.c'],
    [{ b: '$a', 'b.c': 1 }, 31249, 'Path collision at b'],
  ])('refuses %j', (projection, code, message) => {
    expect(() => parseFieldProjection(projection)).toThrow(expect.objectContaining({ code, message }));
  });
});

describe('a computed field', () => {
  it.each<[Document, string, unknown, Document]>([
    [{}, 'a', 1, { a: 1 }],
    [{ a: 0 }, 'a', undefined, { a: 0 }],
    [{}, 'a.b', 1, { a: { b: 1 } }],
    [{ a: { c: 2 } }, 'a.b', 1, { a: { c: 2, b: 1 } }],
    [{ a: 5 }, 'a.b', 1, { a: { b: 1 } }],
    [{ a: [{ c: 1 }, 5] }, 'a.b', 1, { a: [{ c: 1, b: 1 }, { b: 1 }] }],
    [{}, 'a.b', undefined, { a: {} }],
  ])('in %j at %s', (...[target, path, value, expected]) => {
    setProjected(target, path.split('.'), value);
    expect(target).toEqual(expected);
  });
});
