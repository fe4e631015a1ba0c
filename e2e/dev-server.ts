/** A dev server of a test's own, and a copy of a remote that the test may edit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A remote's sources below `.dev/`, beside which its packages are found and which git does not see. */
export class RemoteCopy {
  /** Its folder, relative to the repository. */
  readonly folder: string;

  constructor(remote: string) {
    this.folder = join('.dev', remote);
    this.remove();
    const skipped = ['dist', '.dev', 'node_modules', '.turbo'];
    cpSync(join(root, remote), join(root, this.folder), {
      recursive: true,
      filter: (source) => !skipped.includes(basename(source)),
    });
  }

  /** Replaces a text that must be there, as an editor would. */
  edit(file: string, from: string, to: string): void {
    const path = join(root, this.folder, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, source.replace(from, to));
  }

  remove(): void {
    rmSync(join(root, this.folder), { recursive: true, force: true });
  }
}

/** A dev server that runs. */
export class DevServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  /**
   * `rspack serve` in a workspace, as `npm run dev` does it; resolves when it listens.
   * @param folder the workspace, relative to the repository
   */
  static async start(folder: string, env: Record<string, string> = {}): Promise<DevServer> {
    const child = spawn(join(root, 'node_modules/.bin/rspack'), ['serve'], {
      cwd: join(root, folder),
      env: { ...process.env, ...env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += stripVTControlCharacters(String(chunk));
        const address = /Local:\s+(http:\/\/[^/\s]+)/.exec(output)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code) => reject(new Error(`the dev server ended with ${code}:\n${output}`)));
    });
    return new DevServer(child, origin);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
  }
}
