/** What axe finds in a state that nobody has looked at yet: only what is serious or critical. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE = new Set<string | null | undefined>(['serious', 'critical']);

/**
 * While a list or a menu is open nothing behind it takes the focus, which axe knows of dialogs only; its arrows scroll it,
 * which axe does not see.
 */
const KNOWN_OF_LISTS = new Set(['aria-hidden-focus', 'scrollable-region-focusable']);
/** Pins of a map lie upon each other where their places do; the list beside it and the keys lead to each. */
const PIN_UNDER_PIN = 'target-size';

/** What nobody reaches while a window is open, which was looked at before it opened. */
const BEHIND_WINDOW = '[data-aria-hidden="true"]';

const isOnMap = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluateAll((found) => found.length > 0 && found.every((each) => each.closest('.leaflet-container')));

/** What stands around every page, where it is not what a page itself has of it. */
const FRAME = ':is(header, footer, nav):not(main *)';

/** What of a page has not been looked at: all of it, all but the frame, the panel of a tab, or what opened last. */
export type Part = 'all' | 'page' | 'tab' | 'layer';

const SELECTORS: Record<Part, string | undefined> = {
  ...{ all: undefined, page: undefined },
  tab: '[role="tabpanel"]',
  layer: '[data-wander="last layer"]',
};

function onPart(builder: AxeBuilder, part: Part): AxeBuilder {
  const selector = SELECTORS[part];
  if (part === 'page') return builder.exclude(FRAME);
  return selector === undefined ? builder : builder.include(selector);
}

/** @param wanted what is new of it; where that is not to be found, all of the page is looked at */
export async function findInaccessible(page: Page, wanted: Part): Promise<string[]> {
  const { isListOpen, isLoaded, count } = await page.evaluate((selector) => {
    wander.markLastLayer();
    return {
      isListOpen: document.querySelector('[role="listbox"], [role="menu"]') !== null,
      isLoaded: 'axe' in globalThis,
      count: selector === undefined ? 1 : document.querySelectorAll(selector).length,
    };
  }, SELECTORS[wanted]);
  // The script is large, and a document has it once.
  const builder = new AxeBuilder({ page, ...(isLoaded && page.frames().length === 1 && { axeSource: ';' }) })
    // Nothing of the portal plays by itself, so no sound has to be loaded to judge it.
    .options({ runOnly: { type: 'tag', values: CRITERIA }, resultTypes: ['violations'], preload: false })
    .exclude(BEHIND_WINDOW)
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await onPart(builder, count > 0 ? wanted : 'all').analyze();
  const grave = violations.filter(({ id, impact }) => GRAVE.has(impact) && !(isListOpen && KNOWN_OF_LISTS.has(id)));
  const found: string[] = [];
  for (const { id, nodes } of grave) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const isPin = await Promise.all(targets.map((target) => id === PIN_UNDER_PIN && isOnMap(page, target)));
    const left = targets.filter((_, at) => !isPin[at]);
    if (left.length > 0) found.push(`${id}: ${left.slice(0, 3).join(', ')}`);
  }
  return found;
}
