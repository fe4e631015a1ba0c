/** A team releases its remote into the volume of the portal that runs, and takes it back. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor } from '../siege/visitor';
import { type Line, lineOf, type Tried } from './trial';

const REMOTE = 'mf-flights';
const VERSION = '0.2.0';
const folderOfClone = fileURLToPath(new URL(`../../${REMOTE}`, import.meta.url));

/** The folder of a remote as its team has it after raising its version and building it. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-team-'));
  // The command runs as another user.
  chmodSync(folder, 0o755);
  for (const each of ['package.json', 'remote.json', 'dist']) {
    cpSync(join(folderOfClone, each), join(folder, each), { recursive: true });
  }
  for (const file of ['package.json', 'dist/release.json']) {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
    writeFileSync(join(folder, file), JSON.stringify({ ...content, version: VERSION }));
  }
  return folder;
}

async function versionInForce({ plainPort }: Tried): Promise<string | undefined> {
  const visitor = new Visitor(plainPort, '127.0.32.1');
  const { text } = await visitor.ask({ path: '/mf/registry.json' });
  visitor.leave();
  const { remotes } = JSON.parse(text) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === REMOTE)?.version;
}

export async function* releasing(tried: Tried): AsyncGenerator<Line> {
  yield lineOf('a team releases into the volume and takes it back', async () => {
    const folder = nextVersion();
    const before = await versionInForce(tried);
    const options = ['-v', `${folder}:/app/${REMOTE}:ro`];
    const released = await tried.composition.once(options, 'releases', 'release', '--built', REMOTE);
    const after = await versionInForce(tried);
    const withdrawn = await tried.composition.once([], 'releases', 'rollback', REMOTE);
    const atLast = await versionInForce(tried);
    rmSync(folder, { recursive: true });
    const isRight = after === VERSION && before !== VERSION && atLast === before;
    return {
      seen: `${before} -> ${after} -> ${atLast}`,
      faults: isRight ? [] : [released, withdrawn],
    };
  });
}
