import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { describeWatchRepository } from './watch.repository.contract';
import { createFakeWatchRepository } from './watch.repository.fake';
import { createMongoWatchRepository, migrateWatches } from './watch.repository.mongo';

const logger = createLogger({ name: 'search', level: 'silent' });
const openAt = (uri: string) =>
  openMongo({
    uri: Object.assign(new URL(uri), { pathname: `/watches_test_${process.pid}` }).href,
    logger,
    migrate: migrateWatches,
  });

const fake = createFakeWatchRepository();
describeWatchRepository('watches in memory', () => fake);

describe('watches in the document engine', () => {
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

  describeWatchRepository('over the wire', () => createMongoWatchRepository(mongo.connection));

  it('are found by an index', async () => {
    const watches = mongo.connection.collection<{ _id: string }>('watches');
    const by = { $type: 'date', $lte: new Date() };
    const plans = await Promise.all([
      watches.find({ userId: 'ana', stoppedAt: null }).sort({ _id: -1 }).explain(),
      watches.find({ userId: 'ana', stoppedAt: null, isDropNew: true }).explain(),
      watches.find({ userId: 'ana', subject: 'x' }).explain(),
      watches.find({ nextCheckAt: by }).sort({ nextCheckAt: 1 }).explain(),
      watches.find({ route: 'x', nextCheckAt: by }).explain(),
      watches.find({ noticeDueAt: by }).sort({ noticeDueAt: 1 }).explain(),
      watches.find({ 'notice.id': { $in: ['x'] } }).explain(),
      watches.find({ stopDigests: 'x' }).explain(),
      watches.find({ purgeAt: by }).explain(),
    ]);
    for (const plan of plans) expect(JSON.stringify(plan['queryPlanner'])).not.toMatch(/COLLSCAN|"SORT"/);
  });
});

test('while the documents are away every call is a typed 503', async () => {
  // Port 1 of the loopback is nobody's.
  const away = openAt('mongodb://127.0.0.1:1/');
  const watches = createMongoWatchRepository(away.connection);
  for (const call of [watches.find('x'), watches.countOf('x'), watches.nextDue(new Date())]) {
    await expect(call).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  }
  await away.close();
});

const given = process.env['MONGODB_URI'];
if (given) {
  describe('watches in the MongoDB at MONGODB_URI', () => {
    let mongo: Mongo;
    beforeAll(async () => {
      mongo = openAt(given);
      await mongo.migrated;
    });
    afterAll(async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
    });
    describeWatchRepository('there', () => createMongoWatchRepository(mongo.connection));
  });
}
