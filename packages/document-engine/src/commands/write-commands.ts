import { decode, encode } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import { isDocument, toNumber, type Document } from '../bson/document';
import { CommandError, toCommandError } from '../errors';
import { StorageFault } from '../storage/group-commit';
import { parseSort } from '../query/sort';
import { collectionName, type Command, type CommandCall, type CommandFamily } from './command';
import {
  deleteDocuments,
  insertDocument,
  parseUpdateStatement,
  updateDocuments,
  type UpdateOutcome,
  type WritePlace,
} from './statements';

const LARGEST_BATCH = 100_000;

const insert: Command = (call) => {
  const documents = rawElements(call, 'documents');
  return runStatements(call, documents, { run: insertDocument, summarise: (results) => ({ n: results.length }) });
};

const update: Command = (call) => {
  const statements = elements(call, 'updates');
  const run = (place: WritePlace, statement: Document) => {
    const request = parseUpdateStatement(statement);
    const sort = parseSort(statement.sort);
    return updateDocuments(place, { ...request, find: { ...request.find, sort } });
  };
  const summarise = (results: Result<UpdateOutcome>[]) => {
    const upserted = results.flatMap(({ index, value }) =>
      'upsertedId' in value ? [{ index, _id: value.upsertedId }] : [],
    );
    return {
      n: results.reduce((sum, { value }) => sum + value.matched, 0) + upserted.length,
      nModified: results.reduce((sum, { value }) => sum + value.modified, 0),
      ...(upserted.length > 0 ? { upserted } : {}),
    };
  };
  return runStatements(call, statements, { run, summarise });
};

const remove: Command = (call) => {
  const statements = elements(call, 'deletes');
  const run = (place: WritePlace, statement: Document) => {
    if (!isDocument(statement.q)) throw new CommandError(14, 'delete statements need a query document q');
    const limit = toNumber(statement.limit, 0);
    if (limit !== 0 && limit !== 1) throw new CommandError(9, 'The limit field in delete objects must be 0 or 1');
    const collation = parseCollation(statement.collation);
    return deleteDocuments(place, { filter: statement.q, limit, hint: statement.hint, collation }).length;
  };
  const summarise = (results: Result<number>[]) => ({ n: results.reduce((sum, { value }) => sum + value, 0) });
  return runStatements(call, statements, { run, summarise });
};

/** Inserting, updating, deleting: many statements in one command, each failing for itself. */
export const writeCommands: CommandFamily = { insert, update, delete: remove };

interface Result<R> {
  index: number;
  value: R;
}

/** What one statement does, and what all of them together answer. */
interface Statements<S, R> {
  run: (place: WritePlace, statement: S) => R;
  summarise: (results: Result<R>[]) => Document;
}

async function runStatements<S, R>(
  call: CommandCall,
  statements: readonly S[],
  { run, summarise }: Statements<S, R>,
): Promise<Document> {
  const name = collectionName(call);
  if (statements.length === 0 || statements.length > LARGEST_BATCH) {
    throw new CommandError(16, `Write batch sizes must be between 1 and ${LARGEST_BATCH}. Got ${statements.length}`);
  }
  const isOrdered = call.body.ordered !== false;
  return call.engine.commits.run((transaction) => {
    const results: Result<R>[] = [];
    const writeErrors: Document[] = [];
    for (const [index, statement] of statements.entries()) {
      try {
        results.push({ index, value: run({ transaction, db: call.db, name }, statement) });
      } catch (error) {
        if (error instanceof StorageFault) throw error;
        writeErrors.push(writeError(index, toCommandError(error)));
        if (isOrdered) break;
      }
    }
    return { ...summarise(results), ...(writeErrors.length > 0 ? { writeErrors } : {}) };
  });
}

function writeError(index: number, error: CommandError): Document {
  return { index, code: error.code, ...error.details, errmsg: error.message };
}

function elements(call: CommandCall, field: string): Document[] {
  const sent = call.sequences.get(field)?.map((raw) => decode(raw)) ?? call.body[field];
  if (!Array.isArray(sent) || !sent.every(isDocument)) {
    throw new CommandError(9, `BSON field '${call.name}.${field}' is missing but a required field`);
  }
  return sent;
}

function rawElements(call: CommandCall, field: string): Uint8Array[] {
  const sent = call.sequences.get(field) ?? call.body[field];
  if (!Array.isArray(sent)) {
    throw new CommandError(9, `BSON field '${call.name}.${field}' is missing but a required field`);
  }
  return sent.map((document: unknown) => (document instanceof Uint8Array ? document : encode(document as Document)));
}
