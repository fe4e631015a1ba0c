import { newUser } from './user.model';
import type { SignInRecord, UserRepository } from './user.repository';

type Given = { id?: string; email?: string; day?: number; provenAt?: Date };

const record = (name: string, { id = `id-${name}`, email, day = 21, provenAt }: Given = {}): SignInRecord => ({
  user: {
    ...newUser(
      { username: name, email: email ?? `${name}@example.org`, password: 'unused', firstName: 'Ada' },
      { id, at: new Date(`2026-11-${day}T09:00:00.000Z`) },
    ),
    emailProvenAt: provenAt ?? null,
  },
  passwordHash: 'hash-1',
});
const PROVEN_AT = new Date('2026-11-22T10:00:00.000Z');
const shared = { email: 'ada@example.org', emailKey: 'ada@example.org' };

/** What every store of people must do. `create` gives an empty one. */
export function describeUserRepository(name: string, create: () => Promise<UserRepository>): void {
  describe(`people in ${name}`, () => {
    let users: UserRepository;
    beforeEach(async () => {
      users = await create();
    });

    test('a person who was added is read back whole', async () => {
      const ada = record('AdaL');
      expect(await users.add(ada)).toBe('added');
      expect(await users.findById(ada.user.id)).toEqual(ada.user);
    });

    test('somebody leaves, stays, and at last is gone: name and address are free', async () => {
      const ada = record('ada', { provenAt: PROVEN_AT });
      const at = new Date('2026-11-29T09:00:00.000Z');
      await users.add(ada);
      await users.setLeaving(ada.user.id, at);
      expect(await users.findById(ada.user.id)).toEqual({ ...ada.user, leavesAt: at });
      await users.setLeaving(ada.user.id, null);
      expect(await users.findById(ada.user.id)).toEqual(ada.user);
      await users.close(ada.user.id);
      expect(await users.findRecord(ada.user.id)).toEqual({
        user: { ...ada.user, emailKey: null },
        passwordHash: null,
      });
      expect(await users.findByAddress('ada@example.org', 3)).toEqual({ owner: null, claimants: [] });
      await users.remove(ada.user.id);
      await users.remove(ada.user.id);
      expect(await users.findById(ada.user.id)).toBeNull();
      expect(await users.add(record('ada', { id: 'another', provenAt: PROVEN_AT }))).toBe('added');
    });

    test('an unknown id finds nobody', async () => {
      expect(await users.findById('nobody')).toBeNull();
      expect(await users.changeNames('nobody', { firstName: 'A', lastName: 'B' })).toBeNull();
    });

    test('a username that differs by case only is taken', async () => {
      await users.add(record('AdaL'));
      expect(await users.add(record('adal', { id: 'other', email: 'other@example.org' }))).toBe('username-taken');
    });

    test('an id is one person’s, whatever else is new', async () => {
      const ada = record('ada');
      await users.add(ada);
      expect(await users.add(record('grace', { id: ada.user.id }))).toBe('id-taken');
      expect(await users.findById(ada.user.id)).toEqual(ada.user);
      expect(await users.findByUsername('grace')).toBeNull();
    });

    test('an address may be claimed by many, also after somebody proved it', async () => {
      expect(await users.add(record('ada', shared))).toBe('added');
      expect(await users.add(record('grace', { email: 'ADA@Example.org' }))).toBe('added');
      expect(await users.proveAddress('id-ada', { ...shared, at: PROVEN_AT })).toBe('proven');
      expect(await users.add(record('late', shared))).toBe('added');
    });

    test('a person who comes with a proof owns the address, unless somebody does', async () => {
      await users.add(record('claimant', shared));
      const owner = record('ada', { ...shared, provenAt: PROVEN_AT });
      expect(await users.add(owner)).toBe('added');
      expect((await users.findByAddress(shared.emailKey, 3)).owner).toEqual(owner);
      expect(await users.add(record('late', { ...shared, provenAt: PROVEN_AT }))).toBe('email-owned');
      expect(await users.findById('id-late')).toBeNull();
    });

    test('a person without a password is stored and found', async () => {
      const ada = { ...record('ada'), passwordHash: null };
      await users.add(ada);
      expect(await users.findRecord('id-ada')).toEqual(ada);
      expect(await users.findRecord('nobody')).toBeNull();
    });

    test('of twenty sign-ups with one username at the same moment, one is added', async () => {
      const attempts = Array.from({ length: 20 }, (_, n) =>
        users.add(record('ada', { id: `id-${n}`, email: `ada${n}@example.org` })),
      );
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'username-taken')).toHaveLength(19);
    });

    test('a person is found for signing in by username', async () => {
      const ada = record('AdaL', { email: 'Ada@Example.org' });
      await users.add(ada);
      await users.add(record('grace'));
      expect(await users.findByUsername('adal')).toEqual(ada);
      expect(await users.findByUsername('ada@example.org')).toBeNull();
    });

    test('those who claim an address are found oldest first, no more than asked for', async () => {
      for (const day of [23, 21, 24, 22]) await users.add(record(`of${day}`, { ...shared, day }));
      await users.add(record('grace'));
      const { owner, claimants } = await users.findByAddress(shared.emailKey, 3);
      expect(owner).toBeNull();
      expect(claimants.map(({ user }) => user.username)).toEqual(['of21', 'of22', 'of23']);
      expect(claimants[0]?.passwordHash).toBe('hash-1');
      expect((await users.findByAddress(shared.emailKey, 0)).claimants).toEqual([]);
      expect(await users.findByAddress('nobody@example.org', 3)).toEqual({ owner: null, claimants: [] });
    });

    test('an address is owned by the one who proves it, and by one alone', async () => {
      await users.add(record('ada', shared));
      await users.add(record('grace', shared));
      expect(await users.proveAddress('id-ada', { ...shared, at: PROVEN_AT })).toBe('proven');
      expect(await users.proveAddress('id-grace', { ...shared, at: PROVEN_AT })).toBe('owned');
      const { owner, claimants } = await users.findByAddress(shared.emailKey, 3);
      expect(owner?.user).toMatchObject({ id: 'id-ada', emailProvenAt: PROVEN_AT });
      expect(claimants.map(({ user }) => user.id)).toEqual(['id-grace']);
    });

    test('proving again changes nothing, and a proof of another address proves nothing', async () => {
      await users.add(record('ada', shared));
      await users.proveAddress('id-ada', { ...shared, at: PROVEN_AT });
      expect(await users.proveAddress('id-ada', { ...shared, at: new Date() })).toBe('proven');
      expect((await users.findById('id-ada'))?.emailProvenAt).toEqual(PROVEN_AT);
      expect(await users.proveAddress('id-ada', { emailKey: 'old@example.org', at: PROVEN_AT })).toBe('not-claimed');
      expect(await users.proveAddress('nobody', { ...shared, at: PROVEN_AT })).toBe('not-claimed');
    });

    test('of ten proofs of one address at the same moment, one is the first', async () => {
      const people = Array.from({ length: 10 }, (_, n) => `ada${n}`);
      for (const name of people) await users.add(record(name, shared));
      const proofs = people.map((name) => users.proveAddress(`id-${name}`, { ...shared, at: PROVEN_AT }));
      expect((await Promise.all(proofs)).filter((outcome) => outcome === 'proven')).toHaveLength(1);
    });

    test('a changed address is owned, and the one before is nobody’s', async () => {
      await users.add(record('ada', { ...shared, provenAt: PROVEN_AT }));
      await users.add(record('grace'));
      const next = { email: 'Ada@New.org', emailKey: 'ada@new.org', at: PROVEN_AT };
      expect(await users.changeAddress('id-ada', next)).toBe('proven');
      expect((await users.findByAddress('ada@new.org', 3)).owner?.user).toMatchObject({
        id: 'id-ada',
        email: 'Ada@New.org',
      });
      expect(await users.findByAddress(shared.emailKey, 3)).toEqual({ owner: null, claimants: [] });
      expect(await users.changeAddress('id-grace', next)).toBe('owned');
      expect((await users.findById('id-grace'))?.email).toBe('grace@example.org');
      expect(await users.changeAddress('nobody', { ...next, emailKey: 'x@y.org' })).toBe('not-claimed');
    });

    test('fallen claims lose address and password, and nobody else does', async () => {
      await users.add(record('ada', { ...shared, provenAt: PROVEN_AT }));
      await users.add(record('one', shared));
      await users.add(record('two', shared));
      await users.add(record('grace'));
      expect((await users.dropClaims(shared.emailKey, 'id-ada')).sort()).toEqual(['id-one', 'id-two']);
      const fallen = await users.findRecord('id-one');
      expect(fallen).toMatchObject({ user: { username: 'one', emailKey: null }, passwordHash: null });
      expect((await users.findRecord('id-ada'))?.passwordHash).toBe('hash-1');
      expect((await users.findRecord('id-grace'))?.passwordHash).toBe('hash-1');
      expect((await users.findByAddress(shared.emailKey, 3)).claimants).toEqual([]);
      expect(await users.dropClaims(shared.emailKey, 'id-ada')).toEqual([]);
    });

    test('the claim of the one who proves is not dropped', async () => {
      await users.add(record('ada', shared));
      expect(await users.dropClaims(shared.emailKey, 'id-ada')).toEqual([]);
      expect((await users.findById('id-ada'))?.emailKey).toBe(shared.emailKey);
    });

    test('changed names are answered and kept, and nothing else moves', async () => {
      const { user } = record('ada');
      await users.add(record('ada'));
      const changed = await users.changeNames(user.id, { firstName: null, lastName: 'King' });
      expect(changed).toEqual({ ...user, firstName: null, lastName: 'King' });
      expect(await users.findById(user.id)).toEqual(changed);
    });

    test('a saved address is answered and kept, and nothing else moves', async () => {
      const address = {
        formattedAddress: 'Via Appia 1, Rome, Italy',
        streetAddress: 'Via Appia 1',
        stateRegion: null,
        postalCode: '00184',
        city: 'Rome',
        country: 'Italy',
        latitude: '41.9',
        longitude: '12.5',
      };
      expect(await users.changeLocation('nobody', address)).toBeNull();
      const { user } = record('ada');
      await users.add(record('ada'));
      expect(await users.changeLocation(user.id, address)).toEqual({ ...user, ...address });
      expect(await users.findById(user.id)).toEqual({ ...user, ...address });
    });

    test('a hash is replaced only while it is still the old one', async () => {
      await users.add(record('ada'));
      await users.replaceHash('id-ada', { from: 'hash-0', to: 'hash-9' });
      expect((await users.findRecord('id-ada'))?.passwordHash).toBe('hash-1');
      await users.replaceHash('id-ada', { from: 'hash-1', to: 'hash-2' });
      expect((await users.findRecord('id-ada'))?.passwordHash).toBe('hash-2');
      expect(await users.setHash('id-ada', 'hash-3')).toBe(true);
      expect((await users.findRecord('id-ada'))?.passwordHash).toBe('hash-3');
      expect(await users.setHash('nobody', 'hash-3')).toBe(false);
    });

    test('a password is added with its username where there is none', async () => {
      const users = await create();
      const user = (name: string) =>
        newUser({ username: name, email: `${name}@example.org`, password: '' }, { id: `id-${name}`, at: new Date(0) });
      await users.add({ user: user('rosa'), passwordHash: null });
      await users.add({ user: user('grace'), passwordHash: 'hash' });
      const addition = {
        username: 'Marin',
        usernameKey: 'marin',
        firstName: 'R',
        lastName: null,
        passwordHash: 'hash-1',
      };
      const taken = { ...addition, username: 'grace', usernameKey: 'grace' };
      expect(await users.addPassword('id-rosa', taken)).toBe('username-taken');
      expect(await users.addPassword('id-grace', addition)).toBe('has-password');
      expect(await users.addPassword('nobody', addition)).toBe('has-password');
      expect(await users.addPassword('id-rosa', addition)).toBe('added');
      const record = await users.findByUsername('marin');
      expect(record).toMatchObject({
        passwordHash: 'hash-1',
        user: { id: 'id-rosa', username: 'Marin', firstName: 'R' },
      });
      expect(await users.findByUsername('rosa')).toBeNull();
    });
  });
}
