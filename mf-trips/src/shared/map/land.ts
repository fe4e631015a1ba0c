/** Coasts and borders of the world, two sizes of them; each is loaded when a map first needs it. */
import { feature, mesh } from 'topojson-client';

/** What a map draws under its places. */
export type Land = { land: GeoJSON.GeoJsonObject; borders: GeoJSON.MultiLineString | null };

type World = Parameters<typeof feature>[0];

const loaded = new Map<'world' | 'near', Promise<Land>>();

async function load(size: 'world' | 'near'): Promise<Land> {
  if (size === 'world') {
    const { default: world } = await import('world-atlas/land-110m.json');
    const topology = world as unknown as World;
    return { land: feature(topology, topology.objects['land'] as never), borders: null };
  }
  const { default: world } = await import('world-atlas/countries-50m.json');
  const topology = world as unknown as World;
  const countries = topology.objects['countries'] as never;
  return {
    land: feature(topology, topology.objects['land'] as never),
    borders: mesh(topology, countries, (one, other) => one !== other),
  };
}

/** Loads it once; after a failure the next call tries again. */
export function loadLand(size: 'world' | 'near'): Promise<Land> {
  const known = loaded.get(size);
  if (known) return known;
  const loading = load(size);
  loaded.set(size, loading);
  loading.catch(() => loaded.delete(size));
  return loading;
}
