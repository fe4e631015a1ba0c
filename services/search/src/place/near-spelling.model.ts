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

function editsTo(typed: string, text: string): number {
  const most = typed.length < SHORTEST_WITH_TWO || typed[0] !== text[0] ? 1 : 2;
  const edits = editsBetween(typed, text, most);
  return edits > most ? Infinity : edits;
}

const isBeginning = (typed: string, text: string) =>
  [-1, 0, 1].some((more) => editsBetween(typed, text.slice(0, typed.length + more), 1) <= 1);

/** Finds the items whose names are nearly what was typed, folded; each once, best first. Its tables are made at the first use. */
export function createNearSpellings<Item>(keysOf: () => readonly SpelledKey<Item>[]) {
  let tables: { byLength: Map<number, SpelledKey<Item>[]>; byStart: Map<string, SpelledKey<Item>[]> } | undefined;
  const tablesOf = () => {
    if (tables) return tables;
    const keys = keysOf().filter(({ text }) => text.length < LONGEST_COMPARED);
    return (tables = {
      byLength: groupBy(keys, ({ text }) => text.length),
      byStart: groupBy(keys, ({ text }) => text.slice(0, SAME_LETTERS)),
    });
  };

  function nearWhole(typed: string): NearSpelling<Item>[] {
    return [-2, -1, 0, 1, 2].flatMap((more) =>
      (tablesOf().byLength.get(typed.length + more) ?? []).flatMap(({ text, item, worth }) => {
        const edits = editsTo(typed, text);
        return edits === Infinity ? [] : [{ item, edits, score: worth / SECOND_EDIT ** Math.max(0, edits - 1) }];
      }),
    );
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
