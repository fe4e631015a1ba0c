import { ObjectId } from 'bson';
import { decode, encode } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { isDocument, toNumber, type Document } from '../bson/document';
import { RANK, rankOf } from '../bson/order';
import { CommandError } from '../errors';
import { find, type FindRequest } from '../query/find';
import type { Match } from '../query/scan';
import type { CollectionInfo } from '../storage/catalog';
import { insertRecord, removeRecord, replaceRecord, type StoredRecord } from '../storage/records';
import type { WriteTransaction } from '../storage/write-transaction';
import { createUpdater, type UpdateStatement } from '../update/apply-update';
import { createUpsert } from '../update/upsert';

/** What an update statement did. */
export interface UpdateOutcome {
  matched: number;
  modified: number;
  upsertedId?: unknown;
  before?: Document;
  after?: Document;
}

/** An update statement with its reach. */
export interface UpdateRequest extends UpdateStatement {
  multi: boolean;
  upsert: boolean;
  find?: Omit<FindRequest, 'filter'>;
}

/** Where a write happens. */
export interface WritePlace {
  transaction: WriteTransaction;
  db: string;
  name: string;
}

/** Stores one document as it came. */
export function insertDocument({ transaction, db, name }: WritePlace, raw: Uint8Array): void {
  const sent = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const document = decode(sent);
  const info = transaction.ensure(db, name);
  if (Object.keys(document)[0] === '_id') {
    insertRecord(transaction, info, { raw: sent, document: checkedId(document) });
    return;
  }
  const { _id = new ObjectId(), ...rest } = document;
  const complete = checkedId({ _id, ...rest });
  insertRecord(transaction, info, { raw: encode(complete), document: complete });
}

/** Updates what fits, or makes it where asked to. */
export function updateDocuments(place: WritePlace, request: UpdateRequest): UpdateOutcome {
  const { transaction, db, name } = place;
  const updater = createUpdater(request);
  if (request.multi && isDocument(request.update) && !Object.keys(request.update)[0]?.startsWith('$')) {
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  }
  const info = transaction.find(db, name);
  const { filter, collation } = request;
  const matches = select(place, info, { ...request.find, filter, collation, limit: request.multi ? 0 : 1 });
  if (matches.length === 0 || !info)
    return request.upsert ? upsert(place, request, updater) : { matched: 0, modified: 0 };
  let modified = 0;
  let before: Document | undefined;
  let after: Document | undefined;
  for (const match of matches) {
    // The updater works in place, and the index has to know how the document was.
    const old = { id: match.id, raw: match.raw, document: decode(match.raw) };
    const next = updater(decode(match.raw));
    before = old.document;
    after = next;
    const raw = encode(next);
    if (raw.equals(match.raw)) continue;
    replaceRecord(transaction, info, { before: old, after: { raw, document: decode(raw) } });
    modified++;
  }
  return { matched: matches.length, modified, ...(before && after ? { before, after } : {}) };
}

/** Removes what fits; `limit` 0 means all. Returns what was removed. */
export function deleteDocuments(place: WritePlace, request: FindRequest): StoredRecord[] {
  const info = place.transaction.find(place.db, place.name);
  const matches = select(place, info, request);
  for (const { id, raw } of matches) {
    if (info) removeRecord(place.transaction, info, { id, raw, document: decode(raw) });
  }
  return matches;
}

// All are found before any is changed, or a moved document might be met again.
function select(place: WritePlace, info: CollectionInfo | undefined, request: FindRequest): Match[] {
  return [...find({ environment: place.transaction.environment, info }, request).matches];
}

function upsert(
  { transaction, db, name }: WritePlace,
  request: UpdateRequest,
  updater: ReturnType<typeof createUpdater>,
): UpdateOutcome {
  const raw = encode(checkedId(createUpsert(request, updater)));
  const document = decode(raw);
  insertRecord(transaction, transaction.ensure(db, name), { raw, document });
  return { matched: 0, modified: 0, upsertedId: document._id, after: document };
}

function checkedId(document: Document): Document {
  const rank = rankOf(document._id);
  if (rank === RANK.array || rank === RANK.regex) {
    throw new CommandError(53, `The '_id' value cannot be of type ${rank === RANK.array ? 'array' : 'regex'}`);
  }
  return document;
}

/** Reads one element of an `update` command. */
export function parseUpdateStatement(statement: Document): UpdateRequest {
  if (!isDocument(statement.q)) throw new CommandError(14, 'update statements need a query document q');
  return {
    filter: statement.q,
    update: statement.u,
    arrayFilters: statement.arrayFilters,
    collation: parseCollation(statement.collation),
    multi: statement.multi === true || toNumber(statement.multi, 0) !== 0,
    upsert: statement.upsert === true || toNumber(statement.upsert, 0) !== 0,
    find: { hint: statement.hint },
  };
}
