import { deserialize } from 'bson';
import { encode } from '../bson/codec';
import { parseCollation } from '../bson/collation';
import type { Document } from '../bson/document';
import { CommandError } from '../errors';
import { createProjector } from '../query/projection';
import { parseSort } from '../query/sort';
import { collectionName, documentField, type Command, type CommandFamily } from './command';
import { deleteDocuments, updateDocuments, type WritePlace } from './statements';

const findAndModify: Command = async (call) => {
  const { body, db } = call;
  const name = collectionName(call);
  const filter = documentField(body, 'query');
  const isRemove = Boolean(body.remove);
  if (isRemove === (body.update !== undefined)) {
    throw new CommandError(9, 'Either an update or remove=true must be specified, and not both');
  }
  if (isRemove && (body.new || body.upsert)) {
    throw new CommandError(9, 'Cannot specify new=true or upsert=true with remove=true');
  }
  const run = isRemove ? removeOne : updateOne;
  return call.engine.commits.run((transaction) => run({ transaction, db, name }, body, filter));
};

/** One document found and changed in one step: counters and claims rest on it. */
export const findAndModifyCommands: CommandFamily = { findAndModify, findandmodify: findAndModify };

function removeOne(place: WritePlace, body: Document, filter: Document): Document {
  const find = {
    filter,
    sort: parseSort(body.sort),
    limit: 1,
    hint: body.hint,
    collation: parseCollation(body.collation),
  };
  const [removed] = deleteDocuments(place, find);
  const value = removed ? project(removed.document, body, filter) : null;
  return { lastErrorObject: { n: removed ? 1 : 0 }, value };
}

function updateOne(place: WritePlace, body: Document, filter: Document): Document {
  const outcome = updateDocuments(place, {
    filter,
    update: body.update,
    arrayFilters: body.arrayFilters,
    collation: parseCollation(body.collation),
    multi: false,
    upsert: Boolean(body.upsert),
    find: { sort: parseSort(body.sort), hint: body.hint },
  });
  const isUpsert = 'upsertedId' in outcome;
  const chosen = body.new ? outcome.after : outcome.before;
  return {
    lastErrorObject: {
      n: outcome.matched + (isUpsert ? 1 : 0),
      updatedExisting: outcome.matched > 0,
      ...(isUpsert ? { upserted: outcome.upsertedId } : {}),
    },
    value: chosen ? project(chosen, body, filter) : null,
  };
}

function project(document: Document, body: Document, filter: Document): Document {
  const projector = createProjector(body.fields ?? body.projection, filter, parseCollation(body.collation));
  // The answer is encoded again as a whole, so the projected bytes are read with every type kept.
  return deserialize(projector({ raw: encode(document), document }), { promoteValues: false });
}
