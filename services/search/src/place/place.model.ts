/** Places and the index by which they are found: cities by the beginning of their names, the larger first. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';

/** `weight` is thousands of inhabitants, or what a place is worth as a destination. */
export type City = {
  name: string;
  countryName: string;
  position: Position;
  timeZone: string;
  weight: number;
};

/** Finds cities for what somebody typed, best first. */
export type CityIndex = { find(typed: string, limit: number): City[] };

type Key = { text: string; city: City; isWhole: boolean };

/** Of two places of one name nearer than this the heavier one is both. */
const SAME_PLACE_KM = 60;
/** A name that begins so is worth a thousandth of one that is the same. */
const PART = 1 / 1_000;
/** A word within a name: `Salvador` of San Salvador. */
const WITHIN = 1 / 20;

function keysOf(city: City): Key[] {
  const folded = foldWords(city.name);
  const words = folded.split(' ');
  const later = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
  return [folded, ...later].map((text, at) => ({ text, city, isWhole: at === 0 }));
}

/** `Rome, Italy` as its name and where it is. */
function splitTyped(typed: string): { name: string; where: string } {
  const [name = '', ...rest] = typed.split(/[,(]/);
  return { name: foldWords(name), where: foldWords(rest.join(' ')) };
}

function scoreOf({ text, city, isWhole }: Key, name: string, where: string): number {
  const fit = (text === name ? 1 : PART) * (isWhole ? 1 : WITHIN);
  const isThere = where !== '' && foldWords(city.countryName).startsWith(where);
  return fit * city.weight * (isThere ? 1_000 : 1);
}

/** Without those that are another one once more: a destination is a city, too. */
function withoutDoubles(cities: readonly City[]): City[] {
  const kept: City[] = [];
  for (const city of cities) {
    const isSame = (other: City) =>
      foldWords(other.name) === foldWords(city.name) && distanceKm(other.position, city.position) < SAME_PLACE_KM;
    if (!kept.some(isSame)) kept.push(city);
  }
  return kept;
}

/** Builds the index; pure, about 100 ms for the larger cities of the world. */
export function buildCityIndex(cities: readonly City[]): CityIndex {
  const keys = cities
    .flatMap(keysOf)
    .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)));

  function firstAt(prefix: string): number {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle]?.text ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    find(typed, limit) {
      const { name, where } = splitTyped(typed);
      if (name.length < 2) return [];
      const found: { city: City; score: number }[] = [];
      for (let at = firstAt(name); keys[at]?.text.startsWith(name); at += 1) {
        const key = keys[at] as Key;
        found.push({ city: key.city, score: scoreOf(key, name, where) });
      }
      const best = found.sort((one, other) => other.score - one.score).slice(0, limit * 3);
      return withoutDoubles(best.map(({ city }) => city)).slice(0, limit);
    },
  };
}

/** What a city looks like in a list of suggestions. */
export function suggestionOfCity({ name, countryName, position, timeZone }: City): PlaceSuggestion {
  const id = `city-${foldWords(name).replaceAll(' ', '-')}-${position.latitude}-${position.longitude}`;
  return { id, kind: 'city', name, detail: countryName, iataCode: null, position, timeZone };
}
