import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from '@sojourn/contracts';
import type { MapTiles } from '@sojourn/contracts/map-tiles';
import {
  addBreakers,
  addCounter,
  createMetrics,
  errorHandler,
  notFound,
  requestContext,
  requestLog,
  type BreakerState,
  type IdentitySigner,
  type Logger,
  type Readiness,
} from '@sojourn/node-kit';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { browserNameOf } from './http/browser-name.model';
import { canonicalPath } from './http/canonical-path';
import { createOneRequestPerTurn } from './http/one-request-per-turn';
import { createOpenRequests, type OpenLimits } from './http/open-requests';
import { originGuard } from './http/origin-guard';
import { createProxies } from './http/proxy';
import type { CostGuard } from './http/cost-guard';
import { costlyPaths, type Limiters, type OwnerOf } from './http/rate-limit';
import { jsonBody } from './http/read-body';
import { BODY_BYTES, proxiedRoutes } from './http/route-map';
import { securityHeaders } from './http/security-headers';
import type { SessionReader } from './http/session-reader';
import type { OutboxFolder } from './outbox/outbox-folder';
import { createOutboxRoutes } from './outbox/outbox.routes';
import type { Areas } from './portal/areas';
import { createDocsRoutes } from './portal/docs.routes';
import { createHealthRoutes } from './portal/health.routes';
import { createPageRoutes } from './portal/pages.routes';
import type { ShellSource } from './portal/shell-files';
import type { FirstViewSource } from './releases/first-views-file';
import type { RegistrySource } from './releases/registry-file';
import { createReleaseRoutes } from './releases/releases.routes';
import { createTelemetryRoutes } from './telemetry/telemetry.routes';

/** Everything the browser's server is made of, already built. */
export type BffParts = {
  version: string;
  logger: Logger;
  readiness: Readiness;
  /** Whether browsers come by https. */
  secure: boolean;
  trustedProxyHops: number;
  session: RequestHandler;
  readSession: SessionReader;
  /** Begins sessions anew for those who are remembered. */
  remembering: RequestHandler;
  /** What one address may have open at once. */
  openLimits: OpenLimits;
  limiters: Limiters;
  /** In front of what hashes passwords for strangers: lets them in by turns. */
  admission?: RequestHandler;
  /** In front of that: where an attempt to sign in of a slowed network waits. */
  signInPace?: RequestHandler;
  /** Whose browser a request comes from, where it is known. */
  ownerOf?: OwnerOf;
  /** In front of what may cost money. */
  costGuard?: CostGuard;
  signer: IdentitySigner;
  urls: Record<ServiceName, readonly string[]>;
  /** One router a subject. */
  auth: readonly Router[];
  /** How the breakers of what `auth` asks stand; the proxies know theirs. */
  breakers: Record<string, () => BreakerState>;
  areas: Areas;
  /** What stands behind the bff's own outside needs, for `/healthz`. */
  adapters: Readonly<Record<string, string>>;
  /** Whether pages offer to sign in with Google. */
  offersGoogle: boolean;
  /** Whether the profile looks addresses up at Google. */
  offersMaps: boolean;
  /** The server of the maps' streets, where an operator named one. */
  tiles?: MapTiles | undefined;
  /** The service that browsers ask what a place is called, where an operator named one. */
  placeNames?: string | undefined;
  registry: RegistrySource;
  releasesDir: string;
  firstViews: FirstViewSource;
  shell: ShellSource;
  shellDir: string;
  publicUrl: string;
  /** In local mode: the messages that were written instead of sent. */
  outbox?: OutboxFolder | undefined;
};

/** Where somebody who is perhaps a stranger has a password hashed. */
const hashedAt = ['/api/login', '/api/register', '/api/auth/complete-linking', '/api/auth/complete-seamless-linking'];

/** Where a token of a message is, which is counted for itself. */
const tokensAt = ['/api/auth/mailed-link', '/api/auth/reset-password', '/api/newsletter/confirm'];

/** What is no call, a page or a file, leaves the routes of calls in one step instead of one for each of them. */
const onlyCalls: RequestHandler = (req, _res, next) =>
  req.method === 'POST' || req.path.startsWith('/api/') ? next() : next('router');

/** The browser's only server. The order is the law: what refuses comes before what answers. */
export function createApp(parts: BffParts): { app: Express; metricsApp: Express; close(): Promise<void> } {
  const { logger, limiters } = parts;
  const metrics = createMetrics('bff');
  const proxies = createProxies({ ...parts, routes: proxiedRoutes });
  addBreakers(metrics.registry, { ...parts.breakers, ...proxies.breakers });
  const count = addCounter(metrics.registry, {
    name: 'federation_failures_total',
    help: 'Parts of remotes that pages could not show, as they report them.',
    labels: ['remote', 'version'],
  });
  const health = createHealthRoutes(parts);
  metrics.app.use(health.private);
  const openRequests = createOpenRequests(parts.openLimits, parts.ownerOf);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parts.trustedProxyHops);

  if (parts.admission) app.post(hashedAt, createOneRequestPerTurn());
  app.use(requestContext(browserOf), requestLog(logger), metrics.timeRequests);
  app.use(securityHeaders(parts.secure), openRequests.handler, canonicalPath, originGuard);

  app.use(createTelemetryRoutes({ ...parts, count }));
  app.post([...hashedAt, ...tokensAt], jsonBody(BODY_BYTES));
  if (parts.signInPace) app.post('/api/login', parts.signInPace);
  if (parts.admission) app.post(hashedAt, parts.admission);
  app.use('/api', limiters.calls);
  app.use(costlyPaths, limiters.costly);
  app.use(parts.remembering, proxies.handler);
  // Behind the proxies, because these routes parse bodies and a proxy passes them on unread.
  app.use('/api', parts.session);
  app.use(express.Router().use(onlyCalls, ...parts.auth));

  app.use(health.open, createReleaseRoutes(parts), createDocsRoutes(parts.version));
  if (parts.outbox) app.use(createOutboxRoutes(parts.outbox));
  app.use(createPageRoutes(parts));
  app.use(notFound, errorHandler(logger));
  const close = () => {
    openRequests.close();
    return proxies.close();
  };
  return { app, metricsApp: metrics.app, close };
}

const browserOf = (headers: IncomingHttpHeaders): string => browserNameOf(headers['user-agent']);
