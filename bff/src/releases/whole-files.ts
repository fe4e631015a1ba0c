import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '@sojourn/node-kit';
import { readRelease } from '@sojourn/releases';
import { LRUCache } from 'lru-cache';

/** Whether the bytes of a file, by its path below the releases folder, are those that its release names. */
export type WholeFiles = (path: string) => Promise<boolean>;

/** More than the files of fifty releases. */
const KNOWN_FILES = 10_000;
const KNOWN_RELEASES = 50;

type Known<Value> = { identity: string; value: Promise<Value> };

/**
 * Proves files against the hashes in their `release.json`, each when it is first asked for and again when it has become
 * another file. Browsers keep what they are given for a year, so a damaged file must not reach any.
 */
export function createWholeFiles(releasesDir: string, logger: Logger): WholeFiles {
  const files = new LRUCache<string, Known<boolean>>({ max: KNOWN_FILES });
  const releases = new LRUCache<string, Known<ReadonlyMap<string, string>>>({ max: KNOWN_RELEASES });

  const hashesOf = async (folder: string) =>
    once(releases, { key: folder, file: join(releasesDir, folder, 'release.json') }, async () => {
      const { files: listed } = await readRelease(join(releasesDir, folder));
      return new Map(listed.map(({ path, sha384 }) => [path, sha384]));
    });

  return async (path) => {
    const [remote = '', release = '', ...rest] = path.split('/').filter(Boolean);
    const file = join(releasesDir, path);
    try {
      const expected = (await hashesOf(`${remote}/${release}`)).get(rest.join('/'));
      if (expected === undefined) return false;
      return await once(files, { key: path, file }, async () => {
        const isWhole = (await hashOf(file)) === expected;
        if (!isWhole) logger.error({ file }, 'a damaged file of a release is not served');
        return isWhole;
      });
    } catch (error) {
      logger.error({ err: error, file }, 'a file of a release cannot be proven and is not served');
      return false;
    }
  };
}

/** What was found out about a file, once for as long as it stays the same file; a failure is asked again. */
async function once<Value>(
  known: LRUCache<string, Known<Value>>,
  { key, file }: { key: string; file: string },
  find: () => Promise<Value>,
): Promise<Value> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
  const identity = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  const before = known.get(key);
  if (before?.identity === identity) return before.value;
  const value = find();
  known.set(key, { identity, value });
  value.catch(() => known.delete(key));
  return value;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(file), hash);
  return `sha384-${hash.digest('base64')}`;
}
