import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine, type DocumentEngine } from '@sojourn/document-engine';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { createTrip } from './trip.model';
import type { TripRepository } from './trip.repository';
import { describeTripRepository } from './trip.repository.contract';
import { createFakeTripRepository } from './trip.repository.fake';
import { createMongoTripRepository, migrateTrips } from './trip.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `trips_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const fake = createFakeTripRepository();
describeTripRepository('the fake', () => fake);

describe('the document engine', () => {
  let dir: string;
  let engine: DocumentEngine;
  let mongo: Mongo;
  let trips: TripRepository;

  const connect = async () => {
    engine = await startDocumentEngine({ dir });
    mongo = openMongo({ uri: `${engine.uri}${ownDatabase}`, logger, migrate: migrateTrips });
    trips = createMongoTripRepository(mongo.connection);
    await mongo.migrated;
  };
  const disconnect = async () => {
    await mongo.close();
    await engine.close();
  };
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sojourn-trips-'));
    await connect();
  });
  afterAll(async () => {
    await disconnect();
    await rm(dir, { recursive: true, force: true });
  });

  describeTripRepository('the document engine, over the wire', () => trips);

  it('refuses a number that is taken already, as the fault of ours it is', async () => {
    const origin = {
      id: await trips.nextId(),
      ownerId: 'ana',
      idempotencyKey: 'a-key-of-ana',
      requestDigest: null,
      serial: null,
      now: new Date(0),
    };
    const draft = { title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' };
    const trip = createTrip({ ...draft, budget: null, notes: null }, origin);
    expect(await trips.insert(trip)).toBe('inserted');
    await expect(trips.insert({ ...trip, idempotencyKey: 'another-key' })).rejects.toMatchObject({ code: 11000 });
  });

  it('can be migrated again, and by two at once', async () => {
    await Promise.all([migrateTrips(mongo.connection), migrateTrips(mongo.connection)]);
    const indexes = await mongo.connection.collection('trips').indexes();
    expect(indexes.map(({ name }) => name).sort()).toEqual([
      '_id_',
      'deleted',
      'expired',
      'idempotency',
      'list',
      'serial',
      'size',
    ]);
    expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toEqual([]);
    expect(indexes.find(({ name }) => name === 'idempotency')).toMatchObject({ unique: true });
  });

  it('takes away the index that purged trips without what belongs to them', async () => {
    const other = openMongo({ uri: `${engine.uri}${ownDatabase}_ttl`, logger, migrate: migrateTrips });
    await other.migrated;
    const { collection } = { collection: other.connection.collection('trips') };
    await collection.createIndex({ purgeAt: 1 }, { name: 'purge', expireAfterSeconds: 0 });
    await Promise.all([migrateTrips(other.connection), migrateTrips(other.connection)]);
    expect((await collection.indexes()).map(({ name }) => name)).not.toContain('purge');
    await other.close();
  });

  it('starts the numbers at the migration, and leaves them as they are at the next one', async () => {
    const other = openMongo({ uri: `${engine.uri}${ownDatabase}_fresh`, logger, migrate: migrateTrips });
    await other.migrated;
    const counters = other.connection.collection<{ _id: string; value: number }>('counters');
    expect(await counters.find().toArray()).toEqual([{ _id: 'trips', value: 0 }]);
    expect(await createMongoTripRepository(other.connection).nextId()).toBe(1);
    await migrateTrips(other.connection);
    expect(await counters.find().toArray()).toEqual([{ _id: 'trips', value: 1 }]);
    await other.close();
  });

  it('lists and finds by an index, in the order of the index', async () => {
    const collection = mongo.connection.collection<{ _id: number }>('trips');
    const plans = await Promise.all([
      collection.find({ ownerId: 'ana', deletedAt: null }).sort({ startDate: 1, _id: 1 }).explain(),
      collection.find({ ownerId: 'ana', idempotencyKey: 'one-click' }).explain(),
      collection
        .find({
          ownerId: 'ana',
          deletedAt: null,
          startDate: { $gte: '2027-01-05' },
          $or: [{ startDate: { $gt: '2027-01-05' } }, { startDate: '2027-01-05', _id: { $gt: 7 } }],
        })
        .sort({ startDate: 1, _id: 1 })
        .explain(),
      collection
        .find({ ownerId: 'ana', serial: { $exists: true } })
        .sort({ serial: -1 })
        .explain(),
      collection
        .find({
          ownerId: 'ana',
          purgeAt: { $exists: true, $gt: new Date(0), $lte: new Date() },
          $or: [{ purgeAt: { $lt: new Date() } }, { purgeAt: new Date(), _id: { $lt: 7 } }],
        })
        .sort({ purgeAt: -1, _id: -1 })
        .explain(),
      collection
        .find({ purgeAt: { $exists: true, $lte: new Date() } })
        .sort({ purgeAt: 1 })
        .explain(),
    ]);
    const stages = plans.map((plan) => JSON.stringify(plan['queryPlanner']));
    expect(stages[0]).toMatch(/"IXSCAN","indexName":"list"/);
    expect(stages[1]).toMatch(/"IXSCAN","indexName":"idempotency"/);
    expect(stages[2]).toMatch(/"IXSCAN","indexName":"list"/);
    expect(stages[3]).toMatch(/"IXSCAN","indexName":"serial"/);
    expect(stages[4]).toMatch(/"IXSCAN","indexName":"deleted"/);
    expect(stages[5]).toMatch(/"IXSCAN","indexName":"expired"/);
    expect(stages.join()).not.toMatch(/COLLSCAN|"SORT"/);
    const [live, all] = await Promise.all(
      [{ ownerId: 'ana', deletedAt: null }, { ownerId: 'ana' }].map(($match) =>
        collection.aggregate([{ $match }, { $group: { _id: 1, n: { $sum: 1 } } }]).explain('executionStats'),
      ),
    );
    for (const plan of [live, all]) expect(plan?.['executionStats']).toMatchObject({ totalDocsExamined: 0 });
  });

  it('goes on counting where it was after a restart', async () => {
    const before = await trips.nextId();
    await disconnect();
    await connect();
    expect(await trips.nextId()).toBe(before + 1);
  });
});

describe('while the documents are away', () => {
  it('every call is a typed 503', async () => {
    // Port 1 of the loopback is nobody's.
    const away = openMongo({ uri: 'mongodb://127.0.0.1:1/trips', logger, migrate: migrateTrips });
    const trips = createMongoTripRepository(away.connection);
    const calls = [
      trips.nextId(),
      trips.find(1),
      trips.listOf('ana', { limit: 1 }),
      trips.countOf('ana', 'live', 1),
      trips.lastSerialOf('ana'),
      trips.deletedOf('ana', { now: new Date(), limit: 1 }),
      trips.expiredBy(new Date(), 1),
      trips.purge(1, new Date()),
      trips.findByIdempotencyKey('ana', 'some-key'),
    ];
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Your trips cannot be reached right now. Please try again in a moment.',
        retryAfterSeconds: 5,
      });
    }
    await away.close();
  });
});

if (externalUri) {
  describe('the MongoDB at MONGODB_URI', () => {
    let mongo: Mongo;
    let trips: TripRepository;
    beforeAll(async () => {
      const uri = new URL(externalUri);
      uri.pathname = `/${ownDatabase}`;
      mongo = openMongo({ uri: uri.href, logger, migrate: migrateTrips });
      trips = createMongoTripRepository(mongo.connection);
      await mongo.migrated;
    });
    afterAll(async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
    });

    describeTripRepository('MongoDB', () => trips);
  });
}
