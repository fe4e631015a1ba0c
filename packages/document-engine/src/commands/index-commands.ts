import { encodeCursorReply } from '../bson/cursor-reply';
import { encode } from '../bson/codec';
import { isDocument, type Document } from '../bson/document';
import { CommandError } from '../errors';
import {
  compareToExisting,
  describeIndex,
  keyPatternOf,
  parseExpiry,
  parseIndexSpec,
  type IndexDefinition,
} from '../indexing/definition';
import { buildIndex } from '../storage/maintenance';
import { createMatcher } from '../query/matcher';
import { collectionName, existingCollection, placeOf, type Command, type CommandFamily } from './command';

const MOST_INDEXES = 64;

const createIndexes: Command = async (call) => {
  const name = collectionName(call);
  const sent = call.body.indexes;
  if (!Array.isArray(sent) || sent.length === 0 || !sent.every(isDocument)) {
    throw new CommandError(2, 'Must specify at least one index to create');
  }
  const specs = sent.map(parseIndexSpec);
  for (const { partialFilter } of specs) if (partialFilter) createMatcher(partialFilter);
  return call.engine.commits.run((transaction) => {
    const isNew = transaction.find(call.db, name) === undefined;
    let info = transaction.ensure(call.db, name);
    const before = info.indexes.length;
    // All are compared before any is built, so a clash leaves nothing half made.
    const wanted = specs.filter((spec) => compareToExisting(spec, info.indexes) === 'new' && !isIdIndex(spec.fields));
    if (before + wanted.length > MOST_INDEXES)
      throw new CommandError(67, `add index fails, too many indexes for ${name}`);
    for (const spec of wanted) {
      if (compareToExisting(spec, info.indexes) === 'same') continue;
      info = buildIndex(transaction, info, spec);
    }
    return {
      numIndexesBefore: before,
      numIndexesAfter: info.indexes.length,
      createdCollectionAutomatically: isNew,
      ...(before === info.indexes.length ? { note: 'all indexes already exist' } : {}),
    };
  });
};

const dropIndexes: Command = async (call) => {
  const name = collectionName(call);
  const wanted = call.body.index;
  return call.engine.commits.run((transaction) => {
    const info = transaction.find(call.db, name);
    if (!info) throw new CommandError(26, `ns not found ${call.db}.${name}`);
    const dropped = chooseIndexes(info.indexes, wanted);
    transaction.save({ ...info, indexes: info.indexes.filter((index) => !dropped.includes(index)) });
    transaction.dropped.indexes.push(...dropped.map(({ id }) => id));
    return { nIndexesWas: info.indexes.length };
  });
};

const listIndexes: Command = (call) => {
  const { info, name } = placeOf(call);
  const namespace = `${call.db}.${name}`;
  const documents = existingCollection(info, namespace).indexes.map((index) => encode(describeIndex(index)));
  return encodeCursorReply('firstBatch', namespace, { documents, cursorId: 0n });
};

const CHANGEABLE = new Set(['name', 'keyPattern', 'hidden', 'expireAfterSeconds']);

// Of `collMod` only what changes an index: hiding it, and when its documents expire.
const collMod: Command = async (call) => {
  const name = collectionName(call);
  const change = call.body.index;
  return call.engine.commits.run((transaction) => {
    const info = existingCollection(transaction.find(call.db, name), `${call.db}.${name}`);
    const other = Object.keys(call.body).find((key) =>
      /^(validator|validationLevel|viewOn|pipeline|expireAfterSeconds|capped)/.test(key),
    );
    if (other) throw new CommandError(72, `collMod of '${other}' is not supported by this engine`);
    if (!isDocument(change)) return {};
    const odd = Object.keys(change).find((key) => !CHANGEABLE.has(key));
    if (odd) throw new CommandError(72, `collMod of an index's '${odd}' is not supported by this engine`);
    const [index] = chooseIndexes(info.indexes, change.name ?? change.keyPattern);
    if (!index) return {};
    const { hidden: _hidden, ...rest } = { ...index, ...parseExpiry(change, index.fields) };
    const isHidden = change.hidden === undefined ? index.hidden === true : change.hidden === true;
    const changed = isHidden ? { ...rest, hidden: true } : rest;
    transaction.save({ ...info, indexes: info.indexes.map((one) => (one === index ? changed : one)) });
    return {
      ...(change.hidden === undefined ? {} : { hidden_old: index.hidden === true, hidden_new: isHidden }),
      ...(change.expireAfterSeconds === undefined
        ? {}
        : { expireAfterSeconds_old: index.expireAfterSeconds, expireAfterSeconds_new: rest.expireAfterSeconds }),
    };
  });
};

/** Creating, changing, dropping and listing indexes. */
export const indexCommands: CommandFamily = {
  createIndexes,
  collMod,
  dropIndexes,
  deleteIndexes: dropIndexes,
  listIndexes,
};

function isIdIndex(fields: readonly { path: string }[]): boolean {
  return fields.length === 1 && fields[0]?.path === '_id';
}

function chooseIndexes(indexes: readonly IndexDefinition[], wanted: unknown): IndexDefinition[] {
  if (wanted === '*') return indexes.filter(({ name }) => name !== '_id_');
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((one: unknown) => {
    const index = indexes.find((candidate) => (isDocument(one) ? samePattern(candidate, one) : candidate.name === one));
    if (!index)
      throw new CommandError(27, `index not found with name [${typeof one === 'string' ? one : JSON.stringify(one)}]`);
    if (index.name === '_id_') throw new CommandError(72, 'cannot drop or hide the _id index');
    return index;
  });
}

function samePattern(index: IndexDefinition, pattern: Document): boolean {
  return JSON.stringify(keyPatternOf(index)) === JSON.stringify(pattern);
}
