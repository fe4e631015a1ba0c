// @ts-check
/**
 * The store of releases: immutable folders, one mutable registry, and an audit of who changed it.
 *
 *     <releasesDir>/<remote>/<version>-<hash>/…   published once, never changed, kept
 *     <releasesDir>/registry.json                 what is in force; replaced whole
 *     <releasesDir>/audit.jsonl                   who, when, from, to
 *
 * The rules are in docs/decisions/009-releases-on-disk.md.
 */
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from './startup-error.mjs';
import { fits } from './version-range.mjs';

/**
 * @typedef {object} Release what a remote's build writes as `dist/release.json`
 * @property {{ name: string, requires: { shell: string }, routes: object[], widgets: string[] }} description
 * @property {string} version
 * @property {string} entry
 * @property {string} integrity
 * @property {Record<string, unknown>} manifest
 * @property {{ path: string, sha384: string }[]} files
 */
/** @typedef {{ name: string, version: string, base: string }} InForce the parts of a registry entry that are read here */
/** @typedef {{ shellVersion: string, publishedAt: string, remotes: InForce[] }} Registry */
/** @typedef {{ remote: string, folder: string, isNew: boolean }} Published */

const LOCK_PATIENCE_MS = 10_000;
const LOCK_STALE_MS = 30_000;

/**
 * Copies a built remote into its immutable folder and proves every byte of the copy.
 * @param {{ room: string, releasesDir: string, local?: boolean }} what `room` is the remote's folder; `local` publishes
 *   under a prerelease version made of the content, as `npm start` does
 * @returns {Promise<Published>} `isNew` false when exactly these bytes were published before
 * @throws {StartupError} when the build is missing or spoilt, or its version was published with other bytes
 */
export async function publishRemote({ room, releasesDir, local = false }) {
  const dist = join(room, 'dist');
  const built = await readRelease(dist);
  const { name } = built.description;
  const hash = hashOf(built);
  const version = local ? `${built.version}-local.${hash}` : built.version;
  const release = { ...built, version };
  const folder = `${version}-${hash}`;
  const home = join(releasesDir, name);
  const published = await namesIn(home);

  const other = published.find(
    (each) => each.startsWith(`${version}-`) && /^[0-9a-f]{8}$/.test(each.slice(version.length + 1)) && each !== folder,
  );
  if (!local && other) {
    throw new StartupError(`${name} ${version} is already published with other bytes; please raise its version.`);
  }
  const isNew = !published.some((each) => each.endsWith(hash));
  if (published.includes(folder) && (await faultIn(join(home, folder), release)) === undefined) {
    return { remote: name, folder, isNew };
  }

  const faultOfBuild = await faultIn(dist, release);
  if (faultOfBuild) throw new StartupError(`${name} ${version} cannot be published: ${faultOfBuild}.`);

  await mkdir(home, { recursive: true });
  const incoming = await mkdtemp(join(home, '.incoming-'));
  try {
    for (const { path } of release.files) {
      await mkdir(dirname(join(incoming, path)), { recursive: true });
      await cp(join(dist, path), join(incoming, path));
    }
    await writeFile(join(incoming, 'release.json'), JSON.stringify(release));
    const fault = await faultIn(incoming, release);
    if (fault) throw new StartupError(`${name} ${version} was not copied whole: ${fault}.`);
    // Only a copy that lost bytes can stand there: the name says what belongs in it.
    await rm(join(home, folder), { recursive: true, force: true });
    await rename(incoming, join(home, folder));
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  await note(releasesDir, { action: 'publish', remote: name, from: null, to: folder });
  return { remote: name, folder, isNew };
}

/**
 * Puts a published folder in force.
 * @param {{ remote: string, folder: string, releasesDir: string, shellVersion: string }} what
 * @returns {Promise<void>}
 * @throws {StartupError} when the live shell does not fit `requires`, a file is missing or a hash is wrong
 */
export async function activate(what) {
  await put({ ...what, action: 'activate' });
}

/**
 * Goes back to the folder that was in force before the present one.
 * @param {{ remote: string, releasesDir: string }} what
 * @returns {Promise<{ from: string, to: string }>}
 * @throws {StartupError} when there is nothing earlier, or it may not be put in force
 */
export async function rollback({ remote, releasesDir }) {
  const registry = await readRegistry(releasesDir);
  const current = registry?.remotes.find((each) => each.name === remote);
  if (!registry || !current) throw new StartupError(`${remote} is not in force, so there is nothing to roll back.`);
  const from = folderOf(current);
  const coming = (await readAudit(releasesDir)).findLast(
    (line) => line.action === 'activate' && line.remote === remote && line.to === from,
  );
  if (!coming?.from) throw new StartupError(`${remote} ${from} was the first release; there is none to go back to.`);
  const to = coming.from;
  await put({ remote, folder: to, releasesDir, shellVersion: registry.shellVersion, action: 'rollback' });
  return { from, to };
}

/**
 * Writes down which shell is live; remotes that no longer fit it stay until they are released anew.
 * @param {{ releasesDir: string, shellVersion: string }} what
 */
export async function nameShell({ releasesDir, shellVersion }) {
  await alone(releasesDir, async () => {
    const registry = await readRegistry(releasesDir);
    if (!registry || registry.shellVersion === shellVersion) return;
    await replace(join(releasesDir, 'registry.json'), { ...registry, shellVersion });
  });
}

/**
 * The registry in force, or undefined while there is none.
 * @param {string} releasesDir
 * @returns {Promise<Registry | undefined>}
 */
export async function readRegistry(releasesDir) {
  const text = await textOf(join(releasesDir, 'registry.json'));
  return text === undefined ? undefined : JSON.parse(text);
}

/** @param {{ remote: string, folder: string, releasesDir: string, shellVersion: string, action: 'activate' | 'rollback' }} what */
async function put({ remote, folder, releasesDir, shellVersion, action }) {
  const place = join(releasesDir, remote, folder);
  const release = await readRelease(place);
  const { routes, widgets, requires } = release.description;
  if (!fits(shellVersion, requires.shell)) {
    throw new StartupError(
      `${remote} ${release.version} needs shell ${requires.shell}, but the live shell is ${shellVersion}.`,
    );
  }
  const fault = await faultIn(place, release);
  if (fault) throw new StartupError(`${remote} ${release.version} cannot be put in force: ${fault}.`);

  await alone(releasesDir, async () => {
    const registry = (await readRegistry(releasesDir)) ?? { remotes: [] };
    const before = registry.remotes.find((each) => each.name === remote);
    const entry = {
      name: remote,
      version: release.version,
      base: `/mf/${remote}/${folder}/`,
      entry: release.entry,
      integrity: release.integrity,
      manifest: release.manifest,
      routes,
      widgets,
    };
    const remotes = [...registry.remotes.filter((each) => each.name !== remote), entry];
    remotes.sort((one, two) => one.name.localeCompare(two.name));
    await replace(join(releasesDir, 'registry.json'), { shellVersion, publishedAt: new Date().toISOString(), remotes });
    await note(releasesDir, { action, remote, from: before ? folderOf(before) : null, to: folder });
  });
}

/** @param {string} folder @returns {Promise<Release>} */
async function readRelease(folder) {
  const text = await textOf(join(folder, 'release.json'));
  if (text === undefined) throw new StartupError(`${folder} holds no release; please build it first.`);
  const release = /** @type {Release} */ (JSON.parse(text));
  const named = /^[a-z][a-z0-9-]{0,39}$/.test(release.description?.name ?? '');
  const versioned = /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(release.version ?? '');
  const sealed = release.files?.some(({ path, sha384 }) => path === release.entry && sha384 === release.integrity);
  if (!named || !versioned || !sealed) throw new StartupError(`${join(folder, 'release.json')} is not a release.`);
  return release;
}

/**
 * What is wrong with a folder, as half a sentence; undefined when every file is there and whole.
 * @param {string} folder @param {Release} release
 */
async function faultIn(folder, release) {
  for (const { path, sha384 } of release.files) {
    if (isAbsolute(path) || normalize(path).startsWith('..')) return `${path} lies outside its folder`;
    const bytes = await bytesOf(join(folder, path));
    if (!bytes) return `${path} is missing`;
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== sha384) return `${path} has a wrong hash`;
  }
  return undefined;
}

/** Eight hex digits that name the content. @param {Release} release */
const hashOf = ({ files, description, manifest }) =>
  createHash('sha256')
    .update(JSON.stringify([files, description, manifest]))
    .digest('hex')
    .slice(0, 8);

/** @param {InForce} remote */
const folderOf = ({ base }) => base.split('/').at(-2) ?? '';

/**
 * One writer at a time: two releases at once would each lose the other's.
 * @param {string} releasesDir @param {() => Promise<void>} work
 */
async function alone(releasesDir, work) {
  const lock = join(releasesDir, '.lock');
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const takenAt = await stat(lock).then((found) => found.mtimeMs, Date.now);
      if (Date.now() - takenAt > LOCK_STALE_MS) await rm(lock, { recursive: true, force: true });
      else if (Date.now() > deadline) throw new StartupError('Another release is under way; please try again.');
      else await pause(25);
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** @param {string} file @param {unknown} value */
async function replace(file, value) {
  await writeFile(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

/** @typedef {{ action: string, remote: string, from: string | null, to: string }} Change */

/** @param {string} releasesDir @param {Change} change */
async function note(releasesDir, change) {
  const line = { at: new Date().toISOString(), by: userInfo().username, ...change };
  await appendFile(join(releasesDir, 'audit.jsonl'), `${JSON.stringify(line)}\n`, { flush: true });
}

/** @param {string} releasesDir @returns {Promise<Change[]>} */
async function readAudit(releasesDir) {
  const text = (await textOf(join(releasesDir, 'audit.jsonl'))) ?? '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** @param {string} file @returns {Promise<Buffer | undefined>} undefined when it is not there */
async function bytesOf(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} file */
const textOf = async (file) => (await bytesOf(file))?.toString();

/** @param {string} folder @returns {Promise<string[]>} */
async function namesIn(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}
