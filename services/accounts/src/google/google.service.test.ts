import { claimsOf, startGoogle } from './google.fake';

const outcomeOf = async (answer: Promise<{ outcome: string }>) => (await answer).outcome;

describe('the first time', () => {
  test('a Google account becomes an account without a password, whose verified address is proven', async () => {
    const { google, users, securityLog, settled } = startGoogle();
    const answer = await google.signIn(claimsOf('rosa', { firstName: 'Rosa', lastName: 'Marin' }));
    expect(answer).toMatchObject({
      outcome: 'signed-in',
      fallen: [],
      user: { username: 'rosa.marin', firstName: 'Rosa', email: 'rosa@example.org', emailProven: true },
    });
    expect((await users.findRecord('u1'))?.passwordHash).toBeNull();
    await settled();
    expect(securityLog.recorded.map(({ kind }) => kind)).toEqual(['signed-up', 'signed-in']);
  });

  test('a name that is taken gets a number', async () => {
    const { google, signUp } = startGoogle();
    await signUp('rosa.marin');
    const answer = await google.signIn(claimsOf('rosa', { firstName: 'Rosa', lastName: 'Marin' }));
    expect(answer).toMatchObject({ user: { username: 'rosa.marin500' } });
  });

  test('many at the same moment make one account', async () => {
    const { google } = startGoogle();
    const answers = await Promise.all(Array.from({ length: 6 }, () => google.signIn(claimsOf('rosa'))));
    const ids = answers.map((answer) => (answer.outcome === 'signed-in' ? answer.user.id : ''));
    expect(new Set(ids).size).toBe(1);
  });

  test('without a name that is free it makes none', async () => {
    const { google, users } = startGoogle();
    users.add = async () => 'username-taken';
    await expect(google.signIn(claimsOf('rosa'))).rejects.toMatchObject({
      ...{ code: 'conflict', message: 'No username was free for this account. Please try again.' },
    });
  });

  test('that somebody else takes each time, it gives up and leaves nothing of it', async () => {
    const { google, users, identities } = startGoogle();
    let tries = 0;
    users.add = async () => {
      tries += 1;
      return 'email-owned';
    };
    await expect(google.signIn(claimsOf('rosa'))).rejects.toMatchObject({
      ...{ code: 'unavailable', message: 'Signing in is taking a break. Please try again in a moment.' },
    });
    expect(tries).toBe(3);
    expect(await identities.find(claimsOf('rosa'))).toBeNull();
  });

  test('what a process left half-done is finished', async () => {
    const { google, identities } = startGoogle();
    const key = claimsOf('rosa');
    await identities.add({ ...key, userId: 'half', isPrimary: true, linkedAt: new Date(0) });
    expect(await google.signIn(key)).toMatchObject({ outcome: 'signed-in', user: { id: 'half' } });
  });

  test('unproven claims on the address fall, with their passwords and what was mailed to them', async () => {
    const { google, users, tokens, signUp, securityLog } = startGoogle();
    const squatter = await signUp('squatter', { email: 'rosa@example.org' });
    const token = await tokens.issue('verify-address', { userId: squatter.id });
    const answer = await google.signIn(claimsOf('rosa'));
    expect(answer).toMatchObject({ outcome: 'signed-in', fallen: [squatter.id] });
    expect(await users.findRecord(squatter.id)).toMatchObject({ passwordHash: null, user: { emailKey: null } });
    expect(await tokens.read('verify-address', token)).toBeNull();
    expect(securityLog.recorded).toContainEqual({
      userId: squatter.id,
      kind: 'email-claim-lost',
      address: 'rosa@example.org',
    });
  });
});

describe('again', () => {
  test('somebody is known by issuer and subject, whatever the address is now', async () => {
    const { google, identities } = startGoogle();
    await google.signIn(claimsOf('rosa'));
    const answer = await google.signIn(claimsOf('rosa', { email: 'new@example.org' }));
    expect(answer).toMatchObject({ outcome: 'signed-in', user: { id: 'u1', email: 'rosa@example.org' } });
    expect((await identities.findOf('u1'))?.email).toBe('new@example.org');
  });

  test('the same subject of another issuer is somebody else', async () => {
    const { google } = startGoogle();
    await google.signIn(claimsOf('rosa'));
    const other = claimsOf('rosa', { issuer: 'https://login.example.org', emailVerified: false });
    expect(await google.signIn(other)).toMatchObject({ outcome: 'signed-in', user: { id: 'u2' } });
  });

  test('an address that Google has verified since is proven', async () => {
    const { google, users, securityLog, signUp } = startGoogle();
    expect(await google.signIn(claimsOf('rosa', { emailVerified: false }))).toMatchObject({
      user: { emailProven: false },
    });
    const rival = await signUp('rival', { email: 'rosa@example.org' });
    expect(await google.signIn(claimsOf('rosa'))).toMatchObject({
      user: { emailProven: true },
      fallen: [rival.id],
    });
    expect((await users.findById('u1'))?.emailProvenAt?.toISOString()).toBe('2026-11-22T09:00:00.000Z');
    expect(securityLog.recorded).toContainEqual(
      expect.objectContaining({ userId: 'u1', kind: 'email-verified', address: 'rosa@example.org' }),
    );
  });

  test.each([
    ['which Google has not verified', { emailVerified: false }],
    ['which is not the account’s own', { email: 'new@example.org' }],
  ])('an address %s proves nothing', async (_which, more) => {
    const { google, users } = startGoogle();
    await google.signIn(claimsOf('rosa', { emailVerified: false }));
    expect(await google.signIn(claimsOf('rosa', more))).toMatchObject({ user: { emailProven: false } });
    expect((await users.findById('u1'))?.emailProvenAt).toBeNull();
  });

  test('an address that is the same is not stored again', async () => {
    const { google, identities } = startGoogle();
    await google.signIn(claimsOf('rosa'));
    const stored: string[] = [];
    identities.changeEmail = async (_person, email) => void stored.push(email);
    await google.signIn(claimsOf('rosa'));
    expect(stored).toEqual([]);
    await google.signIn(claimsOf('rosa', { email: 'new@example.org' }));
    expect(stored).toEqual(['new@example.org']);
  });

  test('a later claim on the address is left alone', async () => {
    const { google, users, signUp } = startGoogle();
    await google.signIn(claimsOf('rosa'));
    const late = await signUp('late', { email: 'rosa@example.org' });
    expect(await google.signIn(claimsOf('rosa'))).toMatchObject({ fallen: [] });
    expect((await users.findRecord(late.id))?.passwordHash).not.toBeNull();
  });
});

describe('an account with the same address', () => {
  test('that has proven it is asked for its password, and nothing is merged', async () => {
    const { google, identities, signUp } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    expect(await google.signIn(claimsOf('g', { email: 'ROSA@example.org' }))).toEqual({
      outcome: 'password-account',
      userId: rosa.id,
      email: 'rosa@example.org',
    });
    expect(await identities.findOf(rosa.id)).toBeNull();
  });

  test('that has another Google account is named to who has shown that the address is theirs', async () => {
    const { google, linking, signUp } = startGoogle();
    const rosa = await signUp('rosa', { isProven: true });
    await linking.linkByPassword({ userId: rosa.id, password: 'Sunny-days!1', google: claimsOf('g') });
    const other = claimsOf('h', { email: 'rosa@example.org' });
    expect(await outcomeOf(google.signIn(other))).toBe('other-google-account');
  });

  test.each([
    ['an address that Google has not verified', { emailVerified: false }],
    ['an address of a Google account without a password', {}],
  ])('keeps it against %s, who gets an account of their own', async (_what, more) => {
    const { google, users, signUp } = startGoogle();
    if ('emailVerified' in more) await signUp('rosa', { isProven: true });
    else await google.signIn(claimsOf('rosa'));
    const answer = await google.signIn(claimsOf('h', { email: 'rosa@example.org', ...more }));
    expect(answer).toMatchObject({ outcome: 'signed-in', user: { id: 'u2', emailProven: false } });
    expect((await users.findByAddress('rosa@example.org', 9)).owner?.user.id).toBe('u1');
    expect((await users.findByAddress('rosa@example.org', 9)).claimants).toEqual([]);
  });
});
