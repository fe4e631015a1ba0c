import { currentContext } from '@sojourn/node-kit';
import type { AddressService } from '../address/address.service';
import type { Background } from '../background';
import type { MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { newBrowserMessage } from '../mail/messages/new-browser';
import type { SecurityLogRepository } from '../security/security-log.repository';
import type { SecurityLog } from '../security/security-log.service';
import { provenEmailOf, type User } from './user.model';
import type { AccountNotices } from './user.service';

/** How far back a browser is looked for. */
const EVENTS_READ = 500;

/** What happens beside signing up and in: the message that proves the address, the log, and a word of new browsers. */
export function createAccountNotices(parts: {
  address: Pick<AddressService, 'welcome'>;
  events: Pick<SecurityLogRepository, 'newestOf'>;
  securityLog: SecurityLog;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  background: Background;
  now: () => Date;
}): AccountNotices {
  const { address, events, securityLog, mail, links, background, now } = parts;

  /** A browser is new to an account that has been signed in to before, and never by one of that name. */
  async function isNew(user: User, browser: string): Promise<boolean> {
    const signIns = (await events.newestOf(user.id, EVENTS_READ)).filter(({ kind }) => /^signed-(in|up)$/.test(kind));
    return signIns.some((event) => event.browser !== null) && !signIns.some((event) => event.browser === browser);
  }

  return {
    signedUp(user) {
      background.run('the log of a sign-up', () =>
        securityLog.record({ userId: user.id, kind: 'signed-up', address: user.email }),
      );
      address.welcome(user);
    },
    signedIn(user) {
      const browser = currentContext()?.browser;
      const at = now();
      background.run('the notice of a sign-in', async () => {
        const to = provenEmailOf(user);
        const isWorthAWord = to !== null && browser !== undefined && (await isNew(user, browser));
        await securityLog.record({ userId: user.id, kind: 'signed-in' });
        if (isWorthAWord) await mail.enqueue(newBrowserMessage({ to, username: user.username, browser, at, links }));
      });
    },
  };
}
