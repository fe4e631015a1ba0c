import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { describeTipRepository } from './tip.repository.contract';
import { createFakeTipRepository } from './tip.repository.fake';
import { createMongoTipRepository, migrateTips } from './tip.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `tips_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const openAt = (uri: string) =>
  openMongo({ uri: Object.assign(new URL(uri), { pathname: `/${ownDatabase}` }).href, logger, migrate: migrateTips });

const fake = createFakeTipRepository();
describeTipRepository('the fake', () => fake);

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

  describeTipRepository('the document engine, over the wire', () => createMongoTipRepository(mongo.connection));

  it('finds by an index', async () => {
    const [tips, marks] = [mongo.connection.collection('tips'), mongo.connection.collection('tip_marks')];
    const plans = await Promise.all([
      tips
        .find({ board: 'rome', parentId: null, deletedAt: null, reports: { $lt: 3 } })
        .sort({ createdAt: -1, _id: -1 })
        .explain(),
      tips.find({ authorId: 'ana', slot: { $gte: 'a', $lt: 'b' } }).explain(),
      tips.find({ parentId: 'x' }).explain(),
      tips.find({ deletedAt: { $type: 'date', $lt: new Date() } }).explain(),
      marks.find({ tipId: 'x', kind: 'like' }).explain(),
      marks.find({ userId: 'x', kind: 'like', at: { $gte: new Date() } }).explain(),
    ]);
    const stages = plans.map((plan) => JSON.stringify(plan['queryPlanner']));
    expect(stages.join()).not.toMatch(/COLLSCAN|"SORT"/);
    expect(stages[0]).toMatch(/"indexName":"list"/);
  });
});

describe('while the documents are away', () => {
  it('every call is a typed 503', async () => {
    // Port 1 of the loopback is nobody's.
    const away = openAt('mongodb://127.0.0.1:1/');
    const tips = createMongoTipRepository(away.connection);
    const list = tips.listOf({ board: 'rome', parentId: null, userId: null, limit: 1 });
    for (const call of [list, tips.find('x'), tips.recount('x'), tips.purge('x')]) {
      await expect(call).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    }
    await away.close();
  });
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

    describeTipRepository('MongoDB', () => createMongoTipRepository(mongo.connection));
  });
}
