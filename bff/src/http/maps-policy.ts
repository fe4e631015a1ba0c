/**
 * The Content Security Policy of a page that loads Google's maps script, as Google advises for a policy by nonces: the
 * script is let in by its nonce, and what it loads by `'strict-dynamic'`; `https:` is for browsers that do not know that
 * word. Google's own code needs the rest, `'unsafe-eval'` included, which is why no other page has this policy.
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function mapsPagePolicy(nonce: string): string {
  const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
    `style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com`,
    `img-src 'self' ${google} https://*.googleusercontent.com data:`,
    'frame-src https://*.google.com',
    `connect-src 'self' ${google} data: blob:`,
    "font-src 'self' https://fonts.gstatic.com",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where no script is let in by its address alone: the document's own carry the nonce, too. */
export const withScriptNonces = (html: string, nonce: string): string =>
  html.replace(/<(?:script (?=async|defer)|link rel="preload" as="script" )/g, (tag) => `${tag}nonce="${nonce}" `);
