import { newUser } from '../user/user.model';
import { createErasureService } from './erasure.service';
import { GRACE_MS, PASSWORD, startLeaving } from './leaving.fake';

const request = { password: PASSWORD, isFresh: false };
const HOUR_MS = 3_600_000;

/** Everything that is stored, as one text. */
async function everythingOf(of: ReturnType<typeof startLeaving>, name: string): Promise<string> {
  const key = `${name}@example.org`;
  return JSON.stringify([
    await of.users.findById(name),
    await of.users.findByUsername(name),
    await of.users.findByAddress(key, 3),
    await of.identities.findOf(name),
    await of.passkeys.listOf(name),
    await of.events.newestOf(name, 500),
    await of.newsletter.find(key),
    await of.exports.find(name),
    of.exports.files.get(`export-${name}`) ?? null,
    [...(of.people.trips.get(name) ?? [])],
    of.mail.sent.filter((message) => JSON.stringify(message).includes(name)),
  ]);
}
const NOTHING = JSON.stringify([null, null, { owner: null, claimants: [] }, null, [], [], null, null, null, [], []]);

async function startDue() {
  const of = startLeaving();
  await of.addPerson('ada');
  await of.addPerson('grace');
  await of.leaving.ask(of.as('ada'), 'ada', request);
  await of.background.settled();
  of.pass(GRACE_MS - 1);
  await of.erasure.run();
  return of;
}

test('nothing goes before its time', async () => {
  const of = await startDue();
  expect((await of.users.findById('ada'))?.leavesAt).toBeDefined();
  expect(of.people.trips.get('ada')?.size).toBe(1);
});

test('everything goes when its time is over, and nothing of anybody else', async () => {
  const of = await startDue();
  const before = await everythingOf(of, 'grace');
  of.pass(1);
  await of.erasure.run();
  expect(await everythingOf(of, 'ada')).toBe(NOTHING);
  expect(await everythingOf(of, 'grace')).toBe(before);
});

test('name and address are free at once', async () => {
  const of = await startDue();
  of.pass(1);
  await of.erasure.run();
  const another = newUser({ username: 'ada', email: 'ada@example.org', password: 'x' }, { id: 'new', at: of.clock.at });
  const record = { user: { ...another, emailProvenAt: of.clock.at }, passwordHash: 'hash' };
  expect(await of.users.add(record)).toBe('added');
});

test('what came late is found by a second look, and then nothing tells that there was somebody', async () => {
  const of = await startDue();
  of.pass(1);
  await of.erasure.run();
  of.people.trips.set('ada', new Map([[9, { title: 'Late', trip: {}, files: [] }]]));
  of.pass(HOUR_MS - 1);
  await of.erasure.run();
  expect(of.people.trips.get('ada')?.size).toBe(1);
  of.pass(1);
  await of.erasure.run();
  expect(await everythingOf(of, 'ada')).toBe(NOTHING);
  expect(await of.deletions.find('ada')).toBeNull();
});

const STEPS = ['close', 'ways in', 'others', 'owned', 'mail', 'events', 'account'] as const;

test.each(STEPS)('killed at the step "%s" it goes on from there, and nobody comes in meanwhile', async (broken) => {
  const of = await startDue();
  let isBroken = true;
  const failAt =
    <Given extends unknown[], T>(step: (typeof STEPS)[number], work: (...given: Given) => Promise<T>) =>
    async (...given: Given) => {
      if (isBroken && step === broken) throw new Error('killed');
      return work(...given);
    };
  const { erasureParts: parts } = of;
  const erasure = createErasureService({
    ...parts,
    users: {
      ...parts.users,
      close: failAt('close', parts.users.close),
      remove: failAt('account', parts.users.remove),
    },
    waysIn: parts.waysIn.map(({ removeOf }) => ({
      removeOf: failAt('ways in', async (id: string): Promise<unknown> => removeOf(id)),
    })),
    owned: parts.owned.map(({ removeOf }) => ({ removeOf: failAt('owned', (id: string) => removeOf(id)) })),
    people: { ...parts.people, removeAll: failAt('others', parts.people.removeAll) },
    mail: { forget: failAt('mail', parts.mail.forget) },
    events: { ...parts.events, removeAllOf: failAt('events', parts.events.removeAllOf) },
  });
  of.pass(1);
  await erasure.run();
  expect(of.warnings).toHaveLength(1);
  expect(JSON.stringify(of.warnings)).not.toContain('ada');
  expect(await of.users.findById('ada')).not.toBeNull();
  if (broken !== 'close') expect((await of.users.findRecord('ada'))?.passwordHash).toBeNull();
  isBroken = false;
  of.pass(59_999);
  await erasure.run();
  expect(await of.users.findById('ada')).not.toBeNull();
  of.pass(1);
  await erasure.run();
  expect(await everythingOf(of, 'ada')).toBe(NOTHING);
});

test('while others are away a removal waits, and is never lost', async () => {
  const of = await startDue();
  of.people.isAway = true;
  for (let n = 0; n < 5; n += 1) {
    of.pass(60_001);
    await of.erasure.run();
  }
  expect(await of.deletions.find('ada')).toMatchObject({ state: 'erasing' });
  of.people.isAway = false;
  of.pass(60_001);
  await of.erasure.run();
  expect(await everythingOf(of, 'ada')).toBe(NOTHING);
});

test('several at once do it once, and one that fails does not hold up another', async () => {
  const of = await startDue();
  await of.leaving.ask(of.as('grace'), 'grace', request);
  of.pass(GRACE_MS);
  await Promise.all([of.erasure.run(), of.erasure.run(), of.erasure.run()]);
  expect(await everythingOf(of, 'ada')).toBe(NOTHING);
  expect(await everythingOf(of, 'grace')).toBe(NOTHING);
});

test('the newsletter of an address that was not proven is left to its owner', async () => {
  const of = startLeaving();
  await of.addPerson('eve', { isProven: false });
  await of.leaving.ask(of.as('eve'), 'eve', request);
  of.pass(GRACE_MS);
  await of.erasure.run();
  expect(await of.users.findById('eve')).toBeNull();
  expect(await of.newsletter.find('eve@example.org')).not.toBeNull();
});

test('messages to an address of before are forgotten, too', async () => {
  const of = startLeaving();
  await of.addPerson('ada');
  await of.events.append(
    {
      id: 'e',
      userId: 'ada',
      kind: 'email-verified',
      at: of.clock.at,
      browser: null,
      address: 'lovelace@example.org',
    },
    500,
  );
  const letter = { kind: 'x', subject: 'x', html: '', isLimited: false };
  await of.mail.enqueue({ ...letter, to: 'Lovelace@example.org', text: 'hello' });
  await of.mail.enqueue({ ...letter, to: 'grace@example.org', text: 'hello' });
  await of.leaving.ask(of.as('ada'), 'ada', request);
  await of.background.settled();
  of.pass(GRACE_MS);
  await of.erasure.run();
  expect(of.mail.sent.map(({ to }) => to)).toEqual(['grace@example.org']);
});
