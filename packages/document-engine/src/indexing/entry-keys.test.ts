import type { Document } from '../bson/document';
import { EMPTY_ARRAY } from '../bson/order';
import { parseIndexSpec } from './definition';
import { entryKeysOf } from './entry-keys';
import { encodeKey } from './key-encoding';

const index = (key: Document, options: Document = {}) => ({
  ...parseIndexSpec({ name: 'i', key, ...options }),
  id: 1,
  multikey: [],
  hasLongKeys: false,
});
const row = (...values: unknown[]) => encodeKey(values.map((value) => ({ value, descending: false }))).toString('hex');

describe('the keys of a document', () => {
  it.each<[Document, Document, unknown[][], boolean[]]>([
    [{ a: 1 }, { a: 5 }, [[5]], [false]],
    [{ a: 1 }, {}, [[undefined]], [false]],
    [{ a: 1 }, { a: [1, 2, 1] }, [[1], [2]], [true]],
    [{ a: 1 }, { a: [] }, [[EMPTY_ARRAY]], [true]],
    [{ a: 1 }, { a: [[1, 2], 3] }, [[[1, 2]], [3]], [true]],
    [{ 'a.b': 1 }, { a: { b: 5 } }, [[5]], [false]],
    [{ 'a.b': 1 }, { a: [{ b: 1 }, { b: 2 }, 5, {}] }, [[1], [2], [undefined]], [true]],
    [{ 'a.b': 1 }, { a: [] }, [[undefined]], [true]],
    [{ 'a.0': 1 }, { a: [7, 8] }, [[7]], [false]],
    [{ 'a.0.b': 1 }, { a: [{ b: 7 }, { b: 8 }] }, [[7]], [false]],
    [{ 'a.0': 1 }, { a: { 0: 7 } }, [[7]], [false]],
    [{ 'a.b': 1 }, { a: { b: [1, 2] } }, [[1], [2]], [true]],
    [{ a: 1, b: 1 }, { a: 1, b: 2 }, [[1, 2]], [false, false]],
    [
      { a: 1, b: 1 },
      { a: [1, 2], b: 3 },
      [
        [1, 3],
        [2, 3],
      ],
      [true, false],
    ],
    [
      { 'a.b': 1, 'a.c': 1 },
      {
        a: [
          { b: 1, c: 2 },
          { b: 3, c: 4 },
        ],
      },
      [
        [1, 2],
        [3, 4],
      ],
      [true, true],
    ],
    [
      { 'a.b': 1, 'a.c': 1 },
      { a: { b: [1, 2], c: 3 } },
      [
        [1, 3],
        [2, 3],
      ],
      [true, false],
    ],
    [{ constructor: 1 }, {}, [[undefined]], [false]],
  ])('%j of %j', (...[key, document, rows, multikey]) => {
    const found = entryKeysOf(index(key), document);
    expect(found.keys.map((bytes) => bytes.toString('hex'))).toEqual(rows.map((values) => row(...values)));
    expect(found.multikey).toEqual(multikey);
    expect(found.hasLongKeys).toBe(false);
  });

  it('run backwards where the index does', () => {
    const { keys } = entryKeysOf(index({ a: 1, b: -1 }), { a: 1, b: 2 });
    expect(keys[0]).toEqual(
      encodeKey([
        { value: 1, descending: false },
        { value: 2, descending: true },
      ]),
    );
  });

  it('are folded by the index’s collation', () => {
    const collation = { locale: 'en', strength: 1 };
    const found = entryKeysOf(index({ a: 1 }, { collation }), { a: ['Éva', 'EVA'] });
    expect(found.keys.map((bytes) => bytes.toString('hex'))).toEqual([row('eva')]);
  });

  it('are none in a sparse index where every field is missing', () => {
    const sparse = index({ a: 1, b: 1 }, { sparse: true });
    expect(entryKeysOf(sparse, {}).keys).toEqual([]);
    expect(entryKeysOf(sparse, { b: null }).keys).toHaveLength(1);
  });

  it('are cut and said to be long past 1200 bytes', () => {
    const lengthOf = (letters: number) => entryKeysOf(index({ a: 1 }), { a: 'x'.repeat(letters) });
    // A byte for the kind and two for the end.
    expect([lengthOf(1197).keys[0]?.length, lengthOf(1197).hasLongKeys]).toEqual([1200, false]);
    expect([lengthOf(1198).keys[0]?.length, lengthOf(1198).hasLongKeys]).toEqual([1232, true]);
  });

  it('cannot be made of two arrays', () => {
    expect(() => entryKeysOf(index({ a: 1, b: 1 }), { a: [1], b: [2] })).toThrow(
      expect.objectContaining({ code: 171, message: 'cannot index parallel arrays' }),
    );
  });
});
