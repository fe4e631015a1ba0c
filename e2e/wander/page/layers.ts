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

const isPlaced = (element: Element) => ['absolute', 'fixed'].includes(getComputedStyle(element).position);

/** The panel in which a list or a window floats: as wide as that, or with words of its own around it. */
function panelOf(layer: Element): Element {
  const popper = layer.closest('[data-radix-popper-content-wrapper]');
  if (popper) return popper;
  const { parentElement } = layer;
  return !isPlaced(layer) && parentElement && isPlaced(parentElement) ? parentElement : layer;
}

/** A list that has nothing to offer yet says so in its panel. */
const isInListPanel = (hit: Element): boolean =>
  [...document.querySelectorAll('[role="combobox"][aria-expanded="true"][aria-controls]')].some((field) => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    return list !== null && panelOf(list).contains(hit);
  });

/** What opened over something covers it until it is closed. */
export const isUnderLaterLayer = (element: Element, hit: Element | null): boolean => {
  if (hit && isInListPanel(hit)) return true;
  const over = opened.findLastIndex((layer) => hit !== null && panelOf(layer).contains(hit));
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

/** Whether it is opened by what stands around every page. */
export function isOfFrame(layer: Element): boolean {
  const id = CSS.escape(layer.id);
  const openers = id === '' ? [] : [...document.querySelectorAll(`[aria-controls~="${id}"], [commandfor="${id}"]`)];
  return openers.some((each) => each.closest('main, dialog, [role="dialog"], [role="alertdialog"]') === null);
}

const MARK = 'data-wander';
/** Marks what opened last, for tools that find elements by a selector. */
export function markLastLayer(): void {
  for (const each of document.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
  opened.at(-1)?.setAttribute(MARK, 'last layer');
}
