import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { adding } from '@sojourn/trip/testing';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { createMongoTripRepository, migrateTrips } from '../trip/trip.repository.mongo';
import { firstPlan, OWNER, planBytes, runCommand, type TripWithPlan } from './plan.model';
import { describePlanRepository } from './plan.repository.contract';
import { createMongoPlanRepository, migratePlans } from './plan.repository.mongo';

const logger = createLogger({ name: 'trips', level: 'silent' });
const ownDatabase = `plans_test_${process.pid}`;
const externalUri = process.env['MONGODB_URI'];

const openAt = (uri: string, database: string) =>
  openMongo({
    uri: Object.assign(new URL(uri), { pathname: `/${database}` }).href,
    logger,
    migrate: async (connection) => {
      await migrateTrips(connection);
      await migratePlans(connection);
    },
  });
const repositoriesOn = ({ connection }: Mongo) => ({
  trips: createMongoTripRepository(connection),
  plans: createMongoPlanRepository(connection),
});

const fake = createFakeTripRepository();
describePlanRepository('the fake', () => ({ trips: fake, plans: fake.plans }));

/** Trips as they were stored before there were plans. */
const older = (id: number, given: object = {}) => ({
  _id: id,
  ownerId: 'ana',
  title: `Trip ${id}`,
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budgetCents: 240_000,
  notes: null,
  status: 'confirmed',
  version: 3,
  createdAt: new Date('2026-01-01'),
  updatedAt: new Date('2026-02-01'),
  deletedAt: null,
  ...given,
});

describe('the document engine', () => {
  let engine: DocumentEngine;
  let mongo: Mongo;

  beforeAll(async () => {
    engine = await startTemporaryEngine();
    mongo = openAt(engine.uri, ownDatabase);
    await mongo.migrated;
  });
  afterAll(async () => {
    await mongo.close();
    await engine.close();
  });

  describePlanRepository('the document engine, over the wire', () => repositoriesOn(mongo));

  it('finds changes by an index, in the order of the index', async () => {
    const changes = mongo.connection.collection('trip_changes');
    const plans = await Promise.all([
      changes
        .find({ tripId: 7, version: { $gt: 1, $lte: 9 } })
        .sort({ version: 1 })
        .explain(),
      changes
        .find({ tripId: 7, version: { $lt: 9, $gte: 1 } })
        .sort({ version: -1 })
        .explain(),
      changes.find({ tripId: 7, key: 'a-key-of-ana' }).explain(),
    ]);
    const stages = plans.map((plan) => JSON.stringify(plan['queryPlanner']));
    const sizes = await mongo.connection
      .collection('trips')
      .find({ ownerId: 'ana' }, { projection: { _id: 0, deletedAt: 1, planBytes: 1 } })
      .hint('size')
      .explain();
    expect(JSON.stringify(sizes['queryPlanner'])).toMatch(/"IXSCAN","indexName":"size"/);
    expect(stages[0]).toMatch(/"IXSCAN","indexName":"version"/);
    expect(stages[1]).toMatch(/"IXSCAN","indexName":"version"/);
    expect(stages[2]).toMatch(/"IXSCAN","indexName":"key"/);
    expect(stages.join()).not.toMatch(/COLLSCAN|"SORT"/);
  });

  describe('with trips from before there were plans', () => {
    let before: Mongo;
    let serial = 0;
    const documents = () => before.connection.collection<{ _id: number }>('trips');

    beforeEach(async () => {
      serial += 1;
      before = openMongo({ uri: `${engine.uri}${ownDatabase}_older_${serial}`, logger, migrate: migrateTrips });
      await before.migrated;
    });
    afterEach(() => before.close());

    const shapes = [
      older(1),
      older(2, { notes: 'Bring a hat.', budgetCents: null, serial: 2, idempotencyKey: 'key-of-2', requestDigest: 'd' }),
      older(3, { deletedAt: new Date('2026-11-01'), purgeAt: new Date('2126-12-01'), status: 'cancelled' }),
    ];

    it('lifts them on reading, and stores all of the plan with the first command', async () => {
      await documents().insertMany(shapes);
      const { trips, plans } = repositoriesOn(before);
      for (const { _id } of shapes) {
        const trip = await trips.find(_id);
        const planned = await plans.find(_id);
        if (!trip || !planned) throw new Error('It was inserted.');
        expect(planned).toEqual({
          ...trip,
          plan: firstPlan(trip),
          planBytes: planBytes(firstPlan(trip)),
          newest: null,
        });
        expect(await plans.findHead(_id)).toEqual({ ...trip, planVersion: 0, newest: null });
        const after = committed(planned);
        expect(await plans.commit(planned, after)).toBe(true);
        expect(await plans.find(_id)).toEqual(after);
        expect(await plans.commit(planned, after)).toBe(false);
      }
    });

    it('leaves them to be lifted when they are deleted and restored', async () => {
      await documents().insertMany(shapes);
      const { trips, plans } = repositoriesOn(before);
      const trip = await trips.find(1);
      if (!trip) throw new Error('It was inserted.');
      expect(await trips.update({ ...trip, title: 'Oslo', version: 4 })).toBe(true);
      expect((await plans.find(1))?.plan.head.title.text).toBe('Oslo');
    });

    it('gives each its plan by the migration, also a hundred and more, and by two at once', async () => {
      await documents().insertMany(Array.from({ length: 230 }, (_, at) => older(at + 1)));
      const { plans } = repositoriesOn(before);
      const first = await plans.find(5);
      if (!first) throw new Error('It was inserted.');
      expect(await plans.commit(first, committed(first))).toBe(true);
      // As two processes that start together: one that the engine is too slow for begins again.
      const starting = [openAt(engine.uri, before.connection.name), openAt(engine.uri, before.connection.name)];
      await Promise.all(starting.map(({ migrated }) => migrated));
      await Promise.all(starting.map((process) => process.close()));
      expect(await documents().countDocuments({ plan: { $exists: false } })).toBe(0);
      expect(await documents().findOne({ _id: 230 })).toMatchObject({ version: 3, plan: firstPlan(titled(230)) });
      expect((await plans.find(5))?.plan.items).toHaveProperty('i1');
    });

    it('reads them all once: what comes without a plan later is lifted on reading', async () => {
      await migratePlans(before.connection);
      await documents().insertOne(older(1));
      await migratePlans(before.connection);
      expect(await documents().countDocuments({ plan: { $exists: false } })).toBe(1);
      expect((await repositoriesOn(before).plans.find(1))?.plan).toEqual(firstPlan(titled(1)));
    });
  });
});

const titled = (id: number) => ({ ...older(id), title: `Trip ${id}`, status: 'confirmed' as const });

function committed(planned: TripWithPlan): TripWithPlan {
  const sent = { key: 'key-of-ana', digest: 'digest', command: adding('i1'), by: OWNER };
  const outcome = runCommand(planned, sent, new Date('2026-11-22'));
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.trip;
}

if (externalUri) {
  describe('the MongoDB at MONGODB_URI', () => {
    let mongo: Mongo;
    beforeAll(async () => {
      mongo = openAt(externalUri, ownDatabase);
      await mongo.migrated;
    });
    afterAll(async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
    });

    describePlanRepository('MongoDB', () => repositoriesOn(mongo));
  });
}
