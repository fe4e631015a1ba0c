import { AppError, createLogger } from '@sojourn/node-kit';
import { openMongo } from './mongo';
import { createMongoTripRepository, migrateTrips } from './trip/trip.repository.mongo';

describe('documents that cannot be reached', () => {
  it('make every call a typed 503, the check a failure, and closing no wait', async () => {
    // Port 1 of the loopback is nobody's.
    const uri = 'mongodb://127.0.0.1:1/trips';
    const mongo = openMongo({ uri, logger: createLogger({ name: 'trips', level: 'silent' }), migrate: migrateTrips });
    const trips = createMongoTripRepository(mongo.connection);
    const calls = [trips.nextId(), trips.find(1), trips.listOf('ana'), trips.findByIdempotencyKey('ana', 'some-key')];
    for (const call of calls) {
      const error = await call.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    }
    await expect(mongo.check()).rejects.toThrow('not migrated yet');
    await mongo.close();
  });
});
