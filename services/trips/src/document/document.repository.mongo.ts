/** The document adapter of files: their bytes in GridFS, what is known of them in a collection of its own. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentTypes } from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import { withMongoErrors } from '@sojourn/node-kit/mongo';
import { mongo, Schema, trusted, type Connection, type Model } from 'mongoose';
import { unavailable } from '../trip/trip-documents';
import type { TripFile } from './document.model';
import type { DocumentRepository } from './document.repository';

/** Ten megabytes are some dozens of writes. */
const FILE_LIMIT_MS = 20_000;
const CHUNK_BYTES = 1_000_000;

type FileDocument = Omit<TripFile, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;
const fileDocument = new Schema<FileDocument>(
  {
    _id: text,
    tripId: number,
    documentId: text,
    ownerId: text,
    mediaType: { ...text, enum: documentTypes },
    bytes: number,
    digest: text,
    isWhole: { type: Boolean, required: true },
    createdAt: date,
    checkAt: date,
    missingSince: { type: Date, default: null },
  },
  { collection: 'trip_files', versionKey: false, autoIndex: false, autoCreate: false },
);
fileDocument.index({ tripId: 1, documentId: 1 }, { name: 'document', unique: true });
fileDocument.index({ ownerId: 1 }, { name: 'owner' });
fileDocument.index({ checkAt: 1 }, { name: 'check' });

const filesOn = (connection: Connection): Model<FileDocument> =>
  (connection.models['TripFile'] as Model<FileDocument> | undefined) ??
  connection.model<FileDocument>('TripFile', fileDocument);

/** The migration step of files: their indexes. Safe to run again, and by several at once. */
export async function migrateDocuments(connection: Connection): Promise<void> {
  await filesOn(connection).createIndexes();
}

function bucketOn({ db }: Connection): mongo.GridFSBucket {
  if (!db) throw new AppError('unavailable', unavailable, { retryAfterSeconds: 5 });
  return new mongo.GridFSBucket(db, { bucketName: 'trip_bytes', chunkSizeBytes: CHUNK_BYTES });
}

// The driver's type knows ObjectIds only; MongoDB takes any id.
const bytesId = (id: string) => id as unknown as mongo.ObjectId;

export function createMongoDocumentRepository(connection: Connection): DocumentRepository {
  const files = filesOn(connection);
  const listBy = (filter: Partial<FileDocument>) =>
    withMongoErrors(async () => (await files.find(filter).lean()).map(toFile), { unavailable });

  return {
    async store(file, bytes) {
      const { id, ...known } = file;
      // First that there is one: what is left of an upload that was cut off is found by it.
      const isFirst = await withMongoErrors(
        () => files.create({ _id: id, ...known, isWhole: false }).then(() => true),
        {
          unavailable,
          onDuplicateKey: (fields, error) => {
            if (fields.includes('documentId')) return false;
            throw error;
          },
        },
      );
      if (!isFirst) return false;
      await withMongoErrors(
        () => pipeline(Readable.from([bytes]), bucketOn(connection).openUploadStreamWithId(bytesId(id), id)),
        { unavailable, limitMs: FILE_LIMIT_MS },
      );
      const whole = { $set: { isWhole: true } };
      const { matchedCount } = await withMongoErrors(() => files.updateOne({ _id: id }, whole), { unavailable });
      // Another upload of the same document has taken this one for what is left of one that was cut off.
      if (matchedCount === 0) await removeBytes(connection, id);
      return matchedCount === 1;
    },
    find: (tripId, documentId) =>
      withMongoErrors(
        async () => {
          const found = await files.findOne({ tripId, documentId }).lean();
          return found && toFile(found);
        },
        { unavailable },
      ),
    read: ({ id }) => bucketOn(connection).openDownloadStream(bytesId(id)),
    ofTrip: (tripId) => listBy({ tripId }),
    ofOwner: (ownerId) => listBy({ ownerId }),
    due: (now, limit) =>
      withMongoErrors(
        async () => {
          const due = files.find({ checkAt: trusted({ $lte: now }) }).sort({ checkAt: 1 });
          return (await due.limit(limit).lean()).map(toFile);
        },
        { unavailable },
      ),
    reschedule: ({ id, checkAt, missingSince }) =>
      withMongoErrors(async () => void (await files.updateOne({ _id: id }, { $set: { checkAt, missingSince } })), {
        unavailable,
      }),
    async remove({ id }) {
      await withMongoErrors(() => removeBytes(connection, id), { unavailable, limitMs: FILE_LIMIT_MS });
      await withMongoErrors(() => files.deleteOne({ _id: id }), { unavailable });
    },
  };
}

/** Bytes of an upload that was cut off have no file in GridFS; they are taken away all the same. */
async function removeBytes(connection: Connection, id: string): Promise<void> {
  try {
    await bucketOn(connection).delete(bytesId(id));
  } catch (error) {
    if (!(error instanceof mongo.MongoRuntimeError)) throw error;
  }
}

const toFile = ({ _id, ...file }: FileDocument): TripFile => ({ id: _id, ...file });
