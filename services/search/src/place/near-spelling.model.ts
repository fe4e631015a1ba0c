/** Names that are spelt nearly as somebody typed: one edit away, two in a long name; the better known first. */
import { editsBetween, LONGEST_COMPARED } from '../airport/typing-edits.model';
import { groupBy } from '../group-by.model';

/** A folded name of an item, and what the item is worth under it. */
export type SpelledKey<Item> = { text: string; item: Item; worth: number };
/** An item, and how many edits its name is away from what was typed. */
export type NearSpelling<Item> = { item: Item; edits: number; score: number };

/** Of what was found in several tables, what has the fewest edits. */
export function withFewestEdits<Found extends { edits: number }>(found: readonly Found[]): Found[] {
  const fewest = Math.min(...found.map(({ edits }) => edits));
  return found.filter(({ edits }) => edits === fewest);
}

/** Shorter names have a neighbor at every letter. */
const [SHORTEST, SHORTEST_WITH_TWO] = [4, 7];
/** A second edit costs as much as a place fifty times as well known makes up for. */
const SECOND_EDIT = 50;
/** What is worth less than this share of the best is nothing that many mean. */
const LEAST_SHARE = 1 / 100;
/** A name whose end is not typed yet is compared from so many letters on, where it begins with the same letters. */
const [SHORTEST_BEGINNING, SAME_LETTERS] = [5, 2];

/** Which letters a text has, a bit for each: some share one, so that fewer bits may differ than letters do. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** Two edits change four letters at most: what differs by more is not compared letter by letter, which takes longer. */
const MOST_DIFFERING = 4;
function isFar(one: number, other: number): boolean {
  let differing = one ^ other;
  let count = 0;
  for (; differing !== 0 && count <= MOST_DIFFERING; count += 1) differing &= differing - 1;
  return count > MOST_DIFFERING;
}

function editsTo(typed: string, text: string): number {
  const most = typed.length < SHORTEST_WITH_TWO || typed[0] !== text[0] ? 1 : 2;
  const edits = editsBetween(typed, text, most);
  return edits > most ? Infinity : edits;
}

const isBeginning = (typed: string, text: string) =>
  [-1, 0, 1].some((more) => editsBetween(typed, text.slice(0, typed.length + more), 1) <= 1);

/** Finds the items whose names are nearly what was typed, folded; each once, best first. Its tables are made at the first use. */
export function createNearSpellings<Item>(keysOf: () => readonly SpelledKey<Item>[]) {
  /** `letters` are those of each key, beside each other: a search looks at tens of thousands. */
  type SameLength = { keys: readonly SpelledKey<Item>[]; letters: Int32Array };
  let tables: { byLength: Map<number, SameLength>; byStart: Map<string, SpelledKey<Item>[]> } | undefined;
  const tablesOf = () => {
    if (tables) return tables;
    const keys = keysOf().filter(({ text }) => text.length < LONGEST_COMPARED);
    const byLength = new Map(
      [...groupBy(keys, ({ text }) => text.length)].map(([length, same]): [number, SameLength] => [
        length,
        { keys: same, letters: Int32Array.from(same, ({ text }) => lettersOf(text)) },
      ]),
    );
    return (tables = {
      byLength,
      byStart: groupBy(keys, ({ text }) => text.slice(0, SAME_LETTERS)),
    });
  };

  function nearWhole(typed: string): NearSpelling<Item>[] {
    const found: NearSpelling<Item>[] = [];
    const own = lettersOf(typed);
    for (const more of [-2, -1, 0, 1, 2]) {
      const { keys = [], letters = [] } = tablesOf().byLength.get(typed.length + more) ?? {};
      for (const [at, key] of keys.entries()) {
        if (isFar(own, letters[at] ?? 0)) continue;
        const edits = editsTo(typed, key.text);
        if (edits === Infinity) continue;
        found.push({ item: key.item, edits, score: key.worth / SECOND_EDIT ** Math.max(0, edits - 1) });
      }
    }
    return found;
  }

  function nearBeginning(typed: string): NearSpelling<Item>[] {
    if (typed.length < SHORTEST_BEGINNING) return [];
    return (tablesOf().byStart.get(typed.slice(0, SAME_LETTERS)) ?? []).flatMap(({ text, item, worth }) =>
      text.length > typed.length && isBeginning(typed, text) ? [{ item, edits: 1, score: worth }] : [],
    );
  }

  return (typed: string, limit: number): NearSpelling<Item>[] => {
    if (typed.length < SHORTEST || typed.length >= LONGEST_COMPARED - 2) return [];
    const whole = nearWhole(typed);
    const found = (whole.length > 0 ? whole : nearBeginning(typed)).sort((one, other) => other.score - one.score);
    const best = found[0]?.score ?? 0;
    const seen = new Set<Item>();
    return found
      .filter(({ item, score }) => score >= best * LEAST_SHARE && !seen.has(item) && seen.add(item))
      .slice(0, limit);
  };
}
