import type { GoogleClaims } from '@sojourn/contracts/account-link';
import { createClaims } from '../address/claims';
import { createBackground } from '../background';
import { createFakeMailQueue } from '../mail/mail-queue.fake';
import { createLinks } from '../mail/messages/links';
import { createLinkingMessages } from '../mail/messages/linking';
import { createFakePasskeyRepository } from '../passkey/passkey.repository.fake';
import { createFakeSecurityLog } from '../security/security-log.fake';
import { createFakeTokenRepository } from '../token/token.repository.fake';
import { createTokens } from '../token/token.service';
import { createFakePasswordHasher } from '../user/password.provider.fake';
import { createFakeUserRepository } from '../user/user.repository.fake';
import { createUserService } from '../user/user.service';
import { createWaysIn } from '../ways-in/ways-in.service';
import { createFakeGoogleIdentityRepository } from './google-identity.repository.fake';
import { createGoogleService } from './google.service';
import { createLinkingService } from './linking.service';

/** A Google account as the bff hands it on. */
export const claimsOf = (subject: string, more: Partial<GoogleClaims> = {}): GoogleClaims => ({
  issuer: 'https://accounts.google.com',
  subject,
  email: `${subject}@example.org`,
  emailVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  ...more,
});

/** Google sign-in and linking over stores in memory; `clock.at` is what time it is. */
export function startGoogle() {
  let made = 0;
  const newId = () => `u${(made += 1)}`;
  const clock = { at: new Date('2026-11-22T09:00:00Z') };
  const now = () => clock.at;
  const users = createFakeUserRepository();
  const identities = createFakeGoogleIdentityRepository();
  const passkeys = createFakePasskeyRepository();
  const tokens = createTokens({ tokens: createFakeTokenRepository(), now });
  const mail = createFakeMailQueue();
  const securityLog = createFakeSecurityLog();
  const background = createBackground({ error: (fault: unknown) => expect(fault).toBeUndefined() });
  const passwords = createFakePasswordHasher();
  const messages = createLinkingMessages(createLinks('https://sojourn.example'));
  const google = createGoogleService({
    users,
    identities,
    claims: createClaims({ users, tokens, securityLog, otherWaysIn: [identities, passkeys] }),
    notices: {
      signedIn: ({ id }) => background.run('the log', () => securityLog.record({ userId: id, kind: 'signed-in' })),
    },
    securityLog,
    newId,
    random: () => 0.5,
    now,
  });
  const linking = createLinkingService({
    users,
    identities,
    passwords,
    waysIn: createWaysIn({ users, identities, passkeys }),
    tokens,
    mail,
    messages,
    securityLog,
    background,
    now,
  });
  const accounts = createUserService({ users, passwords, newId, now });

  /** Signs up by the form; `isProven` also proves the address. */
  async function signUp(name: string, { isProven = false, email = `${name}@example.org` } = {}) {
    const user = await accounts.register({ username: name, email, password: 'Sunny-days!1' });
    if (isProven) await users.proveAddress(user.id, { emailKey: email, at: now() });
    return user;
  }
  /** The token in the latest mail to an address. */
  const mailedToken = (address: string) => mail.linkTo(address).searchParams.get('token') as string;
  const as = (sub: string) => ({ sub, kind: 'user' as const });
  return {
    users,
    identities,
    passkeys,
    tokens,
    mail,
    securityLog,
    google,
    linking,
    accounts,
    clock,
    signUp,
    mailedToken,
    as,
    settled: background.settled,
  };
}
