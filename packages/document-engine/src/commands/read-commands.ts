import { foldValue, parseCollation } from '../bson/collation';
import { encodeCursorReply } from '../bson/cursor-reply';
import { toNumber, type Document } from '../bson/document';
import { EMPTY_ARRAY } from '../bson/order';
import { candidatesAt } from '../bson/paths';
import { CommandError } from '../errors';
import { encodeValue } from '../indexing/key-encoding';
import { count as countMatches } from '../query/count';
import { DEFAULT_FIRST_BATCH } from '../query/cursors';
import { find as findMatches, take, type FindRequest } from '../query/find';
import { createProjector } from '../query/projection';
import type { Match } from '../query/scan';
import { parseSort } from '../query/sort';
import { ownedRange } from '../storage/addresses';
import { assertCollectionName, deadlineOf, documentField, placeOf } from './command';
import type { Command, CommandFamily } from './command';

const find: Command = async (call) => {
  const { body, db, engine } = call;
  const place = placeOf(call);
  if (body.tailable || body.awaitData) throw new CommandError(2, 'tailable cursors are not supported by this engine');
  const request = findRequest(body);
  const projector = createProjector(body.projection, request.filter, request.collation);
  const { matches } = findMatches(place, request);
  const isSingle = body.singleBatch === true || toNumber(body.limit, 0) < 0;
  const count = toNumber(body.batchSize, isSingle && request.limit ? request.limit : DEFAULT_FIRST_BATCH);
  const limits = { count: count < 0 ? -count : count, deadline: deadlineOf(body) };
  const namespace = `${db}.${place.name}`;
  const batch = await engine.cursors.start(namespace, projected(matches, projector), limits);
  if (isSingle && batch.cursorId !== 0n) {
    engine.cursors.kill(batch.cursorId);
    batch.cursorId = 0n;
  }
  return encodeCursorReply('firstBatch', namespace, batch);
};

const getMore: Command = async ({ body, db, engine }) => {
  assertCollectionName(db, body.collection === '$cmd.aggregate' ? 'aggregate' : body.collection);
  const namespace = `${db}.${String(body.collection)}`;
  const count = toNumber(body.batchSize, 0);
  const limits = { count: count > 0 ? count : Infinity, deadline: deadlineOf(body) };
  const batch = await engine.cursors.more(BigInt(String(body.getMore)), namespace, limits);
  return encodeCursorReply('nextBatch', namespace, batch);
};

const killCursors: Command = ({ body, engine }) => {
  const ids = Array.isArray(body.cursors) ? body.cursors : [];
  const killed = ids.filter((id) => engine.cursors.kill(BigInt(String(id))));
  const notFound = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [] };
};

const count: Command = async (call) => {
  const place = placeOf(call);
  const request = countRequest(call.body);
  if (Object.keys(request.filter).length === 0) {
    const total = place.info ? place.environment.documents.getKeysCount(ownedRange(place.info.id)) : 0;
    const rest = Math.max(0, total - (request.skip ?? 0));
    return { n: request.limit ? Math.min(rest, request.limit) : rest };
  }
  const { n } = await countMatches(place, request, deadlineOf(call.body));
  return { n };
};

const distinct: Command = async (call) => {
  const { key } = call.body;
  if (typeof key !== 'string')
    throw new CommandError(14, "BSON field 'distinct.key' is the wrong type, expected string");
  const collation = parseCollation(call.body.collation);
  const request = { filter: documentField(call.body, 'query'), hint: call.body.hint, collation };
  const matches = await take(findMatches(placeOf(call), request).matches, () => false, deadlineOf(call.body));
  const values = new Map<string, unknown>();
  for (const { document } of matches) {
    for (const value of candidatesAt(document, key)) {
      if (value === undefined || value === EMPTY_ARRAY || Array.isArray(value)) continue;
      const identity = encodeValue(foldValue(value, collation)).toString('latin1');
      if (!values.has(identity)) values.set(identity, value);
    }
  }
  return { values: [...values.values()] };
};

/** Finding, counting, and the cursors in between. */
export const readCommands: CommandFamily = { find, getMore, killCursors, count, distinct };

/** What a `find` (or `count`) command asks for. */
export function findRequest(body: Document): FindRequest {
  const skip = toNumber(body.skip, 0);
  if (skip < 0) throw new CommandError(51024, "BSON field 'skip' value must be >= 0");
  return {
    filter: documentField(body, 'filter'),
    sort: parseSort(body.sort),
    skip,
    limit: Math.abs(toNumber(body.limit, 0)),
    hint: body.hint,
    collation: parseCollation(body.collation),
  };
}

/** What a `count` command asks for. */
export const countRequest = (body: Document): FindRequest => ({
  ...findRequest(body),
  filter: documentField(body, 'query'),
});

function* projected(matches: Generator<Match>, projector: (match: Match) => Uint8Array): Generator<Uint8Array> {
  for (const match of matches) yield projector(match);
}
