import { encodeComputed, decodeForComputing } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { encodeCursorReply } from '../bson/cursor-reply';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { countedAs, isCount, parsePipeline, runStages, splitPipeline } from '../query/aggregation';
import { DEFAULT_FIRST_BATCH } from '../query/cursors';
import { count } from '../query/count';
import { find } from '../query/find';
import type { Match } from '../query/scan';
import { assertCollectionName, deadlineOf, type Command, type CommandFamily } from './command';
import { explainCount, explainFinding } from './explain-command';

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
  const place = { environment: engine.environment, info };
  const answerOf = countedAs(rest);
  if (body.explain === true) {
    const shown = { namespace: `${db}.${String(name)}`, filter: head.filter };
    return answerOf ? explainCount(await count(place, head), shown) : explainFinding(find(place, head), shown);
  }
  if (!isDocument(body.cursor))
    throw new CommandError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  const namespace = `${db}.${isDatabaseWide ? '$cmd.aggregate' : String(name)}`;
  const limits = { count: toNumber(body.cursor.batchSize, DEFAULT_FIRST_BATCH), deadline: deadlineOf(body) };
  const items = async (): Promise<Iterator<Uint8Array>> => {
    if (answerOf) {
      const { n } = await count(place, head, limits.deadline);
      return (n > 0 ? [encodeComputed(answerOf(n))] : []).values();
    }
    const { matches } = find(place, head);
    if (rest.length === 0) return raws(matches);
    return encoded(runStages({ ...place, catalog: engine.catalog, db }, computed(matches), rest));
  };
  const batch = await engine.cursors.start(namespace, await items(), limits);
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
