/** Faults of which everybody says that they would be noticed, made in the page: `npm run wander -- --planted` looks whether they are. */
import type { BrowserContext } from '@playwright/test';
import type { Failure } from './walk';

/** A fault: how it comes into every page of a visitor, and the finding that it has to become. */
type PlantedFault = {
  name: string;
  /** Visitors who can meet it, by a word of their name. */
  visitor: string;
  plant: (context: BrowserContext) => Promise<unknown>;
  isFound: (failure: Failure) => boolean;
};

/** Rules that no policy of the page keeps out. */
const style = (rules: string) => (context: BrowserContext) =>
  context.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a popover behind a dialog',
    visitor: '',
    plant: style(
      '[data-radix-popper-content-wrapper], [role="dialog"] ~ * [role="listbox"], [role="dialog"] [role="listbox"] { z-index: -1 !important; }',
    ),
    isFound: ({ kind, state }) => kind === 'covered' && /dialog .*(?:listbox|dialog|menu)/.test(state),
  },
  {
    name: 'a 400 behind a button',
    visitor: '',
    plant: (context) =>
      context.route('**/api/flights/fares?**', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 'invalid-input', message: 'No.' } } }),
      ),
    isFound: ({ kind, sentence }) => kind === 'answer' && sentence.includes('/api/flights/fares answered 400'),
  },
  {
    name: 'a lost focus',
    visitor: '',
    plant: (context) =>
      context.addInitScript(() => {
        new MutationObserver((changes) => {
          const isClosed = changes.some(({ removedNodes }) =>
            [...removedNodes].some((node) => node instanceof Element && node.querySelector('[role="dialog"]')),
          );
          if (isClosed) setTimeout(() => (document.activeElement as HTMLElement | null)?.blur(), 20);
        }).observe(document, { subtree: true, childList: true });
      }),
    isFound: ({ kind }) => kind === 'focus',
  },
  {
    name: 'a price that differs',
    visitor: 'rich',
    plant: (context) =>
      context.addInitScript(() => {
        // Nothing in here has a name: what runs this file marks named functions with a helper that no page knows.
        new MutationObserver(() => {
          if (!location.search.includes('tab=expenses')) return;
          for (const each of document.querySelectorAll('[data-fact^="trip:"][data-fact$=":spent"]'))
            // No price ends so, whatever the trip costs.
            if (!each.textContent?.endsWith(' 1')) each.textContent = `${each.textContent} 1`;
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    isFound: ({ kind }) => kind === 'facts',
  },
  {
    name: 'an uncovered overflow',
    visitor: '',
    plant: style('[role="tabpanel"]::after { content: ""; display: block; width: 140vw; height: 1px; }'),
    isFound: ({ kind }) => kind === 'overflow',
  },
];
