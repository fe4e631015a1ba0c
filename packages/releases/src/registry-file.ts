import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@sojourn/contracts';
import { z } from 'zod';
import { readIfThere } from './read-if-there';
import { ReleaseError } from './release-error';

/** Where the registry lies in a releases folder. */
export const registryPath = (releasesDir: string): string => join(releasesDir, 'registry.json');

/**
 * The registry in force, or undefined while nothing was ever published.
 * @throws ReleaseError when the file holds something else
 */
export async function readRegistry(releasesDir: string): Promise<Registry | undefined> {
  const file = registryPath(releasesDir);
  const bytes = await readIfThere(file);
  if (!bytes) return undefined;
  const parsed = registrySchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ReleaseError(`${file} is not a registry: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Replaces the registry whole: a reader sees the old one or the new one, never a part. */
export async function writeRegistry(releasesDir: string, registry: Registry): Promise<void> {
  const file = registryPath(releasesDir);
  await writeFile(`${file}.new`, `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

/** Undefined for text that is no JSON, which no schema here accepts. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
