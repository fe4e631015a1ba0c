/** What assistive technology calls a control, near enough to tell one from another. */

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textOfIds = (ids: string) =>
  ids
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Texts and pictures' words; what is only drawn is left out. */
function contentOf(element: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) text += ` ${node.data}`;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') continue;
    text += ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? contentOf(node)}`;
  }
  return text;
}

/** @param isByContent whether its text names it, as a button's does and a dialog's does not */
export function nameOf(element: Element, isByContent = true): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    // The words in a button that opens a list are its value.
    (element instanceof HTMLButtonElement && element.getAttribute('role') === 'combobox')
      ? element.labels
      : null;
  const candidates = [
    () => (labelledBy ? textOfIds(labelledBy) : ''),
    () => element.getAttribute('aria-label') ?? '',
    () => [...(labels ?? [])].map(contentOf).join(' '),
    () => (isByContent && !labels?.length ? contentOf(element) : ''),
    () => element.getAttribute('title') ?? '',
    () => element.getAttribute('placeholder') ?? '',
  ];
  for (const candidate of candidates) {
    const name = tidy(candidate());
    if (name !== '') return name;
  }
  return '';
}

const ROLES: Record<string, string> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'select',
  TEXTAREA: 'field',
  SUMMARY: 'summary',
};
const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  file: 'file',
  submit: 'button',
  button: 'button',
  reset: 'button',
};

export const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement ? INPUTS[element.type] : ROLES[element.tagName]) ??
  'field';

const ROW = 'li, article, tr, [role="row"], [role="listitem"], [role="group"] > fieldset';

/** What the row, card or option that a control stands in is called, so that one thing's control is another's, too. */
export function rowOf(element: Element): string {
  const row = element.closest(ROW);
  const title = row?.querySelector('h2, h3, h4, h5, h6, th, strong, a, b');
  return tidy(title?.textContent ?? '');
}

/** The words of the row beside the control, which say what of many it belongs to. */
export function besideOf(element: Element): string {
  const row = element.closest(ROW);
  if (!row) return '';
  const words: string[] = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!element.contains(node) && !node.parentElement?.closest('button')) words.push((node as Text).data);
  return tidy(words.join(' ')).slice(0, 400);
}

/** What the innermost group of choices is called that a control is one of. */
export function groupOf(element: Element): string {
  const group = element.closest('fieldset, [role="group"], [role="radiogroup"]');
  if (!group) return '';
  const legend = group.querySelector(':scope > legend');
  return legend ? tidy(contentOf(legend)) : nameOf(group, false);
}
