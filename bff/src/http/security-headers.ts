import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What a link to a trip or a list, or one for account linking, opens: its address holds a token, which goes to no other site and into no index. */
const SHARED =
  /^\/(?:(?:api\/(?:ai\/)?)?shared\/|recommendations\?(?:.*&)?list=|auth\/link-accounts|api\/auth\/link-token\/)/;

/** Data, and files whose names change with their content. */
const NO_PAGE = /^\/(?:api|assets|mf)\//;

/**
 * The headers of every answer. `secure` says that browsers reach us by https: then they are told to stay there.
 * The policy here is that of data, which needs nothing; a page replaces it by {@link pagePolicy}. What only means
 * something on a page is left out of data and files, where it would be a third of an answer and 6 kB of a first visit.
 */
export function securityHeaders(secure: boolean): RequestHandler {
  const common = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  } as const;
  const onPages = headersOf(helmet(common));
  const onData = headersOf(
    helmet({
      ...common,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  return (req, res, next) => {
    for (const [name, value] of NO_PAGE.test(req.url) ? onData : onPages) res.setHeader(name, value);
    if (!NO_PAGE.test(req.url)) res.setHeader('permissions-policy', PERMISSIONS);
    if (SHARED.test(req.url)) res.setHeader('referrer-policy', 'no-referrer').setHeader('x-robots-tag', 'noindex');
    next();
  };
}

/** What helmet sets on every answer: it is the same each time, so it is asked once. */
function headersOf(middleware: ReturnType<typeof helmet>): ReadonlyArray<readonly [name: string, value: string]> {
  const headers: Array<[string, string]> = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  middleware({} as Parameters<typeof middleware>[0], recorder as unknown as Response, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** What our pages ask a browser for, and no more: where somebody is, a passkey, and what they copy or share. */
const PERMISSIONS =
  'camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=(), hid=(), midi=(), display-capture=(), ' +
  'browsing-topics=(), geolocation=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)';

/** Origins besides our own that an operator named. */
type OtherOrigins = { pictures?: readonly string[]; asked?: readonly string[] };

const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The Content Security Policy of a page; its own inline script and style elements, if it has any, carry `nonce`.
 * @param others other origins: whose pictures the page may show, and what it may ask
 */
export function pagePolicy(nonce?: string, others: OtherOrigins = {}): string {
  const { pictures = [], asked = [] } = others;
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  const policy = PAGE_POLICY.replace('data:', ['data:', ...pictures].join(' ')).replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
  );
  return `${policy}; script-src ${own}; style-src ${own}`;
}
