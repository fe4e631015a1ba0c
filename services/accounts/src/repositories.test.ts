import { randomUUID } from 'node:crypto';
import type { DocumentEngine } from '@sojourn/document-engine';
import { startTemporaryEngine } from '@sojourn/document-engine/testing';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from '@sojourn/node-kit/mongo';
import { migrateAccounts } from './compose';
import { describeExportRepository } from './export/export.repository.contract';
import { createFakeExportRepository } from './export/export.repository.fake';
import { createMongoExportRepository } from './export/export.repository.mongo';
import { describeGoogleIdentityRepository } from './google/google-identity.repository.contract';
import { createFakeGoogleIdentityRepository } from './google/google-identity.repository.fake';
import { createMongoGoogleIdentityRepository } from './google/google-identity.repository.mongo';
import { describeAccountDeletionRepository } from './leaving/account-deletion.repository.contract';
import { createFakeAccountDeletionRepository } from './leaving/account-deletion.repository.fake';
import { createMongoAccountDeletionRepository } from './leaving/account-deletion.repository.mongo';
import { describeNewsletterRepository } from './newsletter/newsletter.repository.contract';
import { createFakeNewsletterRepository } from './newsletter/newsletter.repository.fake';
import { createMongoNewsletterRepository } from './newsletter/newsletter.repository.mongo';
import { describePasskeyRepository } from './passkey/passkey.repository.contract';
import { createFakePasskeyRepository } from './passkey/passkey.repository.fake';
import { createMongoPasskeyRepository } from './passkey/passkey.repository.mongo';
import { describeSecurityLogRepository } from './security/security-log.repository.contract';
import { createFakeSecurityLogRepository } from './security/security-log.repository.fake';
import { createMongoSecurityLogRepository } from './security/security-log.repository.mongo';
import { describeTokenRepository } from './token/token.repository.contract';
import { createFakeTokenRepository } from './token/token.repository.fake';
import { createMongoTokenRepository } from './token/token.repository.mongo';
import { newUser } from './user/user.model';
import { describeUserRepository } from './user/user.repository.contract';
import { createFakeUserRepository } from './user/user.repository.fake';
import { createMongoUserRepository, migrateUsers } from './user/user.repository.mongo';

const logger = createLogger({ name: 'accounts', level: 'silent' });
const given = process.env['MONGODB_URI'];

describeUserRepository('memory', async () => createFakeUserRepository());
describeNewsletterRepository('memory', async () => createFakeNewsletterRepository());
describeGoogleIdentityRepository('memory', async () => createFakeGoogleIdentityRepository());
describePasskeyRepository('memory', async () => createFakePasskeyRepository());
describeSecurityLogRepository('memory', async () => createFakeSecurityLogRepository());
describeTokenRepository('memory', async () => createFakeTokenRepository());
describeAccountDeletionRepository('memory', async () => createFakeAccountDeletionRepository());
describeExportRepository('memory', async () => createFakeExportRepository());

describe('the document engine', () => {
  let engine: DocumentEngine;
  beforeAll(async () => {
    engine = await startTemporaryEngine();
  });
  afterAll(async () => {
    await engine.close();
  });

  describeOnMongo('the document engine', () => engine.uri);

  test('the indexes of sign-in are there after the migration, which may run again', async () => {
    const mongo = openMongo({ uri: databaseAt(engine.uri), logger, migrate: migrateUsers });
    await mongo.migrated;
    await migrateUsers(mongo.connection);
    const indexes = await mongo.connection.collection('users').indexes();
    expect(indexes.filter(({ unique }) => unique).map(({ key }) => key)).toEqual([
      { usernameKey: 1 },
      { provenEmailKey: 1 },
    ]);
    await mongo.close();
  });

  test('usernames stored before they were folded are folded once, and two that become one keep apart', async () => {
    const mongo = openMongo({ uri: databaseAt(engine.uri), logger, migrate: async () => undefined });
    await mongo.migrated;
    const users = createMongoUserRepository(mongo.connection);
    const people: [name: string, key: string, year: number][] = [
      ['grace', 'grace', 2020],
      ['STRASSE', 'straße', 2024],
      ['Straße', 'straße ', 2022],
      ['admin', 'admin', 2025],
      ['admin\u200b', 'admin\u200b', 2021],
    ];
    for (const [username, usernameKey, year] of people) {
      const id = `id-${username}`;
      const user = newUser({ username, email: `${year}@example.org`, password: '' }, { id, at: new Date(`${year}`) });
      await users.add({ user: { ...user, usernameKey }, passwordHash: 'hash' });
    }
    await Promise.all([migrateUsers(mongo.connection), migrateUsers(mongo.connection)]);
    const keys = await Promise.all(people.map(async ([name]) => (await users.findById(`id-${name}`))?.usernameKey));
    expect(keys).toEqual(['grace', 'straße', 'strasse', 'admin', 'admin\u200b']);

    const late = newUser(
      { username: 'Ａlan', email: 'alan@example.org', password: '' },
      { id: 'late', at: new Date(0) },
    );
    await users.add({ user: { ...late, usernameKey: 'Ａlan' }, passwordHash: 'hash' });
    await migrateUsers(mongo.connection);
    expect((await users.findById('late'))?.usernameKey).toBe('Ａlan');
    await mongo.close();
  });

  test('addresses stored while a claim was unique may be claimed by others after the migration', async () => {
    const mongo = openMongo({ uri: databaseAt(engine.uri), logger, migrate: async () => undefined });
    await mongo.migrated;
    const stored = mongo.connection.collection<{ _id: string; [field: string]: unknown }>('users');
    await stored.createIndex({ usernameKey: 1 }, { unique: true, name: 'username' });
    await stored.createIndex({ emailKey: 1 }, { unique: true, name: 'email' });
    const at = new Date('2026-11-21T09:00:00Z');
    const person = (name: string) =>
      newUser({ username: name, email: 'ada@example.org', password: '' }, { id: name, at });
    const { id, ...ada } = person('ada');
    await stored.insertOne({ _id: id, ...ada, passwordHash: 'hash' });
    await Promise.all([migrateUsers(mongo.connection), migrateUsers(mongo.connection)]);

    const users = createMongoUserRepository(mongo.connection);
    expect(await users.findRecord('ada')).toEqual({ user: person('ada'), passwordHash: 'hash' });
    expect(await users.add({ user: person('grace'), passwordHash: 'hash' })).toBe('added');
    const { owner, claimants } = await users.findByAddress('ada@example.org', 3);
    expect(owner).toBeNull();
    expect(claimants).toHaveLength(2);
    await mongo.close();
  });
});

if (given) describeOnMongo('MongoDB', () => given);

test('while the database is away, every call says so and when to come back', async () => {
  // Port 1 of the loopback is nobody's.
  const mongo = openMongo({ uri: 'mongodb://127.0.0.1:1/accounts', logger, migrate: migrateUsers });
  const users = createMongoUserRepository(mongo.connection);
  const newsletter = createMongoNewsletterRepository(mongo.connection);
  const tokens = createMongoTokenRepository(mongo.connection);
  const passkeys = createMongoPasskeyRepository(mongo.connection);
  const user = newUser({ username: 'ada', email: 'ada@example.org', password: '' }, { id: 'u1', at: new Date(0) });
  const calls = [
    users.add({ user, passwordHash: 'hash' }),
    users.findById('u1'),
    users.findRecord('u1'),
    users.findByUsername('ada'),
    users.findByAddress('ada@example.org', 3),
    users.setHash('u1', 'hash'),
    users.proveAddress('u1', { emailKey: 'ada@example.org', at: new Date(0) }),
    users.changeAddress('u1', { email: 'a@b.org', emailKey: 'a@b.org', at: new Date(0) }),
    users.dropClaims('ada@example.org', 'u1'),
    users.changeNames('u1', { firstName: null, lastName: null }),
    users.replaceHash('u1', { from: 'a', to: 'b' }),
    newsletter.save({ emailKey: 'a@b.org', email: 'a@b.org', subscribedAt: new Date(0), unsubscribeToken: 't' }),
    newsletter.find('ada@example.org'),
    newsletter.removeByToken('t'),
    tokens.add({ digest: 'x', purpose: 'verify-address', userId: null, data: {}, expiresAt: new Date(0) }),
    tokens.find('verify-address', 'x'),
    tokens.take('verify-address', 'x'),
    tokens.removeOf('u1'),
    passkeys.find('x'),
    passkeys.listOf('u1'),
    passkeys.countOf('u1'),
    passkeys.rename('u1', 'x', 'Mine'),
    passkeys.remove('u1', 'x'),
    passkeys.removeOf('u1'),
  ];
  const reason: unknown = expect.objectContaining({
    code: 'unavailable',
    message: 'Accounts are taking a break. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
  for (const outcome of await Promise.allSettled(calls)) expect(outcome).toEqual({ status: 'rejected', reason });
  await mongo.close();
});

/** A database of its own, so that suites on one server do not meet. */
function databaseAt(uri: string): string {
  const url = new URL(uri);
  url.pathname = `/accounts-test-${randomUUID().slice(0, 8)}`;
  return url.href;
}

function describeOnMongo(name: string, uri: () => string): void {
  const open: Mongo[] = [];
  const connect = async () => {
    const mongo = openMongo({ uri: databaseAt(uri()), logger, migrate: migrateAccounts });
    open.push(mongo);
    await mongo.migrated;
    return {
      users: createMongoUserRepository(mongo.connection),
      newsletter: createMongoNewsletterRepository(mongo.connection),
      identities: createMongoGoogleIdentityRepository(mongo.connection),
      passkeys: createMongoPasskeyRepository(mongo.connection),
      securityLog: createMongoSecurityLogRepository(mongo.connection),
      tokens: createMongoTokenRepository(mongo.connection),
      deletions: createMongoAccountDeletionRepository(mongo.connection),
      exports: createMongoExportRepository(mongo.connection),
    };
  };
  afterEach(async () => {
    for (const mongo of open.splice(0)) {
      await mongo.connection.dropDatabase();
      await mongo.close();
    }
  });
  describeUserRepository(name, async () => (await connect()).users);
  describeNewsletterRepository(name, async () => (await connect()).newsletter);
  describeGoogleIdentityRepository(name, async () => (await connect()).identities);
  describePasskeyRepository(name, async () => (await connect()).passkeys);
  describeSecurityLogRepository(name, async () => (await connect()).securityLog);
  describeTokenRepository(name, async () => (await connect()).tokens);
  describeAccountDeletionRepository(name, async () => (await connect()).deletions);
  describeExportRepository(name, async () => (await connect()).exports);
}
