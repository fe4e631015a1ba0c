/** Where the focus was in the course of a step, and whether it has gone astray. */
import { nameOf, roleOf } from './names';

let last: Element | undefined;
let layersBefore: readonly Element[] = [];

addEventListener(
  'focusin',
  (event) => {
    if (event.target instanceof Element && event.target !== document.body) last = event.target;
  },
  true,
);

/** What takes the focus, or passes it on. */
const FOCUSABLE = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable], [role]';
let isBesideAll = false;

addEventListener(
  'pointerdown',
  ({ target }) => {
    isBesideAll = target instanceof Element && target.closest(FOCUSABLE) === null;
  },
  true,
);

/** Remembers how things stand before a step. */
export function beginStep(layers: readonly Element[]): void {
  const { activeElement } = document;
  last = activeElement && activeElement !== document.body ? activeElement : undefined;
  layersBefore = [...layers];
  isBesideAll = false;
}

const isGone = (element: Element) =>
  !element.isConnected || !element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled');

/** @returns a sentence when what had the focus is gone, or a layer closed, and nothing has it now */
export function findLostFocus(layers: readonly Element[]): string[] {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement !== document.documentElement) return [];
  // Whoever presses where nothing is lays the focus down; a page that moves on under a press has them do so.
  if (!last || isBesideAll) return [];
  const closed = layersBefore.find((each) => !layers.includes(each));
  if (!isGone(last) && !closed) return [];
  const why = closed ? 'a window closed' : 'it went away';
  return [`${roleOf(last)} "${nameOf(last).slice(0, 60)}" had the focus, ${why}, and nothing has it now`];
}
