/** Places by several words at once, in any order: 'paris cdg', 'portland maine', 'heathrow london'. */
import type { Found } from './prefix-table.model';
import type { SearchPlace } from './search-place.model';
import { singleEditsOf } from './typing-edits.model';

/** Being called by every word is worth a whole word of a name. */
const ALL_WORDS = 1.5;
const SHORTEST_WITH_SLIP = 5;

/** A table of the places that each word stands for. */
export function createWordTable(places: readonly SearchPlace[]) {
  const holders = new Map<string, number[]>();
  places.forEach(({ words }, at) => {
    for (const word of words.keys()) {
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  });

  /** The word itself where there is one, else the commonest one slip away. */
  function mended(word: string): string {
    if (holders.has(word) || word.length < SHORTEST_WITH_SLIP) return word;
    let best = word;
    for (const slip of singleEditsOf(word)) {
      if ((holders.get(slip)?.length ?? 0) > (holders.get(best)?.length ?? 0)) best = slip;
    }
    return best;
  }

  /** What it costs a place to be called by a word, of which the last one may be only begun. */
  function rankOf({ words }: SearchPlace, word: string, isBegun: boolean): number {
    const whole = words.get(word);
    if (whole !== undefined || !isBegun) return whole ?? Infinity;
    let least = Infinity;
    for (const [each, rank] of words) if (rank < least && each.startsWith(word)) least = rank;
    return least;
  }

  /** Places that every word stands for; one word at least must be whole. */
  return (typed: string): Found[] => {
    const words = typed.split(' ').map(mended);
    if (words.length < 2) return [];
    const [rarest = []] = words
      .flatMap((word) => [holders.get(word) ?? []].filter((at) => at.length > 0))
      .sort((one, other) => one.length - other.length);
    return rarest.flatMap((at): Found[] => {
      const place = places[at] as SearchPlace;
      const ranks = words.map((word, index) => rankOf(place, word, index === words.length - 1));
      if (ranks.includes(Infinity)) return [];
      return [{ place: at, score: place.worth + ALL_WORDS - Math.min(...ranks) }];
    });
  };
}
