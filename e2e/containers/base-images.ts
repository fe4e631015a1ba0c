/** The images that our files begin with, under the tags they name: present, pulled, or made from packages. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine';
import { run, succeeds } from './run';

const root = fileURLToPath(new URL('../../', import.meta.url));
const recipes = fileURLToPath(new URL('images/', import.meta.url));

const DEBIAN = 'debian:bookworm-slim';
const NODE = 'node:24-bookworm-slim';
const MIRROR = 'http://deb.debian.org/debian';

/** Tags, each with the recipe that makes it where it cannot be had. */
const RECIPES: Record<string, string> = { [NODE]: 'node', 'redis:7.4-alpine': 'redis', 'nginx:1.28-alpine': 'nginx' };

/** What Debian's own slim image leaves out, too. */
const LEFT_OUT = ['var/cache/apt/*', 'var/lib/apt/lists/*', 'var/log/*', 'dev/*'].concat(
  ['doc', 'info', 'locale', 'man', 'groff', 'lintian'].map((each) => `usr/share/${each}/*`),
);

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

async function makeDebian(engine: Engine, folder: string): Promise<void> {
  if (process.getuid?.() !== 0 || !(await succeeds('debootstrap', ['--version'])))
    throw new Error(`${DEBIAN} cannot be pulled here; to make it takes root and debootstrap.`);
  const system = join(folder, 'debian');
  await run('debootstrap', ['--variant=minbase', 'bookworm', system, MIRROR]);
  const excluded = LEFT_OUT.map((each) => `--exclude=${quoted(`./${each}`)}`).join(' ');
  const script = `tar -C ${quoted(system)} ${excluded} -c . | docker import - ${DEBIAN}`;
  await run('sh', ['-c', script], { env: engine.env });
}

async function unpack(what: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = await run('npm', ['pack', what, '--silent', '--pack-destination', folder]);
  const file = archive.split('\n').at(-1) ?? '';
  await run('tar', ['-xzf', join(folder, file), '-C', folder, '--strip-components=1']);
}

/** A context for the recipe of Node: its npm package, npm, and the authorities by which this machine reaches registries. */
async function gatherNode(folder: string): Promise<string[]> {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  await unpack(`node-linux-${process.arch}@24`, join(folder, 'node'));
  await unpack(packageManager, join(folder, 'npm'));
  mkdirSync(join(folder, 'ca'));
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (!authorities || !existsSync(authorities)) return [];
  copyFileSync(authorities, join(folder, 'ca/machine.crt'));
  return ['--build-arg', 'CA=/usr/local/share/ca/machine.crt'];
}

async function make(engine: Engine, tag: string, folder: string): Promise<void> {
  const recipe = RECIPES[tag] as string;
  const isNode = tag === NODE;
  const context = isNode ? join(folder, 'node-context') : recipes;
  const options = isNode ? await gatherNode(context) : [];
  await engine.docker('build', '-t', tag, '-f', join(recipes, `${recipe}.Dockerfile`), ...options, context);
}

/**
 * Makes sure that every image our files begin with is there.
 * @param folder for what is only needed to make them
 * @returns the tags that were made here
 */
export async function provideBaseImages(engine: Engine, folder: string): Promise<string[]> {
  const made: string[] = [];
  const isThere = async (tag: string) =>
    (await succeeds('docker', ['image', 'inspect', tag], { env: engine.env })) ||
    (made.length === 0 && (await succeeds('docker', ['pull', '-q', tag], { env: engine.env })));
  if (!(await isThere(DEBIAN))) {
    await makeDebian(engine, folder);
    made.push(DEBIAN);
  }
  for (const tag of Object.keys(RECIPES)) {
    if (await isThere(tag)) continue;
    await make(engine, tag, folder);
    made.push(tag);
  }
  return made;
}
