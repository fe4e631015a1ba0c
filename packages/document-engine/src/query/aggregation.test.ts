import type { Document } from '../bson/document';
import { parsePipeline, splitPipeline } from './aggregation';

describe('reading a pipeline', () => {
  it.each<[unknown, number]>([
    ['x', 14],
    [{ 0: { $match: {} } }, 14],
    [[1], 40323],
    [[{}], 40323],
    [[{ $match: {}, $limit: 1 }], 40323],
    [[{ $match: {} }, { $out: 'x' }], 115],
    [[{ $merge: {} }], 115],
    [[{ $changeStream: {} }], 115],
  ])('refuses %j', (pipeline, code) => {
    expect(() => parsePipeline(pipeline)).toThrow(expect.objectContaining({ code }));
  });

  it('takes what has one stage an element', () => {
    const pipeline = [{ $match: {} }, { $count: 'n' }];
    expect(parsePipeline(pipeline)).toEqual(pipeline);
    expect(parsePipeline([])).toEqual([]);
  });
});

describe('the part of a pipeline that is a find', () => {
  const sorted = [{ path: 'a', direction: 1 }];

  it.each<[Document[], Document, Document[]]>([
    [[], { filter: {} }, []],
    [[{ $match: { a: 1 } }], { filter: { a: 1 } }, []],
    [[{ $match: { a: 1 } }, { $match: { b: 2 } }], { filter: { $and: [{ a: 1 }, { b: 2 }] } }, []],
    [
      [{ $match: { a: 1 } }, { $sort: { a: 1 } }, { $skip: 2 }, { $limit: 3 }, { $count: 'n' }],
      { filter: { a: 1 }, sort: sorted, skip: 2, limit: 3 },
      [{ $count: 'n' }],
    ],
    [[{ $limit: 3 }, { $skip: 2 }], { filter: {}, limit: 3 }, [{ $skip: 2 }]],
    [[{ $sort: { a: 1 } }, { $match: { a: 1 } }], { filter: {}, sort: sorted }, [{ $match: { a: 1 } }]],
    [[{ $project: { a: 1 } }, { $match: { a: 1 } }], { filter: {} }, [{ $project: { a: 1 } }, { $match: { a: 1 } }]],
    [[{ $skip: 1 }], { filter: {}, skip: 1 }, []],
  ])('%j', (pipeline, head, rest) => {
    expect(splitPipeline(pipeline, undefined)).toEqual({ head: { hint: undefined, ...head }, rest });
  });

  it('follows the hint', () => {
    expect(splitPipeline([], 'a_1').head.hint).toBe('a_1');
  });

  it.each<[Document, number]>([
    [{ $match: 1 }, 15959],
    [{ $limit: 0 }, 15958],
    [{ $limit: -1 }, 15958],
    [{ $sort: { a: 5 } }, 2],
  ])('refuses %j', (stage, code) => {
    expect(() => splitPipeline([stage], undefined)).toThrow(expect.objectContaining({ code }));
  });
});
