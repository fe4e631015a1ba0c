import type { Identity } from '@sojourn/contracts';
import { createAccountsByMail } from '../accounts-by-mail.fake';
import type { SignInRecord } from '../user/user.repository';

const ada = { username: 'ada', email: 'Ada@Example.org', password: 'Analytical!1' };
const grace = { username: 'grace', email: 'grace@example.org', password: 'Compiler!1' };
const as = (sub: string): Identity => ({ sub, kind: 'user' });

type Accounts = ReturnType<typeof createAccountsByMail>;
const tokenTo = ({ mail }: Accounts, address: string) => mail.linkTo(address).searchParams.get('token') ?? '';

async function signedUp(...people: (typeof ada)[]) {
  const accounts = createAccountsByMail();
  for (const person of people) await accounts.users.register(person);
  await accounts.settled();
  return accounts;
}

async function proven(...people: (typeof ada)[]) {
  const accounts = await signedUp(...people);
  for (const [index, { email }] of people.entries()) {
    const id = `u${index + 1}`;
    await accounts.address.verify(as(id), id, tokenTo(accounts, email));
  }
  accounts.mail.sent.length = 0;
  return accounts;
}

describe('after sign-up', () => {
  test('the address gets a link that names the account', async () => {
    const { mail, mailedLinks } = await signedUp(ada);
    expect(mail.sent).toEqual([
      expect.objectContaining({ kind: 'verify-address', to: 'Ada@Example.org', isLimited: true }),
    ]);
    const link = mail.linkTo('Ada@Example.org');
    expect(link.pathname).toBe('/auth/verify');
    expect(link.searchParams.get('purpose')).toBe('verify-address');
    const token = link.searchParams.get('token') ?? '';
    expect(await mailedLinks.read({ purpose: 'verify-address', token })).toEqual({
      email: 'Ada@Example.org',
      username: 'ada',
    });
    await expect(mailedLinks.read({ purpose: 'reset-password', token })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('an address that is owned gets a word instead of a link, and its owner is untouched', async () => {
    const { mail, users, settled } = await proven(ada);
    await users.register({ ...grace, email: ada.email });
    await settled();
    expect(mail.sent.map(({ kind, to }) => [kind, to])).toEqual([['address-has-account', 'Ada@Example.org']]);
    expect(mail.sent[0]?.text).not.toContain('token=');
    expect(await users.verifyPassword({ username: ada.email, password: ada.password })).toMatchObject({ id: 'u1' });
  });

  test('the owner of an address that opens by Google is told so, and so is who shows that it is theirs', async () => {
    const accounts = await signedUp(ada);
    const first = tokenTo(accounts, ada.email);
    const { user } = (await accounts.repository.findRecord('u1')) as SignInRecord;
    // As signing in with Google makes it; the claim of the other has not fallen yet.
    const google = { ...user, id: 'g1', username: 'ada.k', usernameKey: 'ada.k', emailProvenAt: new Date() };
    expect(await accounts.repository.add({ user: google, passwordHash: null })).toBe('added');
    await expect(accounts.address.verify(as('u1'), 'u1', first)).rejects.toMatchObject({
      code: 'conflict',
      message:
        'This email is already registered with a Google account. Please sign in with Google instead, or use a different email address.',
    });
    await accounts.users.register({ ...grace, email: ada.email });
    await accounts.settled();
    const word = accounts.mail.sent.at(-1);
    expect(word).toMatchObject({ kind: 'address-has-account', to: 'Ada@Example.org' });
    expect(word?.text).toContain('already registered with a Google account');
    expect(word?.text).not.toContain('/auth/forgot');
  });

  test('sign-up answers while nothing can be mailed', async () => {
    const accounts = createAccountsByMail();
    accounts.mail.isDown = true;
    expect(await accounts.users.register(ada)).toMatchObject({ id: 'u1' });
    await accounts.settled();
  });
});

describe('proving an address', () => {
  test('takes the link and the account it was mailed for', async () => {
    const accounts = await signedUp(ada, grace);
    const token = tokenTo(accounts, ada.email);
    const { address } = accounts;
    await expect(address.verify({ sub: 'guest', kind: 'guest' }, 'u1', token)).rejects.toMatchObject({
      code: 'sign-in-required',
    });
    await expect(address.verify(as('u2'), 'u1', token)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(address.verify(as('u2'), 'u2', token)).rejects.toMatchObject({
      message: 'This link is for another account. Please sign in to that one first.',
    });
    expect(await address.verify(as('u1'), 'u1', token)).toMatchObject({
      user: { id: 'u1', emailProven: true },
      fallen: [],
    });
    await expect(address.verify(as('u1'), 'u1', token)).rejects.toMatchObject({ code: 'not-found' });
    expect((await accounts.securityLog.list(as('u1'), 'u1')).map(({ kind }) => kind)).toContain('email-verified');
  });

  test('works for an hour', async () => {
    const accounts = await signedUp(ada);
    accounts.clock.now = new Date(accounts.clock.now.getTime() + 3_600_000);
    const late = accounts.address.verify(as('u1'), 'u1', tokenTo(accounts, ada.email));
    await expect(late).rejects.toMatchObject({
      code: 'not-found',
      message: 'This link is no longer good. Links work once, and for an hour. Please ask for a new one.',
    });
  });

  test('a link can be asked for again, until the address is proven or has had enough', async () => {
    const accounts = await signedUp(ada);
    expect(await accounts.address.resend(as('u1'), 'u1')).toEqual({ email: 'Ada@Example.org' });
    accounts.mail.limited.add('Ada@Example.org');
    await expect(accounts.address.resend(as('u1'), 'u1')).rejects.toMatchObject({ code: 'too-many-requests' });
    await accounts.address.verify(as('u1'), 'u1', tokenTo(accounts, ada.email));
    await expect(accounts.address.resend(as('u1'), 'u1')).rejects.toMatchObject({ code: 'conflict' });
    await expect(accounts.address.resend(as('u2'), 'u1')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('of two accounts with one address the second link finds it owned', async () => {
    const accounts = await signedUp(ada);
    const first = tokenTo(accounts, ada.email);
    await accounts.users.register({ ...grace, email: ada.email });
    await accounts.settled();
    const second = tokenTo(accounts, ada.email);
    expect((await accounts.address.verify(as('u2'), 'u2', second)).fallen).toEqual(['u1']);
    await expect(accounts.address.verify(as('u1'), 'u1', first)).rejects.toMatchObject({ code: 'not-found' });
    await expect(accounts.address.resend(as('u1'), 'u1')).rejects.toMatchObject({
      message: 'This address belongs to another account now. Please use another address, or sign in to that account.',
    });
  });
});

describe('changing an address', () => {
  const change = { email: 'Ada@New.org', password: ada.password, isFresh: false };

  test('tells the address of now, and nothing changes until the link is used', async () => {
    const accounts = await proven(ada);
    expect(await accounts.address.askChange(as('u1'), 'u1', change)).toEqual({ email: 'Ada@New.org' });
    await accounts.settled();
    expect(accounts.mail.sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['change-address', 'Ada@New.org'],
      ['change-address-notice', 'Ada@Example.org'],
    ]);
    expect((await accounts.repository.findById('u1'))?.email).toBe('Ada@Example.org');

    const token = tokenTo(accounts, 'Ada@New.org');
    expect(await accounts.mailedLinks.read({ purpose: 'change-address', token })).toEqual({
      email: 'Ada@New.org',
      username: 'ada',
    });
    expect(await accounts.address.change(as('u1'), 'u1', token)).toMatchObject({
      user: { email: 'Ada@New.org', emailProven: true },
    });
    await accounts.settled();
    expect(accounts.mail.sent.at(-1)).toMatchObject({ kind: 'address-changed', to: 'Ada@Example.org' });
    expect(await accounts.users.verifyPassword({ username: 'ada@new.org', password: ada.password })).toMatchObject({
      id: 'u1',
    });
    await expect(accounts.users.verifyPassword({ username: ada.email, password: ada.password })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
  });

  test.each([
    [{ email: 'ada@new.org' }, 'bad-input', 'password', 'Password is required'],
    [
      { email: 'ada@new.org', password: 'wrong' },
      'wrong-credentials',
      'password',
      'This is not your password. Please try again.',
    ],
    [{ email: 'ADA@example.org', password: ada.password }, 'bad-input', 'email', 'This is your address already.'],
  ])('%j is refused at its field', async (...[wrong, code, path, message]) => {
    const { address, mail, settled } = await proven(ada);
    // Having shown just now who it is stands for no password where there is one.
    await expect(address.askChange(as('u1'), 'u1', { ...wrong, isFresh: true })).rejects.toMatchObject({
      code,
      details: [{ path, message }],
    });
    await settled();
    expect(mail.sent).toEqual([]);
  });

  test('an account without a password takes that somebody showed just now who they are', async () => {
    const accounts = await signedUp(ada);
    const { user } = (await accounts.repository.findRecord('u1')) ?? {};
    if (!user) throw new Error('there is nobody');
    const kept = { ...user, id: 'u9', username: 'byGoogle', usernameKey: 'bygoogle' };
    await accounts.repository.add({ user: kept, passwordHash: null });
    const { address, mail, settled } = accounts;
    mail.sent.length = 0;
    const left = { email: 'mallory@example.org', password: 'Any-thing!1', isFresh: false };
    await expect(address.askChange(as('u9'), 'u9', left)).rejects.toMatchObject({
      code: 'not-allowed',
      details: { reason: 'proof-needed' },
    });
    await settled();
    expect(mail.sent).toEqual([]);
    expect(await address.pendingChange(as('u9'), 'u9')).toEqual({ pending: null });
    await address.askChange(as('u9'), 'u9', { email: 'ada@new.org', isFresh: true });
    await settled();
    expect(mail.sent.map(({ to }) => to)).toEqual(['ada@new.org']);
  });

  test('answers the same for an address that is owned, whose owner is told', async () => {
    const { address, mail, settled, repository } = await proven(ada, grace);
    const asked = { email: 'Grace@example.org', password: ada.password, isFresh: false };
    expect(await address.askChange(as('u1'), 'u1', asked)).toEqual({ email: 'Grace@example.org' });
    await settled();
    expect(mail.sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['address-has-account', 'grace@example.org'],
      ['change-address-notice', 'Ada@Example.org'],
    ]);
    expect((await repository.findById('u1'))?.email).toBe('Ada@Example.org');
  });

  test('a mistyped address that was never proven is corrected without telling it', async () => {
    const accounts = await signedUp(ada);
    accounts.mail.sent.length = 0;
    await accounts.address.askChange(as('u1'), 'u1', change);
    await accounts.settled();
    expect(accounts.mail.sent.map(({ to }) => to)).toEqual(['Ada@New.org']);
    await accounts.address.change(as('u1'), 'u1', tokenTo(accounts, 'Ada@New.org'));
    await accounts.settled();
    expect(accounts.mail.sent.map(({ to }) => to)).toEqual(['Ada@New.org']);
  });

  test('of two changes that were asked for, the later one counts', async () => {
    const accounts = await proven(ada);
    await accounts.address.askChange(as('u1'), 'u1', change);
    await accounts.settled();
    const first = tokenTo(accounts, 'Ada@New.org');
    await accounts.address.askChange(as('u1'), 'u1', { ...change, email: 'ada@newer.org' });
    await accounts.settled();
    await expect(accounts.address.change(as('u1'), 'u1', first)).rejects.toMatchObject({ code: 'not-found' });
    await accounts.address.change(as('u1'), 'u1', tokenTo(accounts, 'ada@newer.org'));
  });

  test('one that waits is shown, for an hour, and nothing of it tells whose the address is', async () => {
    const accounts = await proven(ada, grace);
    const { address, clock } = accounts;
    expect(await address.pendingChange(as('u1'), 'u1')).toEqual({ pending: null });
    for (const email of ['Ada@New.org', 'grace@example.org']) {
      await address.askChange(as('u1'), 'u1', { ...change, email });
      const expiresAt = new Date(clock.now.getTime() + 3_600_000).toISOString();
      expect(await address.pendingChange(as('u1'), 'u1')).toEqual({ pending: { email, expiresAt } });
    }
    await expect(address.pendingChange(as('u2'), 'u1')).rejects.toMatchObject({ code: 'not-allowed' });
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(await address.pendingChange(as('u1'), 'u1')).toEqual({ pending: null });
  });

  test('one that is cancelled is not pending, and its link opens nothing', async () => {
    const accounts = await proven(ada);
    await accounts.address.askChange(as('u1'), 'u1', change);
    await accounts.settled();
    await expect(accounts.address.cancelChange(as('u2'), 'u1')).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await accounts.address.cancelChange(as('u1'), 'u1')).toEqual({ pending: null });
    expect(await accounts.address.pendingChange(as('u1'), 'u1')).toEqual({ pending: null });
    const late = accounts.address.change(as('u1'), 'u1', tokenTo(accounts, 'Ada@New.org'));
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
    expect((await accounts.repository.findById('u1'))?.email).toBe('Ada@Example.org');
  });

  test('nothing is promised while nothing can be mailed', async () => {
    const { address, mail } = await proven(ada);
    mail.isDown = true;
    await expect(address.askChange(as('u1'), 'u1', change)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
