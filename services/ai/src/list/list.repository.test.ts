import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { describeListRepository } from './list.repository.contract';
import { createFakeListRepository } from './list.repository.fake';
import { createMongoListRepository, migrateLists } from './list.repository.mongo';

const logger = createLogger({ name: 'ai', level: 'silent' });
const openAt = (uri: string) =>
  openMongo({ uri: Object.assign(new URL(uri), { pathname: '/lists' }).href, logger, migrate: migrateLists });

const fake = createFakeListRepository();
describeListRepository('memory', () => fake);

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

  describeListRepository('the document engine, over the wire', () => createMongoListRepository(mongo.connection));

  test('the database takes expired lists away, and finds the newest of an answer by an index', async () => {
    const lists = mongo.connection.collection('shared_lists');
    const indexes = await lists.indexes();
    expect(indexes.find(({ name }) => name === 'expiry')).toMatchObject({ expireAfterSeconds: 0 });
    const plan = await lists.find({ key: 'x' }).sort({ createdAt: -1 }).explain();
    expect(JSON.stringify(plan['queryPlanner'])).toMatch(/"IXSCAN","indexName":"newest-of-answer"/);
  });
});

test('while the documents are away every call is a typed 503', async () => {
  // Port 1 of the loopback is nobody's.
  const away = openAt('mongodb://127.0.0.1:1/');
  await expect(createMongoListRepository(away.connection).find('x')).rejects.toMatchObject({ code: 'unavailable' });
  await away.close();
});
