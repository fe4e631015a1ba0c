/** Where a toast stands: at the top of a phone, bottom right of a larger screen, and away from what must stay in sight. */

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

/** A place, and by how many pixels a toast at the top stands further down than usual. */
export interface ToastSpot {
  place: ToastPlace;
  down: number;
}

const CORNERS: readonly ToastSpot[] = (['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const).map(
  (place) => ({ place, down: 0 }),
);
/** Between a toast and what it makes room for. In px. */
const GAP = 8;

/** What a toast covers at a spot. */
export function edgesAt({ place, down }: ToastSpot, { window, toast, inset, topInset }: ToastRoom): Edges {
  const top = place.startsWith('top') ? topInset + down : window.height - inset - toast.height;
  const left = place.endsWith('left') ? inset : window.width - inset - toast.width;
  return { top, left, bottom: top + toast.height, right: left + toast.width };
}

const overlap = (a: Edges, b: Edges) =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) *
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/** Where a toast is as wide as the window: at its top, then below each thing in its way, then at its foot. */
function spotsOfPhone({ window, toast, inset, topInset }: ToastRoom, inSight: readonly Edges[]): ToastSpot[] {
  const lowest = window.height - inset - toast.height - topInset;
  const below = inSight
    .map(({ bottom }) => bottom + GAP - topInset)
    .filter((down) => down > 0 && down <= lowest)
    .sort((a, b) => a - b);
  return [...[0, ...below].map((down) => ({ place: 'top-right' as const, down })), { place: 'bottom-right', down: 0 }];
}

/**
 * The first spot that covers nothing of what must stay in sight; where every spot covers something, the one that covers
 * least, and of these the first.
 * @param inSight what was pressed, what an open window is closed or confirmed by, and bars that stay
 */
export function toastSpot(room: ToastRoom, inSight: readonly Edges[]): ToastSpot {
  const isPhone = room.toast.width >= room.window.width - 2 * room.inset - 1;
  const covered = (spot: ToastSpot) => {
    const edges = edgesAt(spot, room);
    return inSight.reduce((sum, each) => sum + overlap(edges, each), 0);
  };
  const spots = isPhone ? spotsOfPhone(room, inSight) : CORNERS;
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
