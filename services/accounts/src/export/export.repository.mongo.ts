/** Downloads in MongoDB: what is known of them in a collection, their files in GridFS, so that every process can send them. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sojourn/node-kit';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { mongo, Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../unavailable';
import type { StoredExport } from './export.model';
import type { ExportRepository } from './export.repository';

/** An account has 200 MB of documents at most; on a slow disk they are some minutes. */
const FILE_LIMIT_MS = 15 * 60_000;
const REMOVE_LIMIT_MS = 60_000;
const CHUNK_BYTES = 1_000_000;

type ExportDocument = Omit<StoredExport, 'userId' | 'id'> & { _id: string; exportId: string };

const text = { type: String, required: true } as const;
const exportSchema = new Schema<ExportDocument>(
  {
    _id: text,
    exportId: text,
    state: text,
    percent: { type: Number, required: true },
    askedAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    bytes: { type: Number, default: null },
    sessions: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'exports', autoIndex: false, autoCreate: false },
);
exportSchema.index({ state: 1, expiresAt: 1 }, { name: 'state' });

const exportsOn = (connection: Connection): Model<ExportDocument> =>
  (connection.models['Export'] as Model<ExportDocument> | undefined) ??
  connection.model<ExportDocument>('Export', exportSchema);

/** The migration step of downloads: their index. Safe to run again, and by several at once. */
export async function migrateExports(connection: Connection): Promise<void> {
  await exportsOn(connection).createIndexes();
}

function bucketOn({ db }: Connection): mongo.GridFSBucket {
  if (!db) throw new AppError('unavailable', unavailable, { retryAfterSeconds: 5 });
  return new mongo.GridFSBucket(db, { bucketName: 'export_bytes', chunkSizeBytes: CHUNK_BYTES });
}

// The driver's type knows ObjectIds only; MongoDB takes any id.
const bytesId = (id: string) => id as unknown as mongo.ObjectId;

export function createMongoExportRepository(connection: Connection): ExportRepository {
  const exports = exportsOn(connection);
  const within = <T>(call: () => Promise<T>) => withMongoErrors(call, { unavailable });
  const find = (userId: string) => within(async () => exportOf(await exports.findById(userId).lean()));
  const list = (filter: object, limit: number) =>
    within(async () => (await exports.find(filter).limit(limit).lean()).flatMap((each) => exportOf(each) ?? []));

  const removeFile = (id: string) =>
    withMongoErrors(
      async () => {
        try {
          await bucketOn(connection).delete(bytesId(id));
        } catch (error) {
          // What is left of a try that was cut off has chunks and no file; those are gone now, too.
          if (!(error instanceof mongo.MongoRuntimeError)) throw error;
        }
      },
      { unavailable, limitMs: REMOVE_LIMIT_MS },
    );

  return {
    find,
    async begin({ userId, id, ...wanted }) {
      await withMongoErrors(
        async () => {
          const fields = { ...wanted, exportId: id };
          // Over one that is not under way, or where there is none; over any other the key is taken.
          await exports.updateOne(
            { _id: userId, state: trusted({ $ne: 'preparing' }) },
            { $set: fields },
            { upsert: true },
          );
        },
        { unavailable, onDuplicateKey: () => undefined },
      );
      return (await find(userId)) ?? { userId, id, ...wanted };
    },
    change: (userId, id, { userId: _u, id: _i, ...to }) =>
      within(async () => (await exports.updateOne({ _id: userId, exportId: id }, { $set: to })).matchedCount === 1),
    async store(id, content) {
      await removeFile(id);
      const upload = bucketOn(connection).openUploadStreamWithId(bytesId(id), id);
      await withMongoErrors(() => pipeline(content, upload), { unavailable, limitMs: FILE_LIMIT_MS });
      return upload.length;
    },
    read: (id) => bucketOn(connection).openDownloadStream(bytesId(id)) as Readable,
    removeFile,
    preparing: (limit) => list({ state: 'preparing' }, limit),
    expired: (now, limit) => list({ state: 'ready', expiresAt: trusted({ $lte: now }) }, limit),
    async removeOf(userId) {
      const known = await find(userId);
      if (!known) return;
      await removeFile(known.id);
      await within(async () => void (await exports.deleteOne({ _id: userId })));
    },
  };
}

function exportOf(document: ExportDocument | null): StoredExport | null {
  if (!document) return null;
  const { _id: userId, exportId: id, ...stored } = document;
  return { userId, id, ...stored };
}
