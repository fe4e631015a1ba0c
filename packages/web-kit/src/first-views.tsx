/** Renders a remote's first views when it is built (docs/decisions/017-first-views.md); never part of what a browser loads. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createQueryClient } from './query-client';
import type { FirstView, FirstViews } from './remotes';
import { SessionProvider } from './session';
import { MemoryRouter } from './testing';

/** Rules of a first view count inside it only, and there before those of the running page, whatever their order. */
const NAMESPACE = '.first-view';

/** What styled-components writes for itself between the rules. */
const BOOKKEEPING = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|<\/?style[^>]*>|\n/g;

/** Markup and styles of a first view, with its flags: an entry of a release's `first-views.json`. */
export type RenderedView = { html: string; css: string; withQuery: boolean; guestsOnly: boolean };

function renderView(path: string, { view: View, withQuery = false, guestsOnly = false }: FirstView): RenderedView {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StyleSheetManager namespace={NAMESPACE}>
          <QueryClientProvider client={createQueryClient()}>
            <SessionProvider known="guest">
              <MemoryRouter initialEntries={[path]}>
                <View />
              </MemoryRouter>
            </SessionProvider>
          </QueryClientProvider>
        </StyleSheetManager>,
      ),
    );
    return { html, css: sheet.getStyleTags().replace(BOOKKEEPING, ''), withQuery, guestsOnly };
  } finally {
    sheet.seal();
  }
}

/** Every first view of a remote, by route path. */
export const renderFirstViews = (firstViews: FirstViews): Record<string, RenderedView> =>
  Object.fromEntries(Object.entries(firstViews).map(([path, each]) => [path, renderView(path, each)]));
