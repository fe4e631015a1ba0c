/** A person's own address: proving it, and changing it. Both take a mailed link and the account it was mailed for. */
import type { Identity } from '@sojourn/contracts';
import { PROOF_NEEDED } from '@sojourn/contracts/passkey';
import type { EmailChangeRequest, MailedAddress, PendingAddress, ProvenAddress } from '@sojourn/contracts/mailed';
import { AppError } from '@sojourn/node-kit';
import type { Background } from '../background';
import type { MailOutcome, MailQueue } from '../mail/mail-queue';
import {
  addressChangedNotice,
  addressChangeNotice,
  confirmChangeMessage,
  takenAddressMessage,
} from '../mail/messages/change-address';
import type { Links } from '../mail/messages/links';
import { ownedAddressMessage, verifyAddressMessage } from '../mail/messages/verify-address';
import type { SecurityLog } from '../security/security-log.service';
import type { TokenContent } from '../token/token.model';
import type { Tokens } from '../token/token.service';
import { onlyOneself } from '../user/only-oneself';
import type { PasswordHasher } from '../user/password.provider';
import { requireProof } from '../user/require-proof';
import { currentUserOf, emailKeyOf, provenEmailOf, type User } from '../user/user.model';
import type { ProofOutcome, SignInRecord, UserRepository } from '../user/user.repository';
import type { Claims } from './claims';

const unproven = () =>
  new AppError('not-allowed', 'Please show first that it is you.', { details: { reason: PROOF_NEEDED } });

export type AddressServiceParts = {
  users: Pick<UserRepository, 'findRecord' | 'findByAddress' | 'proveAddress' | 'changeAddress'>;
  passwords: Pick<PasswordHasher, 'verify'>;
  tokens: Tokens;
  mail: MailQueue;
  links: Links;
  claims: Claims;
  securityLog: SecurityLog;
  background: Background;
  now: () => Date;
};

/** See {@link createAddressService}. */
export type AddressService = ReturnType<typeof createAddressService>;

/** The one answer to a mailed link that is good for nothing, whatever the reason. */
export const deadLink = () =>
  new AppError('not-found', 'This link is no longer good. Links work once, and for an hour. Please ask for a new one.');

const OWNED = 'This address belongs to another account now. Please use another address, or sign in to that account.';
const OWNED_BY_GOOGLE =
  'This email is already registered with a Google account. Please sign in with Google instead, or use a different email address.';

export function createAddressService(parts: AddressServiceParts) {
  const { users, passwords, tokens, mail, links, claims, securityLog, background, now } = parts;

  async function findRecord(caller: Identity, id: string): Promise<SignInRecord> {
    onlyOneself(caller, id);
    const record = await users.findRecord(id);
    if (!record) throw new AppError('not-found', 'This account does not exist.');
    return record;
  }

  async function mailVerification({ id, username, email, emailKey }: User): Promise<MailOutcome> {
    if (emailKey === null) throw new AppError('conflict', OWNED);
    const { owner } = await users.findByAddress(emailKey, 0);
    if (owner && owner.user.id !== id) {
      const hasPassword = owner.passwordHash !== null;
      return mail.enqueue(
        ownedAddressMessage({ to: owner.user.email, owner: owner.user.username, hasPassword, links }),
      );
    }
    const token = await tokens.issue('verify-address', { userId: id, data: { emailKey } });
    return mail.enqueue(verifyAddressMessage({ to: email, username, token, links }));
  }

  /** Uses a link up, for the account that it was mailed for and for no other: a proof is of the one who asks for it. */
  async function redeem(
    purpose: 'verify-address' | 'change-address',
    { caller, id, token }: { caller: Identity; id: string; token: string },
  ): Promise<{ user: User; data: TokenContent['data'] }> {
    const { user } = await findRecord(caller, id);
    const content = await tokens.read(purpose, token);
    if (!content) throw deadLink();
    if (content.userId !== id) {
      throw new AppError('not-allowed', 'This link is for another account. Please sign in to that one first.');
    }
    const redeemed = await tokens.redeem(purpose, token);
    if (!redeemed) throw deadLink();
    return { user, data: redeemed.data };
  }

  /** Whoever used the link has shown that the address is theirs, and may know how its account is entered. */
  async function owned(emailKey: string): Promise<AppError> {
    const { owner } = await users.findByAddress(emailKey, 0);
    return new AppError('conflict', owner?.passwordHash === null ? OWNED_BY_GOOGLE : OWNED);
  }

  async function settle(outcome: ProofOutcome, at: { id: string; emailKey: string }): Promise<ProvenAddress> {
    if (outcome === 'owned') throw await owned(at.emailKey);
    if (outcome === 'not-claimed') throw deadLink();
    const record = await users.findRecord(at.id);
    const { emailKey } = record?.user ?? {};
    if (!record || !emailKey) throw deadLink();
    const { user } = record;
    return { user: currentUserOf(user), fallen: await claims.drop({ email: user.email, emailKey }, at.id) };
  }

  return {
    /** After sign-up, and after its answer: the address's owner is told where there is one, else it can be proven. */
    welcome(user: User): void {
      background.run('the message after sign-up', () => mailVerification(user));
    },

    /** @throws AppError `too-many-requests` when the address had several such messages */
    async resend(caller: Identity, id: string): Promise<MailedAddress> {
      const { user } = await findRecord(caller, id);
      if (provenEmailOf(user)) throw new AppError('conflict', 'Your address is confirmed already.');
      if ((await mailVerification(user)) === 'limited') throw limited();
      return { email: user.email };
    },

    async verify(caller: Identity, id: string, token: string): Promise<ProvenAddress> {
      const { data } = await redeem('verify-address', { caller, id, token });
      const emailKey = data['emailKey'] ?? '';
      const outcome = await users.proveAddress(id, { emailKey, at: now() });
      const proven = await settle(outcome, { id, emailKey });
      await securityLog.record({ userId: id, kind: 'email-verified', address: proven.user.email });
      return proven;
    },

    /** Nothing changes until the link is used; the address of now is told. */
    async askChange(caller: Identity, id: string, change: EmailChangeRequest): Promise<MailedAddress> {
      const { user, passwordHash } = await findRecord(caller, id);
      const { email } = change;
      // An address opens the account by a mailed link, so a page that was left open is not enough to change it.
      await requireProof(passwords, passwordHash, { ...change, unproven });
      const emailKey = emailKeyOf(email);
      const proven = provenEmailOf(user);
      if (proven !== null && emailKey === user.emailKey) {
        const message = 'This is your address already.';
        throw new AppError('bad-input', message, { details: [{ path: 'email', message }] });
      }
      await mail.check();
      await tokens.withdraw(id, ['change-address']);
      // One whose address belongs to somebody waits like any other, so that nothing is told by it; it is mailed to nobody.
      const token = await tokens.issue('change-address', { userId: id, data: { email, emailKey } });
      background.run('the messages of a change of address', async () => {
        const { owner } = await users.findByAddress(emailKey, 0);
        if (owner) {
          await mail.enqueue(takenAddressMessage({ to: owner.user.email, owner: owner.user.username, links }));
        } else {
          await mail.enqueue(confirmChangeMessage({ to: email, username: user.username, token, links }));
        }
        if (proven !== null) {
          await mail.enqueue(addressChangeNotice({ to: proven, username: user.username, next: email, links }));
        }
        await securityLog.record({ userId: id, kind: 'email-change-asked', address: email });
      });
      return { email };
    },

    /** The change that waits for its link to be used. */
    async pendingChange(caller: Identity, id: string): Promise<PendingAddress> {
      onlyOneself(caller, id);
      const pending = await tokens.pending(id, 'change-address');
      if (!pending) return { pending: null };
      return { pending: { email: pending.data['email'] ?? '', expiresAt: pending.expiresAt.toISOString() } };
    },

    /** The link that was mailed opens nothing any more. */
    async cancelChange(caller: Identity, id: string): Promise<PendingAddress> {
      onlyOneself(caller, id);
      await tokens.withdraw(id, ['change-address']);
      return { pending: null };
    },

    async change(caller: Identity, id: string, token: string): Promise<ProvenAddress> {
      const { user, data } = await redeem('change-address', { caller, id, token });
      const { email = '', emailKey = '' } = data;
      const outcome = await users.changeAddress(id, { email, emailKey, at: now() });
      const changed = await settle(outcome, { id, emailKey });
      // Links that went to the address of before open nothing any more.
      await tokens.withdraw(id);
      await securityLog.record({ userId: id, kind: 'email-changed', address: email });
      const before = provenEmailOf(user);
      if (before !== null) {
        background.run('the notice of a changed address', () =>
          mail.enqueue(addressChangedNotice({ to: before, username: user.username, next: email })),
        );
      }
      return changed;
    },
  };
}

/** The refusal of one more message to an address that has had several. */
export const limited = () =>
  new AppError('too-many-requests', 'We have sent several messages to this address. Please try again in an hour.', {
    retryAfterSeconds: 3_600,
  });
