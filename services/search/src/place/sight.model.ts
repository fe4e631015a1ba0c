/** Sights and quarters by their names: what somebody plans to be at. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { conceptsOf, isOnlyKinds, withoutKinds } from './sight-kinds.model';

/**
 * A sight or a quarter; `town` is the place that it belongs to, `Vienna, Austria`. All of its names are there folded as well,
 * the one that is shown first, what people call its town, and that with its country: thousands are looked through for each
 * letter that somebody types. `text` is all of them: what is not in it fits nothing.
 */
export type Sight = {
  id: string;
  name: string;
  town: string;
  words: { names: readonly string[]; town: string; around: string; text: string };
  position: Position;
  timeZone: string;
};

type SightParts = Omit<Sight, 'words'> & {
  otherNames?: readonly string[];
  /** What else its town is called, folded: 'Coliseo Roma'. */
  townNames?: string;
};

const textOf = (names: readonly string[], around: string) => [...names, around].join('|');

/** A sight with more names, folded. */
export function withNames(sight: Sight, others: readonly string[]): Sight {
  const names = [...new Set([...sight.words.names, ...others])];
  return { ...sight, words: { ...sight.words, names, text: textOf(names, sight.words.around) } };
}

/** A sight with its words. */
export function sightOf({ otherNames = [], townNames = '', ...sight }: SightParts): Sight {
  // 'Stephansdom' is what stands in brackets behind the cathedral's English name.
  const [, before = '', within = ''] = /^(.+?) \((.+)\)$/.exec(sight.name) ?? [];
  const names = [...new Set([sight.name, before, within, ...otherNames].map(foldWords))].filter((name) => name !== '');
  const around = foldWords(`${sight.town} ${townNames}`);
  // A country alone is no town: 'Australia Zoo' is one of many.
  const [town = ''] = sight.town.includes(', ') ? sight.town.split(', ') : [];
  const words = { names, town: foldWords(`${town} ${townNames}`), around, text: textOf(names, around) };
  return { ...sight, words };
}

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

/** A day out from where one stays. */
const REGION_KM = 150;

/** Shorter names are words of many a sentence: 'Edge', 'Monti'. */
const TELLING = 7;
/** Of one word that is left this many letters tell what is meant. */
const TELLING_ALONE = 9;

/** 'Chutes d'Iguazu', 'Grotte dell'Orso': an article that is written as one with its word. */
const ELISION = /(?<!\p{L})(?:[dl]|(?:d[ae]|ne|su|a|co)ll)['’](?=\p{L})/giu;

/** What is shown by another name comes behind what is shown as it was typed. */
const BY_OTHER_NAME = 0.5;

type Found = { sight: Sight; fit: number; km: number };
/** How far a sight is, is asked for where its words may fit: few do. */
type Fit = (sight: Sight, isHere: () => boolean) => number | undefined;

/** Those within 150 km of `near`, where the trip goes, and those elsewhere; best fit first, then the nearest. */
export function sightsNamed(
  sights: readonly Sight[],
  typed: string,
  near: Position | undefined,
): { here: Sight[]; elsewhere: Sight[] } {
  const search = (fit: Fit) =>
    sights.flatMap((sight): Found[] => {
      // Infinity less itself is no number: without a trip all are as far.
      const km = () => (near ? distanceKm(near, sight.position) : Infinity);
      const how = fit(sight, () => km() <= REGION_KM);
      return how === undefined ? [] : [{ sight, fit: how, km: km() }];
    });
  const asTyped = foundAs(foldWords(typed), search);
  const plain = typed.replace(ELISION, ' ');
  const found = asTyped.length > 0 || plain === typed ? asTyped : foundAs(foldWords(plain), search);
  const ordered = found.toSorted((a, b) => a.fit - b.fit || (near ? a.km - b.km : 0));
  const those = (isHere: boolean) => ordered.filter(({ km }) => km <= REGION_KM === isHere).map(({ sight }) => sight);
  return { here: those(true), elsewhere: those(false) };
}

const onlyHere =
  (fit: (sight: Sight) => number | undefined): Fit =>
  (sight, isHere) =>
    isHere() ? fit(sight) : undefined;

/** What fits as it was typed, else without the words that say only what it is, else what is named among what was typed. */
function foundAs(wanted: string, search: (fit: Fit) => Found[]): Found[] {
  const asTyped = search(fitAsTyped(wanted));
  const named = withoutKinds(wanted);
  // What is called exactly so is meant, and nothing far that only has its words.
  if (asTyped.some(({ fit }) => fit < 1)) return asTyped.filter(({ fit, km }) => fit < 2 || km <= REGION_KM);
  if (asTyped.some(({ km }) => km <= REGION_KM)) return asTyped;
  if (asTyped.length > 0) {
    // 'The Alamo' is what lies where the trip goes and is called so but for a word.
    const there = named === wanted ? [] : search(onlyHere((sight) => sameButForKinds(sight, wanted)));
    return [...there, ...asTyped];
  }
  const byName = named === wanted ? [] : search(fitWithoutKinds(wanted, named));
  return byName.length > 0 ? byName : search(onlyHere((sight) => fitWithin(sight, wanted)));
}

/** @param wanted folded */
function fitAsTyped(wanted: string): Fit {
  const words = wanted.split(' ');
  const telling = new Set(withoutKinds(wanted).split(' '));
  return ({ words: { names, town, around, text } }, isHere) => {
    if (!words.every((word) => text.includes(word))) return undefined;
    const fits = names.flatMap((name) => fitOf(name, wanted) ?? []);
    // Bourbon Street is itself before it is a name of the French Quarter.
    if (fits.length > 0) return Math.min(...fits) + (fits.includes(0) && names[0] !== wanted ? BY_OTHER_NAME : 0);
    const isIn = (text: string, word: string) =>
      ` ${text} `.includes(` ${word} `) ||
      (word === words.at(-1) && word.length > 2 && ` ${text}`.includes(` ${word}`));
    // A town behind the name tells it from its namesakes, and makes it no better a fit; a country names no sight.
    const isTold = (name: string, word: string) => telling.has(word) && (isIn(name, word) || isIn(town, word));
    const isNamed = (name: string) =>
      words.every((word) => isIn(name, word) || isIn(around, word)) &&
      words.some((word) => isIn(name, word)) &&
      (words.some((word) => isTold(name, word)) || isHere());
    return names.some(isNamed) ? 2 : undefined;
  };
}

/** Its name has no other kinds than what was typed has; 'the Alamo' is no Alamo Square. */
function sameButForKinds({ words }: Sight, wanted: string): number | undefined {
  const named = withoutKinds(wanted);
  const isSame = (name: string) => name.includes(named) && withoutKinds(name) === named && hasKindsOf(name, wanted);
  return words.names.some(isSame) ? 1 : undefined;
}

const hasKindsOf = (name: string, wanted: string): boolean => {
  const kinds = conceptsOf(wanted);
  return [...conceptsOf(name)].every((concept) => kinds.has(concept));
};

/** In reach all that is left has to be there; elsewhere it has to be the name, or its beginning. */
function fitWithoutKinds(wanted: string, named: string): Fit {
  const left = named.split(' ');
  // 'Victoria Market' is no Victoria Peak; nobody mistakes two words, or a long one.
  const isTelling = left.length > 1 || named.length >= TELLING_ALONE;
  const isIn = (text: string, word: string) => ` ${text} `.includes(` ${word} `);
  return (sight, isHere) => {
    const { names, around, text } = sight.words;
    if (!left.every((word) => text.includes(word))) return undefined;
    const same = sameButForKinds(sight, wanted);
    if (same !== undefined) return same;
    const isMeant = (name: string) => hasKindsOf(name, wanted) || (isTelling && isHere());
    if (names.some((name) => `${withoutKinds(name)} `.startsWith(`${named} `) && isMeant(name))) return 2;
    if (!isTelling) return undefined;
    const isNamed = (name: string) =>
      left.some((word) => isIn(name, word)) &&
      left.every((word) => isIn(name, word) || (isIn(around, word) && isHere()));
    return names.some(isNamed) && (left.length > 1 || isHere()) ? 3 : undefined;
  };
}

/**
 * 'Angels Landing Zion', 'lunch at Café Central', 'Miniaturwunderland Hamburg': what is named among other words, or is written
 * as one; the longest is meant.
 */
function fitWithin({ words }: Sight, wanted: string): number | undefined {
  const joined = wanted.replaceAll(' ', '');
  const isNamed = (name: string) =>
    ` ${wanted} `.includes(` ${name} `) ||
    (name.length > TELLING_ALONE && name.includes(' ') && joined.startsWith(name.replaceAll(' ', '')));
  const named = words.names.filter((name) => name.length >= TELLING && isNamed(name) && !isOnlyKinds(name));
  return named.length > 0 ? 4 - Math.max(...named.map(({ length }) => length)) / 1_000 : undefined;
}

export const suggestionOfSight = ({ id, name, town, position, timeZone }: Sight): PlaceSuggestion => ({
  ...{ id, kind: 'sight', name, detail: town, iataCode: null, position, timeZone },
});
