/** Whether a pointer meets a control at its middle, and whether it is large enough to be met. */
import { boxOf, isInWindow, middleOf, type Box } from './boxes';
import type { Control } from './controls';
import { isUnderLaterLayer } from './layers';
import { nameOf, roleOf } from './names';

const LEAST_PX = 24;
const PRIMARY_ON_TOUCH_PX = 44;
/** A border or a fraction of a pixel less is no smaller target. */
const TOLERANCE_PX = 0.6;

/** Controls whose place was looked at, and what stood open then. */
let seen = new WeakMap<Element, string>();

/** Everything is looked at anew. */
export const forgetPlaces = () => (seen = new WeakMap());

const meets = ({ element, target }: Control, hit: Element | null): boolean =>
  hit !== null &&
  (target === hit ||
    target.contains(hit) ||
    element.contains(hit) ||
    hit.closest('label')?.control === element ||
    // What is drawn of a field (its frame, its cross) passes a press on to it.
    (hit.closest('button, a[href], label')?.contains(target) ?? false));

const nameShortly = (element: Element) => {
  const named = element.closest(
    '[role="dialog"], [role="listbox"], [role="menu"], [role="status"], [role="alert"], header, footer, nav, button, a, section, li',
  );
  const tag = (named ?? element).tagName.toLowerCase();
  const words = nameOf(named ?? element).slice(0, 40);
  return `<${tag}${(named ?? element).getAttribute('role') ? ` role=${(named ?? element).getAttribute('role')}` : ''}> "${words}"`;
};

/** Pins of a map lie upon each other where their places do; the list beside it and the keys lead to each. */
const isPinUnderPin = ({ element }: Control, hit: Element | null): boolean => {
  const map = element.closest('svg, .leaflet-container, [data-map]');
  return (
    map !== null && hit !== null && map.contains(hit) && hit.closest('button, a, [role="button"], [tabindex]') !== null
  );
};

/** What a window is closed or confirmed by; its fields are filled in one after the other, and one that has the focus is in sight. */
const isActionOfWindow = (element: Element) =>
  element.matches('button, a') && element.closest('[role$="dialog"]') !== null;

/**
 * A toast leaves by itself, and can be closed: it may lie over what somebody passes by, never over what they have just
 * used, what a window is for, or a bar that stays.
 */
const isPassedByUnderToast = ({ element }: Control, hit: Element | null): boolean =>
  hit?.closest('[data-part="toast"]') != null &&
  element !== document.activeElement &&
  !isActionOfWindow(element) &&
  element.closest('[data-uncovered]') === null;

/** What stands beside a field leaves the window with it when somebody scrolls on, and comes back with it. */
const isAwayWithItsField = ({ element }: Control, hit: Element | null): boolean =>
  hit === null &&
  element.closest('[data-radix-popper-content-wrapper]') !== null &&
  ![...document.querySelectorAll('[aria-expanded="true"][aria-haspopup]')].some((each) => isInWindow(boxOf(each)));

/** A box to tick and its words are one target. */
const wholeTargetOf = ({ element, target }: Control): Box => {
  const parts = [target, ...((element as HTMLInputElement).labels ?? [])].map((each) => each.getBoundingClientRect());
  const [x, y] = [Math.min(...parts.map(({ left }) => left)), Math.min(...parts.map(({ top }) => top))];
  return {
    x,
    y,
    width: Math.max(...parts.map(({ right }) => right)) - x,
    height: Math.max(...parts.map(({ bottom }) => bottom)) - y,
  };
};

export const titleOf = ({ element }: Control) => `${roleOf(element)} "${nameOf(element).slice(0, 60)}"`;

/** Pixels from the middle in which a press still meets the control, on each side of it. */
function reachesFor(control: Control, box: Box, half: number): boolean {
  const { x, y } = middleOf(box);
  const sides = [
    ...(box.height < half * 2 - TOLERANCE_PX
      ? [
          [x, y - half + 1],
          [x, y + half - 1],
        ]
      : []),
    ...(box.width < half * 2 - TOLERANCE_PX
      ? [
          [x - half + 1, y],
          [x + half - 1, y],
        ]
      : []),
  ];
  return sides.every(([left = 0, top = 0]) => {
    const hit = document.elementFromPoint(left, top);
    return meets(control, hit) || isUnderLaterLayer(control.element, hit);
  });
}

/** A link in a sentence is as high as its line (WCAG 2.2, 2.5.8). */
const isInText = ({ element, target }: Control) => {
  if (element.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false;
  const own = element.textContent?.trim().length ?? 0;
  return (element.parentElement?.textContent?.trim().length ?? 0) > own;
};

const isPrimary = (element: Element) =>
  element.getAttribute('data-variant') === 'primary' || (element as HTMLButtonElement).type === 'submit';

function sizeFault(control: Control, box: Box, isTouch: boolean): string | undefined {
  if (isInText(control)) return undefined;
  const least = isTouch && isPrimary(control.element) ? PRIMARY_ON_TOUCH_PX : LEAST_PX;
  const whole = wholeTargetOf(control);
  const isLarge = whole.width >= least - TOLERANCE_PX && whole.height >= least - TOLERANCE_PX;
  if (isLarge || reachesFor(control, box, least / 2)) return undefined;
  return `${titleOf(control)} is ${Math.round(box.width)} by ${Math.round(box.height)} pixels, and a target has ${least} at least`;
}

/** @returns sentences about controls that a pointer does not meet, or hardly */
export function findUnreachable(
  controls: readonly Control[],
  state: string,
  isTouch: boolean,
): { covered: string[]; small: string[]; underToast: Control[] } {
  const underToast: Control[] = [];
  const under = new Map<string, string[]>();
  const cover = (what: string, title: string) => under.set(what, [...(under.get(what) ?? []), title]);
  const small: string[] = [];
  const moved = new Map<Element, [number, number]>();
  const note = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (!moved.has(each) && (each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth))
        moved.set(each, [each.scrollLeft, each.scrollTop]);
    }
  };
  for (const control of controls) {
    const { target } = control;
    let box = boxOf(target);
    const at = middleOf(box);
    const isMet = isInWindow(box) && meets(control, document.elementFromPoint(at.x, at.y));
    if (seen.get(target) === state && (isMet || !isInWindow(box))) continue;
    if (!isMet) {
      note(target);
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      box = boxOf(target);
      let { x, y } = middleOf(box);
      let hit = document.elementFromPoint(x, y);
      if (hit?.closest('header, nav') && !meets(control, hit)) {
        // What sticks to its place while the page moves comes out from under a bar when somebody scrolls on.
        scrollBy({ top: -innerHeight / 4, behavior: 'instant' });
        box = boxOf(target);
        ({ x, y } = middleOf(box));
        hit = document.elementFromPoint(x, y);
      }
      if (!meets(control, hit)) {
        if (hit?.closest('[data-part="toast"]') && isActionOfWindow(control.element)) underToast.push(control);
        else if (
          !isPinUnderPin(control, hit) &&
          !isPassedByUnderToast(control, hit) &&
          !isAwayWithItsField(control, hit) &&
          !isUnderLaterLayer(control.element, hit)
        )
          cover(hit ? nameShortly(hit) : 'nothing of this window', titleOf(control));
        continue;
      }
    }
    if (seen.get(target) !== state) {
      const fault = sizeFault(control, box, isTouch);
      if (fault) small.push(fault);
    }
    seen.set(target, state);
  }
  for (const [element, [left, top]] of moved) element.scrollTo({ left, top, behavior: 'instant' });
  // What lies over many controls is one fault.
  const covered = [...under].map(
    ([what, [first, ...others]]) => `${what} covers ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  );
  return { covered, small, underToast };
}

/** In frames, a fifth of a second: a toast looks around ten times a second. */
const MAKES_ROOM = 12;

/** A toast makes room as soon as what a window is for comes under it: only what stays under it is covered. */
export async function findStillUnderToast(controls: readonly Control[]): Promise<string[]> {
  for (const control of controls) {
    const { target } = control;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let frame = 0; frame < MAKES_ROOM; frame += 1) await new Promise(requestAnimationFrame);
    const { x, y } = middleOf(boxOf(target));
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest('[data-part="toast"]')) return [`${nameShortly(hit)} covers ${titleOf(control)}`];
  }
  return [];
}
