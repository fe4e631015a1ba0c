import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toastSpot, type ToastSpot } from './toast-place.model';

/** What a person presses. */
const CONTROLS = 'button, a, input, select, textarea, label, [role="button"]';

/** Dialogs, sheets and calendars. */
const WINDOW = '[role$="dialog"]';

/** What must stay in sight: what an open window is closed or confirmed by, and bars that stay at an edge (`data-uncovered`). */
function landmarks(): Element[] {
  // One selector for all of them would compare every element of a large page with each of its parts.
  const windows = [...document.querySelectorAll(WINDOW), ...document.querySelectorAll('[data-uncovered]')];
  return windows.flatMap((each) => [...each.getElementsByTagName('button'), ...each.getElementsByTagName('a')]);
}

const isShown = ({ width, height, top, bottom }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && top < document.documentElement.clientHeight;

/**
 * Windows arrive, are placed, scroll and move the focus in ways that tell nobody: a calendar is drawn off the screen first.
 * So a toast looks around as long as it is there.
 */
const AGAIN_MS = 100;

const START: ToastSpot = { place: 'bottom-right', down: 0 };

/** Where the toast with this id stands: found once it is drawn, and ever again while it is there. */
export function useToastPlace(id: string | undefined, viewport: RefObject<HTMLElement | null>): ToastSpot {
  const [spot, setSpot] = useState(START);
  // Safari gives no focus to a button that is pressed, so the press itself is remembered.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(CONTROLS) : null;
    };
    addEventListener('pointerdown', remember, true);
    return () => removeEventListener('pointerdown', remember, true);
  }, []);

  useLayoutEffect(() => {
    const region = viewport.current;
    const drawn = region?.firstElementChild;
    if (!id || !region || !drawn) return;
    const place = () => {
      const style = getComputedStyle(region);
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const room = {
        window: { width, height },
        toast: drawn.getBoundingClientRect(),
        inset: parseFloat(style.paddingBottom) || 0,
        topInset: parseFloat(style.scrollPaddingTop) || 0,
      };
      const controls = [pressed.current, document.activeElement?.matches(CONTROLS) ? document.activeElement : null];
      const inSight = [...controls, ...landmarks()]
        .flatMap((element) => (element && !region.contains(element) ? element.getBoundingClientRect() : []))
        .filter(isShown);
      const next = toastSpot(room, inSight);
      setSpot((last) => (last.place === next.place && last.down === next.down ? last : next));
    };
    place();
    const timer = setInterval(place, AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, viewport]);
  return spot;
}
