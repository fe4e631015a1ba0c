/** Where the registry comes from when the page did not bring it, and whether a newer one is in force. */
import type { Registry } from '@sojourn/contracts';
import { limitedFetch, readStored, writeStored, type Schema } from '@sojourn/web-kit';

const REGISTRY_URL = '/mf/registry.json';
const STORED_AS = 'sojourn.registry';

/** The schemas are a chunk of their own, because most pages bring their registry along and need none. */
const registrySchema = async (): Promise<Schema<Registry>> => (await import('@sojourn/contracts')).registrySchema;

async function fetchRegistry(): Promise<Registry> {
  const [schema, value] = await Promise.all([registrySchema(), limitedFetch(REGISTRY_URL)]);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error('the registry is not one');
  return parsed.data;
}

/** Keeps a registry for a day when none can be had. */
export function keepRegistry(registry: Registry): void {
  writeStored(STORED_AS, registry);
}

/** The registry in force; when it cannot be had the one this browser kept; null when there never was one (MF-4). */
export async function findRegistry(): Promise<Registry | null> {
  try {
    const registry = await fetchRegistry();
    keepRegistry(registry);
    return registry;
  } catch {
    const schema = await registrySchema().catch(() => null);
    return schema && readStored(STORED_AS, schema, null as unknown as Registry);
  }
}

const fingerprint = ({ shellVersion, remotes }: Registry) =>
  JSON.stringify([shellVersion, remotes.map(({ name, base }) => `${name} ${base}`).sort()]);

/** Whether another release of anything is in force than this page runs; false when nobody can say. */
export async function hasNewerRegistry(running: Registry): Promise<boolean> {
  try {
    return fingerprint(await fetchRegistry()) !== fingerprint(running);
  } catch {
    return false;
  }
}
