/** docker-compose.yml as it is, brought up under a name of its own; the document engine stands in for MongoDB. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine';
import { run } from './run';

const root = fileURLToPath(new URL('../../', import.meta.url));
const recipes = join(root, 'e2e/containers/images');

const PROJECT = 'sojourn-tried';
/** Images that are made here, and taken away again. */
export const OWN_IMAGES = { portal: 'sojourn-tried', build: 'sojourn-build', documents: 'sojourn-documents' };
const HEALTHY_SECONDS = 180;

/** One container, as the engine sees it. */
export type Container = {
  id: string;
  name: string;
  service: string;
  isRunning: boolean;
  /** Undefined where it has no health check. */
  health: string | undefined;
  exitCode: number;
  startedAt: string;
  user: string;
  isReadOnly: boolean;
  megabytes: number;
};

type Inspected = {
  Id: string;
  Name: string;
  State: { Running: boolean; Health?: { Status: string }; ExitCode: number; StartedAt: string };
  Config: { Labels: Record<string, string>; User: string };
  HostConfig: { ReadonlyRootfs: boolean; Memory: number };
};

/** A database is called as the service it belongs to. */
const withDocuments = [
  ...readFileSync(join(root, 'docker-compose.yml'), 'utf8').matchAll(/@mongo:27017\/(\w+)\?/g),
].map(([, name = '']) => [name, { environment: { MONGODB_URI: `mongodb://mongo:27017/${name}` } }] as const);

/** What differs from docker-compose.yml: the stand-in asks for no password and is no replica set. */
const override = (folder: string) => ({
  services: {
    nginx: { volumes: [`${folder}/certificates:/etc/nginx/certificates:ro`] },
    ...Object.fromEntries(withDocuments),
    mongo: {
      image: OWN_IMAGES.documents,
      command: ['node', 'e2e/containers/images/documents.mjs', '/tmp/documents.sock'],
      healthcheck: {
        test: ['CMD', 'node', '-e', "require('net').connect(27017).on('connect', () => process.exit())"],
      },
    },
  },
});

/** One address stands for everybody here, so what it may do is not what is tried. */
const LIMITS = {
  ...{ READS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000', COSTLY_PER_MINUTE: '100000' },
  ...{
    OPEN_REQUESTS: '500',
    OPEN_STREAMS: '500',
    OPEN_FILES: '500',
    FAILED_SIGN_INS: '1000',
    SIGN_UPS_PER_DAY: '1000',
  },
};

export class Composition {
  private constructor(
    readonly engine: Engine,
    readonly port: number,
    private readonly compose: (...parameters: string[]) => Promise<string>,
  ) {}

  /** @param folder for secrets, certificate and the override */
  static async prepare(engine: Engine, folder: string, port: number): Promise<Composition> {
    await run(process.execPath, ['infra/docker/make-env.mjs', folder], { cwd: root });
    const file = join(folder, 'override.yml');
    mkdirSync(folder, { recursive: true });
    // YAML, too.
    writeFileSync(file, JSON.stringify(override(folder)));
    const command = await engine.compose();
    if (!command) throw new Error('Compose was there a moment ago.');
    const env = {
      ...LIMITS,
      ...{ SOJOURN_IMAGE: OWN_IMAGES.portal, HTTPS_PORT: String(port), PUBLIC_URL: `https://localhost:${port}` },
    };
    const files = ['-p', PROJECT, '--env-file', join(folder, '.env'), '-f', 'docker-compose.yml', '-f', file];
    return new Composition(engine, port, (...parameters) => command([...files, ...parameters], { cwd: root, env }));
  }

  get origin(): string {
    return `https://localhost:${this.port}`;
  }

  /** Builds the image as it is written, and what stands in for MongoDB; megabytes of the former. */
  async build(): Promise<number> {
    const { engine } = this;
    await engine.docker('build', '-t', OWN_IMAGES.portal, root);
    await engine.docker('build', '-t', OWN_IMAGES.build, '--target', 'build', root);
    await engine.docker('build', '-t', OWN_IMAGES.documents, '-f', join(recipes, 'documents.Dockerfile'), recipes);
    return Number(await engine.docker('image', 'inspect', '-f', '{{.Size}}', OWN_IMAGES.portal)) / 1e6;
  }

  /** Starts what does not run, as many of each as are said, and waits until all are healthy. */
  async up(scales: Record<string, number> = {}): Promise<void> {
    const options = Object.entries(scales).flatMap(([service, count]) => ['--scale', `${service}=${count}`]);
    try {
      await this.compose('up', '-d', '--no-build', ...options);
    } catch (error) {
      // Compose says only that something it waited for is ill.
      throw new Error(`${String(error).slice(-300)}\n${await this.logsOf(await this.ill())}`, { cause: error });
    }
    await this.untilHealthy();
  }

  async untilHealthy(): Promise<void> {
    for (const began = Date.now(); ; await pause(250)) {
      const ill = await this.ill();
      if (ill.length === 0) return;
      if (Date.now() - began < HEALTHY_SECONDS * 1_000) continue;
      throw new Error(`Not healthy after ${HEALTHY_SECONDS} s:\n${await this.logsOf(ill)}`);
    }
  }

  private async ill(): Promise<Container[]> {
    return (await this.containers()).filter(
      ({ service, isRunning, health }) => service !== 'releases' && (!isRunning || health !== 'healthy'),
    );
  }

  private async logsOf(containers: readonly Container[]): Promise<string> {
    const logs = containers.map(async ({ id, name }) => `${name}:\n${(await this.log(id)).slice(-1_000)}`);
    return (await Promise.all(logs)).join('\n');
  }

  async containers(): Promise<Container[]> {
    const ids = await this.engine.docker('ps', '-aq', '--filter', `label=com.docker.compose.project=${PROJECT}`);
    if (ids === '') return [];
    const inspected = JSON.parse(await this.engine.docker('inspect', ...ids.split('\n'))) as Inspected[];
    return inspected
      .map((each) => ({
        id: each.Id,
        name: each.Name.replace(/^\//, '').replace(`${PROJECT}_`, '').replace(`${PROJECT}-`, ''),
        service: each.Config.Labels['com.docker.compose.service'] ?? '',
        isRunning: each.State.Running,
        health: each.State.Health?.Status,
        exitCode: each.State.ExitCode,
        startedAt: each.State.StartedAt,
        user: each.Config.User,
        isReadOnly: each.HostConfig.ReadonlyRootfs,
        megabytes: each.HostConfig.Memory / 2 ** 20,
      }))
      .toSorted((one, two) => one.name.localeCompare(two.name));
  }

  /** What a container printed. */
  log(id: string): Promise<string> {
    return run('sh', ['-c', `docker logs ${id} 2>&1`], { env: this.engine.env });
  }

  exec(id: string, ...command: string[]): Promise<string> {
    return this.engine.docker('exec', id, ...command);
  }

  /** Runs a service's command once, beside what runs. */
  once(options: string[], service: string, ...command: string[]): Promise<string> {
    return this.compose('run', '--rm', ...options, service, ...command);
  }

  /** Ends all containers, each in its own time, and leaves them. */
  stop(): Promise<string> {
    return this.compose('stop');
  }

  /** Takes everything away; what is left all the same. */
  async down(): Promise<string[]> {
    await this.compose('down', '--volumes', '--remove-orphans');
    const label = `label=com.docker.compose.project=${PROJECT}`;
    const left = await Promise.all(
      [
        ['ps', '-aq'],
        ['volume', 'ls', '-q'],
        ['network', 'ls', '-q'],
      ].map((list) => this.engine.docker(...list, '--filter', label)),
    );
    return left.filter((each) => each !== '');
  }
}
