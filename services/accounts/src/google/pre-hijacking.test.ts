/**
 * The five ways to prepare an account for somebody who has not come yet (Sudhodanan and Paverd, USENIX Security 2022),
 * each tried with mail and with Google: Rosa owns the address, Mallory was there before her.
 */
import { AppError } from '@sojourn/node-kit';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import { createClaims } from '../address/claims';
import { createBackground } from '../background';
import { createLinks } from '../mail/messages/links';
import { createLinkingMessages } from '../mail/messages/linking';
import { createRecoveryService } from '../recovery/recovery.service';
import { createFakePasswordHasher } from '../user/password.provider.fake';
import { createWaysIn } from '../ways-in/ways-in.service';
import { createFakeGoogleIdentityRepository } from './google-identity.repository.fake';
import { claimsOf } from './google.fake';
import { createGoogleService } from './google.service';
import { createLinkingService } from './linking.service';

const ROSA = 'rosa@example.org';
const PASSWORD = 'Sunny-days!1';
const as = (sub: string) => ({ sub, kind: 'user' as const });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

function start() {
  const accounts = createAccountsByMail();
  const { repository: users, tokens, mail, clock, services } = accounts;
  const now = () => clock.now;
  const identities = createFakeGoogleIdentityRepository();
  const passwords = createFakePasswordHasher();
  const { securityLog } = services;
  const claims = createClaims({ users, tokens, securityLog, otherWaysIn: [identities] });
  const background = createBackground({ error: (fault: unknown) => expect(fault).toBeUndefined() });
  const notices = { signedIn: () => undefined };
  const links = createLinks('http://localhost:3000');
  const byMail = { users, passwords, tokens, mail, links, claims, securityLog, background, now };
  const google = createGoogleService({ users, identities, claims, notices, securityLog, now });
  const waysIn = createWaysIn({ users, identities, passkeys: { countOf: async () => 0 } });
  const linking = createLinkingService({ ...byMail, identities, waysIn, messages: createLinkingMessages(links) });
  const recovery = createRecoveryService({ ...byMail, otherWaysIn: [identities] });
  const signUp = async (username: string, email: string) => {
    const user = await services.users.register({ username, email, password: PASSWORD });
    await accounts.settled();
    return user;
  };
  const signIn = (username: string) => services.users.verifyPassword({ username, password: PASSWORD });
  const mailedToken = (address: string) => mail.linkTo(address).searchParams.get('token') as string;
  const settled = () => Promise.all([accounts.settled(), background.settled()]);
  return { ...accounts, users, identities, google, linking, recovery, signUp, signIn, mailedToken, settled };
}

test('classic-federated merge: an account that only claims the address is never joined with her Google account', async () => {
  const { google, identities, signUp, signIn } = start();
  const mallory = await signUp('mallory', ROSA);
  const answer = await google.signIn(claimsOf('rosa', { email: ROSA }));
  expect(answer).toMatchObject({ outcome: 'signed-in', user: { email: ROSA, emailProven: true } });
  expect(answer.outcome === 'signed-in' && answer.user.id).not.toBe(mallory.id);
  expect(await identities.findOf(mallory.id)).toBeNull();
  expect(await codeOf(signIn(ROSA))).toBe('wrong-credentials');
  expect(await codeOf(signIn('mallory'))).toBe('wrong-credentials');
});

test('unexpired session: whoever only claimed the address is named, so that their sessions end', async () => {
  const { google, signUp } = start();
  const mallory = await signUp('mallory', ROSA);
  const answer = await google.signIn(claimsOf('rosa', { email: ROSA }));
  expect(answer).toMatchObject({ fallen: [mallory.id] });
});

describe('trojan identifier', () => {
  test('an account that only claims the address gains no Google account, by password or by mail', async () => {
    const { linking, identities, signUp } = start();
    const mallory = await signUp('mallory', ROSA);
    const own = claimsOf('mallory');
    const link = { userId: mallory.id, password: PASSWORD, google: own };
    expect(await codeOf(linking.linkByPassword(link))).toBe('not-allowed');
    expect(await codeOf(linking.mailLink(as(mallory.id), own))).toBe('not-allowed');
    expect(await identities.findOf(mallory.id)).toBeNull();
  });

  test('a Google account that stood on it all the same is gone once she recovers it by mail', async () => {
    const { recovery, identities, signUp, mailedToken, settled } = start();
    const mallory = await signUp('mallory', ROSA);
    await identities.add({ ...claimsOf('mallory'), userId: mallory.id, isPrimary: false, linkedAt: new Date(0) });
    await recovery.forgot({ email: ROSA });
    await settled();
    await recovery.reset({ token: mailedToken(ROSA), password: 'Analytical!1' });
    expect(await identities.findOf(mallory.id)).toBeNull();
  });
});

test('unexpired e-mail change: a change to her address that was begun before takes nothing', async () => {
  const { address, google, users, signUp, mailedToken, settled } = start();
  const mallory = await signUp('mallory', 'mallory@example.org');
  await address.verify(as(mallory.id), mallory.id, mailedToken('mallory@example.org'));
  await address.askChange(as(mallory.id), mallory.id, { email: ROSA, password: PASSWORD, isFresh: true });
  await settled();
  const token = mailedToken(ROSA);
  const answer = await google.signIn(claimsOf('rosa', { email: ROSA }));
  const rosa = answer.outcome === 'signed-in' ? answer.user.id : '';
  expect(await codeOf(address.change(as(rosa), rosa, token))).toBe('not-allowed');
  expect(await codeOf(address.change(as(mallory.id), mallory.id, token))).toBe('conflict');
  expect((await users.findByAddress(ROSA, 1)).owner?.user.id).toBe(rosa);
});

describe('non-verifying provider', () => {
  const unverified = claimsOf('mallory', { email: ROSA, emailVerified: false });

  test('an address that the provider has not verified opens nothing of hers', async () => {
    const { address, google, signUp, mailedToken } = start();
    const rosa = await signUp('rosa', ROSA);
    await address.verify(as(rosa.id), rosa.id, mailedToken(ROSA));
    const answer = await google.signIn(unverified);
    expect(answer).toMatchObject({ outcome: 'signed-in', user: { emailProven: false }, fallen: [] });
    expect(answer.outcome === 'signed-in' && answer.user.id).not.toBe(rosa.id);
  });

  test('and waits for her in no account: what it made claims nothing that a mail could prove', async () => {
    const { google, recovery, users, mail, signUp, signIn, settled } = start();
    const answer = await google.signIn(unverified);
    const mallory = answer.outcome === 'signed-in' ? answer.user.id : '';
    expect((await users.findByAddress(ROSA, 9)).claimants).toEqual([]);
    await recovery.forgot({ email: ROSA });
    await settled();
    expect(mail.sent.some(({ text }) => text.includes('token='))).toBe(false);
    const rosa = await signUp('rosa', ROSA);
    expect(rosa.id).not.toBe(mallory);
    expect((await signIn(ROSA)).id).toBe(rosa.id);
  });
});
