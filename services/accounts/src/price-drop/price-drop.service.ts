/** Mails drops of watched prices: they wait in search, and are fetched, so that search needs no right to send anything. */
import type { Logger } from '@sojourn/node-kit';
import type { MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { priceDropMessage } from '../mail/messages/price-drop';
import { provenEmailOf } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import type { NoticeClient } from './notice.client';

export type PriceDropParts = {
  notices: NoticeClient;
  users: Pick<UserRepository, 'findById'>;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  logger: Pick<Logger, 'info'>;
};

/** A round ends after so many pages; what is left is there in a minute. */
const PAGES_A_ROUND = 50;

export function createPriceDrops({ notices, users, mail, links, logger }: PriceDropParts) {
  return {
    /**
     * One round: everything that waits. A message goes to the account's own address once it is proven, and to nobody
     * else; its name is the notice's, so that one handed in twice is sent once.
     */
    async run(): Promise<void> {
      for (let page = 0; page < PAGES_A_ROUND; page += 1) {
        const claimed = await notices.claim();
        if (claimed.length === 0) return;
        for (const notice of claimed) {
          const user = await users.findById(notice.userId);
          const to = user && provenEmailOf(user);
          if (to) await mail.enqueue(priceDropMessage({ to, notice, links }));
        }
        await notices.done(claimed.map(({ id }) => id));
        logger.info({ count: claimed.length }, 'drops of watched prices were handed over');
      }
    },
  };
}
