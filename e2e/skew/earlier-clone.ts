/** The repository as it was at an earlier revision, built: what was released from it then. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../containers/run';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...parameters: string[]) => run('git', parameters, { cwd: root });

/** The newest revision that is a day older than this one: what pages that are still open began with (MF-5). */
async function yesterday(): Promise<string> {
  const now = await git('log', '-1', '--format=%cI');
  const before = new Date(Date.parse(now) - 86_400_000).toISOString();
  const revision = await git('rev-list', '-1', `--before=${before}`, 'HEAD');
  return revision || git('rev-list', '--max-parents=0', 'HEAD');
}

export class EarlierClone {
  private constructor(
    readonly folder: string,
    readonly revision: string,
  ) {}

  /**
   * Checks a revision out beside this clone and builds its shell and remotes.
   * @param wanted any name that git knows; a day ago without one
   */
  static async make(wanted?: string): Promise<EarlierClone> {
    const revision = await git('rev-parse', '--short', wanted ?? (await yesterday()));
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-earlier-'));
    await git('worktree', 'add', '--detach', '--force', folder, revision);
    const clone = new EarlierClone(folder, revision);
    try {
      await clone.#install();
      const parts = ['./shell', './mf-*', './packages/releases'].map((each) => `--filter=${each}`);
      await run('npx', ['turbo', 'run', 'build', ...parts, '--output-logs=errors-only'], { cwd: folder });
    } catch (error) {
      await clone.remove();
      throw error;
    }
    return clone;
  }

  /** The same packages are linked, others are installed. */
  async #install(): Promise<void> {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(root) !== lock(this.folder)) {
      await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.folder });
      return;
    }
    const workspaces = ['.', ...['packages', 'services', 'infra'].flatMap(within), ...within('.')];
    for (const each of workspaces) {
      const modules = join(root, each, 'node_modules');
      const isThere = existsSync(modules) && existsSync(join(this.folder, each));
      if (isThere) await run('cp', ['-al', modules, join(this.folder, each, 'node_modules')]);
    }
  }

  /** Puts what was built in force on a data folder, as a start at that time did. */
  publish(dataDir: string): Promise<string> {
    const main = join(this.folder, 'packages/releases/dist/main.js');
    return run(process.execPath, [main, 'publish'], { cwd: this.folder, env: { DATA_DIR: dataDir } });
  }

  get shellVersion(): string {
    return (JSON.parse(readFileSync(join(this.folder, 'shell/package.json'), 'utf8')) as { version: string }).version;
  }

  async remove(): Promise<void> {
    await git('worktree', 'remove', '--force', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const within = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== 'node_modules' && !each.name.startsWith('.'))
    .map(({ name }) => join(folder, name));
