/** Which marks of a map are shown whole, as dots, or together, so that none lies on another; in pixels of the view. */

export type Size = { width: number; height: number };
type Spot = { id: string; x: number; y: number };
/** A mark; those first in a list come first. */
export type Mark = Spot & { look: 'number' | 'price'; width: number };
/** A word beside or on the ground, tried at its places in order; `dx` and `dy` are from its spot to its middle. */
export type Word = Spot &
  Size & {
    places: readonly { dx: number; dy: number }[];
    /** It may lie on dots where there is no other room. */
    isWanted?: boolean | undefined;
  };

export type Layout = {
  whole: Set<string>;
  dots: Set<string>;
  /** Marks that stand for others: the one that is shown, and all that it stands for. */
  groups: Map<string, string[]>;
};

export const MARK_HEIGHT = 28;
/** Nearer than this two numbers cannot be told apart; one that stands for others is 36 px wide. */
const NUMBERS_APART = 31;
/** What a finger or a pointer tells apart at least: a dot or a count has this room of its own. */
const DOT_ROOM = 24;
/** Of a count with two digits. */
const COUNT_WIDTH = 32;
/** Marks without room are counted together within this of each other. */
const REACH = 30;

export type Box = { x: number; y: number; width: number; height: number };

const touches = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const boxOf = ({ x, y, width }: Mark): Box => ({ x, y, width: width + 4, height: MARK_HEIGHT });

/**
 * Numbers are put together with those they would lie on; prices without room are dots, and dots that would touch a count.
 * @param covers what stands over the map: half of a price under a button is no price
 */
export function arranged(marks: readonly Mark[], covers: readonly Box[] = []): Layout {
  const layout: Layout = { whole: new Set(), dots: new Set(), groups: new Map() };
  const placed: Mark[] = [];
  const left: Mark[] = [];
  for (const mark of marks) {
    if (mark.look === 'price' && covers.some((cover) => touches(cover, boxOf(mark)))) {
      left.push(mark);
      continue;
    }
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
  count(left, placed, layout);
  return layout;
}

const isWithin = (one: Spot, other: Spot, reach: number) => Math.hypot(one.x - other.x, one.y - other.y) < reach;

const nearestOf = (marks: readonly Mark[], { x, y }: Spot): Mark | undefined =>
  marks.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))[0];

/** The spot with the most marks around it stands for them; what is under a price has no spot, and is counted nearby or there. */
function count(left: readonly Mark[], placed: readonly Mark[], layout: Layout): void {
  const taken: Box[] = placed.map(boxOf);
  const isFree = ({ x, y }: Mark) => {
    // Whether it is to be a count is not known yet: it takes the room of one that has company.
    const isAlone = open.every(
      (other) => (other.x === x && other.y === y) || !isWithin(other, { id: '', x, y }, REACH),
    );
    const side = isAlone ? DOT_ROOM : COUNT_WIDTH;
    return !taken.some((box) => touches(box, { x, y, width: side, height: isAlone ? DOT_ROOM : MARK_HEIGHT }));
  };
  let open = [...left];
  const shown: { mark: Mark; members: Mark[] }[] = [];
  for (let free = open.filter(isFree); free.length > 0; free = open.filter(isFree)) {
    const around = (mark: Mark) => open.filter((other) => isWithin(mark, other, REACH));
    const first = free.reduce((best, mark) => (around(mark).length > around(best).length ? mark : best));
    const members = [first, ...around(first).filter((other) => other !== first)];
    const height = members.length > 1 ? MARK_HEIGHT : DOT_ROOM;
    taken.push({ x: first.x, y: first.y, width: members.length > 9 ? COUNT_WIDTH : height, height });
    shown.push({ mark: first, members });
    open = open.filter((mark) => !members.includes(mark));
  }
  for (const mark of open) {
    const near = nearestOf(shown.map((each) => each.mark).filter((each) => isWithin(each, mark, 2 * REACH)), mark); // prettier-ignore
    const over = near ?? nearestOf(placed, mark);
    const group = shown.find((each) => each.mark === over);
    if (group) group.members.push(mark);
    else if (over) layout.groups.set(over.id, [...(layout.groups.get(over.id) ?? [over.id]), mark.id]);
    else layout.dots.add(mark.id);
  }
  for (const { mark, members } of shown) {
    if (members.length === 1) layout.dots.add(mark.id);
    else layout.groups.set(mark.id, members.map(({ id }) => id)); // prettier-ignore
  }
}

/**
 * Where each word that has room stands: on no mark, no word before it, and within the view.
 * @param marks what no word may cover; `soft` ones are covered by a word that must be there and has no other room
 * @param size null where the view has no size yet: then nothing is beyond its edge
 */
export function placedWords(
  words: readonly Word[],
  { marks, soft = [] }: { marks: readonly Box[]; soft?: readonly Box[] },
  size: Size | null,
): Map<string, Box> {
  const taken = [...marks];
  const placed = new Map<string, Box>();
  const isInside = ({ x, y, width, height }: Box) =>
    !size ||
    (x - width / 2 >= 2 && y - height / 2 >= 2 && x + width / 2 <= size.width - 2 && y + height / 2 <= size.height - 2);
  for (const { id, x, y, width, height, places, isWanted } of words) {
    const boxes = places
      .map(({ dx, dy }) => ({ x: x + dx, y: y + dy, width, height }))
      .filter((box) => isInside(box) && !taken.some((other) => touches(other, box)));
    const box = boxes.find((each) => !soft.some((other) => touches(other, each))) ?? (isWanted ? boxes[0] : undefined);
    if (!box) continue;
    taken.push(box);
    placed.set(id, box);
  }
  return placed;
}

/** About as wide as a text is in our type at a size of letters. */
export const textWidth = (text: string, letter = 6.9): number => [...text].length * letter;
