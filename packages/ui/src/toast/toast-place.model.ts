/** Where a toast stands: away from what was just pressed and from the page's heading. */

/** Edges in pixels from the window's top left, as `getBoundingClientRect` has them. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A corner or edge of the window; on a narrow window left and right are the same. */
export type ToastPlace = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';

/** Window and toast in pixels; `inset` is the toast's distance from the window's edges, `topInset` from its top. */
export interface ToastRoom {
  window: { width: number; height: number };
  toast: { width: number; height: number };
  inset: number;
  topInset: number;
}

const PLACES: readonly ToastPlace[] = ['bottom-right', 'top-right', 'bottom-left', 'top-left'];

/** What a toast covers at a place. */
export function edgesAt(place: ToastPlace, { window, toast, inset, topInset }: ToastRoom): Edges {
  const top = place.startsWith('top') ? topInset : window.height - inset - toast.height;
  const left = place.endsWith('left') ? inset : window.width - inset - toast.width;
  return { top, left, bottom: top + toast.height, right: left + toast.width };
}

const overlap = (a: Edges, b: Edges) =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) *
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/**
 * The first place that covers nothing of what must stay in sight; where every place covers something, the one that
 * covers least, and of these the first.
 * @param inSight what was pressed, and headings
 */
export function toastPlace(room: ToastRoom, inSight: readonly Edges[]): ToastPlace {
  const covered = (place: ToastPlace) => {
    const edges = edgesAt(place, room);
    return inSight.reduce((sum, each) => sum + overlap(edges, each), 0);
  };
  return PLACES.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
