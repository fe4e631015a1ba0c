import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@sojourn/contracts';

/** Where the registry lies in a releases folder. */
export const registryPath = (releasesDir: string): string => join(releasesDir, 'registry.json');

/** Replaces the registry whole: a reader sees the old one or the new one, never a part. */
export async function writeRegistry(releasesDir: string, registry: Registry): Promise<void> {
  const file = registryPath(releasesDir);
  await writeFile(`${file}.new`, `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}
