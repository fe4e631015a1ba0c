import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import type { Options } from 'mingo/types';
import { decodeForComputing, promoteNumbers } from '../bson/codec';
import { isDocument, toNumber, type Document } from '../bson/document';
import { valuesAt } from '../bson/paths';
import { CommandError } from '../errors';
import type { Catalog } from '../storage/catalog';
import type { Environment } from '../storage/environment';
import { find, type FindRequest } from './find';
import { MINGO_OPTIONS } from './mingo-options';
import { parseSort } from './sort';

/** Where a pipeline runs. */
export interface AggregationPlace {
  environment: Environment;
  catalog: Catalog;
  db: string;
}

/** A pipeline split into what the planner can answer and what mingo computes. */
export interface SplitPipeline {
  head: FindRequest;
  rest: Document[];
}

const REFUSED: Record<string, string> = {
  $out: '$out is not supported by this engine',
  $merge: '$merge is not supported by this engine',
  $changeStream: 'The $changeStream stage is only supported on replica sets',
};

/** Checks the shape of a pipeline. */
export function parsePipeline(pipeline: unknown): Document[] {
  if (!Array.isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  for (const stage of pipeline) {
    if (!isDocument(stage) || Object.keys(stage).length !== 1) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const refusal = REFUSED[Object.keys(stage)[0] as string];
    if (refusal) throw new CommandError(115, refusal);
  }
  return pipeline as Document[];
}

/** Leading `$match`, `$sort`, `$skip` and `$limit`, in that order, are a find, and so may use an index. */
export function splitPipeline(pipeline: readonly Document[], hint: unknown): SplitPipeline {
  const head: FindRequest = { filter: {}, hint };
  const rest = [...pipeline];
  const next = (stage: string) => (rest[0] && stage in rest[0] ? rest.shift()?.[stage] : undefined);
  const filters: Document[] = [];
  for (let match = next('$match'); match !== undefined; match = next('$match')) {
    if (!isDocument(match)) throw new CommandError(15959, 'the match filter must be an expression in an object');
    filters.push(match);
  }
  if (filters.length > 0) head.filter = filters.length === 1 ? (filters[0] as Document) : { $and: filters };
  const sort = next('$sort');
  if (sort !== undefined) head.sort = parseSort(sort);
  const skip = next('$skip');
  if (skip !== undefined) head.skip = toNumber(skip, 0);
  const limit = next('$limit');
  if (limit !== undefined) head.limit = positive(toNumber(limit, 0));
  return { head, rest };
}

/** What comes of stages that only count, by the number; undefined for others. The drivers count by a `$group`. */
export function countedAs(stages: readonly Document[]): ((n: number) => Document) | undefined {
  const [stage = {}, ...others] = stages;
  if (others.length > 0) return undefined;
  const { $count } = stage;
  if (typeof $count === 'string' && /^[^$.]+$/.test($count)) return (n) => ({ [$count]: n });
  return isCount(stage) ? (n) => ({ _id: 1, n }) : undefined;
}

/** Whether a stage is `countDocuments` of the drivers: `{ $group: { _id: 1, n: { $sum: 1 } } }`. */
export function isCount({ $group }: Document): boolean {
  if (!isDocument($group)) return false;
  const { _id, n, ...others } = $group;
  return _id === 1 && isDocument(n) && n.$sum === 1 && Object.keys(others).length === 0;
}

/** Runs the stages mingo computes. */
export function runStages(
  place: AggregationPlace,
  documents: Iterable<Document>,
  stages: Document[],
): Iterator<Document> {
  const aggregator = new Aggregator(promoteNumbers(stages) as Document[], optionsFor(place));
  const results = aggregator.stream(documents);
  return { next: () => results.next() as IteratorResult<Document> };
}

function optionsFor(place: AggregationPlace): Partial<Options> & { context: Context } {
  const read = (name: string, request: FindRequest) => {
    const info = place.catalog.get(place.db, name);
    return [...find({ environment: place.environment, info }, request).matches].map(({ raw }) =>
      decodeForComputing(raw),
    );
  };
  const lookup = indexedLookup(read);
  const own = Context.init({ pipeline: { $lookup: lookup } } as unknown as Parameters<typeof Context.init>[0]);
  return {
    ...MINGO_OPTIONS,
    context: Context.from(own, MINGO_OPTIONS.context),
    collectionResolver: (name) => read(name, { filter: {} }),
  };
}

interface Stream {
  map: (f: (document: Document) => Document) => Stream;
}

type Lookup = (stream: Stream, spec: Document, options: Options) => Stream;

// `localField`/`foreignField` is one indexed find per document; mingo would read the whole other collection.
function indexedLookup(read: (name: string, request: FindRequest) => Document[]): Lookup {
  return (stream, spec, options) => {
    const { from, localField, foreignField, as, pipeline } = spec;
    const isEquality = typeof localField === 'string' && typeof foreignField === 'string';
    if (!isEquality || pipeline !== undefined || typeof from !== 'string' || typeof as !== 'string') {
      const original = MINGO_OPTIONS.context.getOperator('pipeline' as never, '$lookup') as Lookup;
      return original(stream, spec, options);
    }
    return stream.map((document) => {
      const local = valuesAt(document, localField).flatMap((value) =>
        Array.isArray(value) ? (value as unknown[]) : [value ?? null],
      );
      const wanted = local.filter((value) => !(value instanceof RegExp));
      return { ...document, [as]: read(from, { filter: { [foreignField]: { $in: wanted } } }) };
    });
  };
}

function positive(limit: number): number {
  if (limit > 0) return limit;
  throw new CommandError(15958, 'the limit must be positive');
}
