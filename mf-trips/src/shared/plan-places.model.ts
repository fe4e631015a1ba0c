/** Where a plan goes: its places, each once, without those somebody sleeps at. */
import type { Position, TripPlan } from '@sojourn/contracts/plan';

/** A place with its position. */
export type NamedPlace = { name: string; position: Position };

/** The places of a plan; a bed is no place to be near to, for another one is looked for. */
export function planPlacesOf({ items }: Pick<TripPlan, 'items'>): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const { type, place, title } of Object.values(items)) {
    const position = place?.position;
    if (type === 'stay' || type === 'flight' || !position) continue;
    places.set(`${position.latitude} ${position.longitude}`, { name: place.name || title, position });
  }
  return [...places.values()];
}
