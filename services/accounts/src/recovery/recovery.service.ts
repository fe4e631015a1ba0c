/** A forgotten password: a link to the address, and a new password by that link. */
import type { ForgottenPassword, PasswordReset, ProvenAddress } from '@sojourn/contracts/mailed';
import type { Claims } from '../address/claims';
import { deadLink } from '../address/address.service';
import type { Background } from '../background';
import type { MailQueue } from '../mail/mail-queue';
import type { Links } from '../mail/messages/links';
import { noAccountMessage, passwordResetNotice, resetPasswordMessage } from '../mail/messages/reset-password';
import type { SecurityLog } from '../security/security-log.service';
import type { Tokens } from '../token/token.service';
import type { PasswordHasher } from '../user/password.provider';
import { CLAIMANTS_TRIED, currentUserOf, emailKeyOf } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import type { OtherWayIn } from '../ways-in/other-way-in';

export type RecoveryServiceParts = {
  users: Pick<UserRepository, 'findRecord' | 'findByAddress' | 'proveAddress' | 'setHash'>;
  passwords: Pick<PasswordHasher, 'hash'>;
  tokens: Tokens;
  mail: MailQueue;
  links: Links;
  claims: Claims;
  securityLog: SecurityLog;
  background: Background;
  otherWaysIn: readonly OtherWayIn[];
  now: () => Date;
};

/** See {@link createRecoveryService}. */
export type RecoveryService = ReturnType<typeof createRecoveryService>;

export function createRecoveryService(parts: RecoveryServiceParts) {
  const { users, passwords, tokens, mail, links, claims, securityLog, background, otherWaysIn, now } = parts;

  async function mailLinks(email: string): Promise<void> {
    const emailKey = emailKeyOf(email);
    const { owner, claimants } = await users.findByAddress(emailKey, CLAIMANTS_TRIED);
    const meant = owner ? [owner] : claimants;
    if (meant.length === 0) await mail.enqueue(noAccountMessage({ to: email, links }));
    for (const { user } of meant) {
      const token = await tokens.issue('reset-password', { userId: user.id, data: { emailKey } });
      await mail.enqueue(resetPasswordMessage({ to: user.email, username: user.username, token, links }));
      await securityLog.record({ userId: user.id, kind: 'password-reset-asked', address: user.email });
    }
  }

  return {
    /**
     * Answers before anything is looked up: the same, as soon, for every address. One that nobody has proven gets a link
     * for each account that claims it, up to three.
     */
    async forgot({ email }: ForgottenPassword): Promise<void> {
      await mail.check();
      background.run('the message of a forgotten password', () => mailLinks(email));
    },

    /**
     * Sets the password, and makes the address theirs who read the message. Whatever was pending for the account is over;
     * the bff ends its sessions, and those of the accounts that lost their claim.
     */
    async reset({ token, password }: PasswordReset): Promise<ProvenAddress> {
      // Hashed before the link is used up: a busy moment must not cost somebody their link.
      const [content, passwordHash] = [await tokens.read('reset-password', token), await passwords.hash(password)];
      const redeemed = content && (await tokens.redeem('reset-password', token));
      const record = redeemed?.userId ? await users.findRecord(redeemed.userId) : null;
      const emailKey = redeemed?.data['emailKey'];
      if (!record || !emailKey || record.user.emailKey !== emailKey) throw deadLink();
      const { id, email, username, emailProvenAt } = record.user;
      const { owner } = await users.findByAddress(emailKey, 0);
      if (owner && owner.user.id !== id) throw deadLink();

      // The password first: an address must never be proven for somebody whose password is still the old one.
      await users.setHash(id, passwordHash);
      if (!emailProvenAt) for (const way of otherWaysIn) await way.removeOf(id);
      await tokens.withdraw(id);
      if ((await users.proveAddress(id, { emailKey, at: now() })) !== 'proven') throw deadLink();
      const fallen = await claims.drop({ email, emailKey }, id);
      await securityLog.record({ userId: id, kind: 'password-reset', address: email });
      background.run('the notice of a new password', () =>
        mail.enqueue(passwordResetNotice({ to: email, username, links })),
      );
      const proven = await users.findRecord(id);
      if (!proven) throw deadLink();
      return { user: currentUserOf(proven.user), fallen };
    },
  };
}
