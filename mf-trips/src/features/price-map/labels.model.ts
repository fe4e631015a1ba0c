/** Which places of a crowded map have their price beside them: the first ones that there is room for. */

/** A place of the drawing, in its units. */
export type Spot = { id: string; x: number; y: number; label: string };

/** Half of a label's box; a letter of a price is so wide at 13 px. */
const LETTER = 7.6;
const PADDING = 18;
export const LABEL_HEIGHT = 26;

/** How wide the box of a label is. */
export const labelWidth = (label: string): number => label.length * LETTER + PADDING;

/**
 * The ids of the places that are labelled: those first in the list come first, and no label lies on another.
 * @param first one that is labelled whatever lies there, such as the place that is pointed at
 */
export function labelled(spots: readonly Spot[], first?: string | null): Set<string> {
  const placed: { x: number; y: number; half: number }[] = [];
  const chosen = new Set<string>();
  const ordered = [...spots].sort((one, other) => Number(other.id === first) - Number(one.id === first));
  for (const { id, x, y, label } of ordered) {
    const half = labelWidth(label) / 2;
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) >= other.half + half || Math.abs(other.y - y) >= LABEL_HEIGHT,
    );
    if (!isFree) continue;
    placed.push({ x, y, half });
    chosen.add(id);
  }
  return chosen;
}
