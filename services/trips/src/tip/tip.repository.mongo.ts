/** The document adapter of tips: they and their comments are one collection, likes and reports another. */
import { tipLimits } from '@sojourn/contracts/tip';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { Schema, trusted, type Connection, type Model, type QueryFilter } from 'mongoose';
import { unavailable } from '../trip/trip-documents';
import { markKinds, type Mark, type MarkKind, type Tip } from './tip.model';
import type { TipPart, TipRepository } from './tip.repository';

type TipDocument = Omit<Tip, 'id' | 'key'> & { _id: string; key?: string | null };
type MarkDocument = Mark & { _id: string };

const text = { type: String, required: true } as const;
const count = { type: Number, default: 0 } as const;
const date = { type: Date, required: true } as const;
const bare = { versionKey: false, autoIndex: false, autoCreate: false } as const;

const tipDocument = new Schema<TipDocument>(
  {
    ...{ _id: text, board: text, destination: text, authorId: text, author: text, content: text },
    parentId: { type: String, default: null },
    tags: { type: [String], default: [] },
    createdAt: date,
    version: { type: Number, required: true },
    ...{ likes: count, comments: count, reports: count },
    ...{ slot: text, key: String, digest: text },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'tips', ...bare },
);
tipDocument.index({ board: 1, parentId: 1, deletedAt: 1, createdAt: -1, _id: -1 }, { name: 'list' });
tipDocument.index({ parentId: 1 }, { name: 'comments' });
tipDocument.index({ authorId: 1, slot: 1 }, { name: 'slot', unique: true });
tipDocument.index(
  { authorId: 1, key: 1 },
  { name: 'idempotency', unique: true, partialFilterExpression: { key: { $exists: true } } },
);
tipDocument.index({ deletedAt: 1 }, { name: 'deleted', partialFilterExpression: { deletedAt: { $type: 'date' } } });

const markDocument = new Schema<MarkDocument>(
  { _id: text, tipId: text, userId: text, kind: text, at: date },
  { collection: 'tip_marks', ...bare },
);
markDocument.index({ tipId: 1, kind: 1 }, { name: 'count' });
markDocument.index({ userId: 1, kind: 1, at: 1 }, { name: 'person' });

const modelOn = <Document>(connection: Connection, name: string, schema: Schema<Document>): Model<Document> =>
  (connection.models[name] as Model<Document> | undefined) ?? connection.model<Document>(name, schema);
const tipsOn = (connection: Connection) => modelOn(connection, 'Tip', tipDocument);
const marksOn = (connection: Connection) => modelOn(connection, 'TipMark', markDocument);

/** The migration step of tips: their indexes. Safe to run again, and by several at once. */
export async function migrateTips(connection: Connection): Promise<void> {
  await tipsOn(connection).createIndexes();
  await marksOn(connection).createIndexes();
}

const markId = ({ tipId, userId, kind }: Pick<Mark, 'tipId' | 'userId' | 'kind'>) => `${tipId} ${kind} ${userId}`;

export function createMongoTipRepository(connection: Connection): TipRepository {
  const [tips, marks] = [tipsOn(connection), marksOn(connection)];
  const ask = <Found>(call: () => Promise<Found>) => withMongoErrors(call, { unavailable });
  const countMarksOf = (tipId: string, kind: MarkKind) => marks.countDocuments({ tipId, kind });
  return {
    insert: (tip) =>
      withMongoErrors(
        async () => {
          await tips.create(toDocument(tip));
          return 'inserted' as const;
        },
        {
          unavailable,
          onDuplicateKey: (fields, error) => {
            if (fields.includes('slot')) return 'outrun' as const;
            if (fields.includes('key')) return 'duplicate' as const;
            throw error;
          },
        },
      ),
    update: ({ id, version, content, tags, deletedAt }) =>
      ask(async () => {
        const change = { $set: { version, content, tags, deletedAt } };
        const { matchedCount } = await tips.updateOne({ _id: id, version: version - 1 }, change);
        return matchedCount === 1;
      }),
    find: (id) =>
      ask(async () => {
        const found = await tips.findById(id).lean();
        return found && toTip(found);
      }),
    findByKey: (authorId, key) =>
      ask(async () => {
        const found = await tips.findOne({ authorId, key }).lean();
        return found && toTip(found);
      }),
    listOf: (part) =>
      ask(async () => {
        const found = await tips.find(filterOf(part)).sort({ createdAt: -1, _id: -1 }).limit(part.limit).lean();
        return found.map(toTip);
      }),
    countOf: (authorId) => ask(() => tips.countDocuments({ authorId, deletedAt: null })),
    countSlots: (authorId, beginning) =>
      ask(() => {
        const slot = trusted({ $gte: beginning, $lt: `${beginning}\uffff` });
        return tips.countDocuments({ authorId, slot });
      }),
    mark: (mark) =>
      withMongoErrors(async () => void (await marks.create({ _id: markId(mark), ...mark })), {
        unavailable,
        onDuplicateKey: () => undefined,
      }),
    unmark: (mark) => ask(async () => void (await marks.deleteOne({ _id: markId(mark) }))),
    markedOf: (userId, kinds, tipIds) =>
      ask(async () => {
        const ids = kinds.flatMap((kind) => tipIds.map((tipId) => markId({ tipId, userId, kind })));
        const found = await marks.find({ _id: trusted({ $in: ids }) }, { tipId: 1 }).lean();
        return [...new Set(found.map(({ tipId }) => tipId))];
      }),
    countMarks: (userId, kind, since) =>
      ask(() => marks.countDocuments({ userId, kind, at: trusted({ $gte: since }) })),
    recount: (id) =>
      ask(async () => {
        const [likes, reports, comments] = await Promise.all([
          countMarksOf(id, 'like'),
          countMarksOf(id, 'report'),
          tips.countDocuments({ parentId: id, deletedAt: null, reports: trusted({ $lt: tipLimits.reportsToHide }) }),
        ]);
        await tips.updateOne({ _id: id }, { $set: { likes, reports, comments } });
      }),
    deletedBefore: (until, limit) =>
      ask(async () => {
        const before = trusted({ $type: 'date' as const, $lt: until });
        return idsOf(await tips.find({ deletedAt: before }, { _id: 1 }).limit(limit).lean());
      }),
    someOf: (authorId, limit) => ask(async () => idsOf(await tips.find({ authorId }, { _id: 1 }).limit(limit).lean())),
    someMarkedBy: (userId, limit) =>
      ask(async () => {
        const found = await marks.find({ userId }, { tipId: 1 }).limit(limit).lean();
        return [...new Set(found.map(({ tipId }) => tipId))];
      }),
    unmarkAll: (userId, tipId) =>
      ask(async () => {
        const ids = markKinds.map((kind) => markId({ tipId, userId, kind }));
        await marks.deleteMany({ _id: trusted({ $in: ids }) });
      }),
    purge: (id) =>
      ask(async () => {
        // The tip itself last: what is half done is found again.
        const comments = idsOf(await tips.find({ parentId: id }, { _id: 1 }).lean());
        await marks.deleteMany({ tipId: trusted({ $in: [...comments, id] }) });
        await tips.deleteMany({ parentId: id });
        await tips.deleteOne({ _id: id });
      }),
  };
}

function filterOf({ board, parentId, userId, after }: TipPart): QueryFilter<TipDocument> {
  const shown = { reports: trusted({ $lt: tipLimits.reportsToHide }) };
  const clauses: QueryFilter<TipDocument>[] = [userId === null ? shown : { $or: [shown, { authorId: userId }] }];
  if (after) {
    const { createdAt, id } = after;
    clauses.push({ $or: [{ createdAt: trusted({ $lt: createdAt }) }, { createdAt, _id: trusted({ $lt: id }) }] });
    clauses.push({ createdAt: trusted({ $lte: createdAt }) });
  }
  return { board, parentId, deletedAt: null, $and: clauses };
}

const idsOf = (found: readonly { _id: string }[]): string[] => found.map(({ _id }) => _id);

const toDocument = ({ id, key, ...same }: Tip): TipDocument => ({ _id: id, ...same, ...(key === null ? {} : { key }) });

const toTip = ({ _id, key, ...same }: TipDocument): Tip => ({ id: _id, key: key ?? null, ...same });
