/** The Docker engine: the one that runs, or one of our own, which leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type RunOptions, succeeds } from './run';

/** What a person does who has none. */
export const HOW_TO_GET_ONE =
  'The containers need a Docker engine with Compose: please start one, or install docker.io, docker-compose and ' +
  'debootstrap and run this as root, which starts an engine of its own.';

type Daemon = { process: ChildProcess; folder: string; rules: string };

const START_SECONDS = 60;

/** Tables that an engine writes to, as they are while nobody has written to them: what is saved then has no word of them. */
const EMPTY_TABLES = {
  '*filter': ':INPUT ACCEPT\n:FORWARD ACCEPT\n:OUTPUT ACCEPT',
  '*nat': ':PREROUTING ACCEPT\n:INPUT ACCEPT\n:OUTPUT ACCEPT\n:POSTROUTING ACCEPT',
};

const withEmptyTables = (rules: string): string =>
  Object.entries(EMPTY_TABLES)
    .filter(([table]) => !rules.includes(table))
    .reduce((all, [table, chains]) => `${all}\n${table}\n${chains}\nCOMMIT`, rules);

export class Engine {
  private constructor(
    private readonly host: string | undefined,
    private readonly daemon?: Daemon,
  ) {}

  /** @param folder where an engine of our own stores everything; undefined when there is none to use and none to start */
  static async find(folder: string): Promise<Engine | undefined> {
    const running = new Engine(undefined);
    if (!(await running.compose())) return undefined;
    if (await running.answers()) return running;
    const isStartable = process.getuid?.() === 0 && (await succeeds('dockerd', ['--version']));
    return isStartable ? Engine.start(folder) : undefined;
  }

  private static async start(folder: string): Promise<Engine> {
    // It adds rules of its own, which nobody else takes away.
    const rules = await run('iptables-save', []);
    const at = (name: string) => join(folder, name);
    const host = `unix://${at('docker.sock')}`;
    const places = ['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('docker.pid')];
    const log = openSync(at('dockerd.log'), 'w');
    // Ctrl-C is for us: what runs in it is to be stopped in order.
    const child = spawn('dockerd', [...places, '--host', host], { stdio: ['ignore', log, log], detached: true });
    const engine = new Engine(host, { process: child, folder, rules });
    for (const began = Date.now(); !(await engine.answers()); await pause(200)) {
      if (child.exitCode === null && Date.now() - began < START_SECONDS * 1_000) continue;
      await engine.stop();
      throw new Error(`dockerd does not start:\n${readFileSync(at('dockerd.log'), 'utf8').slice(-2_000)}`);
    }
    return engine;
  }

  /** Whether nobody else uses it, so that everything in it goes with it. */
  get isOwn(): boolean {
    return this.daemon !== undefined;
  }

  get env(): NodeJS.ProcessEnv {
    return this.host ? { DOCKER_HOST: this.host } : {};
  }

  docker(...parameters: readonly string[]): Promise<string> {
    return run('docker', parameters, { env: this.env });
  }

  answers(): Promise<boolean> {
    return succeeds('docker', ['version'], { env: this.env });
  }

  /** Compose as a plugin, or the program that it was before; undefined without either. */
  async compose(): Promise<((parameters: readonly string[], options?: RunOptions) => Promise<string>) | undefined> {
    const command = (await succeeds('docker', ['compose', 'version'])) ? ['docker', 'compose'] : ['docker-compose'];
    const [program = '', ...first] = command;
    if (!(await succeeds(program, [...first, 'version']))) return undefined;
    return (parameters, options = {}) =>
      run(program, [...first, ...parameters], { ...options, env: { ...this.env, ...options.env } });
  }

  /** Removes those of these images that are there; one of our own takes them along anyway. */
  async forget(images: readonly string[]): Promise<void> {
    const there = (await this.docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}')).split('\n');
    const tags = images
      .map((each) => (each.includes(':') ? each : `${each}:latest`))
      .filter((each) => there.includes(each));
    if (!this.isOwn && tags.length > 0) await this.docker('image', 'rm', '--force', ...tags);
  }

  /** Ends an engine of our own, and takes away what it did to the machine. */
  async stop(): Promise<void> {
    if (!this.daemon) return;
    const { process: daemon, folder, rules } = this.daemon;
    if (daemon.exitCode === null) {
      const ended = once(daemon, 'exit');
      daemon.kill('SIGTERM');
      await ended;
    }
    await run('iptables-restore', [], { input: `${withEmptyTables(rules)}\n` });
    if (existsSync('/sys/class/net/docker0')) await run('ip', ['link', 'delete', 'docker0']);
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '')
      .filter((place) => place.startsWith(`${folder}/`));
    for (const place of mounted) await run('umount', ['--lazy', place]);
  }
}
