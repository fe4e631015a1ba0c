/** Data rights as a process has them: downloads and leaving, with the work that goes on by itself. */
import { randomUUID } from 'node:crypto';
import { startRounds, type Logger } from '@sojourn/node-kit';
import type { Registry } from 'prom-client';
import type { Router } from 'express';
import type { Background } from './background';
import type { readEnv } from './env';
import { createExportMaker } from './export/export-maker.service';
import { addExportRoutes } from './export/export.routes';
import type { ExportRepository } from './export/export.repository';
import { createExportService } from './export/export.service';
import { countExports, openExports } from './export/open-exports';
import type { GoogleIdentityRepository } from './google/google-identity.repository';
import type { AccountDeletionRepository } from './leaving/account-deletion.repository';
import { createErasureService } from './leaving/erasure.service';
import { addLeavingRoutes } from './leaving/leaving.routes';
import { createLeavingService } from './leaving/leaving.service';
import type { Links } from './mail/messages/links';
import type { OpenMail } from './mail/open-mail';
import type { NewsletterRepository } from './newsletter/newsletter.repository';
import { createPriceDrops } from './price-drop/price-drop.service';
import type { PasskeyRepository } from './passkey/passkey.repository';
import { openPeople } from './person/open-people';
import type { SecurityLogRepository } from './security/security-log.repository';
import type { SecurityLog } from './security/security-log.service';
import type { TokenRepository } from './token/token.repository';
import type { PasswordHasher } from './user/password.provider';
import type { UserRepository } from './user/user.repository';

/** A minute, and sooner where the grace is a short one. */
const ROUND_MS = 60_000;

export type DataRightsParts = {
  users: UserRepository;
  identities: GoogleIdentityRepository;
  passkeys: PasskeyRepository;
  events: SecurityLogRepository;
  newsletter: NewsletterRepository;
  tokens: TokenRepository;
  exports: ExportRepository;
  deletions: AccountDeletionRepository;
  mail: Pick<OpenMail, 'queue' | 'forget'>;
  passwords: PasswordHasher;
  links: Links;
  securityLog: SecurityLog;
  background: Background;
  logger: Logger;
  now: () => Date;
};

export function openDataRights(env: ReturnType<typeof readEnv>, parts: DataRightsParts) {
  const { identities, passkeys, tokens, exports, logger } = parts;
  const { people, notices, close } = openPeople(env);
  const stores = { ...parts, people };

  const maker = createExportMaker({ ...stores, mail: parts.mail.queue });
  const open = openExports(env, { maker, logger });
  const exportService = createExportService({ ...stores, queue: open.queue, newId: randomUUID });
  const graceMs = env.LEAVING_GRACE_SECONDS * 1_000;
  const leaving = createLeavingService({ ...stores, mail: parts.mail.queue, graceMs });
  const erasure = createErasureService({ ...stores, waysIn: [identities, passkeys, tokens], owned: [exports] });
  const priceDrops = createPriceDrops({ ...stores, notices, mail: parts.mail.queue });
  const rounds = startRounds([erasure.run, exportService.handInAgain, maker.removeExpired, priceDrops.run], {
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
