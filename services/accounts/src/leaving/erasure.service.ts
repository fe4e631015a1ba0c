/** What is due of leavings: links are paused or go on, and whoever's time is over is removed from every store. */
import { AppError, type Logger } from '@sojourn/node-kit';
import type { Addressee } from '../mail/mail-queue';
import type { NewsletterRepository } from '../newsletter/newsletter.repository';
import type { PersonClient } from '../person/person.client';
import type { SecurityLogRepository } from '../security/security-log.repository';
import type { TokenRepository } from '../token/token.repository';
import { emailKeyOf, type User } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import { AGAIN_MS, SECOND_LOOK_MS, stepOf, type AccountDeletion } from './account-deletion.model';
import type { AccountDeletionRepository } from './account-deletion.repository';

/** What belongs to an account and is found by its id alone: ways in, downloads. */
export type OwnedByAccount = { removeOf(userId: string): Promise<unknown> };

export type ErasureServiceParts = {
  deletions: AccountDeletionRepository;
  users: Pick<UserRepository, 'findById' | 'setLeaving' | 'close' | 'remove'>;
  /** Removed first, so that nobody comes in any more. */
  waysIn: readonly OwnedByAccount[];
  owned: readonly OwnedByAccount[];
  tokens: Pick<TokenRepository, 'removeByAddress'>;
  newsletter: Pick<NewsletterRepository, 'removeByAddress'>;
  events: Pick<SecurityLogRepository, 'newestOf' | 'removeAllOf'>;
  /** Messages that wait, and those that were written instead of sent. */
  mail: { forget(who: Addressee): Promise<void> };
  people: Pick<PersonClient, 'pauseLinks' | 'removeAll'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  now: () => Date;
};

const AT_ONCE = 20;
const MOST_EVENTS = 500;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

export function createErasureService(parts: ErasureServiceParts) {
  const { deletions, users, waysIn, owned, tokens, newsletter, events, mail, people, logger, now } = parts;

  /** Addresses that were theirs, this one and those before. */
  async function addressesOf({ id, email }: User): Promise<Set<string>> {
    const log = await events.newestOf(id, MOST_EVENTS);
    const before = log.filter(({ kind }) => kind === 'email-verified' || kind === 'email-changed');
    return new Set([email, ...before.flatMap(({ address }) => address ?? [])].map(emailKeyOf));
  }

  async function forgetAddresses(user: User): Promise<void> {
    for (const address of await addressesOf(user)) {
      await mail.forget({ address, username: user.username });
      await tokens.removeByAddress(address);
      // Of an address that nobody has shown to be theirs the newsletter may be somebody else's.
      if (user.emailProvenAt !== null) await newsletter.removeByAddress(address);
    }
  }

  /** Every step may be repeated, and the account itself goes last: what is half done is found again. */
  async function erase(userId: string): Promise<void> {
    const user = await users.findById(userId);
    await users.close(userId);
    for (const way of waysIn) await way.removeOf(userId);
    await people.removeAll(userId);
    for (const each of owned) await each.removeOf(userId);
    if (user) await forgetAddresses(user);
    await events.removeAllOf(userId);
    await users.remove(userId);
  }

  async function advance({ userId, ...deletion }: AccountDeletion): Promise<void> {
    const step = stepOf({ userId, ...deletion }, now());
    if (step === 'go-on') {
      await users.setLeaving(userId, null);
      await people.pauseLinks(userId, false);
      return deletions.remove(userId, 'staying');
    }
    if (step === 'stop') {
      await users.setLeaving(userId, deletion.leavesAt);
      await people.pauseLinks(userId, true);
      return void (await deletions.change(userId, 'leaving', { checkAt: deletion.leavesAt }));
    }
    if (step === 'look-again') {
      await erase(userId);
      return deletions.remove(userId, 'erased');
    }
    if (deletion.state === 'leaving') {
      const isOurs = await deletions.change(userId, 'leaving', { state: 'erasing', checkAt: now() });
      // Cancelled in the last moment, or another process has begun.
      if (!isOurs) return;
    }
    await erase(userId);
    await deletions.change(userId, 'erasing', { state: 'erased', checkAt: later(now(), SECOND_LOOK_MS) });
    logger.info({ step }, 'an account was removed');
  }

  return {
    /** One round: all that is due. What fails stays due, and is tried again in a minute. */
    async run(): Promise<void> {
      for (const deletion of await deletions.due(now(), AT_ONCE)) {
        try {
          await advance(deletion);
        } catch (error) {
          const code = error instanceof AppError ? error.code : 'internal';
          logger.warn({ state: deletion.state, code }, 'a leaving is tried again');
          await deletions.change(deletion.userId, deletion.state, { checkAt: later(now(), AGAIN_MS) });
          // The first step may have gone on to the second.
          if (deletion.state === 'leaving') {
            await deletions.change(deletion.userId, 'erasing', { checkAt: later(now(), AGAIN_MS) });
          }
        }
      }
    },
  };
}
