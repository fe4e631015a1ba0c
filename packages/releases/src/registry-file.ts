import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@sojourn/contracts';
import type { Canary } from './canary';

/** Where the registry lies in a releases folder. */
export const registryPath = (releasesDir: string): string => join(releasesDir, 'registry.json');

/** Replaces the registry whole: a reader sees the old one or the new one, never a part. */
export async function writeRegistry(
  releasesDir: string,
  registry: Registry & { canaries: readonly Canary[] },
): Promise<void> {
  const file = registryPath(releasesDir);
  const content = { ...registrySchema.parse(registry), canaries: registry.canaries };
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}
