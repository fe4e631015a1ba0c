import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as windows from 'mingo/operators/window';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { decode, decodeForComputing } from '../bson/codec';
import { isDocument, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { comparisonOperators, type Predicate } from './operators';
import { sortStage } from './sort';

/** A filter ready to be asked. */
export interface Matcher {
  test: Predicate;
  /** True when every document fits, so that none needs to be decoded. */
  matchesAll: boolean;
  /** Decodes a document the way this filter has to see it. */
  decode: (raw: Uint8Array) => Document;
}

const UNSUPPORTED = new Set(['$where', '$text', '$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$jsonSchema']);

const compile = (filter: Document): Predicate => {
  const compiled = new Query(filter, MINGO_OPTIONS);
  return (document) => compiled.test(document);
};

const { $where: _where, ...safeQuery } = query;
const { $out: _out, $merge: _merge, ...safePipeline } = pipeline;
const { $function: _function, ...safeExpressions } = expressions;
const { $accumulator: _accumulator, ...safeAccumulators } = accumulators;

/** How mingo is used here: MongoDB's comparisons and sort, and no scripts. */
export const MINGO_OPTIONS: Partial<Options> = {
  scriptEnabled: false,
  context: Context.init({
    accumulator: safeAccumulators,
    expression: safeExpressions,
    pipeline: { ...safePipeline, $sort: sortStage },
    projection,
    query: { ...safeQuery, ...comparisonOperators((filter) => compile(filter)) },
    window: windows,
  } as Parameters<typeof Context.init>[0]),
};

/** Prepares a filter; throws code 2 for operators this engine does not have. */
export function createMatcher(filter: Document): Matcher {
  const { $comment: _comment, ...conditions } = filter;
  const matchesAll = Object.keys(conditions).length === 0;
  if (matchesAll) return { test: () => true, matchesAll, decode };
  const computes = assertSupported(conditions);
  return { test: compile(conditions), matchesAll, decode: computes ? decodeForComputing : decode };
}

function assertSupported(value: unknown): boolean {
  if (Array.isArray(value)) return value.map(assertSupported).includes(true);
  if (!isDocument(value)) return false;
  const parts = Object.entries(value).map(([key, child]) => {
    if (UNSUPPORTED.has(key)) throw new CommandError(2, `${key} is not supported by this engine`);
    return key === '$expr' || assertSupported(child);
  });
  return parts.includes(true);
}
