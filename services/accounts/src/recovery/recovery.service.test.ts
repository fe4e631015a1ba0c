import type { Identity } from '@sojourn/contracts';
import { createAccountsByMail } from '../accounts-by-mail.fake';

const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1' };
const squatter = { username: 'squatter', email: 'ada@example.org', password: 'Squatting!1' };
const as = (sub: string): Identity => ({ sub, kind: 'user' });
const NEXT = 'Brand-New!1';

type Accounts = ReturnType<typeof createAccountsByMail>;
const tokenTo = ({ mail }: Accounts, address: string) => mail.linkTo(address).searchParams.get('token') ?? '';
const dead = { code: 'not-found', message: expect.stringMatching(/^This link is no longer good/) };

async function signedUp(...people: (typeof ada)[]) {
  const accounts = createAccountsByMail();
  for (const person of people) await accounts.users.register(person);
  await accounts.settled();
  accounts.mail.sent.length = 0;
  return accounts;
}

async function forgot(accounts: Accounts, email = ada.email) {
  await accounts.recovery.forgot({ email });
  await accounts.settled();
  return tokenTo(accounts, email);
}

describe('a forgotten password', () => {
  test('is set anew by the link, once, and the old one is over', async () => {
    const accounts = await signedUp(ada);
    const token = await forgot(accounts);
    expect(accounts.mail.linkTo(ada.email).pathname).toBe('/auth/reset');
    expect(await accounts.recovery.reset({ token, password: NEXT })).toEqual({
      user: expect.objectContaining({ id: 'u1', emailProven: true }),
      fallen: [],
    });
    const signIn = (password: string) => accounts.users.verifyPassword({ username: 'ada@example.org', password });
    expect(await signIn(NEXT)).toMatchObject({ id: 'u1' });
    await expect(signIn(ada.password)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(accounts.recovery.reset({ token, password: 'Another-1!' })).rejects.toMatchObject(dead);
    await accounts.settled();
    expect(accounts.mail.sent.map(({ kind }) => kind)).toEqual(['reset-password', 'password-reset']);
    expect((await accounts.securityLog.list(as('u1'), 'u1')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['password-reset-asked', 'password-reset']),
    );
  });

  test('answers the same for nobody, a claimant and an owner, and waits for none of it', async () => {
    const accounts = await signedUp(ada);
    const answers = [];
    for (const email of ['nobody@example.org', ada.email]) {
      const before = accounts.mail.sent.length;
      answers.push(await accounts.recovery.forgot({ email }));
      expect(accounts.mail.sent).toHaveLength(before);
      await accounts.settled();
      expect(accounts.mail.sent).toHaveLength(before + 1);
    }
    expect(answers).toEqual([undefined, undefined]);
    expect(accounts.mail.sent.map(({ kind }) => kind)).toEqual(['no-account', 'reset-password']);
    accounts.mail.isDown = true;
    for (const email of ['nobody@example.org', ada.email]) {
      await expect(accounts.recovery.forgot({ email })).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  test('an address that several claim gets a link for each, three at most, which name the account', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const accounts = await signedUp(...names.map((username) => ({ ...ada, username })));
    await forgot(accounts);
    expect(accounts.mail.sent).toHaveLength(3);
    for (const [index, { text }] of accounts.mail.sent.entries()) expect(text).toContain(`“${names[index]}”`);
  });

  test('an owned address gets one link, for its owner', async () => {
    const accounts = await signedUp(squatter, ada);
    await accounts.repository.proveAddress('u2', { emailKey: ada.email, at: new Date() });
    await forgot(accounts);
    expect(accounts.mail.sent).toHaveLength(1);
    expect(accounts.mail.sent[0]?.text).toContain('“ada”');
  });

  test('an account without a password gains one', async () => {
    const accounts = await signedUp(ada);
    await accounts.repository.proveAddress('u1', { emailKey: ada.email, at: new Date() });
    await accounts.repository.dropClaims('other', 'u1');
    await accounts.recovery.reset({ token: await forgot(accounts), password: NEXT });
    expect((await accounts.repository.findRecord('u1'))?.passwordHash).toBe(`hash:${NEXT}`);
    expect(accounts.takenFrom).toEqual([]);
  });

  test('a link that went to an address of before opens nothing', async () => {
    const accounts = await signedUp(ada);
    const token = await forgot(accounts);
    await accounts.repository.changeAddress('u1', { email: 'a@new.org', emailKey: 'a@new.org', at: new Date() });
    await expect(accounts.recovery.reset({ token, password: NEXT })).rejects.toMatchObject(dead);
    expect((await accounts.repository.findRecord('u1'))?.passwordHash).toBe(`hash:${ada.password}`);
  });

  test('a claimant’s link opens nothing once somebody else has proven the address', async () => {
    const accounts = await signedUp(squatter, ada);
    const token = await forgot(accounts);
    await accounts.repository.proveAddress('u1', { emailKey: ada.email, at: new Date() });
    await expect(accounts.recovery.reset({ token, password: NEXT })).rejects.toMatchObject(dead);
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j sets nothing', async (token) => {
    const { recovery } = await signedUp(ada);
    await expect(recovery.reset({ token, password: NEXT })).rejects.toMatchObject(dead);
  });
});

// Sudhodanan and Paverd, "Pre-hijacked accounts", USENIX Security 2022: those of the five that need no other provider.
describe('pre-hijacking', () => {
  test('unexpired e-mail change: a change begun before the owner came back changes nothing after', async () => {
    const accounts = await signedUp(squatter);
    const next = { email: 'squatter@evil.example', password: squatter.password, isFresh: true };
    await accounts.address.askChange(as('u1'), 'u1', next);
    await accounts.settled();
    const held = tokenTo(accounts, next.email);

    await accounts.recovery.reset({ token: await forgot(accounts), password: NEXT });
    await expect(accounts.address.change(as('u1'), 'u1', held)).rejects.toMatchObject(dead);
    expect(await accounts.repository.findById('u1')).toMatchObject({ email: ada.email });
    expect(await accounts.users.verifyPassword({ username: ada.email, password: NEXT })).toMatchObject({ id: 'u1' });
  });

  test('squatter’s claim: it falls with password, links and sessions to the one who proves the address', async () => {
    const accounts = await signedUp(squatter);
    await accounts.address.resend(as('u1'), 'u1');
    const held = tokenTo(accounts, ada.email);
    await accounts.users.register(ada);
    await accounts.settled();

    const { fallen } = await accounts.address.verify(as('u2'), 'u2', tokenTo(accounts, ada.email));
    expect(fallen).toEqual(['u1']);
    for (const username of ['squatter', ada.email]) {
      await expect(accounts.users.verifyPassword({ username, password: squatter.password })).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
    }
    await expect(accounts.address.verify(as('u1'), 'u1', held)).rejects.toMatchObject(dead);
    expect(await accounts.users.verifyPassword({ username: ada.email, password: ada.password })).toMatchObject({
      id: 'u2',
    });
    // What the fallen account had stays with its username.
    expect(await accounts.repository.findById('u1')).toMatchObject({ username: 'squatter', emailKey: null });
    expect((await accounts.securityLog.list(as('u1'), 'u1'))[0]).toMatchObject({ kind: 'email-claim-lost' });
  });

  test('trojan identifier: other ways in that were there before the proof are taken away, and never after it', async () => {
    const accounts = await signedUp(squatter);
    await accounts.recovery.reset({ token: await forgot(accounts), password: NEXT });
    expect(accounts.takenFrom).toEqual(['u1']);
    await accounts.recovery.reset({ token: await forgot(accounts), password: 'Another-1!' });
    expect(accounts.takenFrom).toEqual(['u1']);
  });

  test('a link to the victim proves nothing without the account: pressing it blindly gives a squatter nothing', async () => {
    const accounts = createAccountsByMail();
    await accounts.users.register(squatter);
    await accounts.users.register({ ...ada, email: 'victim@example.org' });
    await accounts.settled();
    const token = tokenTo(accounts, squatter.email);
    await expect(accounts.address.verify({ sub: 'guest', kind: 'guest' }, 'u1', token)).rejects.toMatchObject({
      code: 'sign-in-required',
    });
    await expect(accounts.address.verify(as('u2'), 'u2', token)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await accounts.repository.findById('u1'))?.emailProvenAt).toBeNull();
  });
});
