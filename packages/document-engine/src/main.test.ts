import { jest } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { readEnv } from './env';

// The loader, not the tsx command: that one is a parent of the real process, and a SIGKILL would miss the engine.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
// Starting a process is slow where many run.
jest.setTimeout(30_000);

let dir: string;
const started: ChildProcessWithoutNullStreams[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'document-engine-'));
});
afterEach(() => {
  // Whatever a failed test has left running.
  for (const engine of started.splice(0)) engine.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) => {
  const options = { env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env } };
  const engine = spawn(process.execPath, ['--import', tsx, main], options);
  started.push(engine);
  return engine;
};

async function ready(engine: ChildProcessWithoutNullStreams): Promise<number> {
  const [line] = (await once(engine.stdout, 'data')) as [Buffer];
  const { ready: isReady, port } = JSON.parse(line.toString()) as { ready: boolean; port: number };
  expect(isReady).toBe(true);
  return port;
}

const exit = async (engine: ChildProcessWithoutNullStreams) => ((await once(engine, 'exit')) as [number | null])[0];

describe('the engine as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('tells its port, serves, and leaves on %s', async (signal) => {
    const engine = start({ DOCUMENT_ENGINE_DIR: dir });
    const client = await MongoClient.connect(`mongodb://127.0.0.1:${await ready(engine)}`);
    await client.db('d').collection('c').insertOne({ a: 1 });
    const left = exit(engine);
    engine.kill(signal);
    expect(await left).toBe(0);
    await client.close();
  });

  it('serves on a socket that only its user can open, also where a killed one left its own', async () => {
    const socket = join(dir, 'documents.sock');
    const open = async () => {
      const engine = start({ DOCUMENT_ENGINE_DIR: dir, DOCUMENT_ENGINE_SOCKET: socket });
      expect(await ready(engine)).toBe(0);
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      const client = await MongoClient.connect(`mongodb://${encodeURIComponent(socket)}`);
      await client.db('d').collection('c').insertOne({ a: 1 });
      const count = await client.db('d').collection('c').countDocuments();
      await client.close();
      const left = exit(engine);
      engine.kill('SIGKILL');
      await left;
      return count;
    };
    expect([await open(), await open()]).toEqual([1, 2]);
  });

  it('leaves with its parent where asked to', async () => {
    const engine = start({ DOCUMENT_ENGINE_DIR: dir, EXIT_WITH_PARENT: '1' });
    await ready(engine);
    const left = exit(engine);
    engine.stdin.end();
    expect(await left).toBe(0);
  });

  it('says in one sentence that another process has the folder', async () => {
    const engine = start({ DOCUMENT_ENGINE_DIR: dir });
    await ready(engine);
    const second = start({ DOCUMENT_ENGINE_DIR: dir });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await exit(second)).toBe(1);
    expect(said).toMatch(/^The data folder .* is in use by process \d+; stop it or choose another folder\.\n$/);
    const left = exit(engine);
    engine.kill('SIGTERM');
    await left;
  });

  it('opens at once after being killed', async () => {
    const engine = start({ DOCUMENT_ENGINE_DIR: dir });
    const client = await MongoClient.connect(`mongodb://127.0.0.1:${await ready(engine)}`);
    await client.db('d').collection<{ _id: number }>('c').insertOne({ _id: 1 });
    const left = exit(engine);
    engine.kill('SIGKILL');
    await left;
    await client.close();
    const again = start({ DOCUMENT_ENGINE_DIR: dir });
    const after = await MongoClient.connect(`mongodb://127.0.0.1:${await ready(again)}`);
    expect(await after.db('d').collection('c').countDocuments()).toBe(1);
    await after.close();
    const gone = exit(again);
    again.kill('SIGTERM');
    await gone;
  });
});

describe('readEnv', () => {
  it('lists every fault at once', () => {
    expect(() => readEnv({ DOCUMENT_ENGINE_PORT: '99999', LOG_LEVEL: 'loud' })).toThrow(
      /DOCUMENT_ENGINE_DIR.*DOCUMENT_ENGINE_PORT.*LOG_LEVEL/,
    );
  });
});
