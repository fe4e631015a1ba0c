import type { Document } from '../bson/document';
import type { CollectionInfo } from '../storage/catalog';
import { parseIndexSpec, type IndexDefinition } from './definition';
import { choosePlan } from './planner';
import { parseSort } from '../query/sort';

function collection(...specs: (Document & { multikey?: boolean[] })[]): CollectionInfo {
  const all: (Document & { multikey?: boolean[] })[] = [{ key: { _id: 1 }, name: '_id_' }, ...specs];
  const indexes = all.map(({ multikey, ...spec }, i): IndexDefinition => {
    const parsed = parseIndexSpec({ name: Object.keys(spec.key as Document).join('_'), ...spec });
    return { ...parsed, id: i + 1, multikey: multikey ?? parsed.fields.map(() => false), hasLongKeys: false };
  });
  return { id: 1, db: 'd', name: 'c', uuid: '', indexes };
}

function plan(info: CollectionInfo, filter: Document, sort: Document = {}) {
  const { scans, providesSort } = choosePlan(info, { filter, sort: parseSort(sort) });
  return {
    indexes: scans.map(({ index }) => index.name),
    ranges: scans.map(({ ranges }) => ranges.length),
    reverse: scans.some(({ reverse }) => reverse),
    providesSort,
  };
}

describe('choosePlan', () => {
  it.each<[string, Document]>([
    ['equality', { a: 1 }],
    ['$eq', { a: { $eq: 1 } }],
    ['$in', { a: { $in: [1, 2] } }],
    ['a range', { a: { $gt: 1, $lte: 9 } }],
    ['null', { a: null }],
    ['a nested $and', { $and: [{ b: 2 }, { a: 1 }] }],
    ['the beginning of a text', { a: /^Lon/ }],
  ])('serves %s by the index', (_what, filter) => {
    expect(plan(collection({ key: { a: 1 } }), filter).indexes).toEqual(['a']);
  });

  it.each<[string, Document]>([
    ['another field', { b: 1 }],
    ['$ne', { a: { $ne: 1 } }],
    ['$exists', { a: { $exists: true } }],
    ['a text in the middle', { a: /Lon/ }],
    ['a text in any case', { a: /^lon/i }],
    ['a choice of texts', { a: /^Lon|^Par/ }],
    ['a place in an array', { 'a.0': 1 }],
    ['an $or with an unindexed branch', { $or: [{ a: 1 }, { b: 2 }] }],
  ])('reads the collection for %s', (_what, filter) => {
    expect(plan(collection({ key: { a: 1 } }), filter).indexes).toEqual([]);
  });

  it('prefers a whole unique key, then more fixed fields, then a free sort', () => {
    const info = collection({ key: { a: 1 } }, { key: { a: 1, b: 1 } }, { key: { c: 1 }, unique: true });
    expect(plan(info, { a: 1, b: 2 }).indexes).toEqual(['a_b']);
    expect(plan(info, { a: 1, b: 2, c: 3 }).indexes).toEqual(['c']);
    expect(plan(info, { a: 1 }, { b: -1 })).toMatchObject({ indexes: ['a_b'], providesSort: true, reverse: true });
    expect(plan(info, { a: 1 }).indexes).toEqual(['a']);
  });

  it('sorts by an index alone when that is free, and not by a direction the index has not', () => {
    const info = collection({ key: { a: 1, b: -1 } });
    expect(plan(info, {}, { a: 1, b: -1 })).toMatchObject({ indexes: ['a_b'], providesSort: true, reverse: false });
    expect(plan(info, {}, { a: -1, b: 1 })).toMatchObject({ indexes: ['a_b'], providesSort: true, reverse: true });
    expect(plan(info, {}, { a: 1, b: 1 })).toMatchObject({ indexes: [], providesSort: false });
    expect(plan(info, { a: { $in: [1, 2] } }, { b: 1 })).toMatchObject({ indexes: ['a_b'], providesSort: false });
  });

  it('joins the branches of an $or', () => {
    const info = collection({ key: { a: 1 } }, { key: { b: 1 } });
    expect(plan(info, { $or: [{ a: 1 }, { b: { $gt: 2 } }] }).indexes).toEqual(['a', 'b']);
  });

  it('uses a sparse index only for what cannot be missing', () => {
    const info = collection({ key: { a: 1 }, sparse: true });
    expect(plan(info, { a: 1 }).indexes).toEqual(['a']);
    expect(plan(info, { a: null }).indexes).toEqual([]);
    expect(plan(info, {}, { a: 1 }).indexes).toEqual([]);
  });

  it('uses a partial index only for filters that stay within it', () => {
    const info = collection({ key: { a: 1 }, partialFilterExpression: { open: true, n: { $gt: 5 } } });
    expect(plan(info, { a: 1, open: true, n: 7 }).indexes).toEqual(['a']);
    expect(plan(info, { a: 1, open: true, n: { $gt: 5 } }).indexes).toEqual(['a']);
    expect(plan(info, { a: 1, open: true }).indexes).toEqual([]);
    expect(plan(info, { a: 1, open: true, n: 3 }).indexes).toEqual([]);
    expect(plan(info, { a: 1, open: { $in: [true, false] }, n: 7 }).indexes).toEqual([]);
  });

  it('narrows an index over arrays by one field and one end only', () => {
    const info = collection({ key: { 'a.b': 1, 'a.c': 1 }, multikey: [true, true] });
    const chosen = choosePlan(info, { filter: { 'a.b': { $in: [1, 2] }, 'a.c': { $in: [3, 4] } } });
    expect(chosen.scans[0]?.ranges).toHaveLength(2);
    const range = choosePlan(info, { filter: { 'a.b': { $gt: 1, $lt: 5 } } }).scans[0]?.ranges[0];
    const open = choosePlan(info, { filter: { 'a.b': { $gt: 1 } } }).scans[0]?.ranges[0];
    expect(range).toEqual(open);
    expect(plan(info, {}, { 'a.b': 1 }).providesSort).toBe(false);
  });

  it('makes one range for each value wanted', () => {
    const info = collection({ key: { a: 1, b: 1 } });
    expect(plan(info, { a: { $in: [1, 2, 2] }, b: { $in: [1, 2, 3] } }).ranges).toEqual([6]);
  });

  it('follows a hint, and refuses one that names no index', () => {
    const info = collection({ key: { a: 1 } }, { key: { b: 1 } });
    expect(choosePlan(info, { filter: { a: 1 }, hint: 'b' }).scans[0]?.index.name).toBe('b');
    expect(choosePlan(info, { filter: { a: 1 }, hint: { b: 1 } }).scans[0]?.index.name).toBe('b');
    expect(choosePlan(info, { filter: { a: 1 }, hint: { $natural: 1 } }).scans).toEqual([]);
    expect(() => choosePlan(info, { filter: {}, hint: 'nope' })).toThrow(/hint provided does not correspond/);
  });

  it('prefers more fixed fields to a sort, a sort to a range, and a shorter index among equals', () => {
    const info = collection({ key: { a: 1, b: 1 } }, { key: { a: 1 } }, { key: { c: 1 } }, { key: { d: 1 } });
    expect(plan(info, { a: 1 }).indexes).toEqual(['a']);
    expect(plan(info, { a: 1, b: { $gt: 1 } }).indexes).toEqual(['a_b']);
    expect(plan(info, { c: { $gt: 1 }, a: 1 }).indexes).toEqual(['a']);
    expect(plan(info, { c: { $gt: 1 } }, { d: 1 }).indexes).toEqual(['d']);
    expect(plan(info, { c: 1 }, { d: 1 }).indexes).toEqual(['c']);
    expect(plan(info, { c: { $gt: 1 } }, { c: 1 })).toMatchObject({ indexes: ['c'], providesSort: true });
    expect(plan(info, { c: { $gt: 1 }, d: { $gt: 1 } }, { d: 1 })).toMatchObject({
      indexes: ['d'],
      providesSort: true,
    });
    expect(plan(info, { e: 1 }, { d: -1 })).toMatchObject({ indexes: ['d'], providesSort: true, reverse: true });
  });

  it('prefers an index that gives the order to one that does not', () => {
    const info = collection({ key: { a: 1 } }, { key: { a: 1, b: 1, c: 1 } });
    expect(plan(info, { a: 1 }, { b: 1 })).toMatchObject({ indexes: ['a_b_c'], providesSort: true });
    expect(plan(info, { a: 1, b: 2 }, { c: -1, b: 1 })).toMatchObject({ providesSort: true, reverse: true });
    expect(plan(info, { a: 1 }, { c: 1 })).toMatchObject({ indexes: ['a'], providesSort: false });
    expect(plan(info, { a: 1 }, { a: -1 })).toMatchObject({ indexes: ['a'], providesSort: true, reverse: false });
    expect(plan(info, { a: 1, b: { $in: [1, 2] } }, { c: 1 }).providesSort).toBe(false);
    expect(plan(info, { a: 1 }, { b: 1, c: 1, d: 1 }).providesSort).toBe(false);
    expect(plan(info, { a: 1 }, { b: 1, c: -1 }).providesSort).toBe(false);
  });

  it('sorts by no index whose keys are cut or of arrays', () => {
    const [id, index] = collection({ key: { a: 1 } }).indexes as [IndexDefinition, IndexDefinition];
    const sorts = (given: Partial<IndexDefinition>) =>
      plan({ ...collection(), indexes: [id, { ...index, ...given }] }, { a: { $gt: 1 } }, { a: 1 }).providesSort;
    expect([sorts({}), sorts({ hasLongKeys: true }), sorts({ multikey: [true] })]).toEqual([true, false, false]);
  });

  it('stops where the ranges would be more than a thousand', () => {
    const info = collection({ key: { a: 1, b: 1 } });
    const many = (count: number) => ({ $in: Array.from({ length: count }, (_, i) => i) });
    expect(plan(info, { a: many(10), b: many(100) }).ranges).toEqual([1000]);
    expect(plan(info, { a: many(10), b: many(101) }).ranges).toEqual([10]);
    expect(plan(info, { a: many(1001) }).ranges).toEqual([1001]);
  });

  it('reads by the start of a text, and by nothing after a range', () => {
    const info = collection({ key: { a: 1, b: 1 } });
    const [prefix] = choosePlan(info, { filter: { a: /^Lon/ } }).scans;
    const [longer] = choosePlan(info, { filter: { a: /^Lon/, b: 1 } }).scans;
    expect(longer?.ranges).toEqual(prefix?.ranges);
    expect(plan(info, { b: 1 }).indexes).toEqual([]);
    expect(plan(info, { a: { $ne: 1 }, b: 1 }).indexes).toEqual([]);
  });

  it('joins branches only when each has an index, and not where the filter has a better one', () => {
    const info = collection({ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } });
    expect(plan(info, { $or: [] }).indexes).toEqual([]);
    expect(plan(info, { $or: [{ a: 1 }, 5] } as Document).indexes).toEqual([]);
    expect(plan(info, { $or: [{ a: 1 }, { d: 1 }] }).indexes).toEqual([]);
    expect(plan(info, { c: 1, $or: [{ a: 1 }, { b: 1 }] }).indexes).toEqual(['c']);
    expect(plan(info, { $or: [{ a: 1 }, { b: 1 }] }, { c: 1 })).toMatchObject({
      indexes: ['a', 'b'],
      providesSort: false,
    });
    expect(plan(info, { $or: [{ $or: [{ a: 1 }, { b: 1 }] }, { c: 1 }] }).indexes).toEqual(['a', 'b', 'c']);
  });

  it('uses a sparse index for a range or a start, not for values that may be missing', () => {
    const info = collection({ key: { a: 1 }, sparse: true });
    expect(plan(info, { a: { $gt: 1 } }).indexes).toEqual(['a']);
    expect(plan(info, { a: { $lt: 1 } }).indexes).toEqual(['a']);
    expect(plan(info, { a: /^x/ }).indexes).toEqual(['a']);
    expect(plan(info, { a: { $in: [1, null] } }).indexes).toEqual([]);
    expect(plan(info, { a: { $gt: 1 } }, { a: 1 }).providesSort).toBe(true);
  });

  it('sorts alone by no index that leaves documents out', () => {
    const info = collection({ key: { a: 1 }, partialFilterExpression: { a: { $exists: true } } });
    expect(plan(info, {}, { a: 1 }).indexes).toEqual([]);
  });

  it('does not use a hidden index, asked for or not', () => {
    const info = collection({ key: { a: 1 }, hidden: true }, { key: { a: 1, b: 1 } });
    expect(plan(info, { a: 1 }).indexes).toEqual(['a_b']);
    for (const hint of ['a', { a: 1 }]) expect(() => choosePlan(info, { filter: { a: 1 }, hint })).toThrow(/hint/);
  });

  it('takes an empty hint for none, and a hinted index without bounds whole', () => {
    const info = collection({ key: { a: 1 } });
    expect(choosePlan(info, { filter: { a: 1 }, hint: {} }).scans[0]?.index.name).toBe('a');
    expect(choosePlan(info, { filter: { b: 1 }, hint: 'a' }).scans[0]?.ranges).toHaveLength(1);
  });

  it('compares texts by an index of the same collation only', () => {
    const collation = { locale: 'en', strength: 2 } as const;
    const info = collection({ key: { a: 1 }, collation }, { key: { b: 1 } });
    const by = (filter: Document, given?: typeof collation, sort: Document = {}) => {
      const { scans, providesSort } = choosePlan(info, { filter, collation: given, sort: parseSort(sort) });
      return [scans.map(({ index }) => index.name).join(), providesSort];
    };
    expect(by({ a: 'x' }, collation, { a: 1 })).toEqual(['a', true]);
    expect(by({ a: 'x' })).toEqual(['', false]);
    expect(by({ a: 5 }, undefined, { a: 1 })).toEqual(['a', false]);
    expect(by({ b: 'x' }, collation)).toEqual(['', false]);
    expect(by({ b: 5 }, collation)).toEqual(['b', false]);
    expect(by({}, undefined, { a: 1 })).toEqual(['', false]);
    expect(by({ $or: [{ a: 'x' }, { b: 5 }] }, collation)).toEqual(['a,b', false]);
    const upper = choosePlan(info, { filter: { a: 'X' }, collation }).scans[0]?.ranges;
    expect(choosePlan(info, { filter: { a: 'x' }, collation }).scans[0]?.ranges).toEqual(upper);
  });
});
