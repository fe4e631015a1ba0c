// @ts-check
/** Renders a remote's first views when it is built; see src/first-views.ts. `first-views` is the remote's own file. */
import { createQueryClient, SessionProvider } from '@sojourn/web-kit';
import { MemoryRouter } from '@sojourn/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
// @ts-expect-error -- an alias of the build
import { firstViews } from 'first-views';

/** Rules that count twice: neither those of the running page nor their order may change a first view, and none leaks. */
const NAMESPACE = '.first-view';

/** What styled-components writes for itself between the rules. */
const BOOKKEEPING = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|<\/?style[^>]*>|\n/g;

/** @param {string} path @param {import('@sojourn/web-kit').FirstView} firstView */
function renderView(path, { view, withQuery = false, guestsOnly = false }) {
  const sheet = new ServerStyleSheet();
  const page = createElement(
    QueryClientProvider,
    { client: createQueryClient() },
    createElement(
      SessionProvider,
      { known: 'guest' },
      createElement(MemoryRouter, { initialEntries: [path] }, createElement(view)),
    ),
  );
  const html = renderToStaticMarkup(
    sheet.collectStyles(createElement(StyleSheetManager, { namespace: NAMESPACE }, page)),
  );
  const css = sheet.getStyleTags().replace(BOOKKEEPING, '');
  sheet.seal();
  return { html, css, withQuery, guestsOnly };
}

/** By route path. */
export const rendered = Object.fromEntries(
  Object.entries(firstViews).map(([path, each]) => [path, renderView(path, each)]),
);
