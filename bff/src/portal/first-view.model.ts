/** What a page shows before its code has run: as its remote rendered it, or the shell's plain skeleton. */
import { routeFits } from '../http/route-pattern.model';
import type { AskedPage } from './page-reads.model';

/** One of a release's `first-views.json`; what the flags mean stands in web-kit (`FirstView`). */
export type FirstView = { html: string; css: string; withQuery: boolean; guestsOnly: boolean };

/** By route path; one of a page that is asked for something stands under the path with a `?` behind it. */
export type FirstViews = Readonly<Record<string, FirstView>>;

const ASKED = '?';

/** The first view that fits a page; undefined where the plain skeleton is right. */
export function firstViewOf({ path, query, session }: AskedPage, views: FirstViews): FirstView | undefined {
  const route = Object.keys(views).find((key) => !key.endsWith(ASKED) && routeFits(key, path));
  if (route === undefined) return undefined;
  const view = (query.size > 0 && views[route + ASKED]) || views[route];
  if (!view || (query.size > 0 && !view.withQuery) || (session !== 'guest' && view.guestsOnly)) return undefined;
  return view;
}

/**
 * Its markup: out of reach until the page is there. The fieldset says the same to what does not know `inert`, and is the
 * class that the view's styles are bound to.
 */
export const firstViewHtml = ({ html, css }: FirstView, nonce: string): string =>
  `<style nonce="${nonce}">fieldset.first-view{min-width:0;margin:0;padding:0;border:0}${css}</style>` +
  `<div role="status" aria-label="Loading the page"></div><fieldset class="first-view" disabled inert>${html}</fieldset>`;
