import { randomUUID } from 'node:crypto';
import { createClaims } from '../address/claims';
import { createBackground } from '../background';
import { createFakeGoogleIdentityRepository } from '../google/google-identity.repository.fake';
import { createFakeMailQueue } from '../mail/mail-queue.fake';
import { createLinks } from '../mail/messages/links';
import { createRecoveryService } from '../recovery/recovery.service';
import { createFakeSecurityLog } from '../security/security-log.fake';
import { createFakeTokenRepository } from '../token/token.repository.fake';
import { createTokens } from '../token/token.service';
import { createFakePasswordHasher } from '../user/password.provider.fake';
import { newUser } from '../user/user.model';
import { createFakeUserRepository } from '../user/user.repository.fake';
import { createWaysIn } from '../ways-in/ways-in.service';
import { createAuthenticator } from './authenticator.fake';
import { createWebAuthnProvider } from './passkey.provider.webauthn';
import { createFakePasskeyRepository } from './passkey.repository.fake';
import { createPasskeyService } from './passkey.service';

export const PASSWORD = 'Sunny-days!1';

/** Passkeys over stores in memory and the real protocol; `clock.at` is what time it is. */
export function startPasskeys() {
  const clock = { at: new Date('2026-11-22T09:00:00Z') };
  const now = () => clock.at;
  const users = createFakeUserRepository();
  const passkeys = createFakePasskeyRepository();
  const identities = createFakeGoogleIdentityRepository();
  const tokens = createTokens({ tokens: createFakeTokenRepository(), now });
  const mail = createFakeMailQueue();
  const securityLog = createFakeSecurityLog();
  const background = createBackground({ error: (fault: unknown) => expect(fault).toBeUndefined() });
  const passwords = createFakePasswordHasher();
  const links = createLinks('https://sojourn.example');
  const waysIn = createWaysIn({ users, identities, passkeys });
  const byMail = { users, passwords, tokens, mail, links, securityLog, background, now };
  const signedIn: string[] = [];
  const service = createPasskeyService({
    ...byMail,
    passkeys,
    waysIn,
    provider: createWebAuthnProvider('https://sojourn.example'),
    notices: { signedIn: ({ id }) => void signedIn.push(id) },
  });
  const otherWaysIn = [identities, passkeys];
  const claims = createClaims({ users, tokens, securityLog, otherWaysIn });
  const recovery = createRecoveryService({ ...byMail, claims, otherWaysIn });

  const as = (sub: string) => ({ sub, kind: 'user' as const });
  /** Stores an account; `isProven` says whether its address is, `hasPassword` whether it has the {@link PASSWORD}. */
  async function signUp(name: string, { isProven = true, hasPassword = true, email = `${name}@example.org` } = {}) {
    const user = newUser({ username: name, email, password: '' }, { id: name, at: now() });
    const passwordHash = hasPassword ? await passwords.hash(PASSWORD) : null;
    await users.add({ user: { ...user, emailProvenAt: isProven ? now() : null }, passwordHash });
    return name;
  }
  /** Adds a passkey of a new device, and answers the device with it. */
  async function addPasskey(id: string, device = createAuthenticator()) {
    const options = await service.begin(as(id), id);
    const passkey = await service.add(as(id), id, device.create(options));
    return { device, passkey, options };
  }
  const newChallenge = () => ({ challenge: Buffer.from(randomUUID()).toString('base64url') });
  return {
    ...{ users, passkeys, identities, tokens, mail, securityLog, service, waysIn, claims, recovery, clock, signedIn },
    ...{ as, signUp, addPasskey, newChallenge, settled: background.settled },
  };
}
