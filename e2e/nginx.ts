/** An nginx of a test's own, with the configuration that its container has: `infra/docker/nginx.conf.template`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from './portal';

/** What the container is told: where the bff is (a name or an address, with the port), and who knows the name. */
export type Upstream = { bff: string; resolver?: string };

/** Nobody answers there, and an address needs no answer. */
const NO_RESOLVER = '127.0.0.1:9';

/** Its program; PATH of a user may leave out where systems put it. */
const program = process.env['NGINX'] ?? '/usr/sbin/nginx';
const template = fileURLToPath(new URL('../infra/docker/nginx.conf.template', import.meta.url));

function run(command: string, parameters: string[]): void {
  const { status, stderr, error } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${error?.message ?? stderr}`);
}

/** The template as its container fills it in, with what lies elsewhere outside one: port, certificate, media types. */
function configure(folder: string, port: number, { bff, resolver = NO_RESOLVER }: Upstream): string {
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  run('openssl', ['req', ...kind, '-subj', '/CN=localhost', ...files]);
  writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
  const file = join(folder, 'nginx.conf');
  const text = readFileSync(template, 'utf8')
    .replaceAll('${PORTAL_BFF}', bff)
    .replaceAll('${PORTAL_RESOLVER}', resolver)
    .replaceAll('8443', `127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/etc/nginx/mime.types', join(folder, 'mime.types'));
  writeFileSync(file, text);
  return file;
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/** nginx that runs. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Starts one on a free port, or on `port`, and waits until it answers. @throws when it refuses the configuration */
  static async start(upstream: Upstream, port?: number): Promise<Nginx> {
    const own = port ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-nginx-'));
    // Started by root, its workers are somebody else.
    chmodSync(folder, 0o711);
    const file = configure(folder, own, upstream);
    run(program, ['-t', '-q', '-c', file, '-e', 'stderr']);
    const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    await expect.poll(() => isListening(own)).toBe(true);
    return new Nginx(child, folder, own);
  }

  get origin(): string {
    return `https://localhost:${this.port}`;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true });
  }
}
