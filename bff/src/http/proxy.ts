import type { Identity, ServiceName } from '@sojourn/contracts';
import {
  AppError,
  breakerLimits,
  nameRoute,
  unavailable,
  type IdentitySigner,
  type RequestContext,
} from '@sojourn/node-kit';
import type { Request, RequestHandler, Response } from 'express';
import CircuitBreaker from 'opossum';
import { compressAnswers } from './compress-answers';
import { ProxyExchange } from './proxy-exchange';
import { headersToService } from './proxy-headers';
import { readBody } from './read-body';
import { createRouteFinder, type ProxiedRoute, type ProxiedService } from './route-map';
import { sessionsUnavailable } from './session';
import type { SessionReader } from './session-reader';
import { createTargets, type Targets } from './targets';

/** Where the services are, who signs, and who is asking. */
export type ProxyParts = {
  routes: readonly ProxiedRoute[];
  urls: Record<ServiceName, readonly string[]>;
  signer: IdentitySigner;
  readSession: SessionReader;
};

type Service = { targets: Targets; breaker: Breaker };

/** The proxies of the route map: a handler to be mounted before any body parser, and the end of its connections. */
export type Proxies = { handler: RequestHandler; close(): Promise<void> };

/** See {@link Proxies}. */
export function createProxies(parts: ProxyParts): Proxies {
  const findRoute = createRouteFinder(parts.routes);
  const services = new Map<ProxiedService, Service>();
  for (const { target } of parts.routes) {
    if (!services.has(target)) {
      services.set(target, { targets: createTargets(parts.urls[target]), breaker: createBreaker(target) });
    }
  }
  const handler: RequestHandler = (req, res, next) => {
    const route = findRoute(req.method, req.path);
    if (!route) return next();
    nameRoute(res, route.path);
    const service = services.get(route.target) as Service;
    const pass = () => void forward(parts, { route, service, req, res }).catch(next);
    if (!route.isCompressed) return pass();
    res.vary('accept-encoding');
    compressAnswers(req, res, pass);
  };
  const close = async () => {
    for (const { breaker } of services.values()) breaker.shutdown();
    await Promise.all([...services.values()].map(({ targets }) => targets.close()));
  };
  return { handler, close };
}

type Breaker = CircuitBreaker<[() => ProxyExchange], void>;

const createBreaker = (name: string): Breaker =>
  // Each exchange has its own time limit, which also ends the request; the breaker's would only stop waiting.
  new CircuitBreaker((exchange: () => ProxyExchange) => exchange().answered, {
    ...breakerLimits,
    name,
    timeout: false,
    rollingPercentilesEnabled: false,
  });

type Call = { route: ProxiedRoute; service: Service; req: Request; res: Response };

async function forward({ signer, readSession }: ProxyParts, { route, service, req, res }: Call): Promise<void> {
  const identity = admit(route, await readSession(req, res));
  const body = await readBody(req, route.maxBodyBytes);
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
  let exchange: ProxyExchange | undefined;
  try {
    await service.breaker.fire(() => {
      exchange = new ProxyExchange({ route, targets: service.targets, request, res });
      return exchange;
    });
  } catch (error) {
    if (exchange?.isAnswering || res.closed) return;
    throw error instanceof AppError ? error : unavailable(route.target, error);
  }
}

/** Whom a call is for, or the refusal of one who may not make it. */
function admit({ auth }: ProxiedRoute, known: Identity | undefined): Identity {
  if (auth === 'user' && !known) throw sessionsUnavailable();
  if (auth === 'user' && known?.kind !== 'user') {
    throw new AppError('sign-in-required', 'Please sign in to continue.');
  }
  return known ?? { sub: 'guest', kind: 'guest' };
}
