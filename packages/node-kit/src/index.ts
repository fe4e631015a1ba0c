/** What every server of ours is made of. */
export { AppError, type AppErrorOptions } from './app-error';
export { breakerLimits } from './breaker';
export { EnvError, parseEnv, serverEnvSchema } from './env';
export { asAppError, errorBody, errorHandler, notFound } from './error-handler';
export {
  addHealthRoutes,
  createReadiness,
  runHealthChecks,
  type Checks,
  type HealthSubject,
  type Readiness,
} from './health';
export { createIdentitySigner, type IdentitySigner } from './identity-signer';
export { createIdentityVerifier, type IdentityVerifier } from './identity-verifier';
export { createLogger, type Logger, type LoggerOptions } from './logger';
export { createMetrics, nameRoute, type Metrics } from './metrics';
export { packageVersion } from './package-version';
export { parseInput } from './parse-input';
export { contextFrom, currentContext, requestContext, runInContext, type RequestContext } from './request-context';
export { requestLog } from './request-log';
export { identityOf, requireIdentity, requireUser } from './require-identity';
export { runProcess } from './run-process';
export { serveUntilStopped, type Serving } from './serve-until-stopped';
export { createServiceApp, type ServiceApp, type ServiceParts } from './service-app';
export {
  createUpstream,
  splitUrls,
  unavailable,
  type Upstream,
  type UpstreamOptions,
  type UpstreamRequest,
} from './upstream';
