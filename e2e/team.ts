/** A team of a test's own, and its clone: the packages and the shell of this repository, and one remote of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ended } from './portal';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files of a remote with one page, which says `words`. */
const carsWith = (words: string): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: '@sojourn/mf-cars',
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rspack build',
      release: 'node ../packages/releases/dist/main.js release',
      rollback: 'node ../packages/releases/dist/main.js rollback',
    },
    dependencies: { react: '19.3.1' },
  }),
  'remote.json': JSON.stringify({
    name: 'mf-cars',
    requires: { shell: '^0.1.0' },
    routes: [{ path: '/cars', title: 'Cars' }],
    widgets: [],
  }),
  'rspack.config.ts': `import { remoteConfig } from '@sojourn/config';\nexport default remoteConfig(import.meta.dirname);\n`,
  'src/remote.tsx': `import { lazy, type RemoteModule } from '@sojourn/web-kit';
export const remote: RemoteModule = {
  routes: { '/cars': lazy(() => import('./cars-page').then((m) => ({ default: m.CarsPage }))) },
  widgets: {},
};
`,
  'src/cars-page.tsx': `export const CarsPage = () => <h1>${words}</h1>;\n`,
});

export class Team {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sojourn-team-'));

  constructor() {
    const own = (path: string) => join(this.#folder, path);
    cpSync(join(root, 'tsconfig.base.json'), own('tsconfig.base.json'));
    // A remote without tests needs no types of them, which are a quarter of what there is to check.
    const web = JSON.parse(readFileSync(join(root, 'tsconfig.web.json'), 'utf8')) as { compilerOptions: object };
    writeFileSync(
      own('tsconfig.web.json'),
      JSON.stringify({ ...web, compilerOptions: { ...web.compilerOptions, types: [] } }),
    );
    writeFileSync(own('package.json'), JSON.stringify({ name: 'team', private: true, workspaces: ['mf-cars'] }));
    symlinkSync(join(root, 'node_modules'), own('node_modules'));
    // Copied, because the command takes the clone in which it lies.
    for (const file of ['package.json', 'dist'])
      cpSync(join(root, 'packages/releases', file), own(`packages/releases/${file}`), { recursive: true });
    mkdirSync(own('shell'));
    cpSync(join(root, 'shell/package.json'), own('shell/package.json'));
    symlinkSync(join(root, 'shell/dist'), own('shell/dist'));
    this.works('Cars');
  }

  /** Puts the remote back to one that can be released, and says other words on its page. */
  works(words: string, version = '1.0.0'): void {
    rmSync(join(this.#folder, 'mf-cars/src'), { recursive: true, force: true });
    for (const [file, text] of Object.entries(carsWith(words))) this.write(`mf-cars/${file}`, text);
    this.change('mf-cars/package.json', { version });
  }

  /** Writes a file of the clone. */
  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    writeFileSync(join(this.#folder, file), text);
  }

  /** Changes what a JSON file of the clone says. */
  change(file: string, changes: Record<string, unknown>): void {
    const before = JSON.parse(readFileSync(join(this.#folder, file), 'utf8')) as Record<string, unknown>;
    this.write(file, JSON.stringify({ ...before, ...changes }));
  }

  /** `npm run …` as the team types it, in a process group of its own. */
  begin(command: string, dataDir: string | undefined): ChildProcess {
    const [script = '', ...parameters] = command.split(' ');
    return spawn('npm', ['run', '--silent', script, '-w', 'mf-cars', '--', ...parameters], {
      cwd: this.#folder,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }

  /** Runs a command of the remote to its end. */
  run(command: string, dataDir?: string): Promise<Ended> {
    return ended(this.begin(command, dataDir));
  }

  /** What `npm start` runs before it starts anything: puts every build of the clone in force under its shell. */
  async publish(dataDir: string): Promise<Ended> {
    const main = join(this.#folder, 'packages/releases/dist/main.js');
    return ended(spawn(process.execPath, [main, 'publish'], { env: { ...process.env, DATA_DIR: dataDir } }));
  }

  leave(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  await once(child, 'close');
  return { code: child.exitCode, output };
}
