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
});
