import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Registry } from '@sojourn/contracts';
import type { Logger } from '@sojourn/node-kit';
import {
  canariesOf,
  readRegistryInForce,
  registryPath,
  withCanaries,
  type Canary,
  type RegistryFault,
} from '@sojourn/releases';
import type { ShellSource } from '../portal/shell-files';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** The registry in force, parsed, and as it is sent. */
export type RegistryInForce = { registry: Registry; etag: string; bytes: Record<'identity' | 'br' | 'gzip', Buffer> };

/** What of the registry is not in force as it stands: entries with a fault, and areas of the shell without a release. */
export type RegistryHealth = { faults: readonly RegistryFault[]; missing: readonly string[] };

/** Where the registry is read. */
export type RegistrySource = {
  /**
   * What is in force; undefined while nothing was ever published.
   * @param session what its canaries are dealt by (session-key.ts); without one, what those without a canary are given
   */
  current(session?: string): Promise<RegistryInForce | undefined>;
  /** Releases that a share of sessions is given. */
  canaries(): Promise<readonly Canary[]>;
  health(): Promise<RegistryHealth>;
};

/**
 * The registry of a releases folder. It is read when the file has changed, so a release or a rollback is in force for the
 * next page. A faulty entry is left out and its remote's last good release stands in (packages/releases); a file that is
 * missing or spoilt leaves what was in force. A folder that is away is that remote's failure, not the portal's.
 */
export function createRegistryFile({
  releasesDir,
  shell,
  version: shellVersion,
  logger,
}: RegistryParts): RegistrySource {
  const file = registryPath(releasesDir);
  let lastGood: RegistryInForce | undefined;
  let canaries: readonly Canary[] = [];
  // By their folders. There are few: a registry with two canaries has three mixtures besides itself.
  let mixtures = new Map<string, Promise<RegistryInForce>>();
  let health: RegistryHealth | undefined;
  let seen = 'never read';
  let reading: Promise<void> | undefined;

  const read = async (version: string) => {
    try {
      const { routes, areas } = (await shell.current()).description;
      const found = await readRegistryInForce(releasesDir, {
        shell: { version: shellVersion, routes, areas },
        previous: lastGood?.registry,
      });
      if (found) lastGood = await prepare(found.registry);
      canaries = found?.canaries ?? [];
      mixtures = new Map();
      const { faults, missing } = found ?? { faults: [], missing: areas };
      health = { faults, missing };
      seen = version;
      for (const { remote, fault } of faults) logger.error({ remote, fault, file }, 'a faulty entry is left out');
    } catch (error) {
      logger.error({ err: error, file }, 'the registry cannot be read; what was in force stays');
      health ??= { faults: [], missing: ['registry.json'] };
    }
  };

  const mixtureWith = ({ registry }: RegistryInForce, given: readonly Canary[]) => {
    const key = given.map(({ release }) => release.base).join();
    const mixture = mixtures.get(key) ?? prepare(withCanaries(registry, given));
    mixtures.set(key, mixture);
    return mixture;
  };

  const current = async (session?: string) => {
    const version = await versionOf(file);
    if (version !== seen) {
      reading ??= read(version).finally(() => {
        reading = undefined;
      });
    }
    await reading;
    const given = session === undefined ? [] : canariesOf(canaries, session);
    return lastGood && given.length > 0 ? mixtureWith(lastGood, given) : lastGood;
  };
  return {
    current,
    async canaries() {
      await current();
      return canaries;
    },
    async health() {
      await current();
      return health as RegistryHealth;
    },
  };
}

/** `version` is the shell's, for a registry that names none. */
type RegistryParts = { releasesDir: string; shell: ShellSource; version: string; logger: Logger };

async function prepare(registry: Registry): Promise<RegistryInForce> {
  const identity = Buffer.from(JSON.stringify(registry));
  const [br, zipped] = await Promise.all([
    brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipOf(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { registry, etag, bytes: { identity, br, gzip: zipped } };
}

async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    // Not there is an answer: nothing was published, or somebody moved it away.
    return 'not there';
  }
}
