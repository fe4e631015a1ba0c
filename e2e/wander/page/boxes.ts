/** Where an element is on the screen, and whether a person sees it there. */

/** A box in the window, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

export const boxOf = (element: Element): Box => {
  // A link that wraps has a box for each line; a person presses its first.
  const [first] = element.getClientRects();
  const { x, y, width, height } = first ?? element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Nobody presses what is this small: it is there for screen readers alone. */
const HIDDEN_PX = 2;

const hasRoom = ({ width, height }: Box) => width > HIDDEN_PX && height > HIDDEN_PX;

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && hasRoom(boxOf(element));

/** What is clipped away entirely is drawn nowhere, although it has a box. */
const isClipped = (element: Element): boolean => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(each);
    if ((position === 'absolute' && clip !== 'auto') || clipPath.startsWith('inset(50%')) return true;
  }
  return false;
};

/** What of a control is pressed: itself, or the label that stands for a box that is not drawn. */
export function targetOf(control: Element): Element | undefined {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isDrawn = hasRoom(boxOf(control)) && control.checkVisibility({ visibilityProperty: true });
    if (isDrawn && !isClipped(control)) return control;
    return [...(control.labels ?? [])].find((label) => isShown(label));
  }
  if (control instanceof HTMLInputElement && control.type === 'file')
    return isShown(control) && !isClipped(control) ? control : undefined;
  return isShown(control) && !isClipped(control) ? control : undefined;
}

/** The middle of what of a box is in the window. */
export function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  const [left, right] = [Math.max(0, x), Math.min(innerWidth, x + width)];
  const [top, bottom] = [Math.max(0, y), Math.min(innerHeight, y + height)];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export const isInWindow = ({ x, y, width, height }: Box): boolean =>
  x + width / 2 >= 0 && x + width / 2 < innerWidth && y >= 0 && y + height <= innerHeight;
