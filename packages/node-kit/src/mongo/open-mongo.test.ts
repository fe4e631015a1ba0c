import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine } from '@sojourn/document-engine';
import { Schema } from 'mongoose';
import { createLogger } from '../logger';
import { openMongo, type Mongo, type MongoOptions } from './open-mongo';
import { withMongoErrors } from './mongo-errors';

const unavailable = 'Away.';
const nothing = async () => undefined;
const shelf = new Schema<{ _id: number; name: string }>(
  { _id: Number, name: { type: String, index: true } },
  { versionKey: false },
);
// Port 1 of the loopback is nobody's.
const NOWHERE = 'mongodb://127.0.0.1:1/shelves';
const GIVEN_UP_AFTER = 5;

const opened: Mongo[] = [];
/** `settled` is `migrated`, or the fifth failure: what never succeeds must not go on for ever. */
function open(options: Omit<MongoOptions, 'logger'>): Mongo & { logged: object[]; settled: Promise<void> } {
  const logged: object[] = [];
  let giveUp: (error: Error) => void = () => undefined;
  const tooOften = new Promise<never>((_resolve, reject) => (giveUp = reject));
  const write = (line: string) => {
    const { level, msg, cause, product } = JSON.parse(line) as Record<string, unknown>;
    logged.push({ level, msg, cause, product });
    if (logged.length === GIVEN_UP_AFTER) giveUp(new Error(`failed too often: ${line}`));
  };
  const mongo = openMongo({ ...options, logger: createLogger({ name: 'x', level: 'info', destination: { write } }) });
  opened.push(mongo);
  return { ...mongo, logged, settled: Promise.race([mongo.migrated, tooOften]) };
}

let dir: string;
const engines: Awaited<ReturnType<typeof startDocumentEngine>>[] = [];
const startEngine = async (port?: number) => {
  const engine = await startDocumentEngine({ dir, ...(port ? { port } : {}) });
  engines.push(engine);
  return engine;
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'node-kit-mongo-'));
});
afterEach(async () => {
  for (const mongo of opened.splice(0)) await mongo.close();
  for (const engine of engines.splice(0)) await engine.close();
  await rm(dir, { recursive: true, force: true });
});

test('a service that starts before its database migrates when it appears, and names what answers', async () => {
  const first = await startDocumentEngine({ dir });
  const { port } = first;
  await first.close();
  let migrations = 0;
  const mongo = open({
    uri: `mongodb://127.0.0.1:${port}/shelves`,
    retryEveryMs: 20,
    migrate: async () => {
      migrations += 1;
      await expect(mongo.check()).rejects.toThrow('not migrated yet');
      if (migrations === 1) throw new Error('not yet');
    },
  });
  const model = mongo.connection.model('Shelf', shelf);
  const read = () => withMongoErrors(() => model.findById(1).lean(), { unavailable });
  await expect(read()).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'MongooseError' } });
  await expect(mongo.check()).rejects.toThrow('not migrated yet');
  expect(mongo.product()).toBe('not connected');

  await startEngine(port);
  await mongo.settled;
  expect(migrations).toBe(2);
  await expect(mongo.check()).resolves.toBeUndefined();
  expect(await read()).toBeNull();
  expect(mongo.product()).toBe('document engine');
  expect(mongo.logged.slice(-2)).toEqual([
    { level: 40, msg: 'documents cannot be reached yet', cause: 'Error: not yet' },
    { level: 30, msg: 'documents are migrated', product: 'document engine' },
  ]);
}, 20_000);

test.each([{}, { modules: [] }, { modules: ['enterprise'] }])('a server that says %j is MongoDB', async (info) => {
  const mongo = open({ uri: 'no address', migrate: nothing, retryEveryMs: 20 });
  Object.assign(mongo.connection, {
    openUri: async () => Object.assign(mongo.connection, { db: { command: async () => info } }),
    getClient: () => Object.assign(new EventEmitter(), { options: {} }),
  });
  await mongo.settled;
  expect(mongo.product()).toBe('mongodb');
});

test('a connection that breaks later is logged', async () => {
  const mongo = open({ uri: NOWHERE, migrate: nothing });
  mongo.connection.emit('error', new Error('reset'));
  expect(mongo.logged).toEqual([{ level: 40, msg: 'documents', cause: 'reset' }]);
});

test('operators in a filter are values, and no collection or index is created unasked', async () => {
  const engine = await startEngine();
  const mongo = open({ uri: `${engine.uri}shelves`, migrate: nothing });
  await mongo.settled;
  const model = mongo.connection.model('Shelf', shelf);
  await model.init();
  await expect(model.findOne({ name: { $ne: null } as never }).lean()).rejects.toThrow(/Cast to string failed/);
  expect(await mongo.connection.listCollections()).toEqual([]);
});

test('a service that stops before its database appears stops', async () => {
  const mongo = open({ uri: NOWHERE, migrate: nothing, retryEveryMs: 60_000 });
  await mongo.close();
  await expect(mongo.migrated).resolves.toBeUndefined();
});

/** What the driver keeps to itself: as little of it as it takes to end a socket before the driver hears of that. */
type Monitor = {
  connection: { socket: Socket };
  monitorId: { lastExecutionEnded: number };
  requestCheck(): void;
};
type DriverInside = { topology: { s: { servers: Map<string, { monitor: Monitor }> } } };

test('a driver whose heartbeat waits for a socket that was closed a moment ago is left', async () => {
  const engine = await startEngine();
  let migrations = 0;
  const migrate = async () => void (migrations += 1);
  const mongo = open({ uri: `${engine.uri}shelves`, migrate, lookEveryMs: 500 });
  await mongo.settled;
  const model = mongo.connection.model('Shelf', shelf);
  await model.create({ _id: 1, name: 'one' });
  const left = mongo.connection.getClient() as unknown as DriverInside;
  const [{ monitor }] = [...left.topology.s.servers.values()] as [{ monitor: Monitor }];
  // As when the database is killed and a command that fails asks for a heartbeat in the same turn.
  monitor.monitorId.lastExecutionEnded = 0;
  monitor.connection.socket.destroy();
  monitor.requestCheck();
  await once(mongo.connection, 'close');
  await once(mongo.connection, 'open');
  expect(mongo.connection.getClient()).not.toBe(left);
  await expect(mongo.check()).resolves.toBeUndefined();
  expect(await model.findById(1).lean()).toEqual({ _id: 1, name: 'one' });
  expect(migrations).toBe(1);
  await mongo.close();
  expect(mongo.logged).toEqual([
    { level: 30, msg: 'documents are migrated', product: 'document engine' },
    {
      level: 40,
      msg: 'the way to the documents is stuck; connecting anew',
      cause: expect.stringMatching(/^a heartbeat of 127\.0\.0\.1:\d+$/),
    },
  ]);
}, 20_000);

test('a server that accepts connections and never answers makes neither calls nor closing wait for ever', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mongo = open({ uri: `mongodb://127.0.0.1:${port}/shelves`, migrate: nothing });
  await expect(mongo.check()).rejects.toThrow('not migrated yet');
  await mongo.close();
  await mongo.migrated;
  sockets.forEach((socket) => socket.destroy());
  silent.close();
}, 20_000);
