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

const START: ToastSpot = { place: 'bottom-right', down: 0 };

/** Where the toast with this id stands: found once it is drawn, when a window has arrived beside it or is scrolled, and when the focus moves. */
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
    const isWindow = (target: EventTarget | null) =>
      target instanceof Element && (target.matches(WINDOW) || target.querySelector(WINDOW) !== null);
    const moved = ({ target }: AnimationEvent) => {
      if (target instanceof Element && target.matches(WINDOW)) place();
    };
    let frame = 0;
    // What gets the focus is scrolled into view first.
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const scrolled = ({ target }: Event) => {
      // A window scrolls in itself, or whole in what lies behind it.
      if (isWindow(target) || (target instanceof Element && target.closest(WINDOW))) placeSoon();
    };
    // A calendar opens without taking the focus, and where motion is reduced without moving.
    const arrivals = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isWindow))) placeSoon();
    });
    place();
    arrivals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    document.addEventListener('animationend', moved);
    document.addEventListener('focusin', placeSoon);
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      arrivals.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
      document.removeEventListener('animationend', moved);
      document.removeEventListener('focusin', placeSoon);
      removeEventListener('resize', place);
    };
  }, [id, viewport]);
  return spot;
}
