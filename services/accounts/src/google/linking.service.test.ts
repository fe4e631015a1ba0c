import { AppError } from '@sojourn/node-kit';
import { claimsOf, startGoogle } from './google.fake';

const PASSWORD = 'Sunny-days!1';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('linking by the password', () => {
  test('adds Google, says so by mail and in the log, and both ways open the account', async () => {
    const { linking, google, accounts, mail, securityLog, signUp, as, settled } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    const claims = claimsOf('g', { email: 'at@gmail.com' });
    expect(await linking.linkByPassword({ userId: rosa.id, password: PASSWORD, google: claims })).toMatchObject({
      id: rosa.id,
    });
    expect(await google.signIn(claims)).toMatchObject({ outcome: 'signed-in', user: { id: rosa.id } });
    expect((await accounts.verifyPassword({ username: 'rosa', password: PASSWORD })).id).toBe(rosa.id);
    expect(await linking.readLinks(as(rosa.id), rosa.id)).toMatchObject({
      hasLinkedAccount: true,
      linkedAccountType: 'google',
      linkedAccountInfo: { email: 'at@gmail.com' },
    });
    await settled();
    expect(mail.sent).toMatchObject([{ kind: 'google-linked', to: 'rosa@example.org', isLimited: false }]);
    expect(securityLog.recorded).toContainEqual({ userId: rosa.id, kind: 'google-linked', address: 'at@gmail.com' });
  });

  test.each([
    ['a wrong password', 'wrong-credentials', { password: 'Wrong!1' }],
    ['nobody', 'not-found', { userId: 'nobody' }],
  ])('refuses %s', async (...[, code, change]) => {
    const { linking, identities, signUp } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    const link = { userId: rosa.id, password: PASSWORD, google: claimsOf('g'), ...change };
    expect(await codeOf(linking.linkByPassword(link))).toBe(code);
    expect(await identities.findOf(rosa.id)).toBeNull();
  });

  test('refuses an account whose address is unproven: it may have been prepared by somebody else', async () => {
    const { linking, signUp } = startGoogle();
    const rosa = await signUp('rosa');
    const link = { userId: rosa.id, password: PASSWORD, google: claimsOf('g') };
    expect(await codeOf(linking.linkByPassword(link))).toBe('not-allowed');
  });

  test('refuses a second Google account, and one that opens another account', async () => {
    const { linking, google, signUp } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    const link = (subject: string) =>
      linking.linkByPassword({ userId: rosa.id, password: PASSWORD, google: claimsOf(subject) });
    await google.signIn(claimsOf('taken'));
    expect(await codeOf(link('taken'))).toBe('conflict');
    await link('g');
    expect(await codeOf(link('h'))).toBe('conflict');
  });
});

describe('a mailed link that adds Google', () => {
  async function mailed() {
    const portal = startGoogle();
    const rosa = await portal.signUp('rosa', { isProven: true });
    await portal.linking.mailLink(portal.as(rosa.id), claimsOf('g', { email: 'at@gmail.com' }));
    return { ...portal, rosa, token: portal.mailedToken('rosa@example.org') };
  }

  test('goes to the address of the account, and names the page', async () => {
    const { mail } = await mailed();
    const link = mail.linkTo('rosa@example.org');
    expect(link.origin + link.pathname).toBe('https://sojourn.example/auth/link-accounts');
    expect(mail.sent[0]?.text).toContain('at@gmail.com');
  });

  test('links by token and password, once', async () => {
    const { linking, google, token, rosa } = await mailed();
    expect(await linking.readToken(token)).toEqual({
      email: 'rosa@example.org',
      existingAccountType: 'regular',
      targetAccountType: 'google',
    });
    expect(await codeOf(linking.complete({ token, password: 'Wrong!1' }))).toBe('wrong-credentials');
    expect((await linking.complete({ token, password: PASSWORD })).id).toBe(rosa.id);
    expect(await google.signIn(claimsOf('g'))).toMatchObject({ user: { id: rosa.id } });
    expect(await codeOf(linking.complete({ token, password: PASSWORD }))).toBe('not-found');
  });

  test('links the Google account that asked, whatever the page says', async () => {
    const { linking, identities, token, rosa } = await mailed();
    const googleProfile = { firstName: 'Mallory', lastName: null, profileImageUrl: null };
    await linking.complete({ token, password: PASSWORD, googleProfile });
    expect(await identities.findOf(rosa.id)).toMatchObject({ subject: 'g', email: 'at@gmail.com' });
  });

  test('of many who use it at the same moment one succeeds', async () => {
    const { linking, token } = await mailed();
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(linking.complete({ token, password: PASSWORD }))),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  });

  test('is worthless after an hour', async () => {
    const { linking, clock, token } = await mailed();
    clock.at = new Date(clock.at.getTime() + 3_600_000);
    expect(await codeOf(linking.readToken(token))).toBe('not-found');
    expect(await codeOf(linking.complete({ token, password: PASSWORD }))).toBe('not-found');
  });

  test('is worthless once the address is another', async () => {
    const { linking, users, token, rosa } = await mailed();
    const to = { email: 'new@example.org', emailKey: 'new@example.org', at: new Date(0) };
    await users.changeAddress(rosa.id, to);
    expect(await codeOf(linking.complete({ token, password: PASSWORD }))).toBe('not-found');
  });

  test.each(['', 'x', 'A'.repeat(43), '{"$ne":null}'])('is not %j', async (token) => {
    const { linking } = await mailed();
    expect(await codeOf(linking.readToken(token))).toBe('not-found');
  });

  test('is not sent to an address that is unproven', async () => {
    const { linking, mail, signUp, as } = startGoogle();
    const rosa = await signUp('rosa');
    expect(await codeOf(linking.mailLink(as(rosa.id), claimsOf('g')))).toBe('not-allowed');
    expect(mail.sent).toEqual([]);
  });

  test('is not said to be sent to an address that has had its share of messages', async () => {
    const { linking, mail, signUp, as } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    mail.limited.add('rosa@example.org');
    expect(await codeOf(linking.mailLink(as(rosa.id), claimsOf('g')))).toBe('too-many-requests');
  });

  test('is not sent about a Google account that opens another account', async () => {
    const { linking, google, signUp, as } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    await google.signIn(claimsOf('taken'));
    expect(await codeOf(linking.mailLink(as(rosa.id), claimsOf('taken')))).toBe('conflict');
  });
});

describe('a mailed link that adds a password', () => {
  const form = { username: 'rosa', firstName: 'Rosa', password: 'Analytical!1' };
  async function mailed() {
    const portal = startGoogle();
    await portal.google.signIn(claimsOf('rosa', { firstName: 'Rosa', lastName: 'Marin' }));
    await portal.linking.mailLink(portal.as('u1'), null);
    return { ...portal, token: portal.mailedToken('rosa@example.org') };
  }

  test('gives the account a username, names and a password', async () => {
    const { linking, accounts, google, mail, token, settled } = await mailed();
    expect(await linking.readToken(token)).toEqual({
      email: 'rosa@example.org',
      existingAccountType: 'google',
      targetAccountType: 'regular',
      names: { firstName: 'Rosa', lastName: 'Marin' },
    });
    expect(await linking.complete({ token, ...form })).toMatchObject({
      id: 'u1',
      username: 'rosa',
      firstName: 'Rosa',
      lastName: 'Marin',
    });
    for (const username of ['rosa', 'rosa@example.org']) {
      expect((await accounts.verifyPassword({ username, password: form.password })).id).toBe('u1');
    }
    expect(await google.signIn(claimsOf('rosa'))).toMatchObject({ user: { id: 'u1' } });
    await settled();
    expect(mail.sent.find(({ kind }) => kind === 'password-set')).toMatchObject({
      to: 'rosa@example.org',
      isLimited: false,
    });
    expect(await codeOf(linking.complete({ token, ...form }))).toBe('not-found');
  });

  test('stays good when the username is somebody else’s', async () => {
    const { linking, signUp, token } = await mailed();
    await signUp('grace');
    await expect(linking.complete({ token, ...form, username: 'ＧRACE' })).rejects.toMatchObject({
      code: 'conflict',
      details: [{ path: 'username', message: 'This username is taken. Please choose another.' }],
    });
    expect((await linking.complete({ token, ...form })).username).toBe('rosa');
  });

  test('does not take a form that has no username', async () => {
    const { linking, token } = await mailed();
    expect(await codeOf(linking.complete({ token, password: 'Analytical!1' }))).toBe('bad-input');
  });

  test('is not for an account that has a password', async () => {
    const { linking, signUp, as } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    expect(await codeOf(linking.mailLink(as(rosa.id), null))).toBe('conflict');
  });
});

describe('unlinking', () => {
  test('takes Google off an account that has a password, and says so', async () => {
    const { linking, google, mail, signUp, as, settled } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    await linking.linkByPassword({ userId: rosa.id, password: PASSWORD, google: claimsOf('g') });
    await linking.unlink(as(rosa.id), rosa.id);
    expect(await linking.readLinks(as(rosa.id), rosa.id)).toMatchObject({ hasLinkedAccount: false });
    await settled();
    expect(mail.sent.at(-1)).toMatchObject({ kind: 'google-unlinked', to: 'rosa@example.org' });
    expect(await google.signIn(claimsOf('g'))).toMatchObject({ user: { id: 'u2' } });
  });

  test('never takes the only way in, and says what to do first', async () => {
    const { linking, google, identities, as } = startGoogle();
    await google.signIn(claimsOf('rosa'));
    await expect(linking.unlink(as('u1'), 'u1')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Google is the only way into this account. Please add a password first, then you can unlink Google.',
    });
    expect(await identities.findOf('u1')).not.toBeNull();
  });

  test('where nothing is linked changes nothing', async () => {
    const { linking, mail, signUp, as } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    await linking.unlink(as(rosa.id), rosa.id);
    expect(mail.sent).toEqual([]);
  });
});

test.each([
  ['a guest', { sub: 'guest', kind: 'guest' } as const, 'sign-in-required'],
  ['another person', { sub: 'other', kind: 'user' } as const, 'not-allowed'],
])('%s neither reads nor changes the ways into an account', async (_who, caller, code) => {
  const { linking, signUp } = startGoogle();
  const rosa = await signUp('rosa');
  expect(await codeOf(linking.readLinks(caller, rosa.id))).toBe(code);
  expect(await codeOf(linking.unlink(caller, rosa.id))).toBe(code);
});
