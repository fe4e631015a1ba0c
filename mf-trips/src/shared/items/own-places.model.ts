/** Places that a trip has already, for somebody who types one. */
import type { Position, TripPlan } from '@sojourn/contracts/plan';
import { foldWords } from '@sojourn/travel';

/** A place that was chosen; `timeZone` where it is known. */
export type ChosenPlace = { name: string; position: Position; timeZone: string | null };

const MOST = 4;

/**
 * The first few places of a trip that are on the map, by any part of their names; any for nothing typed, none for a text
 * without a letter or digit.
 */
export function ownPlacesOf({ items }: Pick<TripPlan, 'items'>, typed: string): ChosenPlace[] {
  const wanted = foldWords(typed);
  if (wanted === '' && typed.trim() !== '') return [];
  const own = new Map<string, ChosenPlace>();
  for (const { place, zone } of Object.values(items)) {
    if (!place?.position || !foldWords(place.name).includes(wanted)) continue;
    own.set(place.name, { name: place.name, position: place.position, timeZone: zone });
  }
  return [...own.values()].slice(0, MOST);
}
