/** Leaving and removing over stores in memory, for tests: a person of everything, and a clock that a test sets. */
import { randomUUID } from 'node:crypto';
import { createBackground } from '../background';
import { newExport, readyAt } from '../export/export.model';
import { createFakeExportRepository } from '../export/export.repository.fake';
import { createFakeGoogleIdentityRepository } from '../google/google-identity.repository.fake';
import { createFakeMailQueue } from '../mail/mail-queue.fake';
import { createLinks } from '../mail/messages/links';
import { createFakeNewsletterRepository } from '../newsletter/newsletter.repository.fake';
import { createFakePasskeyRepository } from '../passkey/passkey.repository.fake';
import { createFakePersonClient } from '../person/person.client.fake';
import { createFakeSecurityLogRepository } from '../security/security-log.repository.fake';
import { createSecurityLogService } from '../security/security-log.service';
import { createFakeTokenRepository } from '../token/token.repository.fake';
import { createTokens } from '../token/token.service';
import { createFakePasswordHasher } from '../user/password.provider.fake';
import { emailKeyOf, newUser } from '../user/user.model';
import { createFakeUserRepository } from '../user/user.repository.fake';
import { createFakeAccountDeletionRepository } from './account-deletion.repository.fake';
import { createErasureService } from './erasure.service';
import { createLeavingService } from './leaving.service';

export const GRACE_MS = 7 * 86_400_000;
export const PASSWORD = 'Analytical!1';

export function startLeaving() {
  const clock = { at: new Date('2026-11-22T12:00:00Z') };
  const now = () => clock.at;
  const warnings: object[] = [];
  const logger = { warn: (said: object) => void warnings.push(said), info: () => undefined };
  const background = createBackground({ error: (fault: unknown) => expect(fault).toBeUndefined() });
  const [users, deletions, exports] = [
    createFakeUserRepository(),
    createFakeAccountDeletionRepository(),
    createFakeExportRepository(),
  ];
  const [identities, passkeys] = [createFakeGoogleIdentityRepository(), createFakePasskeyRepository()];
  const [events, newsletter] = [createFakeSecurityLogRepository(), createFakeNewsletterRepository()];
  const tokenStore = createFakeTokenRepository();
  const tokens = createTokens({ tokens: tokenStore, now });
  const [mail, people, passwords] = [createFakeMailQueue(), createFakePersonClient(), createFakePasswordHasher()];
  const links = createLinks('https://sojourn.example');
  const securityLog = createSecurityLogService({ events, newId: randomUUID, now });
  const stores = { users, deletions, people, mail, links, securityLog, background, logger, passwords, now };
  const leaving = createLeavingService({ ...stores, graceMs: GRACE_MS });
  const erasureParts = {
    ...stores,
    waysIn: [identities, passkeys, tokenStore],
    owned: [exports],
    tokens: tokenStore,
    newsletter,
    events,
  };
  const erasure = createErasureService(erasureParts);

  /** Somebody with something in every store. */
  async function addPerson(name: string, { isProven = true, hasPassword = true } = {}) {
    const email = `${name}@example.org`;
    const user = newUser({ username: name, email, password: PASSWORD }, { id: name, at: clock.at });
    const passwordHash = hasPassword ? await passwords.hash(PASSWORD) : null;
    await users.add({ user: { ...user, emailProvenAt: isProven ? clock.at : null }, passwordHash });
    await identities.add({
      issuer: 'https://accounts.google.com',
      subject: `sub-${name}`,
      userId: name,
      email,
      isPrimary: false,
      linkedAt: clock.at,
    });
    await tokens.issue('reset-password', { userId: name });
    await tokens.issue('confirm-newsletter', { data: { email, emailKey: emailKeyOf(email) } });
    await newsletter.save({ emailKey: emailKeyOf(email), email, subscribedAt: clock.at, unsubscribeToken: name });
    await securityLog.record({ userId: name, kind: 'signed-in' });
    await exports.begin(newExport({ userId: name, id: `export-${name}`, askedAt: clock.at, sessions: [] }));
    await exports.change(name, `export-${name}`, readyAt(clock.at, 3));
    exports.files.set(`export-${name}`, Buffer.from(name));
    people.trips.set(name, new Map([[1, { title: 'Rome', trip: {}, files: [] }]]));
    return user;
  }
  const as = (name: string) => ({ sub: name, kind: 'user' }) as const;
  const pass = (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms));
  const repositories = { users, deletions, exports, identities, passkeys, events, newsletter, tokenStore };
  const rest = { tokens, mail, people, passwords, warnings, background, erasureParts };
  return { leaving, erasure, addPerson, as, pass, clock, ...repositories, ...rest };
}
