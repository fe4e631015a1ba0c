/** Sights and quarters of the catalogue's places by their names: what somebody plans to be at. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { withoutWords } from './name-forms.model';

/**
 * A sight or a quarter; `town` is the place that it belongs to, `Vienna, Austria`. Its name and both together are there folded
 * as well: thousands are looked through for each letter that somebody types.
 */
export type Sight = {
  id: string;
  name: string;
  town: string;
  words: { name: string; whole: string };
  position: Position;
  timeZone: string;
};

/** A sight with its words. */
export const sightOf = (sight: Omit<Sight, 'words'>): Sight => ({
  ...sight,
  words: { name: foldWords(sight.name), whole: foldWords(`${sight.name} ${sight.town}`) },
});

/** How well a name fits what was typed, both folded: 0 is the name itself, 1 begins with it, 2 has all of its words. */
export function fitOf(name: string, typed: string): number | undefined {
  if (typed === '') return undefined;
  if (name === typed) return 0;
  if (name.startsWith(`${typed} `) || (typed.length > 2 && name.startsWith(typed))) return 1;
  const words = name.split(' ');
  const isThere = (word: string, at: number, all: string[]) =>
    // The last word may still be typed.
    words.some((each) => each === word || (at === all.length - 1 && word.length > 2 && each.startsWith(word)));
  return typed.split(' ').every(isThere) ? 2 : undefined;
}

/** What a sight is, in the words that people add: 'Perito Moreno glacier' is in the catalogue by its name alone. */
const KINDS = new Set(
  (
    'the of el la les los las le il lo ' +
    'glacier glaciar museum museo musee temple templo tempel beach playa plage praia spiaggia church iglesia eglise chiesa ' +
    'kirche cathedral catedral cathedrale duomo dom castle castillo chateau castello schloss palace palacio palais palazzo ' +
    'market mercado marche mercato markt park parque parc parco national nacional bridge puente pont ponte tower torre ' +
    'tour square plaza place piazza platz falls waterfall waterfalls cascada lake lago lac see mountain mount monte mont ' +
    'peak volcano volcan ruins ruinas fort fortress garden gardens jardin giardino street old town quarter district island'
  ).split(' '),
);

const REGION_KM = 80;

/** Those within 80 km of `near`, where the trip goes, and those elsewhere; best fit first, then the nearest. */
export function sightsNamed(
  sights: readonly Sight[],
  typed: string,
  near: Position | undefined,
): { here: Sight[]; elsewhere: Sight[] } {
  const wanted = foldWords(typed);
  const asTyped = fitting(sights, wanted, near);
  const named = withoutWords(wanted, KINDS);
  const found = asTyped.length > 0 || named === wanted ? asTyped : fitting(sights, named, near);
  // Infinity less itself is no number: without a trip all are as far.
  const ordered = found.toSorted((a, b) => a.fit - b.fit || (near ? a.km - b.km : 0));
  const those = (isHere: boolean) => ordered.filter(({ km }) => km <= REGION_KM === isHere).map(({ sight }) => sight);
  return { here: those(true), elsewhere: those(false) };
}

/** @param wanted folded */
function fitting(sights: readonly Sight[], wanted: string, near: Position | undefined) {
  const [first = ''] = wanted.split(' ');
  return sights.flatMap((sight) => {
    const { name, whole } = sight.words;
    if (!whole.includes(first)) return [];
    // A town behind the name tells it from its namesakes, and makes it no better a fit.
    const fit = fitOf(name, wanted) ?? (fitOf(whole, wanted) === undefined ? undefined : 2);
    return fit === undefined ? [] : [{ sight, fit, km: near ? distanceKm(near, sight.position) : Infinity }];
  });
}

export const suggestionOfSight = ({ id, name, town, position, timeZone }: Sight): PlaceSuggestion => ({
  ...{ id, kind: 'sight', name, detail: town, iataCode: null, position, timeZone },
});
