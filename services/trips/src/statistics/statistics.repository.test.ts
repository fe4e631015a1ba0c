import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { createMongoStatisticsRepository } from './statistics.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const openAt = (uri: string) => openMongo({ uri, logger, migrate: async () => undefined });

describe('trips are counted', () => {
  let engine: DocumentEngine;
  let mongo: Mongo;

  beforeAll(async () => {
    engine = await startTemporaryEngine();
    mongo = openAt(`${engine.uri}statistics_test`);
    await mongo.migrated;
  });
  afterAll(async () => {
    await mongo.close();
    await engine.close();
  });

  it('of their owner alone, without those that are deleted, and with the activities that somebody chose', async () => {
    const [chosen, begunWith] = [{ kind: 'activity' }, { kind: 'timeline' }];
    const items = {
      chosen: { type: 'activity', source: chosen },
      written: { type: 'activity' },
      begunWith: { type: 'activity', source: begunWith },
      flight: { type: 'flight', source: chosen },
    };
    const of = (ownerId: string, destination: string) => ({ ownerId, destination, deletedAt: null });
    await mongo.connection
      .collection('trips')
      .insertMany([
        { ...of('ada', 'Rome, Italy'), plan: { items } },
        of('ada', 'Oslo, Norway'),
        { ...of('ada', 'Paris, France'), deletedAt: new Date(0) },
        of('grace', 'Lima, Peru'),
      ]);
    const counted = await createMongoStatisticsRepository(mongo.connection).countedOf('ada');
    expect(counted.toSorted((one, other) => other.activities - one.activities)).toEqual([
      { destination: 'Rome, Italy', activities: 2 },
      { destination: 'Oslo, Norway', activities: 0 },
    ]);
  });
});

test('while the documents are away they cannot be counted, and it says so', async () => {
  // Port 1 of the loopback is nobody's.
  const away = openAt('mongodb://127.0.0.1:1/trips');
  await expect(createMongoStatisticsRepository(away.connection).countedOf('ada')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Your trips cannot be reached right now. Please try again in a moment.',
  });
  await away.close();
});
