import type { Identity } from '@sojourn/contracts';
import { createFakePasswordHasher } from './password.provider.fake';
import { CLAIMANTS_TRIED, newUser } from './user.model';
import { createFakeUserRepository } from './user.repository.fake';
import { createUserService } from './user.service';

const ada = { username: 'AdaL', email: 'Ada@Example.org', password: 'Analytical!1', firstName: 'Ada' };
const asked = new Date('2026-11-21T09:00:00Z');

function start() {
  const users = createFakeUserRepository();
  const fake = createFakePasswordHasher();
  const calls: unknown[][] = [];
  const passwords: typeof fake = {
    hash: (password) => {
      calls.push(['hash', password]);
      return fake.hash(password);
    },
    verify: (hash, password) => {
      calls.push(['verify', hash, password]);
      return fake.verify(hash, password);
    },
  };
  let count = 0;
  const newId = () => `u${(count += 1)}`;
  const service = createUserService({ users, passwords, newId, now: () => asked });
  return { users, service, calls };
}
const self: Identity = { sub: 'u1', kind: 'user' };

describe('proving a password', () => {
  test('verifies once for somebody and for nobody alike', async () => {
    const { service, calls } = start();
    await service.register(ada);
    calls.length = 0;
    await service.verifyPassword({ username: 'AdaL', password: ada.password });
    await expect(service.verifyPassword({ username: 'nobody', password: 'guess' })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    expect(calls).toEqual([
      ['verify', `hash:${ada.password}`, ada.password],
      ['verify', null, 'guess'],
    ]);
  });

  test('hashes anew only a hash that is outdated and matches', async () => {
    const { service, users, calls } = start();
    await service.register(ada);
    await users.replaceHash('u1', { from: `hash:${ada.password}`, to: `old:${ada.password}` });
    calls.length = 0;
    await expect(service.verifyPassword({ username: 'AdaL', password: 'wrong' })).rejects.toMatchObject({
      message: 'Invalid username or password. Please check your credentials and try again.',
    });
    expect(calls.map(([name]) => name)).toEqual(['verify']);
    const byAddress = Array.from({ length: CLAIMANTS_TRIED }, () => 'verify');
    await service.verifyPassword({ username: 'ada@example.org', password: ada.password });
    expect(calls.map(([name]) => name)).toEqual(['verify', ...byAddress, 'hash']);
    await service.verifyPassword({ username: 'AdaL', password: ada.password });
    expect(calls.map(([name]) => name)).toEqual(['verify', ...byAddress, 'hash', 'verify']);
  });
});

describe('signing in by address', () => {
  const claim = (username: string, password: string) => ({ ...ada, username, password });
  const proof = { emailKey: 'ada@example.org', at: asked };
  const signIn = (service: ReturnType<typeof start>['service'], password: string) =>
    service.verifyPassword({ username: 'ADA@example.org', password });

  test('finds the one who claims it with the password that fits', async () => {
    const { service } = start();
    await service.register(claim('squatter', 'Squatting!1'));
    await service.register(claim('ada', 'Analytical!1'));
    expect(await signIn(service, 'Analytical!1')).toMatchObject({ username: 'ada' });
    expect(await signIn(service, 'Squatting!1')).toMatchObject({ username: 'squatter' });
  });

  test('finds the owner alone once there is one', async () => {
    const { service, users } = start();
    await service.register(claim('squatter', 'Squatting!1'));
    await service.register(claim('ada', 'Analytical!1'));
    await users.proveAddress('u2', proof);
    expect(await signIn(service, 'Analytical!1')).toMatchObject({ username: 'ada', emailProven: true });
    await expect(signIn(service, 'Squatting!1')).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(await service.verifyPassword({ username: 'squatter', password: 'Squatting!1' })).toMatchObject({
      emailProven: false,
    });
  });

  test('hashes as often for nobody, for one, for many and for the owner', async () => {
    const { service, users, calls } = start();
    const hashes = async (password: string) => {
      calls.length = 0;
      await signIn(service, password).catch(() => undefined);
      return calls.length;
    };
    const counts = [await hashes('nobody')];
    for (const n of [1, 2, 3, 4, 5]) {
      await service.register(claim(`ada${n}`, `Password!${n}`));
      counts.push(await hashes('Password!1'), await hashes('wrong'));
    }
    await users.proveAddress('u2', proof);
    counts.push(await hashes('Password!2'), await hashes('wrong'));
    expect(new Set(counts)).toEqual(new Set([CLAIMANTS_TRIED]));
  });

  test('is nobody’s way in who has no password', async () => {
    const { service, users } = start();
    await service.register(ada);
    await users.dropClaims('ada@example.org', 'somebody');
    for (const username of ['AdaL', 'ada@example.org']) {
      await expect(service.verifyPassword({ username, password: ada.password })).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
    }
  });
});

describe('usernames from before they were folded', () => {
  const stored = async (users: ReturnType<typeof start>['users'], given: { id: string; name: string; key: string }) => {
    const user = newUser(
      { username: given.name, email: `${given.id}@example.org`, password: '' },
      { id: given.id, at: asked },
    );
    await users.add({ user: { ...user, usernameKey: given.key }, passwordHash: `hash:${given.id}` });
  };

  test('let each of two people sign in who share a folded name, by what they type', async () => {
    const { service, users } = start();
    await stored(users, { id: 'first', name: 'admin', key: 'admin' });
    await stored(users, { id: 'hidden', name: 'admin\u200b', key: 'admin\u200b' });
    expect((await service.verifyPassword({ username: 'Admin', password: 'first' })).id).toBe('first');
    expect((await service.verifyPassword({ username: 'admin\u200b', password: 'hidden' })).id).toBe('hidden');
  });

  test('are found by every spelling that folds to them', async () => {
    const { service, users } = start();
    await stored(users, { id: 'first', name: 'Straße', key: 'strasse' });
    for (const username of ['Straße', 'STRASSE', 'strasse', 'ｓtraße']) {
      expect((await service.verifyPassword({ username, password: 'first' })).id).toBe('first');
    }
  });
});

describe('signing up', () => {
  test('hashes before it looks, so that a taken name takes as long as a free one', async () => {
    const { service, calls } = start();
    expect(await service.register(ada)).toMatchObject({ id: 'u1', createdAt: asked.toISOString() });
    await expect(service.register({ ...ada, email: 'other@example.org' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Unable to create account. Please check your information and try again.',
      details: [{ path: 'username', message: 'This username is taken. Please choose another.' }],
    });
    expect(calls.map(([name]) => name)).toEqual(['hash', 'hash']);
  });

  test('answers the same for an address that nobody, somebody or its owner has', async () => {
    const { service, users } = start();
    const free = await service.register(ada);
    const claimed = await service.register({ ...ada, username: 'grace' });
    await users.proveAddress('u1', { emailKey: 'ada@example.org', at: asked });
    const owned = await service.register({ ...ada, username: 'hedy' });
    const alike = ({ id: _id, username: _name, ...seen }: typeof free) => seen;
    expect(alike(claimed)).toEqual(alike(free));
    expect(alike(owned)).toEqual(alike(free));
  });
});

describe('oneself', () => {
  test.each<[Identity, string, string]>([
    [{ sub: 'guest', kind: 'guest' }, 'sign-in-required', 'Please sign in to continue.'],
    [{ sub: 'u1', kind: 'guest' }, 'sign-in-required', 'Please sign in to continue.'],
    [{ sub: 'u2', kind: 'user' }, 'not-allowed', 'Only the owner of an account may see or change it.'],
  ])('is nobody else: %j', async (caller, code, message) => {
    const { service } = start();
    await service.register(ada);
    await expect(service.readUser(caller, 'u1')).rejects.toMatchObject({ code, message });
    const change = service.changeProfile(caller, 'u1', { firstName: 'Eve', lastName: '' });
    await expect(change).rejects.toMatchObject({ code, message });
    expect(await service.readUser(self, 'u1')).toMatchObject({ firstName: 'Ada' });
  });

  test('is not there when the account is gone', async () => {
    const { service } = start();
    const gone = { code: 'not-found', message: 'This account does not exist.' };
    await expect(service.readUser(self, 'u1')).rejects.toMatchObject(gone);
    await expect(service.changeProfile(self, 'u1', { firstName: 'A', lastName: 'B' })).rejects.toMatchObject(gone);
  });
});

describe('a name that looks like another', () => {
  test('makes no account when it looks like the house, and says at which field', async () => {
    const { service, users } = start();
    await expect(service.register({ ...ada, username: 'аdmin' })).rejects.toMatchObject({
      code: 'bad-input',
      details: [{ path: 'username', message: 'This name looks like one of ours. Please choose another.' }],
    });
    await expect(service.register({ ...ada, firstName: 'Sojourn', lastName: 'Team' })).rejects.toMatchObject({
      details: [{ path: 'lastName' }],
    });
    expect(await users.findById('u1')).toBeNull();
  });

  test('counts as taken when every letter of it looks like one of a name that is', async () => {
    const { service } = start();
    await service.register({ ...ada, username: 'ace' });
    await expect(service.register({ ...ada, username: 'асе' })).rejects.toMatchObject({ code: 'conflict' });
    await service.register({ ...ada, username: 'роса' });
  });

  test('changes no profile when it looks like the house', async () => {
    const { service } = start();
    const { id } = await service.register(ada);
    const change = { firstName: 'Sojourn', lastName: 'Support' };
    await expect(service.changeProfile({ sub: id, kind: 'user' }, id, change)).rejects.toMatchObject({
      code: 'bad-input',
    });
    expect((await service.readUser({ sub: id, kind: 'user' }, id)).firstName).toBe('Ada');
  });
});
