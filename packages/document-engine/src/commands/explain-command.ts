import { decode } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { keyPatternOf } from '../indexing/definition';
import type { IndexScan } from '../indexing/planner';
import { countedAs, parsePipeline, splitPipeline } from '../query/aggregation';
import { count, type Counted } from '../query/count';
import { find, walk, type Finding, type FindRequest } from '../query/find';
import { parseSort } from '../query/sort';
import { documentField, assertCollectionName, type Command, type CommandCall, type CommandFamily } from './command';
import { countRequest, findRequest } from './read-commands';

const explain: Command = async (call) => {
  const inner = call.body.explain;
  if (!isDocument(inner)) throw new CommandError(9, 'explain command requires a nested object');
  const [name = ''] = Object.keys(inner);
  const collection = inner[name];
  assertCollectionName(call.db, collection);
  const request = requestOf(name, inner, call);
  const info = call.engine.catalog.get(call.db, collection);
  const place = { environment: call.engine.environment, info };
  const shown = { namespace: `${call.db}.${collection}`, filter: request.filter };
  return isCounting(name, inner)
    ? explainCount(await count(place, request), shown)
    : explainFinding(find(place, request), shown);
};

/** Reports how a command would find its documents. */
export const explainCommands: CommandFamily = { explain };

/** What a read was of, as it is shown. */
interface Shown {
  namespace: string;
  filter: Document;
}

/** Runs a read to its end and reports how it went, in the words of MongoDB's `explain`. */
export async function explainFinding(finding: Finding, shown: Shown): Promise<Document> {
  let returned = 0;
  const countOne = () => {
    returned += 1;
    return false;
  };
  await walk(finding.matches, countOne);
  return report(finding, fetchStage(finding.plan.scans, shown.filter), { ...shown, returned });
}

/** Reports how a count went: by the keys of an index alone, or by looking at documents. */
export function explainCount({ n, ...cost }: Counted, shown: Shown): Document {
  const { scans, isExact } = cost.plan;
  const stage = isExact ? { stage: 'COUNT', inputStage: { ...inputOf(scans), stage: 'COUNT_SCAN' } } : undefined;
  return report(cost, stage ?? fetchStage(scans, shown.filter), { ...shown, returned: n });
}

function report(
  { stats }: Pick<Finding, 'stats'>,
  stage: Document,
  { namespace, filter, returned }: Shown & { returned: number },
): Document {
  return {
    queryPlanner: { namespace, parsedQuery: filter, winningPlan: stage, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned: returned,
      totalKeysExamined: stats.keysExamined,
      totalDocsExamined: stats.docsExamined,
      executionStages: { ...stage, nReturned: returned, docsExamined: stats.docsExamined },
    },
  };
}

function isCounting(name: string, { pipeline }: Document): boolean {
  if (name !== 'aggregate') return name === 'count';
  return countedAs(splitPipeline(parsePipeline(pipeline), undefined).rest) !== undefined;
}

function requestOf(name: string, inner: Document, call: CommandCall): FindRequest {
  switch (name) {
    case 'find':
      return findRequest(inner);
    case 'aggregate':
      return splitPipeline(parsePipeline(inner.pipeline), inner.hint).head;
    case 'count':
      return countRequest(inner);
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

function fetchStage(scans: readonly IndexScan[], filter: Document): Document {
  if (scans.length === 0) return { stage: 'COLLSCAN', filter, direction: 'forward' };
  return { stage: 'FETCH', filter, inputStage: inputOf(scans) };
}

function inputOf(scans: readonly IndexScan[]): Document {
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
  return inputs.length === 1 ? (inputs[0] as Document) : { stage: 'OR', inputStages: inputs };
}
