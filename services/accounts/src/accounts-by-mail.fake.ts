/** Everything of accounts that works by mail, over stores in memory: for tests. */
import { randomUUID } from 'node:crypto';
import { createLogger } from '@sojourn/node-kit';
import { createAddressService } from './address/address.service';
import { createClaims } from './address/claims';
import { createMailedLinkService } from './address/mailed-link.service';
import { createBackground } from './background';
import { createInvitationService } from './invitation/invitation.service';
import { createFakeMailQueue } from './mail/mail-queue.fake';
import { createLinks } from './mail/messages/links';
import { createFakeNewsletterRepository } from './newsletter/newsletter.repository.fake';
import { createNewsletterService } from './newsletter/newsletter.service';
import { createPasswordChangeService } from './password/password-change.service';
import { createRecoveryService } from './recovery/recovery.service';
import { createFakeSecurityLogRepository } from './security/security-log.repository.fake';
import { createSecurityLogService } from './security/security-log.service';
import { createFakeTokenRepository } from './token/token.repository.fake';
import { createTokens } from './token/token.service';
import { createAccountNotices } from './user/account-notices';
import { createFakePasswordHasher } from './user/password.provider.fake';
import { createFakeUserRepository } from './user/user.repository.fake';
import { createUserService } from './user/user.service';

/** The services, their stores, and a clock that a test sets. `settled` waits for what answers do not wait for. */
export function createAccountsByMail() {
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const now = () => clock.now;
  let count = 0;
  const newId = () => `u${(count += 1)}`;
  const users = createFakeUserRepository();
  const passwords = createFakePasswordHasher();
  const events = createFakeSecurityLogRepository();
  const subscriptions = createFakeNewsletterRepository();
  const mail = createFakeMailQueue();
  const background = createBackground(createLogger({ name: 'accounts', level: 'silent' }));
  const securityLog = createSecurityLogService({ events, newId: randomUUID, now });
  const tokens = createTokens({ tokens: createFakeTokenRepository(), now });
  const links = createLinks('http://localhost:3000');
  const byMail = { tokens, mail, links, securityLog, background, now };
  const takenFrom: string[] = [];
  const otherWaysIn = [{ removeOf: async (userId: string) => void takenFrom.push(userId) }];
  const claims = createClaims({ users, tokens, securityLog, otherWaysIn });
  const address = createAddressService({ ...byMail, users, passwords, claims });
  const notices = createAccountNotices({ ...byMail, address, events });
  const services = {
    users: createUserService({ users, passwords, newId, now, notices }),
    newsletter: createNewsletterService({ ...byMail, newsletter: subscriptions }),
    address,
    recovery: createRecoveryService({ ...byMail, users, passwords, claims, otherWaysIn }),
    mailedLinks: createMailedLinkService({ tokens, users }),
    invitations: createInvitationService({ ...byMail, users }),
    securityLog,
    passwordChange: createPasswordChangeService({ ...byMail, users, passwords }),
  };
  return {
    ...services,
    services,
    repository: users,
    subscriptions,
    events,
    mail,
    tokens,
    clock,
    takenFrom,
    settled: background.settled,
  };
}
