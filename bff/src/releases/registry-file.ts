import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Registry } from '@sojourn/contracts';
import type { Logger } from '@sojourn/node-kit';
import { readRegistry, registryPath } from '@sojourn/releases';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** The registry in force, parsed, and as it is sent. */
export type RegistryInForce = { registry: Registry; etag: string; bytes: Record<'identity' | 'br' | 'gzip', Buffer> };

/** Where the registry is read; undefined while nothing was ever published. */
export type RegistrySource = { current(): Promise<RegistryInForce | undefined> };

/**
 * The registry of a releases folder. It is read when the file has changed, so a release or a rollback is in force for the next
 * page; a file that is missing or spoilt leaves the last good one in force. Whether the folders it names exist is not
 * asked here: a remote without its files is that remote's failure, not the portal's.
 */
export function createRegistryFile(releasesDir: string, logger: Logger): RegistrySource {
  const file = registryPath(releasesDir);
  let lastGood: RegistryInForce | undefined;
  let seen = '';
  let reading: Promise<void> | undefined;

  const read = async (version: string) => {
    seen = version;
    try {
      const registry = await readRegistry(releasesDir);
      if (registry) lastGood = await prepare(registry);
    } catch (error) {
      logger.error({ err: error, file }, 'the registry cannot be read; the last good one stays in force');
    }
  };

  return {
    async current() {
      const version = await versionOf(file);
      if (version !== undefined && version !== seen) {
        reading ??= read(version).finally(() => {
          reading = undefined;
        });
      }
      await reading;
      return lastGood;
    },
  };
}

async function prepare(registry: Registry): Promise<RegistryInForce> {
  const identity = Buffer.from(JSON.stringify(registry));
  const [br, zipped] = await Promise.all([
    brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipOf(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { registry, etag, bytes: { identity, br, gzip: zipped } };
}

async function versionOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    // Not there is an answer: nothing was published, or somebody moved it away.
    return undefined;
  }
}
