import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import { $expr } from 'mingo/operators/query';
import * as windows from 'mingo/operators/window';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import type { Document } from '../bson/document';
import { compileFilter } from './filter';
import { parseFieldProjection, setProjected } from './field-projection';
import { sortStage } from './sort';

/** A stage's stream of documents, as mingo hands it over. */
interface Stream {
  map: (change: (document: Document) => Document) => Stream;
  filter: (test: (document: Document) => boolean) => Stream;
}

const { $out: _out, $merge: _merge, ...safePipeline } = pipeline;
const { $function: _function, ...safeExpressions } = expressions;
const { $accumulator: _accumulator, ...safeAccumulators } = accumulators;

/** `$match` with this engine's comparisons; the options carry the variables of a `$lookup` into an `$expr`. */
function matchStage(stream: Stream, filter: Document, options: Options): Stream {
  const test = compileFilter(filter, {
    compileExpression: (expression) => {
      const query = new Query({ $expr: expression } as never, options);
      return (document) => query.test(document as never);
    },
  });
  return stream.filter(test);
}

/** `$project` in MongoDB's order: `_id`, then what is included as it is stored, then what is computed. */
function projectStage(stream: Stream, projection: Document, options: Options): Stream {
  const { select, computed } = parseFieldProjection(projection);
  const own = ownOptions(options);
  return stream.map((document) => {
    const result = select(document);
    own.update({ root: document });
    for (const [path, expression] of computed) {
      setProjected(result, path.split('.'), valueOf(document, expression, own));
    }
    return result;
  });
}

/** mingo's own options know the document an expression starts from; a copy, because stages run interleaved. */
type RootedOptions = Options & { update: (locals: { root: Document }) => void };

const ownOptions = (options: Options) =>
  (options.constructor as unknown as { init: (options: Options) => RootedOptions }).init(options);

// In an array what is missing becomes null; elsewhere the field is left out.
const valueOf = (document: Document, expression: unknown, options: Options): unknown =>
  Array.isArray(expression)
    ? expression.map((part) => evalExpr(document, part as never, options) ?? null)
    : evalExpr(document, expression as never, options);

/** How mingo is used here: MongoDB's comparisons, sort and projections, and no scripts. */
export const MINGO_OPTIONS: Partial<Options> & { context: Context } = {
  scriptEnabled: false,
  context: Context.init({
    accumulator: safeAccumulators,
    expression: safeExpressions,
    pipeline: { ...safePipeline, $sort: sortStage, $match: matchStage, $project: projectStage },
    projection,
    query: { $expr },
    window: windows,
  } as unknown as Parameters<typeof Context.init>[0]),
};
