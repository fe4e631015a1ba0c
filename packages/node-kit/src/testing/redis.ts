import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real redis-server of the test's own; `stop` kills it, `restart` brings it back (empty) at the same address. */
export type TestRedis = { url: string; port: number; stop(): Promise<void>; restart(): Promise<void> };

const ATTEMPTS = 200;
const ATTEMPT_EVERY_MS = 25;

/**
 * Starts a redis-server on a private loopback port in a folder of its own, keeping nothing.
 * @param args further settings, as on its command line: `['--maxmemory-policy', 'noeviction']`
 */
export async function startRedis(args: readonly string[] = []): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-redis-'));
  const port = await freePort();
  let child = await launch({ port, folder, args });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      await kill(child);
      process.off('exit', killOnExit);
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await kill(child);
      child = await launch({ port, folder: tmpdir(), args });
      process.once('exit', killOnExit);
    },
  };
}

async function launch(how: { port: number; folder: string; args: readonly string[] }): Promise<ChildProcess> {
  const settings = ['--port', String(how.port), '--bind', '127.0.0.1', '--dir', how.folder, '--save', ''];
  const child = spawn('redis-server', [...settings, '--appendonly', 'no', ...how.args], { stdio: 'ignore' });
  const failure = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  failure.catch(() => undefined);
  await Promise.race([answersPing(how.port), failure]);
  return child;
}

async function answersPing(port: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await pingOnce(port)) return;
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_EVERY_MS));
  }
  throw new Error('redis-server does not answer.');
}

const pingOnce = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const settle = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('data', (answer) => settle(answer.toString().startsWith('+PONG')));
    socket.once('error', () => settle(false));
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
