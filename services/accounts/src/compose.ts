/** What is wired to what in the accounts service. */
import { randomUUID } from 'node:crypto';
import { createIdentityVerifier, createLogger, packageVersion, listeningOf } from '@sojourn/node-kit';
import { openMongo } from '@sojourn/node-kit/mongo';
import type { Connection } from 'mongoose';
import { createAddressService } from './address/address.service';
import { createClaims } from './address/claims';
import { createMailedLinkService } from './address/mailed-link.service';
import { createApp } from './app';
import type { readEnv } from './env';
import { createInvitationService } from './invitation/invitation.service';
import { createBackground } from './background';
import { createMongoExportRepository, migrateExports } from './export/export.repository.mongo';
import {
  createMongoGoogleIdentityRepository,
  migrateGoogleIdentities,
} from './google/google-identity.repository.mongo';
import { addGoogleRoutes } from './google/google.routes';
import { createGoogleService } from './google/google.service';
import { createLinkingService } from './google/linking.service';
import {
  createMongoAccountDeletionRepository,
  migrateAccountDeletions,
} from './leaving/account-deletion.repository.mongo';
import { createLinks } from './mail/messages/links';
import { createLinkingMessages } from './mail/messages/linking';
import { countMail, openMail } from './mail/open-mail';
import { createMongoNewsletterRepository, migrateNewsletter } from './newsletter/newsletter.repository.mongo';
import { createNewsletterService } from './newsletter/newsletter.service';
import { openDataRights } from './open-data-rights';
import { createPasswordChangeService } from './password/password-change.service';
import { createRecoveryService } from './recovery/recovery.service';
import { createWebAuthnProvider } from './passkey/passkey.provider.webauthn';
import { createMongoPasskeyRepository, migratePasskeys } from './passkey/passkey.repository.mongo';
import { addPasskeyRoutes } from './passkey/passkey.routes';
import { createPasskeyService } from './passkey/passkey.service';
import { createMongoSecurityLogRepository, migrateSecurityLog } from './security/security-log.repository.mongo';
import { createSecurityLogService } from './security/security-log.service';
import { createMongoTokenRepository, migrateTokens } from './token/token.repository.mongo';
import { createTokens } from './token/token.service';
import { createAccountNotices } from './user/account-notices';
import { createArgon2Threads } from './user/argon2-threads';
import { createArgon2Hasher, HASHES_AT_ONCE } from './user/password.provider.argon2';
import { createMongoUserRepository, migrateUsers } from './user/user.repository.mongo';
import { createUserService } from './user/user.service';
import { createWaysIn } from './ways-in/ways-in.service';

const version = packageVersion(import.meta.url);

export function compose(env: ReturnType<typeof readEnv>) {
  const logger = createLogger({ name: 'accounts', level: env.LOG_LEVEL });
  const mongo = openMongo({ uri: env.MONGODB_URI, logger, migrate: migrateAccounts });
  const users = createMongoUserRepository(mongo.connection);
  const newsletter = createMongoNewsletterRepository(mongo.connection);
  const now = () => new Date();
  const background = createBackground(logger);
  const mail = openMail(env, { logger, now });
  const events = createMongoSecurityLogRepository(mongo.connection);
  const securityLog = createSecurityLogService({ events, newId: randomUUID, now });
  const argon2 = createArgon2Threads({
    threads: HASHES_AT_ONCE,
    module: new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url),
  });
  const passwords = createArgon2Hasher(argon2);
  const storedTokens = createMongoTokenRepository(mongo.connection);
  const tokens = createTokens({ tokens: storedTokens, now });
  const byMail = { tokens, mail: mail.queue, links: createLinks(env.PUBLIC_URL), securityLog, background, now };
  const identities = createMongoGoogleIdentityRepository(mongo.connection);
  const passkeys = createMongoPasskeyRepository(mongo.connection);
  const waysIn = createWaysIn({ users, identities, passkeys });
  const otherWaysIn = [identities, passkeys];
  const claims = createClaims({ users, tokens, securityLog, otherWaysIn });
  const address = createAddressService({ ...byMail, users, passwords, claims });
  const notices = createAccountNotices({ ...byMail, address, events });
  const messages = createLinkingMessages(byMail.links);
  const google = createGoogleService({ users, identities, claims, notices, securityLog, now });
  const linking = createLinkingService({ ...byMail, users, identities, passwords, waysIn, messages });
  const provider = createWebAuthnProvider(env.PUBLIC_URL);
  const ownPasskeys = createPasskeyService({ ...byMail, users, passkeys, provider, passwords, waysIn, notices });
  const dataRights = openDataRights(env, {
    ...byMail,
    ...{ users, identities, passkeys, events, newsletter, mail, passwords, logger },
    tokens: storedTokens,
    exports: createMongoExportRepository(mongo.connection),
    deletions: createMongoAccountDeletionRepository(mongo.connection),
  });
  const service = createApp({
    version,
    logger,
    verifier: createIdentityVerifier({ publicKeys: env.IDENTITY_PUBLIC_KEYS, audience: 'accounts' }),
    adapters: { documents: mongo.product, passwords: 'argon2id', mail: mail.adapter },
    checks: { documents: mongo.check },
    users: createUserService({ users, passwords, newId: randomUUID, now, notices }),
    newsletter: createNewsletterService({ ...byMail, newsletter }),
    address,
    recovery: createRecoveryService({ ...byMail, users, passwords, claims, otherWaysIn }),
    mailedLinks: createMailedLinkService({ tokens, users }),
    invitations: createInvitationService({ ...byMail, users }),
    securityLog,
    passwordChange: createPasswordChangeService({ ...byMail, users, passwords }),
    subjects: [
      (router) => addGoogleRoutes(router, google, linking),
      (router) => addPasskeyRoutes(router, ownPasskeys),
      dataRights.addRoutes,
    ],
  });
  countMail(service.metrics, mail.queue);
  dataRights.countJobs(service.metrics);
  const onStopped = async () => {
    await dataRights.close();
    await background.settled();
    await argon2.close();
    await mail.close();
    await mongo.close();
  };
  return { ...service, ...listeningOf(env), logger, onStopped };
}

/** The migration step of the whole service: a line a subject. Safe to run again, and by several at once. */
export async function migrateAccounts(connection: Connection): Promise<void> {
  await migrateUsers(connection);
  await migrateTokens(connection);
  await migrateNewsletter(connection);
  await migrateSecurityLog(connection);
  await migrateGoogleIdentities(connection);
  await migrateAccountDeletions(connection);
  await migrateExports(connection);
  await migratePasskeys(connection);
}
