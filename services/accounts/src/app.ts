import { createServiceApp, type HealthSubject, type IdentityVerifier, type Logger } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { AddressService } from './address/address.service';
import { addInvitationRoutes } from './invitation/invitation.routes';
import type { InvitationService } from './invitation/invitation.service';
import type { MailedLinkService } from './address/mailed-link.service';
import { addMailedRoutes } from './address/mailed.routes';
import type { NewsletterService } from './newsletter/newsletter.service';
import { addNewsletterRoutes } from './newsletter/newsletter.routes';
import { addPasswordChangeRoutes } from './password/password-change.routes';
import type { PasswordChangeService } from './password/password-change.service';
import { addSecurityLogRoutes } from './security/security-log.routes';
import type { SecurityLogService } from './security/security-log.service';
import type { RecoveryService } from './recovery/recovery.service';
import type { UserService } from './user/user.service';
import { addUserRoutes } from './user/user.routes';

/** Everything the app needs, already built. */
export type AppParts = Pick<HealthSubject, 'version' | 'adapters' | 'checks'> & {
  logger: Logger;
  verifier: IdentityVerifier;
  users: UserService;
  newsletter: NewsletterService;
  address: AddressService;
  recovery: RecoveryService;
  mailedLinks: MailedLinkService;
  invitations: InvitationService;
  securityLog: SecurityLogService;
  passwordChange: PasswordChangeService;
  /** Adds the routes of a subject; one function each. */
  subjects?: readonly ((router: Router) => void)[];
};

/** The accounts service as an app: takes use cases, so that a test can give it fakes. */
export function createApp(parts: AppParts) {
  const { users, newsletter, securityLog, address, recovery, mailedLinks, invitations, ...more } = parts;
  const { passwordChange, subjects = [], ...service } = more;
  return createServiceApp({
    name: 'accounts',
    ...service,
    routes: (router) => {
      addUserRoutes(router, users);
      addNewsletterRoutes(router, newsletter);
      addInvitationRoutes(router, invitations);
      addMailedRoutes(router, { address, recovery, mailedLinks });
      addSecurityLogRoutes(router, securityLog);
      addPasswordChangeRoutes(router, passwordChange);
      for (const addRoutes of subjects) addRoutes(router);
    },
  });
}
