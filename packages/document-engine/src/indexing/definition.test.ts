import { Long } from 'bson';
import type { Document } from '../bson/document';
import { compareToExisting, describeIndex, indexToDocument, keyPatternOf, parseIndexSpec } from './definition';

const parsed = (spec: Document) => parseIndexSpec({ name: 'i', key: { a: 1 }, ...spec });
const existing = (spec: Document = {}) => ({ ...parsed(spec), id: 1, multikey: [false], hasLongKeys: false });

describe('reading an index', () => {
  it.each<[Document, Document]>([
    [{}, { name: 'i', fields: [{ path: 'a', direction: 1 }], unique: false, sparse: false }],
    [
      { key: { a: -1, 'b.c': 1 } },
      {
        fields: [
          { path: 'a', direction: -1 },
          { path: 'b.c', direction: 1 },
        ],
      },
    ],
    [{ key: { a: Long.fromNumber(-1) } }, { fields: [{ path: 'a', direction: -1 }] }],
    [{ key: { a: 5 } }, { fields: [{ path: 'a', direction: 1 }] }],
    [
      { unique: true, sparse: 1 },
      { unique: true, sparse: true },
    ],
    [{ name: '_id_' }, { unique: true }],
    [{ partialFilterExpression: { a: { $gt: 1 } } }, { partialFilter: { a: { $gt: 1 } } }],
    [{ expireAfterSeconds: 0 }, { expireAfterSeconds: 0 }],
    [{ expireAfterSeconds: Long.fromNumber(2 ** 31 - 1) }, { expireAfterSeconds: 2 ** 31 - 1 }],
    [{ collation: { locale: 'en', strength: 2 } }, { collation: { locale: 'en', strength: 2 } }],
    [{ hidden: true }, { hidden: true }],
  ])('%j', (spec, expected) => {
    expect(parsed(spec)).toMatchObject(expected);
  });

  it('has only what was asked for', () => {
    expect(Object.keys(parsed({ hidden: false, background: true }))).toEqual(['name', 'fields', 'unique', 'sparse']);
  });

  it.each<[Document, number]>([
    [{ key: {} }, 67],
    [{ key: 'a' }, 67],
    [{ key: { a: 'text' } }, 67],
    [{ key: { a: '1' } }, 67],
    [{ key: { a: 0 } }, 67],
    [{ key: { a: 'hashed' } }, 67],
    [{ key: { '': 1 } }, 67],
    [{ key: { '.a': 1 } }, 67],
    [{ key: { 'a.': 1 } }, 67],
    [{ key: { 'a.$**': 1 } }, 67],
    [{ name: '' }, 9],
    [{ name: 5 }, 9],
    [{ weights: { a: 1 } }, 67],
    [{ wildcardProjection: { a: 1 } }, 67],
    [{ partialFilterExpression: 1 }, 14],
    [{ partialFilterExpression: {}, sparse: true }, 67],
    [{ expireAfterSeconds: -1 }, 67],
    [{ expireAfterSeconds: 2 ** 31 }, 67],
    [{ expireAfterSeconds: 'soon' }, 67],
    [{ expireAfterSeconds: 1, key: { a: 1, b: 1 } }, 67],
    [{ collation: { locale: 'en' } }, 2],
  ])('refuses %j', (spec, code) => {
    expect(() => parsed(spec)).toThrow(expect.objectContaining({ code }));
  });
});

describe('showing an index', () => {
  it.each<[Document, Document]>([
    [{}, {}],
    [{ unique: true }, { unique: true }],
    [{ sparse: true }, { sparse: true }],
    [{ partialFilterExpression: { a: 1 } }, { partialFilterExpression: { a: 1 } }],
    [{ expireAfterSeconds: 0 }, { expireAfterSeconds: 0 }],
    [{ hidden: true }, { hidden: true }],
  ])('%j', (spec, expected) => {
    expect(describeIndex(existing(spec))).toEqual({ v: 2, key: { a: 1 }, name: 'i', ...expected });
  });

  it('says nothing of the uniqueness of _id', () => {
    expect(describeIndex(existing({ name: '_id_' }))).toEqual({ v: 2, key: { a: 1 }, name: '_id_' });
  });

  it('gives fields and directions as drivers know them', () => {
    expect(keyPatternOf(parsed({ key: { b: -1, a: 1 } }))).toEqual({ b: -1, a: 1 });
  });

  it('stores its filter as bytes of its own', () => {
    expect(indexToDocument(existing({ partialFilterExpression: { 'a.b': { $gt: 1 } } })).partialFilter).toBeInstanceOf(
      Buffer,
    );
    expect(indexToDocument(existing())).toEqual(existing());
  });
});

describe('a wanted index beside an existing one', () => {
  it.each<[Document, Document, 'new' | 'same' | number]>([
    [{}, {}, 'same'],
    [{ unique: true }, { unique: true }, 'same'],
    [{ name: 'j', key: { b: 1 } }, {}, 'new'],
    [{ name: 'j', key: { a: -1 } }, {}, 'new'],
    [{ name: 'j', partialFilterExpression: { a: 1 } }, {}, 'new'],
    [{ name: 'j', collation: { locale: 'en', strength: 2 } }, {}, 'new'],
    [{ name: 'j' }, {}, 85],
    [{ key: { b: 1 } }, {}, 86],
    [{ unique: true }, {}, 86],
    [{ sparse: true }, {}, 86],
    [{ partialFilterExpression: { a: 1 } }, {}, 86],
    [{ collation: { locale: 'en', strength: 2 } }, {}, 86],
    [{ expireAfterSeconds: 5 }, {}, 85],
  ])('%j beside %j: %s', (wanted, there, expected) => {
    const compare = () => compareToExisting(parsed(wanted), [existing(there)]);
    if (typeof expected === 'string') expect(compare()).toBe(expected);
    else expect(compare).toThrow(expect.objectContaining({ code: expected }));
  });

  it('says which is in the way', () => {
    expect(() => compareToExisting(parsed({ name: 'j' }), [existing()])).toThrow(
      'Index already exists with a different name: i. Requested index: j',
    );
    expect(() => compareToExisting(parsed({ expireAfterSeconds: 5 }), [existing()])).toThrow(
      'An equivalent index already exists with the same name but different options. Requested index: i',
    );
    expect(() => compareToExisting(parsed({ unique: true }), [existing()])).toThrow(
      'An existing index has the same name as the requested index. Requested index: i, existing index: i',
    );
    expect(compareToExisting(parsed({}), [])).toBe('new');
  });
});
