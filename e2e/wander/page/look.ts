/** What the walk asks of a page, in one call a step. It is made into one script and put into every page (`page-script.ts`). */
import { boxOf, isInWindow, middleOf } from './boxes';
import { describeControl, readControls, type Control, type SeenControl } from './controls';
import { findCutText, forgetTexts } from './cut-text';
import { readFacts, type Fact } from './facts';
import { beginStep, findLostFocus } from './focus';
import { markLastLayer, nameOfLayer, readLayers } from './layers';
import { findOverflow } from './overflow';
import { findStillUnderToast, findUnreachable, forgetPlaces, titleOf } from './reach';

/** A page after a step. */
export type Look = {
  path: string;
  layers: string[];
  tabs: string[];
  /** The address is another page's already, and what is drawn is still that of the last one. */
  isArriving: boolean;
  controls: SeenControl[];
  facts: Fact[];
  /** Changes with the trips that this browser keeps. */
  stored: number;
  faults: Record<'covered' | 'small' | 'focus' | 'overflow' | 'cut' | 'policy', string[]>;
};

/** Where a control is pressed; `covered` says that something else would be met there. */
export type Aim = { x: number; y: number; title: string; checked: boolean };

let controls: Control[] = [];
let layers: Element[] = [];
const refused: string[] = [];
let changedAt = performance.now();

addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  refused.push(`the page's policy refused ${blockedURI} (${violatedDirective})`),
);
new MutationObserver(() => (changedAt = performance.now())).observe(document, {
  ...{ subtree: true, childList: true, attributes: true, characterData: true },
});

/** An address that goes to the same page has that page's title, and does so at once. */
const MOVING_MS = 2_500;
let left: { title: Element | null; words: string; at: number } | undefined;
let path = location.pathname;
const readTitle = () => document.querySelector('main h1');
const noteMove = () => {
  if (location.pathname === path) return;
  const title = readTitle();
  left = { title, words: title?.textContent ?? '', at: performance.now() };
  path = location.pathname;
};
navigation.addEventListener('currententrychange', noteMove);

/** Whether the address is another page's already, and what is drawn is still that of the last one. */
const isBetweenPages = () =>
  left !== undefined &&
  left.title?.isConnected === true &&
  left.title.textContent === left.words &&
  performance.now() - left.at < MOVING_MS;

const isMoving = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect &&
  Boolean(effect.target?.checkVisibility({ contentVisibilityAuto: true })) &&
  effect.getComputedTiming().iterations !== Infinity;

const isWaiting = () =>
  document.querySelector('#first-view, [role="status"][aria-label="Loading the page"]') !== null ||
  [...document.querySelectorAll('[aria-busy="true"]')].some((each) => each.checkVisibility());

/** Resolves after `ms` without a change, or after a while of changes; whether nothing is under way. */
function calm(ms: number): Promise<boolean> {
  const until = performance.now() + ms * 8;
  return new Promise((resolve) => {
    const tick = () => {
      const now = performance.now();
      const isStill = now - changedAt >= ms && !document.getAnimations().some(isMoving);
      if (isStill || now > until)
        resolve(isStill && document.readyState === 'complete' && !isWaiting() && !isBetweenPages());
      else setTimeout(tick, 16);
    };
    tick();
  });
}

const hashOf = (text: string) => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
};

/** @param seenBy whose window it is; `isAgain` looks at everything anew, not only at what has come since */
async function look({ width, isTouch, isAgain }: { width: number; isTouch: boolean; isAgain: boolean }): Promise<Look> {
  if (isAgain) {
    forgetTexts();
    forgetPlaces();
  }
  layers = [...readLayers()];
  controls = readControls(layers);
  const names = layers.map(nameOfLayer);
  const focus = findLostFocus(layers);
  const { covered, small, underToast } = findUnreachable(controls, names.join(' > '), isTouch);
  return {
    path: location.pathname + location.search,
    layers: names,
    tabs: [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map((each) => each.textContent ?? ''),
    isArriving: isBetweenPages(),
    controls: controls.map((each) => describeControl(each, layers)),
    facts: readFacts(),
    stored: hashOf(localStorage.getItem('trips') ?? ''),
    faults: {
      covered: [...covered, ...(await findStillUnderToast(underToast))],
      small,
      focus,
      overflow: findOverflow(width),
      cut: findCutText(),
      policy: refused.splice(0),
    },
  };
}

/** Brings a control into view and says where it is; remembers how things stand before it is used. */
function aim(index: number): Aim | undefined {
  const control = controls[index];
  if (!control?.target.isConnected) return undefined;
  beginStep(layers);
  if (!isInWindow(boxOf(control.target)))
    control.target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { element } = control;
  return {
    ...middleOf(boxOf(control.target)),
    title: titleOf(control),
    checked: element instanceof HTMLInputElement && element.checked,
  };
}

/** The element of a control, for what only the browser's own tools can do. */
const elementOf = (index: number) => controls[index]?.element ?? null;

/** Before a step that uses no control. */
const begin = () => beginStep(layers);

Object.assign(globalThis, { wander: { calm, look, aim, elementOf, begin, markLastLayer } });

/** What {@link look} and the others are known as in the page. */
export type PageScript = {
  calm: typeof calm;
  look: typeof look;
  aim: typeof aim;
  elementOf: typeof elementOf;
  begin: typeof begin;
  markLastLayer: typeof markLastLayer;
};
