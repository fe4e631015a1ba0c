/** Leaving: asked for with a proof that it is oneself, and cancelled while there is time. */
import type { Identity } from '@sojourn/contracts';
import type { Leaving, Left, ProvenLeavingRequest } from '@sojourn/contracts/data-rights';
import { AppError, type Logger } from '@sojourn/node-kit';
import type { Background } from '../background';
import type { MailQueue } from '../mail/mail-queue';
import { leavingMessage, stayingMessage } from '../mail/messages/leaving';
import type { Links } from '../mail/messages/links';
import type { PersonClient } from '../person/person.client';
import type { SecurityLog } from '../security/security-log.service';
import { onlyOneself } from '../user/only-oneself';
import type { PasswordHasher } from '../user/password.provider';
import { requireProof } from '../user/require-proof';
import { provenEmailOf, type User } from '../user/user.model';
import type { SignInRecord, UserRepository } from '../user/user.repository';
import { newAccountDeletion } from './account-deletion.model';
import type { AccountDeletionRepository } from './account-deletion.repository';

export type LeavingServiceParts = {
  users: Pick<UserRepository, 'findRecord' | 'setLeaving'>;
  deletions: AccountDeletionRepository;
  passwords: Pick<PasswordHasher, 'verify'>;
  people: Pick<PersonClient, 'pauseLinks'>;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  securityLog: SecurityLog;
  background: Pick<Background, 'run'>;
  logger: Pick<Logger, 'warn'>;
  graceMs: number;
  now: () => Date;
};

/** See {@link createLeavingService}. */
export type LeavingService = ReturnType<typeof createLeavingService>;

const unproven = () =>
  new AppError('not-allowed', 'Please sign in again first, so that nobody else can delete your account.');

const gone = () => new AppError('conflict', 'This account is being deleted already. It is too late to keep it.');

export function createLeavingService(parts: LeavingServiceParts) {
  const { users, deletions, passwords, people, mail, links, securityLog, background, logger, graceMs, now } = parts;

  async function findRecord(caller: Identity, id: string): Promise<SignInRecord> {
    onlyOneself(caller, id);
    const record = await users.findRecord(id);
    if (!record) throw new AppError('not-found', 'This account does not exist.');
    return record;
  }

  /** At once where that is possible; what fails is due again by the stored leaving. @returns whether it was done */
  async function pauseTrips(userId: string, arePaused: boolean): Promise<boolean> {
    try {
      await people.pauseLinks(userId, arePaused);
      return true;
    } catch (error) {
      logger.warn({ cause: String(error) }, 'links were not told of a leaving yet');
      return false;
    }
  }

  const notify = (
    user: User,
    message: (of: { to: string; username: string; links: Links }) => Parameters<MailQueue['enqueue']>[0],
  ) => {
    const to = provenEmailOf(user);
    if (to === null) return;
    background.run('the notice of a leaving', () => mail.enqueue(message({ to, username: user.username, links })));
  };

  return {
    async read(caller: Identity, id: string): Promise<Omit<Leaving, 'isFresh'>> {
      const { user, passwordHash } = await findRecord(caller, id);
      const proof = passwordHash === null ? 'fresh-sign-in' : 'password';
      return { leavesAt: user.leavesAt?.toISOString() ?? null, proof };
    },

    /** May be repeated: the first request counts. The bff ends all sessions. */
    async ask(caller: Identity, id: string, request: ProvenLeavingRequest): Promise<Left> {
      const record = await findRecord(caller, id);
      await requireProof(passwords, record.passwordHash, { ...request, unproven });
      const asked = newAccountDeletion(id, now(), graceMs);
      const deletion = await deletions.begin(asked);
      if (deletion.state !== 'leaving') throw gone();
      const { leavesAt } = deletion;
      await users.setLeaving(id, leavesAt);
      if (await pauseTrips(id, true)) await deletions.change(id, 'leaving', { checkAt: leavesAt });
      await securityLog.record({ userId: id, kind: 'deletion-asked' });
      notify(record.user, (of) => leavingMessage({ ...of, leavesAt }));
      return { leavesAt: leavesAt.toISOString() };
    },

    /** @throws AppError `conflict` when the account is being removed already */
    async cancel(caller: Identity, id: string): Promise<void> {
      const { user } = await findRecord(caller, id);
      const isCancelled = await deletions.change(id, 'leaving', { state: 'staying', checkAt: now() });
      if (!isCancelled) {
        const { state } = (await deletions.find(id)) ?? {};
        if (state === 'erasing' || state === 'erased') throw gone();
      }
      await users.setLeaving(id, null);
      if (!isCancelled) return;
      if (await pauseTrips(id, false)) await deletions.remove(id, 'staying');
      await securityLog.record({ userId: id, kind: 'deletion-cancelled' });
      notify(user, stayingMessage);
    },
  };
}
