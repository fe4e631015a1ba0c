/** Where a pointer is, in the lists of a board. */
import type { Slot } from '@sojourn/trip';

/** How far a point is from a rectangle; 0 inside of it. */
function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The slot nearest to a point of the screen, for an item that is not counted; null where there are no lists. */
export function slotAt(root: HTMLElement, { x, y }: { x: number; y: number }, id: string): Slot | null {
  const lists = [...root.querySelectorAll<HTMLElement>('[data-section]')];
  let nearest: { list: HTMLElement; distance: number } | undefined;
  for (const list of lists) {
    const distance = distanceTo(list.getBoundingClientRect(), x, y);
    if (!nearest || distance < nearest.distance) nearest = { list, distance };
  }
  if (!nearest) return null;
  const rows = [...nearest.list.querySelectorAll<HTMLElement>('[data-item]:not([data-end])')];
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['item'] !== id && top + height / 2 < y;
  });
  return { day: nearest.list.dataset['section'] || null, at: above.length };
}
