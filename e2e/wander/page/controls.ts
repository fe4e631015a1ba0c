/** The controls that a person can use now. */
import { targetOf } from './boxes';
import { effectOf, type Effect } from './effects';
import { isHiddenFromAll, isOfFrame, nameOfLayer, usableRoots } from './layers';
import { besideOf, groupOf, nameOf, roleOf, rowOf } from './names';

/** One control: the element, and what of it is pressed. */
export type Control = { element: Element; target: Element };

/** A control as the walk knows it. */
export type SeenControl = {
  role: string;
  name: string;
  row: string;
  /** The other words of that row, card or option. */
  beside: string;
  /** The group of choices that it is one of. */
  group: string;
  /** What kind of thing its words are the name of: a pin of a map, a suggestion; '' where they are its own. */
  thing: string;
  /** What it looks like, and what it stands in: the same for what differs by its words alone. */
  shape: string;
  /** The innermost layer that it is in. */
  layer: string;
  isInFrame: boolean;
  /** What is typed there; '' where nothing is. */
  kind: string;
  options: number;
  effect: Effect;
  /** Whether it leads away from the portal. */
  isExternal: boolean;
};

const SELECTOR = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'switch', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
  ...['checkbox', 'radio', 'combobox'].map((role) => `[role="${role}"]`),
].join(', ');

const isEnabled = (element: Element) =>
  !element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *') &&
  !element.closest('[aria-busy="true"] button');

/** What the browser itself puts into a control. */
const isPartOfControl = (element: Element) =>
  element.parentElement?.closest('button, a[href], [role="button"], [role="option"], [role="menuitem"], select') !=
  null;

/** A window that is on its way out is nobody's to use; where it stays, what lies under it is covered. */
const isLeaving = (element: Element) =>
  element.closest('[data-state="closed"]:is([role$="dialog"], [role="menu"], [role="listbox"])') !== null;

export function readControls(layers: readonly Element[]): Control[] {
  const roots = usableRoots(layers);
  const found: Control[] = [];
  for (const element of document.querySelectorAll(SELECTOR)) {
    if (roots && !roots.some((root) => root.contains(element))) continue;
    if (!isEnabled(element) || isHiddenFromAll(element) || isPartOfControl(element) || isLeaving(element)) continue;
    const target = targetOf(element);
    if (target && getComputedStyle(target).pointerEvents !== 'none') found.push({ element, target });
  }
  return found;
}

const isExternal = (element: Element) =>
  element instanceof HTMLAnchorElement &&
  (element.target === '_blank' || element.origin !== location.origin || !/^https?:$/.test(element.protocol));

const typedInto = (element: Element): string => {
  if (element instanceof HTMLTextAreaElement) return 'textarea';
  if (
    !(element instanceof HTMLInputElement) ||
    ['checkbox', 'radio', 'submit', 'button', 'reset'].includes(element.type)
  )
    return '';
  const { type, inputMode, autocomplete } = element;
  const combobox = element.getAttribute('role') === 'combobox' ? 'combobox' : '';
  return [type, inputMode, autocomplete, combobox].filter(Boolean).join(' ');
};

const isPin = (element: Element) => element.closest('.leaflet-marker-pane') !== null;

/** What a field of text offers; what a list of the portal's own holds is a choice each. */
const isSuggestion = (element: Element) => {
  const list = element.getAttribute('role') === 'option' ? element.closest('[role="listbox"]') : null;
  return (
    list !== null && list.id !== '' && document.querySelector(`input[aria-controls~="${CSS.escape(list.id)}"]`) !== null
  );
};

export function describeControl({ element }: Control, layers: readonly Element[]): SeenControl {
  const layer = layers.findLast((each) => each.contains(element));
  const list = element.closest('[role="listbox"], [role="grid"], [role="radiogroup"]');
  return {
    role: element.closest('[role="grid"]') ? 'day' : roleOf(element),
    name: nameOf(element),
    row: rowOf(element),
    beside: besideOf(element),
    group: groupOf(element),
    thing: isPin(element) ? 'pin' : isSuggestion(element) ? 'suggestion' : '',
    shape:
      element.closest('li, article, tr, [role="row"]') || !(element instanceof HTMLElement)
        ? `in a row ${element.getAttribute('class')}`
        : `${element.className}`,
    layer: layer ? nameOfLayer(layer) : '',
    isInFrame: layer ? isOfFrame(layer) : element.closest('main') === null,
    kind: typedInto(element),
    options:
      element instanceof HTMLSelectElement
        ? element.options.length
        : (list?.querySelectorAll('[role="option"]').length ?? 0),
    effect: effectOf(element),
    isExternal: isExternal(element),
  };
}
