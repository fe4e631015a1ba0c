/** Sights and quarters of the catalogue's places by their names: what somebody plans to be at. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';

/** A sight or a quarter; `town` is the place that it belongs to, `Vienna, Austria`. */
export type Sight = { id: string; name: string; town: string; position: Position; timeZone: string };

/** How well a name fits what was typed: 0 is the name itself, 1 begins with it, 2 has all of its words; undefined not at all. */
export function fitOf(name: string, typed: string): number | undefined {
  const [whole, wanted] = [foldWords(name), foldWords(typed)];
  if (wanted === '') return undefined;
  if (whole === wanted) return 0;
  if (whole.startsWith(`${wanted} `) || (wanted.length > 2 && whole.startsWith(wanted))) return 1;
  const words = whole.split(' ');
  const isThere = (word: string, at: number, all: string[]) =>
    // The last word may still be typed.
    words.some((each) => each === word || (at === all.length - 1 && word.length > 2 && each.startsWith(word)));
  return wanted.split(' ').every(isThere) ? 2 : undefined;
}

const REGION_KM = 80;

/** Best fit first; of those that fit alike, what is near before what is far. `near` is where the trip goes. */
export function sightsNamed(sights: readonly Sight[], typed: string, near: Position | undefined): Sight[] {
  const found = sights.flatMap((sight) => {
    const fit = fitOf(sight.name, typed) ?? (fitOf(`${sight.name} ${sight.town}`, typed) === undefined ? undefined : 2);
    if (fit === undefined) return [];
    const km = near ? distanceKm(near, sight.position) : 0;
    return [{ sight, fit, km, isNear: near !== undefined && km <= REGION_KM }];
  });
  return found
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || a.fit - b.fit || a.km - b.km)
    .map(({ sight }) => sight);
}

export const isNearTo = (near: Position | undefined, { position }: Pick<Sight, 'position'>): boolean =>
  near !== undefined && distanceKm(near, position) <= REGION_KM;

export const suggestionOfSight = ({ id, name, town, position, timeZone }: Sight): PlaceSuggestion => ({
  ...{ id, kind: 'sight', name, detail: town, iataCode: null, position, timeZone },
});
