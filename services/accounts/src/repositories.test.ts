import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine, type DocumentEngine } from '@sojourn/document-engine';
import { createLogger } from '@sojourn/node-kit';
import { openMongo, type Mongo } from './mongo';
import { describeNewsletterRepository } from './newsletter/newsletter.repository.contract';
import { createFakeNewsletterRepository } from './newsletter/newsletter.repository.fake';
import { createMongoNewsletterRepository } from './newsletter/newsletter.repository.mongo';
import { newUser } from './user/user.model';
import { describeUserRepository } from './user/user.repository.contract';
import { createFakeUserRepository } from './user/user.repository.fake';
import { createMongoUserRepository } from './user/user.repository.mongo';

const logger = createLogger({ name: 'accounts', level: 'silent' });
const impatient = { reachWithinMs: 200, retryEveryMs: 20 };
const given = process.env['MONGODB_URI'];

describeUserRepository('memory', async () => createFakeUserRepository());
describeNewsletterRepository('memory', async () => createFakeNewsletterRepository());

describe('the document engine', () => {
  let engine: DocumentEngine;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'accounts-'));
    engine = await startDocumentEngine({ dir });
  });
  afterAll(async () => {
    await engine.close();
    await rm(dir, { recursive: true, force: true });
  });

  describeOnMongo('the document engine', () => engine.uri);

  test('the indexes of sign-in are there after the migration', async () => {
    const mongo = openMongo({ uri: databaseAt(engine.uri), logger });
    const users = createMongoUserRepository(mongo.connection);
    await mongo.prepare(users.prepare);
    const indexes = await mongo.connection.collection('users').indexes();
    expect(indexes.filter(({ unique }) => unique).map(({ key }) => key)).toEqual([{ usernameKey: 1 }, { emailKey: 1 }]);
    await mongo.close();
  });

  test('a migration may run again', async () => {
    const mongo = openMongo({ uri: databaseAt(engine.uri), logger });
    const users = createMongoUserRepository(mongo.connection);
    await mongo.prepare(users.prepare);
    await expect(users.prepare()).resolves.toBeUndefined();
    await mongo.close();
  });
});

if (given) describeOnMongo('MongoDB', () => given);

describe('while the database is away', () => {
  test('calls fail at once, and all is well when it appears', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'accounts-'));
    const first = await startDocumentEngine({ dir });
    const { port } = first;
    await first.close();

    const mongo = openMongo({ uri: `mongodb://127.0.0.1:${port}/accounts`, logger, ...impatient });
    const users = createMongoUserRepository(mongo.connection);
    const prepared = mongo.prepare(users.prepare);
    await expect(users.findById('u1')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    await expect(mongo.check()).rejects.toThrow('not connected yet');

    const engine = await startDocumentEngine({ dir, port });
    await prepared;
    await expect(mongo.check()).resolves.toBeUndefined();
    const user = newUser({ username: 'ada', email: 'ada@example.org', password: '' }, { id: 'u1', at: new Date() });
    expect(await users.add({ user, passwordHash: 'hash' })).toBe('added');

    await mongo.close();
    await engine.close();
    await rm(dir, { recursive: true, force: true });
  });

  test('a service that stops before it appears stops', async () => {
    const mongo = openMongo({ uri: 'mongodb://127.0.0.1:1/accounts', logger, ...impatient });
    const prepared = mongo.prepare(async () => undefined);
    await mongo.close();
    await expect(prepared).resolves.toBeUndefined();
  });
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
    const mongo = openMongo({ uri: databaseAt(uri()), logger });
    open.push(mongo);
    const users = createMongoUserRepository(mongo.connection);
    await mongo.prepare(users.prepare);
    return { users, newsletter: createMongoNewsletterRepository(mongo.connection) };
  };
  afterEach(async () => {
    for (const mongo of open.splice(0)) {
      await mongo.connection.dropDatabase();
      await mongo.close();
    }
  });
  describeUserRepository(name, async () => (await connect()).users);
  describeNewsletterRepository(name, async () => (await connect()).newsletter);
}
