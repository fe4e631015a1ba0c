/** Making a part of the list anew: what stays, and what is swapped for another. */
import type { Preferences, Recommendation } from '@sojourn/contracts';

type Places = readonly Pick<Recommendation, 'id'>[];

/** The server takes this many; the first that were swapped away may come back. */
const MOST_REFUSED = 200;

const placesOf = (list: Places, stays: (id: string) => boolean) =>
  list.flatMap(({ id }, at) => (stays(id) ? [{ id, at }] : []));

/** What is asked so that the places that were kept stay where they are. */
export function askAround(asked: Preferences, list: Places, keptIds: readonly string[]): Preferences {
  const { kept: _, insteadOf: __, ...rest } = asked;
  const kept = placesOf(list, (id) => keptIds.includes(id));
  return kept.length > 0 ? { ...rest, kept } : rest;
}

/** What is asked for another place like one of the list, which leaves everything else of it alone. */
export function askInsteadOf(asked: Preferences, list: Places, id: string): Preferences {
  return {
    ...asked,
    kept: placesOf(list, (each) => each !== id),
    refused: [...(asked.refused ?? []).filter((each) => each !== id), id].slice(-MOST_REFUSED),
    insteadOf: id,
  };
}

/** The one place that is new in a list; null when there is none. */
export function newcomerOf<Place extends Pick<Recommendation, 'id'>>(
  list: readonly Place[],
  before: Places,
): Place | null {
  const ids = new Set(before.map(({ id }) => id));
  return list.find(({ id }) => !ids.has(id)) ?? null;
}

/** Keeps a place, or lets it go. */
export const toggleKept = (keptIds: readonly string[], id: string): string[] =>
  keptIds.includes(id) ? keptIds.filter((each) => each !== id) : [...keptIds, id];
