import { decode } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { keyPatternOf } from '../indexing/definition';
import type { IndexScan } from '../indexing/planner';
import { parsePipeline, splitPipeline } from '../query/aggregation';
import { find, take, type Finding, type FindRequest } from '../query/find';
import { parseSort } from '../query/sort';
import { documentField, assertCollectionName, type Command, type CommandCall, type CommandFamily } from './command';
import { findRequest } from './read-commands';

const explain: Command = async (call) => {
  const inner = call.body.explain;
  if (!isDocument(inner)) throw new CommandError(9, 'explain command requires a nested object');
  const [name = ''] = Object.keys(inner);
  const collection = inner[name];
  assertCollectionName(call.db, collection);
  const request = requestOf(name, inner, call);
  const info = call.engine.catalog.get(call.db, collection);
  const finding = find({ environment: call.engine.environment, info }, request);
  return explainFinding(finding, { namespace: `${call.db}.${collection}`, filter: request.filter });
};

/** Reports how a command would find its documents. */
export const explainCommands: CommandFamily = { explain };

/** Runs a read to its end and reports how it went, in the words of MongoDB's `explain`. */
export async function explainFinding(
  finding: Finding,
  { namespace, filter }: { namespace: string; filter: Document },
): Promise<Document> {
  const found = await take(finding.matches, () => false);
  const { plan, stats } = finding;
  const stage = winningStage(plan.scans, filter);
  return {
    queryPlanner: { namespace, parsedQuery: filter, winningPlan: stage, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned: found.length,
      totalKeysExamined: stats.keysExamined,
      totalDocsExamined: stats.docsExamined,
      executionStages: { ...stage, nReturned: found.length, docsExamined: stats.docsExamined },
    },
  };
}

function requestOf(name: string, inner: Document, call: CommandCall): FindRequest {
  switch (name) {
    case 'find':
      return findRequest(inner);
    case 'aggregate':
      return splitPipeline(parsePipeline(inner.pipeline), inner.hint).head;
    case 'count':
    case 'distinct':
      return { filter: documentField(inner, 'query'), hint: inner.hint, collation: parseCollation(inner.collation) };
    case 'findAndModify':
      return { filter: documentField(inner, 'query'), sort: parseSort(inner.sort), limit: 1, hint: inner.hint };
    case 'update':
    case 'delete':
      return statementRequest(name, inner, call);
    default:
      throw new CommandError(59, `Explain failed due to unknown command: ${name}`);
  }
}

function statementRequest(name: 'update' | 'delete', inner: Document, call: CommandCall): FindRequest {
  const field = name === 'update' ? 'updates' : 'deletes';
  const sent = call.sequences.get(field)?.map((raw) => decode(raw)) ?? inner[field];
  const statement: unknown = Array.isArray(sent) ? sent[0] : undefined;
  if (!isDocument(statement)) throw new CommandError(9, `explain needs one element in '${field}'`);
  const isOne = name === 'update' ? statement.multi !== true : toNumber(statement.limit, 0) === 1;
  return { filter: documentField(statement, 'q'), limit: isOne ? 1 : 0, hint: statement.hint };
}

function winningStage(scans: readonly IndexScan[], filter: Document): Document {
  const [first] = scans;
  if (!first) return { stage: 'COLLSCAN', filter, direction: 'forward' };
  const inputs = scans.map(({ index, ranges, reverse }) => ({
    stage: 'IXSCAN',
    indexName: index.name,
    keyPattern: keyPatternOf(index),
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== undefined,
    direction: reverse ? 'backward' : 'forward',
    ranges: ranges.length,
  }));
  const inputStage = inputs.length === 1 ? inputs[0] : { stage: 'OR', inputStages: inputs };
  return { stage: 'FETCH', filter, inputStage };
}
