/** What the bff wrote into the page: the registry, a nonce for styles, and who the page was made for. */
import type { Registry } from '@sojourn/contracts';

/** `session` is `guest` when the bff saw no session; then nobody needs to ask who is signed in. */
export type PageData = { registry: Registry | null; nonce: string | undefined; session: 'guest' | undefined };

const metaContent = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

function readRegistry(page: Document): Registry | null {
  try {
    const value = JSON.parse(page.getElementById('registry')?.textContent ?? 'null') as Registry | null;
    return Array.isArray(value?.remotes) ? value : null;
  } catch {
    return null;
  }
}

/** Reads the page; placeholders that nobody filled (development) count as absent. */
export function readPageData(page: Document = document): PageData {
  const nonce = metaContent(page, 'csp-nonce');
  return {
    registry: readRegistry(page),
    nonce: nonce?.startsWith('__') ? undefined : nonce,
    session: metaContent(page, 'session') === 'guest' ? 'guest' : undefined,
  };
}
