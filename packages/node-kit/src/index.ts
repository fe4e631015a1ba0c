/** What every server of ours is made of. */
export { AppError, type AppErrorOptions } from './app-error';
export { createBreaker, type Breaker, type BreakerState, type Outcome } from './breaker';
export { challengeIn } from './challenge-in';
export {
  EnvError,
  jsonTextSchema,
  listeningOf,
  mongodbUriSchema,
  parseEnv,
  redisUrlSchema,
  serverEnvSchema,
  serviceUrlsSchema,
} from './env';
export { asAppError, errorBody, errorHandler, notFound } from './error-handler';
export { escapeHtml } from './escape-html';
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
export { digestOfToken, isLinkToken, newLinkToken } from './link-token';
export { createLogger, type Logger, type LoggerOptions } from './logger';
export { addBreakers, addCounter, createMetrics, nameRoute, type Metrics } from './metrics';
export { packageVersion } from './package-version';
export { createOutbound, type Outbound, type OutboundOptions } from './outbound';
export { parseInput } from './parse-input';
export {
  contextFrom,
  currentContext,
  requestContext,
  runInContext,
  traceHeaders,
  type RequestContext,
} from './request-context';
export { countJobs, failFastRedis, patientRedis, queueRefusal, redisTrouble } from './redis-queue';
export { requestLog } from './request-log';
export { identityOf, requireDataRights, requireIdentity, requireNotices, requireUser } from './require-identity';
export { startRounds } from './rounds';
export { runProcess } from './run-process';
export { serveUntilStopped, type Serving } from './serve-until-stopped';
export { createSizedMemory, type SizedMemory } from './sized-memory';
export { isRedisFull, storageFull } from './storage-full';
export { createServiceApp, type ServiceApp, type ServiceParts } from './service-app';
export { createTargets, maySendAgain, outcomeOfError, type Target, type Targets } from './targets';
export {
  createUpstream,
  splitUrls,
  typedRefusal,
  unavailable,
  type Upstream,
  type UpstreamOptions,
  type UpstreamRequest,
} from './upstream';
