/** Places and the index by which they are found: cities by the beginning of their names, the larger first. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { renownOf } from './renown.model';
import { COUNTRY_WORDS, formsOf, shortForm } from './name-forms.model';
import { createNearSpellings, type NearSpelling } from './near-spelling.model';

/**
 * `population` is thousands of inhabitants, 0 for a destination that is no town; `weight` is that and what a place is worth
 * as a destination. `otherNames` are what else people call it; `spellings` what it is called in other languages and scripts,
 * folded, of which there are so many that they tell nothing of how known it is.
 */
export type City = {
  name: string;
  countryCode: string;
  countryName: string;
  stateName?: string;
  position: Position;
  timeZone: string;
  population: number;
  /** Thousands of inhabitants of the town whose name a destination bears, and in the middle of which it stands. */
  townPopulation?: number;
  /** It is no town itself: its inhabitants are those of a town beside it. */
  isBesideTown?: boolean;
  weight: number;
  otherNames: readonly string[];
  spellings?: readonly string[];
};

/**
 * `find` gives cities for what somebody typed, best first; `named` those that are called exactly so; `alike` those that are
 * spelt nearly so; `nearest` the city a position is in or next to; `closest` the town whose middle
 * is nearest, however small; `largest` a country's greatest, by its ISO code.
 */
export type CityIndex = {
  find(typed: string, limit: number): City[];
  named(typed: string, limit: number): City[];
  alike(typed: string, limit: number): NearSpelling<City>[];
  nearest(position: Position): City | undefined;
  closest(position: Position): City | undefined;
  largest(countryCode: string, limit: number): City[];
};

/** `cost` divides what the city is worth: a later word of a name, or another name. */
type Key = { text: string; city: City; cost: number };

/** Of two places of one name nearer than this the heavier one is both. */
const SAME_PLACE_KM = 60;
/** A name that begins so is worth a thousandth of one that is the same. */
const PART = 1 / 1_000;
/** And one whose first words are it, of a thirtieth: Santiago de Compostela, before a small town of one name. */
const FIRST_WORDS = 1 / 30;
/** A word within a name: `Salvador` of San Salvador. */
const WITHIN = 20;
/** Places of fewer thousands are found by their name as it is written: there are twenty thousand. */
const WELL_KNOWN = 50;
/** Where a word is a syllable, and travellers join them: Sapa, Danang, Dalat. */
const SYLLABIC = 'VN';
/** Another name: `Mailand` of Milan. */
const OTHER = 2;
/** A name in one of all languages: before a part of another's name, behind what people here call a place. */
const ABROAD = 8;

/** Its letters are kept whole where a file is to be short, and taken apart in what is typed. */
const isHangul = /[\uac00-\ud7a3]/;

function keysOf(city: City): Key[] {
  const folded = foldWords(city.name);
  const words = folded.split(' ');
  const later = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
  const forms = (name: string) => formsOf(name).filter((text) => text !== folded);
  return [
    { text: folded, city, cost: 1 },
    ...(city.weight < WELL_KNOWN && city.countryCode !== SYLLABIC
      ? []
      : forms(city.name).map((text) => ({ text, city, cost: 1 }))),
    ...later.map((text) => ({ text, city, cost: WITHIN })),
    ...city.otherNames.flatMap(forms).map((text) => ({ text, city, cost: OTHER })),
    ...(city.spellings ?? []).map((text) => ({
      text: isHangul.test(text) ? text.normalize('NFKD') : text,
      ...{ city, cost: ABROAD },
    })),
  ];
}

/** `Rome, Italy` as its name and where it is. */
function splitTyped(typed: string): { name: string; where: string } {
  const [name = '', ...rest] = typed.split(/[,(]/);
  return { name: foldWords(name), where: foldWords(rest.join(' ')) };
}

/** Whether a city is in the country or state that was typed behind its name. */
function isIn({ countryName, countryCode, stateName = '' }: City, where: string): boolean {
  if (where === '') return false;
  // 'North Carolina, United States' is how a suggestion says it.
  const both = `${stateName.replace(/ [A-Z]+$/, '')} ${countryName}`;
  const regions = [countryName, countryCode, ...(COUNTRY_WORDS[countryCode]?.split(' ') ?? []), stateName, both];
  return regions.some((region) => ` ${foldWords(region)}`.includes(` ${where}`));
}

/** `spelt` is a name with its accents, as it was typed; empty without any. */
type Asked = { name: string; where: string; spelt: string };

/** A name with accents is meant where it is written so: San José is in Costa Rica. */
const SPELT = 30;

/** What was typed as a name with accents, for {@link Asked}. */
const speltOf = (typed: string) => {
  const name = (typed.split(/[,(]/)[0] ?? '').trim().normalize('NFC').toLowerCase();
  return /[^\u0000-\u007f]/.test(name) ? name : '';
};

function scoreOf({ text, city, cost }: Key, { name, where, spelt }: Asked): number {
  const fit = (text === name ? 1 : text.startsWith(`${name} `) && cost === 1 ? FIRST_WORDS : PART) / cost;
  const isSpeltSo = spelt !== '' && city.name.normalize('NFC').toLowerCase() === spelt;
  return fit * city.weight * renownOf(city) * (isSpeltSo ? SPELT : 1) * (isIn(city, where) ? 1_000 : 1);
}

/** How far a city reaches: kilometres by the square root of its thousands of inhabitants; London 22, Oxford 3. */
const RADIUS = 0.24;

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

  function foundBy(asked: Asked, fits: (key: Key) => boolean): { city: City; score: number }[] {
    const found: { city: City; score: number }[] = [];
    const { name } = asked;
    for (let at = firstAt(name); keys[at]?.text.startsWith(name); at += 1) {
      const key = keys[at] as Key;
      if (fits(key)) found.push({ city: key.city, score: scoreOf(key, asked) });
    }
    return found;
  }

  function bestOf(found: { city: City; score: number }[], limit: number): City[] {
    const best = found.sort((one, other) => other.score - one.score).slice(0, limit * 3);
    return withoutDoubles(best.map(({ city }) => city)).slice(0, limit);
  }

  const nearSpellings = createNearSpellings(() =>
    keys
      .filter(({ cost }) => cost < WITHIN)
      .map(({ text, city, cost }) => ({ text, item: city, worth: (city.weight * renownOf(city)) / cost })),
  );

  return {
    alike(typed, limit) {
      const { name, where } = splitTyped(typed);
      const found = nearSpellings(shortForm(name), where === '' ? limit * 3 : Infinity);
      const there = found.filter(({ item }) => isIn(item, where));
      const best = there.length > 0 ? there : found;
      const single = new Set(withoutDoubles(best.map(({ item }) => item)));
      return best.filter(({ item }) => single.has(item)).slice(0, limit);
    },
    find(typed, limit) {
      const { name, where } = splitTyped(typed);
      return name.length < 2
        ? []
        : bestOf(
            foundBy({ name: shortForm(name), where, spelt: speltOf(typed) }, () => true),
            limit,
          );
    },
    named(typed, limit) {
      const whole = shortForm(foldWords(typed));
      const called = (name: string) => (key: Key) => key.text === name && key.cost < WITHIN;
      const exact = whole.length < 2 ? [] : foundBy({ name: whole, where: '', spelt: speltOf(typed) }, called(whole));
      if (exact.length > 0) return bestOf(exact, limit);
      const words = whole.split(' ');
      // 'Paris, Texas', 'portland maine', 'san jose costa rica': where a name ends is where a country or state begins.
      for (let at = words.length - 1; at > 0; at -= 1) {
        const [name, where] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
        if (name.length < 2) continue;
        const there = foundBy({ name, where, spelt: '' }, (key) => called(name)(key) && isIn(key.city, where));
        if (there.length > 0) return bestOf(there, limit);
      }
      return [];
    },
    nearest(position) {
      let best: { city: City; km: number } | undefined;
      for (const city of cities) {
        if (city.population === 0) continue;
        const km = distanceKm(position, city.position) - RADIUS * Math.sqrt(city.population);
        if (!best || km < best.km) best = { city, km };
      }
      return best?.city;
    },
    closest(position) {
      let best: { city: City; km: number } | undefined;
      for (const city of cities) {
        if (city.population === 0 || city.isBesideTown) continue;
        const km = distanceKm(position, city.position);
        if (!best || km < best.km) best = { city, km };
      }
      return best?.city;
    },
    largest: (countryCode, limit) =>
      cities
        .filter((city) => city.countryCode === countryCode && city.population > 0)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, limit),
  };
}

/** Where a city is: its country, and its state where there are many of one name. */
export const detailOf = ({ stateName, countryName }: City): string =>
  stateName ? `${stateName.replace(/ [A-Z]+$/, '')}, ${countryName}` : countryName;

/** What a city looks like in a list of suggestions. */
export function suggestionOfCity(city: City): PlaceSuggestion {
  const { name, position, timeZone } = city;
  const id = `city-${foldWords(name).replaceAll(' ', '-')}-${position.latitude}-${position.longitude}`;
  return { id, kind: 'city', name, detail: detailOf(city), iataCode: null, position, timeZone };
}
