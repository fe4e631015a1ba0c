import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import type { TripFile } from './document.model';
import { describeDocumentRepository } from './document.repository.contract';
import { createFakeDocumentRepository } from './document.repository.fake';
import { createMongoDocumentRepository, migrateDocuments } from './document.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `files_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const openAt = (uri: string) =>
  openMongo({
    uri: Object.assign(new URL(uri), { pathname: `/${ownDatabase}` }).href,
    logger,
    migrate: migrateDocuments,
  });

const fake = createFakeDocumentRepository(async () => undefined);
describeDocumentRepository('the fake', () => fake);

const file: TripFile = {
  id: 'file-1',
  tripId: 1,
  documentId: 'd1',
  ownerId: 'ana',
  mediaType: 'application/pdf',
  bytes: 9,
  digest: 'digest',
  isWhole: false,
  createdAt: new Date(0),
  checkAt: new Date('2099-01-01'),
  missingSince: null,
};

describe('the document engine', () => {
  let engine: DocumentEngine;
  let mongo: Mongo;

  beforeAll(async () => {
    engine = await startTemporaryEngine();
    mongo = openAt(engine.uri);
    await mongo.migrated;
  });
  afterAll(async () => {
    await mongo.close();
    await engine.close();
  });

  describeDocumentRepository('the document engine, over the wire', () =>
    createMongoDocumentRepository(mongo.connection),
  );

  const chunks = () => mongo.connection.collection('trip_bytes.chunks').countDocuments();

  it('leaves no bytes of a file that is gone, nor of an upload that was cut off', async () => {
    const documents = createMongoDocumentRepository(mongo.connection);
    const before = await chunks();
    expect(await documents.store(file, Buffer.alloc(2_500_000))).toBe(true);
    expect(await chunks()).toBe(before + 3);
    // As if the process had ended before the file was whole.
    await mongo.connection.collection('trip_bytes.files').deleteOne({ filename: 'file-1' });
    await documents.remove(file);
    expect(await chunks()).toBe(before);
  });

  it('takes back the bytes of an upload that another one has taken the place of', async () => {
    const documents = createMongoDocumentRepository(mongo.connection);
    const before = await chunks();
    const storing = documents.store({ ...file, id: 'file-2' }, Buffer.alloc(2_500_000));
    const known = mongo.connection.collection<{ _id: string }>('trip_files');
    for (let isThere = false; !isThere; isThere = (await known.deleteOne({ _id: 'file-2' })).deletedCount === 1);
    expect(await storing).toBe(false);
    expect(await chunks()).toBe(before);
  });

  it('finds by an index', async () => {
    const files = mongo.connection.collection('trip_files');
    const plans = await Promise.all([
      files.find({ tripId: 7, documentId: 'd1' }).explain(),
      files.find({ tripId: 7 }).explain(),
      files.find({ ownerId: 'ana' }).explain(),
      files
        .find({ checkAt: { $lte: new Date() } })
        .sort({ checkAt: 1 })
        .explain(),
    ]);
    const stages = plans.map((plan) => JSON.stringify(plan['queryPlanner'])).join('\n');
    expect(stages.match(/"IXSCAN"/g)).toHaveLength(4);
    expect(stages).not.toMatch(/COLLSCAN|"SORT"/);
  });
});

it('every call is a typed 503 while the documents are away', async () => {
  // Port 1 of the loopback is nobody's.
  const away = openAt('mongodb://127.0.0.1:1/');
  const documents = createMongoDocumentRepository(away.connection);
  const calls = [documents.find(1, 'd1'), documents.ofTrip(1), documents.store(file, Buffer.alloc(1))];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await away.close();
});

if (externalUri) {
  describe('the MongoDB at MONGODB_URI', () => {
    let mongo: Mongo;
    beforeAll(async () => {
      mongo = openAt(externalUri);
      await mongo.migrated;
    });
    afterAll(async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
    });

    describeDocumentRepository('MongoDB', () => createMongoDocumentRepository(mongo.connection));
  });
}
