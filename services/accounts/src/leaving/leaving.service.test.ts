import { GRACE_MS, PASSWORD, startLeaving } from './leaving.fake';

const withPassword = { password: PASSWORD, isFresh: false };

test('whoever leaves is told until when, by mail too, and their links stop at once', async () => {
  const { leaving, addPerson, as, mail, people, events, users, background } = startLeaving();
  await addPerson('ada');
  expect(await leaving.read(as('ada'), 'ada')).toEqual({ leavesAt: null, proof: 'password' });
  const left = await leaving.ask(as('ada'), 'ada', withPassword);
  expect(left).toEqual({ leavesAt: '2026-11-29T12:00:00.000Z' });
  expect(await leaving.read(as('ada'), 'ada')).toMatchObject(left);
  expect(people.paused).toEqual(new Set(['ada']));
  expect((await users.findById('ada'))?.leavesAt?.toISOString()).toBe(left.leavesAt);
  await background.settled();
  expect(mail.sent.at(-1)).toMatchObject({ to: 'ada@example.org', kind: 'leaving', isLimited: false });
  expect(mail.sent.at(-1)?.text).toMatch(/November 29, 2026[\s\S]*Keep My Account/);
  expect((await events.newestOf('ada', 9)).map(({ kind }) => kind)).toContain('deletion-asked');
});

test.each([
  ['without the password', {}, 'bad-input'],
  ['with a wrong password', { password: 'Guess!' }, 'wrong-credentials'],
  ['by a fresh sign-in where there is a password', { isFresh: true }, 'bad-input'],
] as const)('nobody leaves %s', async (_name, given, code) => {
  const { leaving, addPerson, as, people, users } = startLeaving();
  await addPerson('ada');
  await expect(leaving.ask(as('ada'), 'ada', { isFresh: false, ...given })).rejects.toMatchObject({ code });
  expect(people.paused.size).toBe(0);
  expect((await users.findById('ada'))?.leavesAt).toBeUndefined();
});

test('an account without a password is left by whoever has just signed in', async () => {
  const { leaving, addPerson, as } = startLeaving();
  await addPerson('ada', { hasPassword: false });
  expect(await leaving.read(as('ada'), 'ada')).toMatchObject({ proof: 'fresh-sign-in' });
  await expect(leaving.ask(as('ada'), 'ada', { isFresh: false })).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await leaving.ask(as('ada'), 'ada', { isFresh: true })).toMatchObject({ leavesAt: expect.any(String) });
});

test('a stranger neither reads, nor asks, nor cancels', async () => {
  const { leaving, addPerson, as } = startLeaving();
  await addPerson('ada');
  await leaving.ask(as('ada'), 'ada', withPassword);
  const strangers = [as('grace'), { sub: 'guest', kind: 'guest' }, { sub: 'ada', kind: 'data-rights' }] as const;
  for (const caller of strangers) {
    for (const call of [leaving.read(caller, 'ada'), leaving.cancel(caller, 'ada')]) {
      await expect(call).rejects.toMatchObject({ code: /not-allowed|sign-in-required/ });
    }
    await expect(leaving.ask(caller, 'ada', withPassword)).rejects.toMatchObject({ status: expect.any(Number) });
  }
  expect((await leaving.read(as('ada'), 'ada')).leavesAt).not.toBeNull();
});

test('asking again does not begin the seven days anew', async () => {
  const { leaving, addPerson, as, pass } = startLeaving();
  await addPerson('ada');
  const first = await leaving.ask(as('ada'), 'ada', withPassword);
  pass(86_400_000);
  expect(await leaving.ask(as('ada'), 'ada', withPassword)).toEqual(first);
});

test('an account that does not exist is left by nobody', async () => {
  const { leaving, as } = startLeaving();
  const missing = { code: 'not-found', message: 'This account does not exist.' };
  await expect(leaving.read(as('nobody'), 'nobody')).rejects.toMatchObject(missing);
  await expect(leaving.cancel(as('nobody'), 'nobody')).rejects.toMatchObject(missing);
});

test('the links of who leaves are looked at again when the days are over', async () => {
  const { leaving, addPerson, as, deletions } = startLeaving();
  await addPerson('ada');
  const { leavesAt } = await leaving.ask(as('ada'), 'ada', withPassword);
  expect((await deletions.find('ada'))?.checkAt.toISOString()).toBe(leavesAt);
});

test('who stays has everything as it was, and may leave another time', async () => {
  const { leaving, addPerson, as, people, pass, deletions, mail, events, background } = startLeaving();
  await addPerson('ada');
  await leaving.ask(as('ada'), 'ada', withPassword);
  await leaving.cancel(as('ada'), 'ada');
  await leaving.cancel(as('ada'), 'ada');
  expect(people.paused.size).toBe(0);
  expect(await deletions.find('ada')).toBeNull();
  expect((await leaving.read(as('ada'), 'ada')).leavesAt).toBeNull();
  await background.settled();
  expect(mail.sent.map(({ kind }) => kind).filter((kind) => kind === 'staying')).toHaveLength(1);
  expect((await events.newestOf('ada', 9)).filter(({ kind }) => kind === 'deletion-cancelled')).toHaveLength(1);
  pass(86_400_000);
  expect(await leaving.ask(as('ada'), 'ada', withPassword)).toEqual({ leavesAt: '2026-11-30T12:00:00.000Z' });
});

test('an address that nobody has proven gets no message', async () => {
  const { leaving, addPerson, as, mail, background } = startLeaving();
  await addPerson('ada', { isProven: false });
  await leaving.ask(as('ada'), 'ada', withPassword);
  await background.settled();
  expect(mail.sent).toEqual([]);
});

test('while trips are away leaving and staying go on, and the links are told as soon as they are back', async () => {
  const { leaving, erasure, addPerson, as, people, pass, deletions, warnings } = startLeaving();
  await addPerson('ada');
  people.isAway = true;
  await leaving.ask(as('ada'), 'ada', withPassword);
  expect(warnings).toEqual([{ cause: expect.stringMatching(/\w/) }]);
  await erasure.run();
  people.isAway = false;
  expect(people.paused.size).toBe(0);
  pass(61_000);
  await erasure.run();
  expect(people.paused).toEqual(new Set(['ada']));
  people.isAway = true;
  await leaving.cancel(as('ada'), 'ada');
  people.isAway = false;
  expect(people.paused).toEqual(new Set(['ada']));
  await erasure.run();
  expect(people.paused.size).toBe(0);
  expect(await deletions.find('ada')).toBeNull();
});

test('once the removal has begun it is too late', async () => {
  const { leaving, erasure, addPerson, as, people, pass } = startLeaving();
  await addPerson('ada');
  await leaving.ask(as('ada'), 'ada', withPassword);
  pass(GRACE_MS);
  people.isAway = true;
  await erasure.run();
  const gone = { code: 'conflict', message: 'This account is being deleted already. It is too late to keep it.' };
  await expect(leaving.cancel(as('ada'), 'ada')).rejects.toMatchObject(gone);
  await expect(leaving.ask(as('ada'), 'ada', { isFresh: true })).rejects.toMatchObject(gone);
});
