import { encodeComputed, decodeForComputing } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { encodeCursorReply } from '../bson/cursor-reply';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { parsePipeline, runStages, splitPipeline } from '../query/aggregation';
import { DEFAULT_FIRST_BATCH } from '../query/cursors';
import { find } from '../query/find';
import type { Match } from '../query/scan';
import { assertCollectionName, deadlineOf, type Command, type CommandFamily } from './command';
import { explainFinding } from './explain-command';

const aggregate: Command = async (call) => {
  const { body, db, engine } = call;
  const name = body.aggregate;
  // A database-wide pipeline (`aggregate: 1`) has no collection to read: its first stage brings the documents.
  const isDatabaseWide = name === 1;
  if (!isDatabaseWide) assertCollectionName(db, name);
  const { head, rest } = splitPipeline(parsePipeline(body.pipeline), body.hint);
  head.collation = parseCollation(body.collation);
  if (head.collation) assertComparesNothing(rest);
  const info = isDatabaseWide ? undefined : engine.catalog.get(db, name as string);
  const finding = find({ environment: engine.environment, info }, head);
  if (body.explain === true)
    return explainFinding(finding, { namespace: `${db}.${String(name)}`, filter: head.filter });
  if (!isDocument(body.cursor))
    throw new CommandError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  const place = { environment: engine.environment, catalog: engine.catalog, db };
  const documents = encoded(runStages(place, computed(finding.matches), rest));
  const namespace = `${db}.${isDatabaseWide ? '$cmd.aggregate' : String(name)}`;
  const count = toNumber(body.cursor.batchSize, DEFAULT_FIRST_BATCH);
  const items = rest.length > 0 ? documents : raws(finding.matches);
  const batch = await engine.cursors.start(namespace, items, { count, deadline: deadlineOf(body) });
  return encodeCursorReply('firstBatch', namespace, batch);
};

/** Pipelines: an indexed find where one leads, mingo for the rest. */
export const aggregateCommands: CommandFamily = { aggregate };

/** mingo has no collations: after the stages that are a find only those may follow that compare nothing. */
function assertComparesNothing(stages: readonly Document[]): void {
  const comparing = stages.find(
    (stage) => !/^\$(skip|limit|count|unwind|unset)$/.test(nameOf(stage)) && !isCount(stage),
  );
  if (!comparing) return;
  throw new CommandError(2, `the stage ${nameOf(comparing)} with a collation is not supported by this engine`);
}

const nameOf = (stage: Document) => Object.keys(stage)[0] ?? '';

// `countDocuments` of the drivers: `{ $group: { _id: 1, n: { $sum: 1 } } }`.
function isCount({ $group }: Document): boolean {
  if (!isDocument($group)) return false;
  const { _id, n, ...others } = $group;
  return _id === 1 && isDocument(n) && n.$sum === 1 && Object.keys(others).length === 0;
}

function* computed(matches: Generator<Match>): Generator<Document> {
  for (const { raw } of matches) yield decodeForComputing(raw);
}

function* raws(matches: Generator<Match>): Generator<Uint8Array> {
  for (const { raw } of matches) yield raw;
}

function encoded(documents: Iterator<Document>): Iterator<Uint8Array> {
  return {
    next: () => {
      const { value, done } = documents.next();
      return done ? { value: undefined, done: true } : { value: encodeComputed(value as Document), done: false };
    },
  };
}
