/**
 * The focus is never lost: where what had it leaves the page, and nobody gives it to something else, it goes to the panel,
 * the window or the page that this stood in, so that a screen reader goes on from there.
 */

/** Who closes or removes something moves the focus in the same act; what is still nowhere after this long is lost. */
const GIVEN_UP_AFTER_MS = 80;
const HOMES = '[role="tabpanel"], [role="dialog"], [role="alertdialog"], main';

let last: Element | undefined;
let homes: HTMLElement[] = [];

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled, [hidden] *, [inert] *') || !element.getClientRects().length;

/** @param path an element that got the focus, and what it stood in then, from the inside out */
function remember(path: readonly EventTarget[]): void {
  const [target] = path;
  if (!(target instanceof HTMLElement) || target === document.body) return;
  last = target;
  const around = path.filter((each): each is HTMLElement => each instanceof HTMLElement && each.matches(HOMES));
  // What opened a window may be gone when it closes; then what that stood in is left.
  homes = [...around, ...homes.filter((each) => each.isConnected && !around.includes(each))];
}

/** Somebody who presses an empty place leaves what had the focus, and it may go whenever it likes. */
function letGo(): void {
  setTimeout(() => {
    if (last && isNowhere() && !isGone(last)) last = undefined;
  });
}

function find(): void {
  if (!last || !isNowhere() || !isGone(last)) return;
  const home = homes.find((each) => each.isConnected && each.getClientRects().length > 0 && !each.closest('[inert]'));
  last = undefined;
  (home ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * Watches until it is called off.
 * @param first the path of the last focus before: what had it may be gone since
 * @returns what calls it off
 */
export function keepFocusFound(first: readonly EventTarget[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = (event: Event) => remember(event.composedPath());
  remember(first);
  find();
  const observer = new MutationObserver(() => {
    // The browser takes the focus from what a style hides only when it draws, so it may still be there now.
    if (!last) return;
    clearTimeout(timer);
    timer = setTimeout(find, GIVEN_UP_AFTER_MS);
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class', 'data-state', 'data-folded'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', letGo);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', letGo);
    last = undefined;
    homes = [];
  };
}
