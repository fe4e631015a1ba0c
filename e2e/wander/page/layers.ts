/** What is open over the page: dialogs, menus, lists and calendars, in the order in which they opened. */
import { isShown } from './boxes';
import { nameOf } from './names';

const LAYERS = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"], :popover-open';

/** What is open, oldest first; kept from look to look, because the document does not say what opened last. */
let opened: Element[] = [];

/** A list that is part of the page is not open over it. */
const floats = (element: Element): boolean => {
  if (element.getAttribute('role') !== 'listbox') return true;
  const { id } = element;
  const isControlled =
    id !== '' &&
    document.querySelector(
      `[aria-expanded="true"]:is([aria-controls~="${CSS.escape(id)}"], [aria-owns~="${CSS.escape(id)}"])`,
    );
  return Boolean(isControlled) || element.closest('[data-radix-popper-content-wrapper]') !== null;
};

export const isHiddenFromAll = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** What a button opens over the page without a role of its own: a panel that it says to control. */
function* openPanels(): Generator<Element> {
  for (const opener of document.querySelectorAll('[aria-expanded="true"][aria-controls]')) {
    const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    if (panel && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)) yield panel;
  }
}

/** Looks again at what is open. */
export function readLayers(): Element[] {
  const now = [...new Set([...document.querySelectorAll(LAYERS), ...openPanels()])].filter(
    (each) => isShown(each) && floats(each) && each.getAttribute('data-state') !== 'closed',
  );
  opened = [...opened.filter((each) => now.includes(each)), ...now.filter((each) => !opened.includes(each))];
  return opened;
}

/** What opened over something covers it until it is closed. */
export const isUnderLaterLayer = (element: Element, hit: Element | null): boolean => {
  const over = opened.findLastIndex((layer) => hit !== null && layer.contains(hit));
  return over >= 0 && over > opened.findLastIndex((layer) => layer.contains(element));
};

const isModal = (layer: Element): boolean =>
  layer.matches(':modal') ||
  layer.getAttribute('aria-modal') === 'true' ||
  (layer.matches('[role="dialog"], [role="alertdialog"]') &&
    document.querySelector('main')?.closest('[aria-hidden="true"], [inert]') != null);

/** What may be used: all of the page, or what lies in the last modal layer and in those that opened after it. */
export function usableRoots(layers: readonly Element[]): Element[] | undefined {
  const from = layers.findLastIndex(isModal);
  return from < 0 ? undefined : layers.slice(from);
}

export const nameOfLayer = (layer: Element): string => {
  const role = layer.getAttribute('role') ?? (layer.tagName === 'DIALOG' ? 'dialog' : 'popover');
  return `${role} ${nameOf(layer, false)}`.trim();
};
