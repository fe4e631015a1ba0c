/** What is wired to what in the accounts service. */
import { randomUUID } from 'node:crypto';
import { createIdentityVerifier, createLogger, packageVersion, listeningOf } from '@sojourn/node-kit';
import { openMongo } from '@sojourn/node-kit/mongo';
import { createApp } from './app';
import type { readEnv } from './env';
import { createBackground } from './background';
import { countJobs, openMail } from './mail/open-mail';
import { migrateAccounts } from './migrate-accounts';
import { createMongoNewsletterRepository } from './newsletter/newsletter.repository.mongo';
import { createNewsletterService } from './newsletter/newsletter.service';
import { createMongoSecurityLogRepository } from './security/security-log.repository.mongo';
import { createSecurityLogService } from './security/security-log.service';
import { createArgon2Hasher } from './user/password.provider.argon2';
import { createMongoUserRepository } from './user/user.repository.mongo';
import { createUserService } from './user/user.service';

const version = packageVersion(import.meta.url);

export function compose(env: ReturnType<typeof readEnv>) {
  const logger = createLogger({ name: 'accounts', level: env.LOG_LEVEL });
  const mongo = openMongo({ uri: env.MONGODB_URI, logger, migrate: migrateAccounts });
  const users = createMongoUserRepository(mongo.connection);
  const newsletter = createMongoNewsletterRepository(mongo.connection);
  const now = () => new Date();
  const background = createBackground(logger);
  const mail = openMail(env, { logger, now });
  const securityLog = createSecurityLogService({
    events: createMongoSecurityLogRepository(mongo.connection),
    newId: randomUUID,
    now,
  });
  const service = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'accounts' }),
    adapters: { documents: mongo.product, passwords: 'argon2id', mail: mail.adapter },
    checks: { documents: mongo.check },
    users: createUserService({ users, passwords: createArgon2Hasher(), newId: randomUUID, now }),
    newsletter: createNewsletterService({ newsletter, now }),
    securityLog,
  });
  countJobs(service.metrics, mail.queue);
  const onStopped = async () => {
    await background.settled();
    await mail.close();
    await mongo.close();
  };
  return { ...service, ...listeningOf(env), logger, onStopped };
}
