import { newUser } from './user.model';
import type { SignInRecord, UserRepository } from './user.repository';

const record = (name: string, given: { id?: string; email?: string } = {}): SignInRecord => ({
  user: newUser(
    { username: name, email: given.email ?? `${name}@example.org`, password: 'unused', firstName: 'Ada' },
    { id: given.id ?? `id-${name}`, at: new Date('2026-11-21T09:00:00.000Z') },
  ),
  passwordHash: 'hash-1',
});

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

    test('an unknown id finds nobody', async () => {
      expect(await users.findById('nobody')).toBeNull();
      expect(await users.changeNames('nobody', { firstName: 'A', lastName: 'B' })).toBeNull();
    });

    test('a username that differs by case only is taken', async () => {
      await users.add(record('AdaL'));
      expect(await users.add(record('adal', { id: 'other', email: 'other@example.org' }))).toBe('username-taken');
    });

    test('an address that differs by case only is taken', async () => {
      await users.add(record('ada', { email: 'ada@example.org' }));
      expect(await users.add(record('grace', { email: 'ADA@Example.org' }))).toBe('email-taken');
      expect(await users.findById('id-grace')).toBeNull();
    });

    test('of twenty sign-ups with one username at the same moment, one is added', async () => {
      const attempts = Array.from({ length: 20 }, (_, n) =>
        users.add(record('ada', { id: `id-${n}`, email: `ada${n}@example.org` })),
      );
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'username-taken')).toHaveLength(19);
    });

    test('a person is found for signing in by username and by address', async () => {
      const ada = record('AdaL', { email: 'Ada@Example.org' });
      await users.add(ada);
      await users.add(record('grace'));
      expect(await users.findForSignIn({ usernameKey: 'adal' })).toEqual(ada);
      expect(await users.findForSignIn({ emailKey: 'ada@example.org' })).toEqual(ada);
      expect(await users.findForSignIn({ usernameKey: 'ada@example.org' })).toBeNull();
    });

    test('changed names are answered and kept, and nothing else moves', async () => {
      const { user } = record('ada');
      await users.add(record('ada'));
      const changed = await users.changeNames(user.id, { firstName: null, lastName: 'King' });
      expect(changed).toEqual({ ...user, firstName: null, lastName: 'King' });
      expect(await users.findById(user.id)).toEqual(changed);
    });

    test('a hash is replaced only while it is still the old one', async () => {
      await users.add(record('ada'));
      await users.replaceHash('id-ada', { from: 'hash-0', to: 'hash-9' });
      expect((await users.findForSignIn({ usernameKey: 'ada' }))?.passwordHash).toBe('hash-1');
      await users.replaceHash('id-ada', { from: 'hash-1', to: 'hash-2' });
      expect((await users.findForSignIn({ usernameKey: 'ada' }))?.passwordHash).toBe('hash-2');
    });
  });
}
