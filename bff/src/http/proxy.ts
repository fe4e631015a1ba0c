import { Agent, type ClientRequest } from 'node:http';
import type { Identity, ServiceName } from '@sojourn/contracts';
import {
  AppError,
  breakerLimits,
  isCallersFault,
  nameRoute,
  unavailable,
  type IdentitySigner,
  type RequestContext,
} from '@sojourn/node-kit';
import { Router, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import CircuitBreaker from 'opossum';
import { limitBody } from './body-limit';
import { headersToService, trimHeadersToBrowser } from './proxy-headers';
import type { ProxiedRoute } from './route-map';
import { sessionsUnavailable } from './session';
import type { SessionReader } from './session-reader';
import { createTargets, type Target, type Targets } from './targets';

/** Where the services are, who signs, and who is asking. */
export type ProxyParts = {
  routes: readonly ProxiedRoute[];
  urls: Record<ServiceName, readonly string[]>;
  signer: IdentitySigner;
  readSession: SessionReader;
};

/** One request on its way through, settled when the service's answer begins or fails. */
type Passage = {
  target?: Target;
  upstream?: ClientRequest;
  isAnswering: boolean;
  resolve(): void;
  reject(error: Error): void;
};

const passages = new WeakMap<object, Passage>();

/** The proxies of the route map, to be mounted before any body parser. */
export function createProxies(parts: ProxyParts): Router {
  const router = Router({ caseSensitive: true });
  const services = new Map<string, { targets: Targets; breaker: Breaker }>();
  for (const { target } of parts.routes) {
    if (!services.has(target)) {
      services.set(target, { targets: createTargets(parts.urls[target]), breaker: createBreaker(target) });
    }
  }
  for (const route of parts.routes) {
    const { targets, breaker } = services.get(route.target) as { targets: Targets; breaker: Breaker };
    const handler = createHandler({ ...parts, route, targets, breaker });
    const paths = router.route([route.prefix, `${route.prefix}/*rest`]);
    for (const method of route.methods) paths[method](handler);
  }
  return router;
}

type Breaker = CircuitBreaker<[() => Promise<void>], void>;

const createBreaker = (name: string): Breaker =>
  // Each passage has its own time limit, which also ends the request; the breaker's would only stop waiting.
  new CircuitBreaker((work: () => Promise<void>) => work(), {
    ...breakerLimits,
    name,
    timeout: false,
    rollingPercentilesEnabled: false,
    errorFilter: isCallersFault,
  });

type HandlerParts = ProxyParts & { route: ProxiedRoute; targets: Targets; breaker: Breaker };

function createHandler({ route, targets, breaker, signer, readSession }: HandlerParts): RequestHandler {
  const forward = createForward(route, targets);
  const template = `${route.prefix}/*`;

  return async (req, res, next) => {
    nameRoute(res, template);
    const identity = admit(route, await readSession(req, res));
    let passage: Passage | undefined;
    limitBody(req, route.maxBodyBytes, (error) => passage?.reject(error));
    const token = await signer.sign(route.target, identity);
    const { requestId, traceparent } = res.locals['context'] as RequestContext;
    req.headers = headersToService(req.headers, {
      authorization: `Bearer ${token}`,
      'x-request-id': requestId,
      traceparent,
    });
    req.url = req.originalUrl.slice('/api'.length);
    try {
      await breaker.fire(
        () =>
          new Promise<void>((resolve, reject) => {
            passage = { isAnswering: false, resolve, reject };
            passages.set(req, passage);
            res.once('close', () => leave(passage as Passage, res));
            void forward(req, res, reject);
          }),
      );
    } catch (error) {
      if (passage?.isAnswering) return;
      if (passage?.upstream) passage.upstream.destroy();
      if (res.closed) return;
      next(error instanceof AppError ? error : unavailable(route.target, error));
    }
  };
}

/** Whom a call is for, or the refusal of one who may not make it. */
function admit({ auth }: ProxiedRoute, known: Identity | undefined): Identity {
  if (auth === 'user' && !known) throw sessionsUnavailable();
  if (auth === 'user' && known?.kind !== 'user') {
    throw new AppError('sign-in-required', 'Please sign in to continue.');
  }
  return known ?? { sub: 'guest', kind: 'guest' };
}

/** The browser has its answer, or has gone: then the service need not work any longer. */
function leave(passage: Passage, res: Response): void {
  if (!res.writableFinished) passage.upstream?.destroy();
  passage.resolve();
}

function createForward(route: ProxiedRoute, targets: Targets) {
  const fail = (req: object, error: Error) => {
    const passage = passages.get(req);
    if (passage?.target) targets.reportFailure(passage.target);
    passage?.reject(unavailable(route.target, error));
  };
  return createProxyMiddleware({
    // Half-life of an idle connection: shorter than the service's 65 s, so that it never closes under a request.
    agent: new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: route.timeoutMs + 1_000 }),
    changeOrigin: true,
    // The path goes on byte for byte, after canonicalPath; http-proxy's own parsing would rewrite some.
    toProxy: true,
    proxyTimeout: route.timeoutMs,
    router: (req) => {
      const target = targets.next();
      const passage = passages.get(req);
      if (passage) passage.target = target;
      return target as never;
    },
    target: targets.next() as never,
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    on: {
      proxyReq: (upstream, req) => {
        const passage = passages.get(req);
        if (passage) passage.upstream = upstream;
      },
      proxyRes: (answer, req, res) => {
        const passage = passages.get(req);
        if (passage) passage.isAnswering = true;
        trimHeadersToBrowser(answer.headers);
        // http-proxy would answer `keep-alive` to a browser that said `close`, and while this process drains.
        const closes = !res.shouldKeepAlive || res.getHeader('connection') === 'close';
        answer.headers.connection = closes ? 'close' : 'keep-alive';
        // http-proxy leaves the browser waiting when a service dies in the middle of its answer.
        answer.once('close', () => {
          if (!answer.complete) res.destroy();
        });
        if ((answer.statusCode ?? 500) < 500) passage?.resolve();
        else passage?.reject(new Error(`${route.target} answered ${answer.statusCode}`));
      },
      error: (error, req) => fail(req, error),
      econnreset: (_error, req) => passages.get(req)?.resolve(),
    },
  });
}
