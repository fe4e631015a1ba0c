import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toastPlace, type ToastPlace } from './toast-place.model';

/** What a person presses. */
const CONTROLS = 'button, a, input, select, textarea, label, [role="button"]';

/** What must stay in sight: the page's heading, and what an open window is closed or confirmed by. */
function landmarks(): Element[] {
  // One selector for all of them would compare every element of a large page with each of its parts.
  const windows = [...document.querySelectorAll('[role$="dialog"]')];
  const buttons = windows.flatMap((each) => [...each.getElementsByTagName('button')]);
  return [...document.getElementsByTagName('h1'), ...buttons];
}

const isShown = ({ width, height, top, bottom }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && top < document.documentElement.clientHeight;

/** Where the toast with this id stands; found once it is drawn, and kept while it is there. */
export function useToastPlace(id: string | undefined, viewport: RefObject<HTMLElement | null>): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom-right');
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
    const drawn = viewport.current?.firstElementChild;
    if (!id || !viewport.current || !drawn) return;
    const style = getComputedStyle(viewport.current);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const room = {
      window: { width, height },
      toast: drawn.getBoundingClientRect(),
      inset: parseFloat(style.paddingBottom) || 0,
      topInset: parseFloat(style.scrollPaddingTop) || 0,
    };
    const controls = [pressed.current, document.activeElement?.matches(CONTROLS) ? document.activeElement : null];
    const inSight = [...controls, ...landmarks()]
      .flatMap((element) => element?.getBoundingClientRect() ?? [])
      .filter(isShown);
    setPlace(toastPlace(room, inSight));
  }, [id, viewport]);
  return place;
}
