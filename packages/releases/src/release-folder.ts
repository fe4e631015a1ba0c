import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';
import type { AuditLine } from './audit-log';
import { parseJson, readIfThere, undefinedIfMissing } from './read-if-there';
import { releaseSchema, type Release } from './release';
import { ReleaseError } from './release-error';
import { foldersToRemove } from './release-pruning';

/**
 * What a folder says it holds.
 * @throws ReleaseError when it holds no release, or something that is none
 */
export async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const bytes = await readIfThere(file);
  if (!bytes) throw new ReleaseError(`${folder} holds no release; please build it first.`);
  const parsed = releaseSchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ReleaseError(`${file} is not a release: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What is wrong with the files of a folder, as half a sentence; undefined when every file is there and whole. */
export async function findFault(folder: string, { files }: Release): Promise<string | undefined> {
  const faults = await Promise.all(files.map((file) => faultOf(folder, file)));
  return faults.find((fault) => fault !== undefined);
}

async function faultOf(folder: string, { path, sha384 }: Release['files'][number]): Promise<string | undefined> {
  if (isAbsolute(path) || normalize(path).startsWith('..')) return `${path} lies outside its folder`;
  const bytes = await readIfThere(join(folder, path));
  if (!bytes) return `${path} is missing`;
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== sha384) return `${path} has a wrong hash`;
  return undefined;
}

/**
 * Copies a release beside its place, proves every byte of the copy, and renames it into place.
 * @throws ReleaseError when the copy differs from what the release names
 */
export async function copyRelease(release: Release, from: string, to: string): Promise<void> {
  const home = dirname(to);
  await mkdir(home, { recursive: true });
  const incoming = await mkdtemp(join(home, '.incoming-'));
  try {
    for (const { path } of release.files) {
      await mkdir(dirname(join(incoming, path)), { recursive: true });
      await cp(join(from, path), join(incoming, path));
      // A copy keeps the mode of its source, and a clone may be everybody's to read (ST-1).
      await chmod(join(incoming, path), 0o600);
    }
    await writeFile(join(incoming, 'release.json'), JSON.stringify(release));
    const fault = await findFault(incoming, release);
    if (fault) throw new ReleaseError(`${to} was not copied whole: ${fault}.`);
    // Only a copy that lost bytes can stand there: the name says what belongs in it.
    await rm(to, { recursive: true, force: true });
    await rename(incoming, to);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

const REMAINS = /^\.(?:incoming|outgoing)-/;

/** Removes what a killed writer left in a remote's folder. Only under the lock. */
export async function removeRemains(home: string): Promise<void> {
  for (const name of (await undefinedIfMissing(readdir(home))) ?? []) {
    if (REMAINS.test(name)) await rm(join(home, name), { recursive: true });
  }
}

/** Removes the releases of a remote that are neither needed nor kept. Only under the lock. */
export async function prune(
  home: string,
  parts: { given: readonly string[]; audit: readonly AuditLine[]; now: number },
): Promise<void> {
  const folders = (await undefinedIfMissing(readdir(home)))?.filter((name) => !name.startsWith('.')) ?? [];
  const known = await Promise.all(
    folders.map(async (folder) => {
      const line = parts.audit.findLast(({ from, to }) => from === folder || to === folder);
      return { folder, at: line ? Date.parse(line.at) : (await stat(join(home, folder))).mtimeMs };
    }),
  );
  for (const folder of foldersToRemove(known, parts)) {
    // Renamed first: half of a release must never stand under its name.
    const outgoing = join(home, `.outgoing-${folder}`);
    await rename(join(home, folder), outgoing);
    await rm(outgoing, { recursive: true });
  }
}
