import type { Identity } from '@sojourn/contracts';
import type { PasswordChange } from '@sojourn/contracts/account';
import { AppError } from '@sojourn/node-kit';
import type { Background } from '../background';
import type { MailQueue } from '../mail/mail-queue';
import { passwordChanged } from '../mail/messages/password-changed';
import type { Links } from '../mail/messages/links';
import type { SecurityLog } from '../security/security-log.service';
import type { Tokens } from '../token/token.service';
import { onlyOneself } from '../user/only-oneself';
import type { PasswordHasher } from '../user/password.provider';
import { provenEmailOf } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';

/** Changing the password by the one who knows it. */
export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;

type Parts = {
  users: UserRepository;
  passwords: PasswordHasher;
  securityLog: SecurityLog;
  tokens: Pick<Tokens, 'withdraw'>;
  mail: Pick<MailQueue, 'enqueue'>;
  links: Links;
  /** What the change does not wait for. */
  background: Pick<Background, 'run'>;
};

const wrong = () =>
  new AppError('wrong-credentials', 'Your current password is not right.', {
    details: [{ path: 'currentPassword', message: 'Your current password is not right.' }],
  });

export function createPasswordChangeService({ users, passwords, securityLog, tokens, mail, links, background }: Parts) {
  return {
    /** @throws AppError `wrong-credentials` unless the current password is right */
    async change(caller: Identity, id: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
      onlyOneself(caller, id);
      const record = await users.findRecord(id);
      const from = record?.passwordHash ?? null;
      const { matches } = await passwords.verify(from, currentPassword);
      if (!record || from === null || !matches) throw wrong();
      // Somebody else changed it in between: what was typed is the current one no more.
      if (!(await users.replaceHash(id, { from, to: await passwords.hash(newPassword) }))) throw wrong();
      await tokens.withdraw(id, ['reset-password']);
      await securityLog.record({ userId: id, kind: 'password-changed' });
      const to = provenEmailOf(record.user);
      if (to !== null) background.run('password notice', () => mail.enqueue(passwordChanged({ to, links })));
    },
  };
}
