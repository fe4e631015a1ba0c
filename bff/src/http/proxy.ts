import type { Identity, ServiceName } from '@sojourn/contracts';
import {
  AppError,
  createBreaker,
  createTargets,
  nameRoute,
  unavailable,
  type Breaker,
  type BreakerState,
  type IdentitySigner,
  type RequestContext,
  type Targets,
} from '@sojourn/node-kit';
import type { Request, RequestHandler, Response } from 'express';
import { compressAnswers } from './compress-answers';
import type { CostGuard } from './cost-guard';
import { ProxyExchange } from './proxy-exchange';
import { headersToService } from './proxy-headers';
import { readBody } from './read-body';
import { BODY_BYTES, createRouteFinder, type ProxiedRoute, type ProxiedService } from './route-map';
import { sessionsUnavailable } from './session';
import type { SessionReader } from './session-reader';
import { createUploadSlots, type UploadSlots } from './upload-slots';

/** Where the services are, who signs, and who is asking. */
export type ProxyParts = {
  routes: readonly ProxiedRoute[];
  urls: Record<ServiceName, readonly string[]>;
  signer: IdentitySigner;
  readSession: SessionReader;
  /** Counts what may cost money, when it has arrived whole. */
  costGuard?: CostGuard;
};

type Service = { targets: Targets; breaker: Breaker };

/**
 * The proxies of the route map: a handler to be mounted before any body parser, how each service's breaker stands, and
 * the end of the connections.
 */
export type Proxies = {
  handler: RequestHandler;
  breakers: Record<string, () => BreakerState>;
  close(): Promise<void>;
};

/** See {@link Proxies}. */
export function createProxies(parts: ProxyParts): Proxies {
  const findRoute = createRouteFinder(parts.routes);
  const services = new Map<ProxiedService, Service>();
  const forwarding = { ...parts, uploads: createUploadSlots() };
  for (const { target } of parts.routes) {
    if (!services.has(target)) {
      services.set(target, { targets: createTargets(parts.urls[target]), breaker: createBreaker() });
    }
  }
  const handler: RequestHandler = (req, res, next) => {
    const route = findRoute(req.method, req.path);
    if (!route) return next();
    nameRoute(res, route.path);
    const service = services.get(route.target) as Service;
    const pass = () => void forward(forwarding, { route, service, req, res }).catch(next);
    if (!route.isCompressed) return pass();
    res.vary('accept-encoding');
    compressAnswers(req, res, pass);
  };
  const close = async () => void (await Promise.all([...services.values()].map(({ targets }) => targets.close())));
  const breakers = Object.fromEntries(
    // The bff's own calls of accounts have breakers of their own.
    [...services].map(([name, { breaker }]) => [name === 'accounts' ? 'accounts-files' : name, breaker.state]),
  );
  return { handler, breakers, close };
}

type Forwarding = ProxyParts & { uploads: UploadSlots };
type Call = { route: ProxiedRoute; service: Service; req: Request; res: Response };

async function forward(parts: Forwarding, call: Call): Promise<void> {
  const identity = admit(call.route, await parts.readSession(call.req, call.res));
  const leave = call.route.maxBodyBytes > BODY_BYTES ? parts.uploads.take() : undefined;
  try {
    await exchange(parts, call, identity);
  } finally {
    leave?.();
  }
}

/** Resolves when the answer begins: then the body has been passed on. */
async function exchange(parts: ProxyParts, call: Call, identity: Identity): Promise<void> {
  const { route, req, res } = call;
  const body = await readBody(req, route.maxBodyBytes, route.bodyLimitMs);
  const giveBack = await parts.costGuard?.(req, identity);
  try {
    await handOver(parts, call, { identity, body });
  } catch (error) {
    await giveBack?.();
    throw error;
  }
  if (res.statusCode >= 400) await giveBack?.();
}

type Whole = { identity: Identity; body: Buffer | null };

async function handOver({ signer }: ProxyParts, { route, service, req, res }: Call, whole: Whole): Promise<void> {
  const { identity, body } = whole;
  const token = await signer.sign(route.target, identity);
  const { requestId, traceparent } = res.locals['context'] as RequestContext;
  const request = {
    method: req.method,
    // The path goes on byte for byte, after canonicalPath.
    path: req.originalUrl.slice('/api'.length),
    headers: headersToService(req.headers, {
      authorization: `Bearer ${token}`,
      'x-request-id': requestId,
      traceparent,
    }),
    body,
  };
  const report = service.breaker.admit();
  if (!report) throw unavailable(route.target, undefined, service.breaker.retryAfterSeconds());
  await new ProxyExchange({ route, targets: service.targets, request, res, report }).answered;
}

/** Whom a call is for, or the refusal of one who may not make it. */
function admit({ auth }: ProxiedRoute, known: Identity | undefined): Identity {
  if (auth === 'user' && !known) throw sessionsUnavailable();
  if (auth === 'user' && known?.kind !== 'user') {
    throw new AppError('sign-in-required', 'Please sign in to continue.');
  }
  return known ?? { sub: 'guest', kind: 'guest' };
}
