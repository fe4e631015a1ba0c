/** The best known sights and quarters of cities, as their file has them. */
import type { Position } from '@sojourn/travel';
import sightRows from './sights.json' with { type: 'json' };

type SightRow = readonly [name: string, latitude: number, longitude: number];

const rows: Readonly<Record<string, readonly SightRow[]>> = sightRows.sights as unknown as Record<string, SightRow[]>;

/** Every well-known sight with the place of the catalogue that it belongs to. */
export const famousSights: readonly { town: string; name: string; position: Position }[] = Object.entries(rows).flatMap(
  ([town, sights]) => sights.map(([name, latitude, longitude]) => ({ town, name, position: { latitude, longitude } })),
);
