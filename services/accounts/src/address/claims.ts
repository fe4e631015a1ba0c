import type { SecurityLog } from '../security/security-log.service';
import type { Tokens } from '../token/token.service';
import type { UserRepository } from '../user/user.repository';
import type { OtherWayIn } from '../ways-in/other-way-in';

/** What falls when an address is proven: see docs/decisions/032-whose-address-it-is.md. */
export type Claims = {
  /**
   * Every other account that claims the address without a proof loses the claim, its password and
   * other ways in, and what was mailed to it.
   * @returns the ids of those accounts, whose sessions the bff ends
   */
  drop(address: { email: string; emailKey: string }, owner: string): Promise<string[]>;
};

/** Creates {@link Claims}. */
export function createClaims(parts: {
  users: Pick<UserRepository, 'dropClaims'>;
  tokens: Pick<Tokens, 'withdraw'>;
  securityLog: SecurityLog;
  otherWaysIn: readonly OtherWayIn[];
}): Claims {
  return {
    async drop({ email, emailKey }, owner) {
      const fallen = await parts.users.dropClaims(emailKey, owner);
      for (const userId of fallen) {
        for (const way of parts.otherWaysIn) await way.removeOf(userId);
        await parts.tokens.withdraw(userId);
        await parts.securityLog.record({ userId, kind: 'email-claim-lost', address: email });
      }
      return fallen;
    },
  };
}
