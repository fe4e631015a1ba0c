import { UUID } from 'bson';
import { encode } from '../bson/codec';
import { encodeCursorReply } from '../bson/cursor-reply';
import { type Document } from '../bson/document';
import { CommandError } from '../errors';
import { describeIndex } from '../indexing/definition';
import { createMatcher } from '../query/matcher';
import { ownedRange } from '../storage/addresses';
import type { CollectionInfo } from '../storage/catalog';
import { validateCollection } from '../storage/maintenance';
import {
  assertCollectionName,
  assertDatabaseName,
  collectionName,
  documentField,
  existingCollection,
  placeOf,
  type Command,
  type CommandCall,
  type CommandFamily,
} from './command';

const REFUSED_OPTIONS = ['capped', 'timeseries', 'viewOn', 'validator', 'collation', 'clusteredIndex'];

const create: Command = async (call) => {
  const name = collectionName(call);
  const refused = REFUSED_OPTIONS.find((option) => call.body[option]);
  if (refused) throw new CommandError(72, `the collection option '${refused}' is not supported by this engine`);
  return call.engine.commits.run((transaction) => {
    if (transaction.find(call.db, name)) {
      throw new CommandError(48, `Collection ${call.db}.${name} already exists.`);
    }
    transaction.ensure(call.db, name);
    return {};
  });
};

const drop: Command = async (call) => {
  const name = collectionName(call);
  return call.engine.commits.run((transaction) => {
    const info = transaction.find(call.db, name);
    if (!info) throw new CommandError(26, 'ns not found');
    transaction.drop(info);
    return { ns: `${call.db}.${name}`, nIndexesWas: info.indexes.length };
  });
};

const dropDatabase: Command = async ({ db, engine }) => {
  assertDatabaseName(db);
  return engine.commits.run((transaction) => {
    for (const { name } of engine.catalog.inDatabase(db)) {
      const info = transaction.find(db, name);
      if (info) transaction.drop(info);
    }
    return { dropped: db };
  });
};

const renameCollection: Command = async ({ body, engine }) => {
  const [from, to] = [namespaceParts(body.renameCollection), namespaceParts(body.to)];
  return engine.commits.run((transaction) => {
    const info = transaction.find(from.db, from.name);
    if (!info) throw new CommandError(26, `Source collection ${from.db}.${from.name} does not exist`);
    const target = transaction.find(to.db, to.name);
    if (target && !body.dropTarget) throw new CommandError(48, 'target namespace exists');
    if (target) transaction.drop(target);
    transaction.forget(info);
    transaction.save({ ...info, db: to.db, name: to.name });
    return {};
  });
};

const listCollections: Command = ({ body, db, engine }) => {
  const matcher = createMatcher(documentField(body, 'filter'));
  const isShort = body.nameOnly === true;
  const documents = engine.catalog
    .inDatabase(db)
    .map((info) => describeCollection(info))
    .filter((description) => matcher.test(description))
    .map(({ name, type, ...rest }) => encode(isShort ? { name, type } : { name, type, ...rest }));
  return encodeCursorReply('firstBatch', `${db}.$cmd.listCollections`, { documents, cursorId: 0n });
};

const listDatabases: Command = ({ body, engine }) => {
  const matcher = createMatcher(documentField(body, 'filter'));
  const names = [...new Set(engine.catalog.all().map(({ db }) => db))].sort();
  const databases = names
    .map((name) => ({ name, sizeOnDisk: databaseSize(engine, name), empty: false }))
    .filter((description) => matcher.test(description));
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { databases: body.nameOnly ? databases.map(({ name }) => ({ name })) : databases, totalSize };
};

const collStats: Command = (call) => {
  const { info, name } = placeOf(call);
  const count = info ? countOf(call.engine, info) : 0;
  const size = info ? sizeOf(call.engine, info) : 0;
  const avgObjSize = count > 0 ? Math.round(size / count) : 0;
  return { ns: `${call.db}.${name}`, count, size, avgObjSize, nindexes: info?.indexes.length ?? 0, capped: false };
};

const dbStats: Command = ({ db, engine }) => {
  const infos = engine.catalog.inDatabase(db);
  const objects = infos.reduce((sum, info) => sum + countOf(engine, info), 0);
  const indexes = infos.reduce((sum, info) => sum + info.indexes.length, 0);
  return { db, collections: infos.length, views: 0, objects, indexes, dataSize: databaseSize(engine, db) };
};

const validate: Command = (call) => {
  const { info, name, environment } = placeOf(call);
  const { records, keysPerIndex, errors } = validateCollection(
    environment,
    existingCollection(info, `${call.db}.${name}`),
  );
  const nIndexes = Object.keys(keysPerIndex).length;
  return { ns: `${call.db}.${name}`, valid: errors.length === 0, nrecords: records, nIndexes, keysPerIndex, errors };
};

/** Creating, naming, dropping, listing and checking collections and databases. */
export const collectionCommands: CommandFamily = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  listCollections,
  listDatabases,
  collStats,
  collstats: collStats,
  dbStats,
  dbstats: dbStats,
  validate,
};

function describeCollection(info: CollectionInfo): Document {
  const idIndex = info.indexes.find(({ name }) => name === '_id_');
  return {
    name: info.name,
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: new UUID(info.uuid) },
    ...(idIndex ? { idIndex: describeIndex(idIndex) } : {}),
  };
}

function countOf({ environment }: CommandCall['engine'], info: CollectionInfo): number {
  return environment.documents.getKeysCount(ownedRange(info.id));
}

function sizeOf({ environment }: CommandCall['engine'], info: CollectionInfo): number {
  let bytes = 0;
  for (const { value } of environment.documents.getRange(ownedRange(info.id))) bytes += value.length;
  return bytes;
}

function databaseSize(engine: CommandCall['engine'], db: string): number {
  return engine.catalog.inDatabase(db).reduce((sum, info) => sum + sizeOf(engine, info), 0);
}

function namespaceParts(namespace: unknown): { db: string; name: string } {
  const text = String(namespace);
  const dot = text.indexOf('.');
  const [db, name] = [text.slice(0, dot), text.slice(dot + 1)];
  assertDatabaseName(db);
  assertCollectionName(db, name);
  return { db, name };
}
