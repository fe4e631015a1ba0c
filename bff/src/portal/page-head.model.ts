/** What a page's head says to who lists it and to who shares it: title, description, its one address, a picture. */
import type { Registry } from '@sojourn/contracts';
import { routeFits } from '../http/route-pattern.model';
import type { ShellDescription } from './page.model';

/** A page's name, without the portal's, and what it is in a sentence or two. */
export type PageHead = { title: string; description: string };

/** `publicUrl` is where people reach the portal, without a slash at its end; `image` a path on it. */
export type SharedPage = PageHead & { path: string; publicUrl: string; image: string; isKnown: boolean };

const NOWHERE = 'Page not found';

/** The head of the page at a path: the shell's own, or that of the route of a remote in force. */
export function headOf(path: string, { heads }: ShellDescription, registry: Registry | undefined): PageHead {
  const own = Object.entries(heads).find(([route]) => routeFits(route, path))?.[1];
  const routes = registry?.remotes.flatMap((remote) => remote.routes) ?? [];
  const { title = NOWHERE, description } = own ?? routes.find((route) => routeFits(route.path, path)) ?? {};
  return { title, description: description ?? heads['/']?.description ?? '' };
}

const text = (value: string) => value.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${text(content)}">`;

/** The elements of the head, by Open Graph (ogp.me) and Twitter's cards, which read it where they find no own. */
export function headHtml({ path, title, description, publicUrl, image, isKnown }: SharedPage): string {
  const name = path === '/' ? title : `${title} - Sojourn`;
  // As it came: what is encoded already must not be encoded twice.
  const address = new URL(publicUrl + path).href;
  return [
    `<title>${text(name)}</title>`,
    meta('name', 'description', description),
    // An address that leads nowhere is nothing to list.
    isKnown ? `<link rel="canonical" href="${text(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', 'Sojourn'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', publicUrl + image),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
