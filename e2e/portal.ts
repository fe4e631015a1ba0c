/** A portal of a test's own: started as a person starts it, on a free port and a fresh data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a start ended with. */
export type Ended = { code: number | null; output: string };

/** Ports below those that the system hands out by itself, so that no process of a portal takes another portal's port. */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;
/** A worker of Playwright has ports of its own: what starts elsewhere listens only seconds after it was given its port. */
const PORTS_PER_WORKER = 1_000;
const workerPort = PORTS_PER_WORKER * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let nextPort = FIRST_PORT + workerPort + (process.pid % PORTS_PER_WORKER);

/** A port nobody uses now, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port === LAST_PORT ? FIRST_PORT : port + 1;
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (isFree) return port;
  }
}

/** A folder of its own for what a portal keeps. */
export const freshDataDir = () => mkdtempSync(join(tmpdir(), 'sojourn-portal-'));

/** A journey that fails half-way stops nothing; its portals end with the process that it ran in. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

function launch(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['infra/local/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const said = { output: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said.output += chunk));
  return { child, said };
}

/** Starts a portal that is expected to refuse; waits until it has ended. */
export async function startRefused(env: Record<string, string | undefined>): Promise<Ended> {
  const { child, said } = launch(env);
  await once(child, 'close');
  return { code: child.exitCode, output: said.output };
}

type Place = { port: number; dataDir: string };

async function launchReady(place: Place, env: Record<string, string>) {
  const launched = launch({ ...env, PORT: String(place.port), DATA_DIR: place.dataDir });
  const { child, said } = launched;
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', () => {
      if (said.output.includes('Sojourn is ready at')) ready();
    });
    child.once('close', (code) => fail(new Error(`the portal ended with ${code}:\n${said.output}`)));
  });
  return launched;
}

/** A portal that runs. */
export class Portal {
  readonly origin: string;
  private constructor(
    private child: ChildProcess,
    private said: { output: string },
    readonly place: Place,
  ) {
    this.origin = `http://localhost:${place.port}`;
  }

  /** Starts one and waits for its ready line. */
  static async start(place: Place, env: Record<string, string> = {}): Promise<Portal> {
    const { child, said } = await launchReady(place, env);
    return new Portal(child, said, place);
  }

  /** Stops it and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    Object.assign(this, await launchReady(this.place, {}));
  }

  /** `kill -9` of the supervisor alone, and a start by hand on the same data. */
  async startAfterKill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
    Object.assign(this, await launchReady(this.place, {}));
  }

  /** Everything it printed so far. */
  get output(): string {
    return this.said.output;
  }

  private noted(): { portal: number; children: { pid: number; mark: string }[] } {
    return JSON.parse(readFileSync(join(this.place.dataDir, 'portal.json'), 'utf8'));
  }

  /** Ids of the supervisor and of every process it runs. */
  pids(): number[] {
    const { portal, children } = this.noted();
    return [portal, ...children.map((each) => each.pid)];
  }

  /** Ids of those processes whose mark (plan.mjs) fits. */
  pidsOf(mark: RegExp): number[] {
    return this.noted()
      .children.filter((each) => mark.test(each.mark))
      .map((each) => each.pid);
  }

  /** The log of one of its processes. */
  log(name: string): string {
    return readFileSync(join(this.place.dataDir, 'logs', `${name}.log`), 'utf8');
  }

  /** Whether every area is ready, as its private port says. */
  async isReady(): Promise<boolean> {
    return (await this.#askPrivately('/readyz')).ok;
  }

  /** The metrics of the bff. */
  async metrics(): Promise<string> {
    return (await this.#askPrivately('/metrics')).text();
  }

  #askPrivately(path: string): Promise<Response> {
    const ready =
      this.log('bff')
        .split('\n')
        .findLast((line) => line.startsWith('{"ready":true')) ?? '{}';
    const { metricsPort } = JSON.parse(ready) as { metricsPort: number };
    return fetch(`http://127.0.0.1:${metricsPort}${path}`);
  }

  /** Ctrl-C. */
  async stop(): Promise<Ended> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGINT');
      await once(this.child, 'close');
    }
    return { code: this.child.exitCode, output: this.output };
  }

  /** `kill -9` of everything at once. */
  async killAll(): Promise<void> {
    const ended = once(this.child, 'close');
    for (const pid of this.pids()) process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** Removes what it kept. */
  forget(): void {
    rmSync(this.place.dataDir, { recursive: true, force: true });
  }
}
