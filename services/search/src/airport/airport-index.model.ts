/**
 * The index behind the airport suggestions. What was typed is looked up as the beginning of a name, as several words of
 * one place and, where that finds little, with slips; every way gives scores on one scale, powers of ten of passengers.
 */
import type { AirportSuggestion } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import type { Airport, MetropolitanArea } from './airport.model';
import { formsOf, isOnlyFillers, shortForm, withoutFillers } from '../place/name-forms.model';
import { createPrefixTable, type Found, type Key } from './prefix-table.model';
import { RANK, searchPlaces, type AirportRegion, type SearchPlace } from './search-place.model';
import { createWordTable } from './word-table.model';

/**
 * Answers what somebody may mean, best first. `isKnown` says whether anything is called what was typed, or begins so: else
 * all that is suggested was found by taking slips for granted. `isNamed` says whether anything is called exactly so.
 */
export type AirportIndex = {
  suggest(typed: string, limit?: number): AirportSuggestion[];
  isKnown(typed: string): boolean;
  isNamed(typed: string): boolean;
};

const MOST = 10;
const SHORTEST_WITH_SLIP = 4;
const FEW = 3;
/** What a code in small letters is worth: 'los' is Los Angeles before Lagos, 'san' San Diego before San Francisco. */
const CODE = 1.2;
/** What a region's next airport is worth less than the one before. */
const NEXT = 0.02;
/** What a region's whole name is worth: Wales before the village of that name in Alaska. */
const WHOLE_REGION = 4;

/** Keys of regions: all airports are worth as much as the busiest, in the order given. */
function keysOfRegions(regions: readonly AirportRegion[], byCode: ReadonlyMap<string, number>, places: SearchPlace[]) {
  return regions.flatMap(({ name, codes, otherNames }): Key[] => {
    const members = codes.flatMap((code) => byCode.get(code) ?? []);
    const worth = Math.max(0, ...members.map((at) => Math.log10(places[at]?.weight ?? 1)));
    return [name, ...otherNames].flatMap(formsOf).flatMap((text) =>
      members.map((place, order) => ({
        text,
        place,
        score: worth - RANK.region - NEXT * order,
        whole: WHOLE_REGION,
      })),
    );
  });
}

/** Builds the index over airports, metropolitan areas and regions; pure, about 200 ms for the world. */
export function buildAirportIndex(
  airports: readonly Airport[],
  areas: readonly MetropolitanArea[],
  regions: readonly AirportRegion[] = [],
): AirportIndex {
  const places = searchPlaces(airports, areas);
  const byCode = new Map(places.map(({ iataCode }, at) => [iataCode, at]));
  const table = createPrefixTable([
    ...places.flatMap(({ texts, worth }, place) =>
      texts.map(({ text, rank }): Key => ({ text, place, score: worth - rank })),
    ),
    ...keysOfRegions(regions, byCode, places),
  ]);
  const withWords = createWordTable(places);

  /** What is called so or begins so, and whether anything is called exactly so. */
  function asTyped(folded: string): { direct: Found[]; isWhole: boolean } {
    const meant = withoutFillers(folded);
    const readings = [...new Set([folded, meant, folded.replaceAll(' ', '')])];
    const together = withWords(meant);
    const direct = [...readings.flatMap((text) => table.withPrefix(text)), ...together];
    return { direct, isWhole: together.length > 0 || readings.some(table.hasText) };
  }

  function found(folded: string): Found[] {
    const { direct, isWhole } = asTyped(folded);
    const isFew = new Set(direct.map(({ place }) => place)).size < FEW;
    // 'By train' is no slip for Bahrain.
    if (isWhole || !isFew || folded.length < SHORTEST_WITH_SLIP || isOnlyFillers(folded)) return direct;
    return [...direct, ...table.withSlips(withoutFillers(folded))];
  }

  return {
    isNamed: (typed) => asTyped(shortForm(foldWords(typed))).isWhole,
    isKnown: (typed) => asTyped(shortForm(foldWords(typed))).direct.length > 0,
    suggest(typed, limit = 8) {
      const folded = shortForm(foldWords(typed));
      if (folded.length < 2) return [];
      const scores = new Map<number, number>();
      for (const { place, score } of found(folded))
        if (score > (scores.get(place) ?? -Infinity)) scores.set(place, score);
      const code = byCode.get(withoutFillers(folded).toUpperCase());
      if (code !== undefined) {
        const isCode = typed.trim() === folded.toUpperCase();
        const score = isCode ? Infinity : (places[code]?.worth ?? 0) + CODE;
        scores.set(code, Math.max(score, scores.get(code) ?? -Infinity));
      }
      return [...scores]
        .sort(([a, one], [b, other]) => other - one || a - b)
        .slice(0, Math.min(limit, MOST))
        .flatMap(([at]) => places[at]?.suggestion ?? []);
    },
  };
}
