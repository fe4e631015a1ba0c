import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { describeShareRepository } from './share.repository.contract';
import { createFakeShareRepository } from './share.repository.fake';
import { createMongoShareRepository, migrateShares } from './share.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `shares_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const openAt = (uri: string) =>
  openMongo({
    uri: Object.assign(new URL(uri), { pathname: `/${ownDatabase}` }).href,
    logger,
    migrate: migrateShares,
  });

const fake = createFakeShareRepository(async () => undefined);
describeShareRepository('the fake', () => fake);

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

  describeShareRepository('the document engine, over the wire', () => createMongoShareRepository(mongo.connection));

  it('finds by an index, and lets the database take expired links away', async () => {
    const shares = mongo.connection.collection('trip_shares');
    const plans = await Promise.all([
      shares.find({ tokenDigest: 'x' }).explain(),
      shares.find({ tripId: 7 }).sort({ createdAt: -1 }).explain(),
    ]);
    const stages = plans.map((plan) => JSON.stringify(plan['queryPlanner']));
    expect(stages[0]).toMatch(/"IXSCAN","indexName":"token"/);
    expect(stages[1]).toMatch(/"IXSCAN","indexName":"list"/);
    expect(stages.join()).not.toMatch(/COLLSCAN|"SORT"/);
    const indexes = await shares.indexes();
    expect(indexes.find(({ name }) => name === 'expiry')).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('refuses a digest that is taken already, as the fault of ours it is', async () => {
    const shares = createMongoShareRepository(mongo.connection);
    const share = {
      id: 'one-1',
      tripId: 1,
      ownerId: 'ana',
      tokenDigest: 'the-same',
      slot: 0,
      role: 'viewer',
      includes: { ...EVERYTHING, bookingCodes: false, documents: false },
      name: '',
      expiresAt: null,
      createdAt: new Date(0),
      lastOpenedAt: null,
    } as const;
    expect(await shares.insert(share)).toBe('inserted');
    await expect(shares.insert({ ...share, id: 'two-2', slot: 1 })).rejects.toMatchObject({ code: 11000 });
  });
});

describe('while the documents are away', () => {
  it('every call is a typed 503', async () => {
    // Port 1 of the loopback is nobody's.
    const away = openAt('mongodb://127.0.0.1:1/');
    const shares = createMongoShareRepository(away.connection);
    const calls = [shares.findByToken('x'), shares.listOf(1), shares.removeAll(1), shares.markOpened('x', new Date())];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
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

    describeShareRepository('MongoDB', () => createMongoShareRepository(mongo.connection));
  });
}
