import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine } from '@sojourn/document-engine';
import { Schema } from 'mongoose';
import { createLogger } from '../logger';
import { openMongo } from './open-mongo';
import { withMongoErrors } from './mongo-errors';

const logger = createLogger({ name: 'x', level: 'silent' });
const unavailable = 'Away.';
const nothing = async () => undefined;
const shelf = new Schema<{ _id: number; name: string }>({ _id: Number, name: String }, { versionKey: false });

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'node-kit-mongo-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a service that starts before its database migrates when it appears, and names what answers', async () => {
  const first = await startDocumentEngine({ dir });
  const { port } = first;
  await first.close();
  let migrations = 0;
  const mongo = openMongo({
    uri: `mongodb://127.0.0.1:${port}/shelves`,
    logger,
    retryEveryMs: 20,
    migrate: async () => {
      migrations += 1;
      if (migrations === 1) throw new Error('not yet');
    },
  });
  const model = mongo.connection.model('Shelf', shelf);
  const read = () => withMongoErrors(() => model.findById(1).lean(), { unavailable });
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(mongo.check()).rejects.toThrow('not migrated yet');
  expect(mongo.product()).toBe('not connected');

  const engine = await startDocumentEngine({ dir, port });
  await mongo.migrated;
  expect(migrations).toBe(2);
  await expect(mongo.check()).resolves.toBeUndefined();
  expect(await read()).toBeNull();
  expect(mongo.product()).toBe('document engine');
  await mongo.close();
  await engine.close();
}, 20_000);

test('operators in a filter are values, and no collection or index is created unasked', async () => {
  const engine = await startDocumentEngine({ dir });
  const mongo = openMongo({ uri: `${engine.uri}shelves`, logger, migrate: nothing });
  await mongo.migrated;
  const model = mongo.connection.model('Shelf', shelf);
  await expect(model.findOne({ name: { $ne: null } as never }).lean()).rejects.toThrow(/Cast to string failed/);
  expect(await mongo.connection.listCollections()).toEqual([]);
  await mongo.close();
  await engine.close();
});

test('a service that stops before its database appears stops', async () => {
  // Port 1 of the loopback is nobody's.
  const mongo = openMongo({ uri: 'mongodb://127.0.0.1:1/shelves', logger, migrate: nothing, retryEveryMs: 60_000 });
  await mongo.close();
  await expect(mongo.migrated).resolves.toBeUndefined();
});

test('a server that accepts connections and never answers makes neither calls nor closing wait for ever', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mongo = openMongo({ uri: `mongodb://127.0.0.1:${port}/shelves`, logger, migrate: nothing });
  await expect(mongo.check()).rejects.toThrow('not migrated yet');
  await mongo.close();
  await mongo.migrated;
  sockets.forEach((socket) => socket.destroy());
  silent.close();
}, 20_000);
