import express, { type Express, type Router } from 'express';
import type { Registry } from 'prom-client';
import { errorHandler, notFound } from './error-handler';
import { addHealthRoutes, createReadiness, type HealthSubject, type Readiness } from './health';
import type { IdentityVerifier } from './identity-verifier';
import type { Logger } from './logger';
import { createMetrics } from './metrics';
import { requestContext } from './request-context';
import { requestLog } from './request-log';
import { requireIdentity } from './require-identity';

/** What a service is made of. `routes` are added behind the identity check and the 100 kB JSON parser. */
export type ServiceParts = HealthSubject & {
  logger: Logger;
  verifier: IdentityVerifier;
  routes: (router: Router) => void;
};

/** A service ready to be served; `metrics` takes a service's own counters. */
export type ServiceApp = { app: Express; metricsApp: Express; metrics: Registry; readiness: Readiness };

/**
 * An express app with everything a service owes: request id and trace, log, metrics, health, identity on every route,
 * JSON bodies of 100 kB at most, a typed 404 and the one error handler.
 */
export function createServiceApp(parts: ServiceParts): ServiceApp {
  const { name, logger, verifier, routes } = parts;
  const readiness = createReadiness();
  const metrics = createMetrics(name);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestContext(), requestLog(logger), metrics.timeRequests);
  for (const each of [app, metrics.app]) addHealthRoutes(each, parts, readiness);
  app.use(requireIdentity(verifier), express.json({ limit: '100kb' }));
  const router = express.Router();
  routes(router);
  app.use(router);
  app.use(notFound, errorHandler(logger));
  return { app, metricsApp: metrics.app, metrics: metrics.registry, readiness };
}
