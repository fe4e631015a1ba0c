import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { createMongoShareRepository, migrateShares } from '../share/share.repository.mongo';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { createMongoTripRepository, migrateTrips } from '../trip/trip.repository.mongo';
import { describePersonRepository } from './person.repository.contract';
import { createMongoPersonRepository } from './person.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `people_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const openAt = (uri: string) =>
  openMongo({
    uri: Object.assign(new URL(uri), { pathname: `/${ownDatabase}` }).href,
    logger,
    migrate: async (connection) => {
      await migrateTrips(connection);
      await migrateShares(connection);
    },
  });
const storesOn = ({ connection }: Mongo) => ({
  people: createMongoPersonRepository(connection),
  trips: createMongoTripRepository(connection),
  shares: createMongoShareRepository(connection),
});

const fake = createFakeTripRepository();
describePersonRepository('the fake', () => ({ people: fake.people, trips: fake, shares: fake.shares }));

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

  describePersonRepository('the document engine, over the wire', () => storesOn(mongo));

  test('finds what is somebody’s by an index', async () => {
    const plans = await Promise.all(
      ['trips', 'trip_shares'].map((name) => mongo.connection.collection(name).find({ ownerId: 'x' }).explain()),
    );
    expect(JSON.stringify(plans.map((plan) => plan['queryPlanner']))).not.toContain('COLLSCAN');
  });
});

test('while the documents are away, every call is a typed 503', async () => {
  // Port 1 of the loopback is nobody's.
  const away = openAt('mongodb://127.0.0.1:1/');
  const { people } = storesOn(away);
  const calls = [
    people.tripsOf('x', 1),
    people.removeTrip('x', 1),
    people.pauseLinks('x', true),
    people.removeLinks('x'),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'unavailable' });
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
    describePersonRepository('MongoDB', () => storesOn(mongo));
  });
}
