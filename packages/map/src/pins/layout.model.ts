/** Which marks of a map are shown whole, as dots, or together, so that none lies on another; in pixels of the view. */

export type Size = { width: number; height: number };
type Spot = { id: string; x: number; y: number };
/** A mark; those first in a list come first. */
export type Mark = Spot & { look: 'number' | 'price'; width: number };
/** A word beside or on the ground, tried at its places in order; `dx` and `dy` are from its spot to its middle. */
export type Word = Spot & Size & { places: readonly { dx: number; dy: number }[] };

export type Layout = {
  whole: Set<string>;
  dots: Set<string>;
  /** Marks that stand for others: the one that is shown, and all that it stands for. */
  groups: Map<string, string[]>;
};

export const MARK_HEIGHT = 28;
/** Nearer than this two numbers cannot be told apart. */
const NUMBERS_APART = 25;
/** So many dots within a finger's width are one with their count. */
const CROWD = { least: 4, reach: 22 };

type Box = { x: number; y: number; width: number; height: number };

const touches = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const boxOf = ({ x, y, width }: Mark): Box => ({ x, y, width: width + 4, height: MARK_HEIGHT });

/** Numbers are put together with those they would lie on; a price that has no room is a dot; many dots are a count. */
export function arranged(marks: readonly Mark[]): Layout {
  const layout: Layout = { whole: new Set(), dots: new Set(), groups: new Map() };
  const placed: Mark[] = [];
  const left: Mark[] = [];
  for (const mark of marks) {
    const nearest = placed.find((other) =>
      mark.look === 'number'
        ? Math.hypot(other.x - mark.x, other.y - mark.y) < NUMBERS_APART
        : touches(boxOf(other), boxOf(mark)),
    );
    if (!nearest) {
      placed.push(mark);
      layout.whole.add(mark.id);
    } else if (mark.look === 'number') {
      layout.groups.set(nearest.id, [...(layout.groups.get(nearest.id) ?? [nearest.id]), mark.id]);
    } else left.push(mark);
  }
  crowd(left, placed, layout);
  return layout;
}

function crowd(left: readonly Mark[], placed: readonly Mark[], layout: Layout): void {
  const open = [...left];
  const counts: Box[] = placed.map(boxOf);
  for (let first = open.shift(); first; first = open.shift()) {
    const { id, x, y } = first;
    const near = open.filter((other) => Math.hypot(other.x - x, other.y - y) < CROWD.reach);
    const box = { x, y, width: 28, height: 28 };
    if (near.length + 1 < CROWD.least || counts.some((each) => touches(each, box))) {
      layout.dots.add(id);
      continue;
    }
    counts.push(box);
    layout.groups.set(id, [id, ...near.map((other) => other.id)]);
    for (const other of near) open.splice(open.indexOf(other), 1);
  }
}

/**
 * Where each word that has room stands: on no mark, no word before it, and within the view.
 * @param size null where the view has no size yet: then nothing is beyond its edge
 */
export function placedWords(words: readonly Word[], marks: readonly Box[], size: Size | null): Map<string, Box> {
  const taken = [...marks];
  const placed = new Map<string, Box>();
  for (const { id, x, y, width, height, places } of words) {
    for (const { dx, dy } of places) {
      const box = { x: x + dx, y: y + dy, width, height };
      const isInside =
        box.x - width / 2 >= 2 &&
        box.y - height / 2 >= 2 &&
        box.x + width / 2 <= (size?.width ?? 0) - 2 &&
        box.y + height / 2 <= (size?.height ?? 0) - 2;
      if ((size && !isInside) || taken.some((other) => touches(other, box))) continue;
      taken.push(box);
      placed.set(id, box);
      break;
    }
  }
  return placed;
}

/** About as wide as a text is in our type at a size of letters. */
export const textWidth = (text: string, letter = 6.9): number => [...text].length * letter;
