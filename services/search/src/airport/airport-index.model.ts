/**
 * The prefix index behind the airport suggestions: a sorted table of names with the best ten of every short prefix
 * worked out in advance, so that an answer is one look-up however many names begin that way.
 *
 * Order of answers: an exact code first; then cities, then airport names, then countries; the busier first.
 */
import type { AirportSuggestion } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import { type Airport, type MetropolitanArea, suggestionOfAirport, suggestionOfArea } from './airport.model';
import { singleEditsOf } from './typing-edits.model';

/** Answers what somebody may mean, best first. */
export type AirportIndex = { suggest(typed: string, limit?: number): AirportSuggestion[] };

type Key = { text: string; place: number; rank: number };

const BEST_PER_PREFIX = 10;
const MAX_PRECOMPUTED_LENGTH = 4;
const SHORTEST_WITH_TYPO = 4;
const FEW = 3;
// A name nobody searches by: every other airport is called so, and its prefixes would hide the cities.
const STOP_WORDS = new Set([
  'airport',
  'international',
  'intl',
  'regional',
  'municipal',
  'airfield',
  'county',
  'field',
  'de',
  'the',
  'all',
]);

// Rank is a penalty in powers of ten of passengers: an airport named so must be 100 times busier to pass a city named so.
const RANK = { city: 0, otherName: 0.3, cityWord: 1, name: 2, nameWord: 2.5, country: 4, code: 4.5 };
const WHOLE_WORD_BONUS = 1.5;

function wordStarts(folded: string): string[] {
  const words = folded.split(' ');
  return words.flatMap((word, at) => (at > 0 && !STOP_WORDS.has(word) ? [words.slice(at).join(' ')] : []));
}

class PrefixTable {
  readonly #keys: Key[];
  readonly #best = new Map<string, Key[]>();
  readonly #score: (key: Key) => number;

  constructor(keys: Key[], score: (key: Key) => number) {
    this.#score = score;
    this.#keys = keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    for (let length = 2; length <= MAX_PRECOMPUTED_LENGTH; length += 1) this.#precompute(length);
  }

  #precompute(length: number) {
    let start = 0;
    while (start < this.#keys.length) {
      const prefix = this.#keys[start]?.text.slice(0, length) ?? '';
      let end = start + 1;
      if (prefix.length === length) {
        while (this.#keys[end]?.text.startsWith(prefix)) end += 1;
        this.#best.set(prefix, this.#rank(start, end, prefix));
      }
      start = end;
    }
  }

  #rank(start: number, end: number, prefix: string): Key[] {
    const whole = (key: Key) => (key.text === prefix || key.text.startsWith(`${prefix} `) ? WHOLE_WORD_BONUS : 0);
    const scored = this.#keys.slice(start, end).map((key) => ({ key, score: this.#score(key) + whole(key) }));
    scored.sort((a, b) => b.score - a.score || a.key.place - b.key.place);
    const seen = new Set<number>();
    const best: Key[] = [];
    for (const { key } of scored) {
      if (seen.has(key.place)) continue;
      seen.add(key.place);
      best.push(key);
      if (best.length === BEST_PER_PREFIX) break;
    }
    return best;
  }

  /** Where texts that begin with `prefix` start in the sorted table. */
  #firstAt(prefix: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle]?.text ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  withPrefix(prefix: string): Key[] {
    if (prefix.length <= MAX_PRECOMPUTED_LENGTH) return this.#best.get(prefix) ?? [];
    if (!this.#best.has(prefix.slice(0, MAX_PRECOMPUTED_LENGTH))) return [];
    const start = this.#firstAt(prefix);
    let end = start;
    while (this.#keys[end]?.text.startsWith(prefix)) end += 1;
    return end === start ? [] : this.#rank(start, end, prefix);
  }

  /** As {@link withPrefix}, for every text one slip away, the best places first. */
  withPrefixTypo(typed: string): Key[] {
    const found = [...singleEditsOf(typed)].flatMap((slip) => this.withPrefix(slip).slice(0, 3));
    return found.sort((a, b) => this.#score(b) - this.#score(a) || a.place - b.place);
  }
}

/** Builds the index over airports and metropolitan areas; pure, about 100 ms for the world. */
export function buildAirportIndex(airports: readonly Airport[], areas: readonly MetropolitanArea[]): AirportIndex {
  const areaWeight = (area: MetropolitanArea) => area.airports.reduce((sum, { weight }) => sum + weight, 0);
  const places = [
    ...areas.map((area) => ({ ...area, name: '', weight: areaWeight(area), suggestion: suggestionOfArea(area) })),
    ...airports.map((airport) => ({ ...airport, suggestion: suggestionOfAirport(airport) })),
  ];
  const byCode = new Map(places.map((place, at) => [place.iataCode.toLowerCase(), at]));
  const keys = places.flatMap((place, at): Key[] => {
    const key = (rank: number) => (text: string) => ({ text, place: at, rank });
    const city = foldWords(place.cityName);
    const name = foldWords(place.name);
    return [
      key(RANK.city)(city),
      ...wordStarts(city).map(key(RANK.cityWord)),
      ...place.otherNames.map(foldWords).map(key(RANK.otherName)),
      ...(name ? [key(RANK.name)(name), ...wordStarts(name).map(key(RANK.nameWord))] : []),
      key(RANK.country)(foldWords(place.countryName)),
      key(RANK.code)(place.iataCode.toLowerCase()),
    ];
  });
  const table = new PrefixTable(keys, (key) => Math.log10(places[key.place]?.weight ?? 1) - key.rank);

  return {
    suggest(typed, limit = 8) {
      const folded = foldWords(typed);
      if (folded.length < 2) return [];
      const exact = byCode.get(folded);
      const order = new Set(exact === undefined ? [] : [exact]);
      for (const key of table.withPrefix(folded)) order.add(key.place);
      if (order.size < FEW && folded.length >= SHORTEST_WITH_TYPO) {
        for (const key of table.withPrefixTypo(folded)) order.add(key.place);
      }
      return [...order].slice(0, limit).flatMap((at) => places[at]?.suggestion ?? []);
    },
  };
}
