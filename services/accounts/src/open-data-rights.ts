/** Data rights as a process has them: downloads and leaving, with the work that goes on by itself. */
import { randomUUID } from 'node:crypto';
import type { Logger } from '@sojourn/node-kit';
import type { Registry } from 'prom-client';
import type { Connection } from 'mongoose';
import type { Router } from 'express';
import type { Background } from './background';
import type { readEnv } from './env';
import { createExportMaker } from './export/export-maker.service';
import { addExportRoutes } from './export/export.routes';
import { createMongoExportRepository } from './export/export.repository.mongo';
import { createExportService } from './export/export.service';
import { countExports, openExports } from './export/open-exports';
import { createMongoGoogleIdentityRepository } from './google/google-identity.repository.mongo';
import { createMongoDepartureRepository } from './leaving/departure.repository.mongo';
import { createErasureService } from './leaving/erasure.service';
import { addLeavingRoutes } from './leaving/leaving.routes';
import { createLeavingService } from './leaving/leaving.service';
import type { Links } from './mail/messages/links';
import type { OpenMail } from './mail/open-mail';
import { createMongoNewsletterRepository } from './newsletter/newsletter.repository.mongo';
import { createMongoPasskeyRepository } from './passkey/passkey.repository.mongo';
import { openPeople } from './person/open-people';
import { startRounds } from './rounds';
import { createMongoSecurityLogRepository } from './security/security-log.repository.mongo';
import type { SecurityLog } from './security/security-log.service';
import { createMongoTokenRepository } from './token/token.repository.mongo';
import type { PasswordHasher } from './user/password.provider';
import { createMongoUserRepository } from './user/user.repository.mongo';

/** A minute, and sooner where the grace is a short one. */
const ROUND_MS = 60_000;

export type DataRightsParts = {
  connection: Connection;
  mail: Pick<OpenMail, 'queue' | 'forget'>;
  passwords: PasswordHasher;
  links: Links;
  securityLog: SecurityLog;
  background: Background;
  logger: Logger;
  now: () => Date;
};

export function openDataRights(env: ReturnType<typeof readEnv>, parts: DataRightsParts) {
  const { connection, logger } = parts;
  const { people, close } = openPeople(env);
  const users = createMongoUserRepository(connection);
  const identities = createMongoGoogleIdentityRepository(connection);
  const passkeys = createMongoPasskeyRepository(connection);
  const events = createMongoSecurityLogRepository(connection);
  const newsletter = createMongoNewsletterRepository(connection);
  const tokens = createMongoTokenRepository(connection);
  const exports = createMongoExportRepository(connection);
  const departures = createMongoDepartureRepository(connection);
  const stores = { ...parts, users, identities, passkeys, events, newsletter, tokens, exports, departures, people };

  const maker = createExportMaker({ ...stores, mail: parts.mail.queue });
  const open = openExports(env, { maker, logger });
  const exportService = createExportService({ ...stores, queue: open.queue, newId: randomUUID });
  const graceMs = env.LEAVING_GRACE_SECONDS * 1_000;
  const leaving = createLeavingService({ ...stores, mail: parts.mail.queue, graceMs });
  const erasure = createErasureService({ ...stores, waysIn: [identities, passkeys, tokens], owned: [exports] });
  const rounds = startRounds([erasure.run, exportService.handInAgain, maker.removeExpired], {
    everyMs: Math.min(ROUND_MS, graceMs),
    logger,
  });
  return {
    addRoutes: (router: Router) => {
      addExportRoutes(router, exportService);
      addLeavingRoutes(router, leaving);
    },
    countJobs: (metrics: Registry) => countExports(metrics, open.queue),
    async close() {
      await rounds.stop();
      await open.close();
      await close();
    },
  };
}
