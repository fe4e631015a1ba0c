/** What is wired to what in the trips service. */
import {
  createIdentityVerifier,
  createLogger,
  packageVersion,
  serveUntilStopped,
  listeningOf,
} from '@sojourn/node-kit';
import { openMongo } from '@sojourn/node-kit/mongo';
import { clockRulesVersion } from '@sojourn/travel';
import type { Connection } from 'mongoose';
import { createApp } from './app';
import { createMongoDocumentRepository, migrateDocuments } from './document/document.repository.mongo';
import type { Env } from './env';
import { createMongoPersonRepository } from './person/person.repository.mongo';
import { rememberPlans } from './plan/plan-memory';
import { createMongoPlanRepository, migratePlans } from './plan/plan.repository.mongo';
import { createMongoShareRepository, migrateShares } from './share/share.repository.mongo';
import { createTokenSeal } from './share/token-seal';
import { createMongoStatisticsRepository } from './statistics/statistics.repository.mongo';
import { createMongoTipRepository, migrateTips } from './tip/tip.repository.mongo';
import { startCleaning } from './trip/trip.jobs';
import { createMongoTripRepository, migrateTrips } from './trip/trip.repository.mongo';

const version = packageVersion(import.meta.url);

export async function compose(env: Env): Promise<void> {
  const logger = createLogger({ name: 'trips', level: env.LOG_LEVEL });
  const mongo = openMongo({ uri: env.MONGODB_URI, logger, migrate });
  const { app, metricsApp, readiness, tripService, documentService, tipService } = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'trips' }),
    trips: createMongoTripRepository(mongo.connection),
    plans: rememberPlans(createMongoPlanRepository(mongo.connection)),
    shares: createMongoShareRepository(mongo.connection),
    documents: createMongoDocumentRepository(mongo.connection),
    people: createMongoPersonRepository(mongo.connection),
    tips: createMongoTipRepository(mongo.connection),
    statistics: createMongoStatisticsRepository(mongo.connection),
    tokenSeal: createTokenSeal(env.LINK_KEY),
    adapters: { documents: mongo.product, clocks: `tz ${clockRulesVersion}` },
    checks: { documents: mongo.check },
  });
  const cleaning = startCleaning([tripService.purge, documentService.check, tipService.purge], logger);
  await serveUntilStopped({
    app,
    metricsApp,
    ...listeningOf(env),
    logger,
    readiness,
    onStopped: () => {
      cleaning.stop();
      return mongo.close();
    },
  });
}

async function migrate(connection: Connection): Promise<void> {
  await migrateTrips(connection);
  await migratePlans(connection);
  await migrateShares(connection);
  await migrateDocuments(connection);
  await migrateTips(connection);
}
