/** What the bff is wired of; the only place that builds adapters. */
import {
  createIdentitySigner,
  createLogger,
  createReadiness,
  createUpstream,
  type Logger,
  type Upstream,
  listeningOf,
} from '@sojourn/node-kit';
import { Redis } from 'ioredis';
import { createApp } from './app';
import { createAccountsClient } from './auth/accounts.client';
import { createAuthRoutes } from './auth/auth.routes';
import { createAuthService } from './auth/auth.service';
import { createKnownBrowsers } from './auth/known-browsers';
import { createDataRightsClient } from './auth/data-rights.client';
import { createDataRightsService } from './auth/data-rights.service';
import { createDataRoutes } from './auth/data.routes';
import { createLeavingWatch, startLeavingWatch } from './auth/leaving-watch';
import { createOwnAccountClient } from './auth/own-account.client';
import { createOwnAccountRoutes } from './auth/own-account.routes';
import { createOwnAccountService } from './auth/own-account.service';
import { createPeoplesSessions } from './auth/peoples-sessions.redis';
import { createSecurityLogClient } from './auth/security-log.client';
import { createInvitationClient } from './auth/invitation.client';
import { createInvitationRoutes } from './auth/invitation.routes';
import { createInvitationService } from './auth/invitation.service';
import { createMailLimiter } from './auth/mail-limiter';
import { createMailedClient } from './auth/mailed.client';
import { createMailedRoutes } from './auth/mailed.routes';
import { createMailedService } from './auth/mailed.service';
import { createSessionRoutes } from './auth/sessions.routes';
import { createGoogleAttempts } from './auth/google-attempt';
import { createGoogleClient } from './auth/google.client';
import { createOpenIdProvider } from './auth/google.provider.openid';
import { createGoogleRoutes } from './auth/google.routes';
import { createGoogleService } from './auth/google.service';
import { createSessionService } from './auth/sessions.service';
import { ATTEMPT_MS, createPasskeyAttempts } from './auth/passkey-attempt';
import { createPasskeyClient } from './auth/passkeys.client';
import { createPasskeyRoutes } from './auth/passkeys.routes';
import { createPasskeyService } from './auth/passkeys.service';
import { createUsedChallenges } from './auth/used-challenges.redis';
import { createSignInGate } from './auth/sign-in-gate';
import { createSignInLimiter } from './auth/sign-in-limiter';
import { createSignUpLimiter } from './auth/sign-up-limiter';
import type { BffEnv } from './env';
import { createAdmissionQueue } from './http/admission-queue';
import { createLimiters, sharedCounter } from './http/rate-limit';
import { RememberedBrowsers } from './http/remembered-browsers';
import { createCostGuard } from './http/cost-guard';
import { networkOf } from './http/network';
import { createRemembering } from './http/remembering';
import { createSession } from './http/session';
import { createSessionReader } from './http/session-reader';
import { SessionStore } from './http/session-store';
import { createOutboxFolder } from './outbox/outbox-folder';
import { createAreaClient } from './portal/area.client';
import { tilesOrigin } from './portal/map-tiles.model';
import { createShellFolder } from './portal/shell-files';
import { createFirstViewFolder } from './releases/first-views-file';
import { createRegistryFile } from './releases/registry-file';
import { createWatchRoutes } from './search/watch.routes';
import { createTipClient } from './trips/tip.client';
import { createSharerClient } from './trips/sharer.client';
import { createSharerRoutes } from './trips/sharer.routes';
import { createSharerService } from './trips/sharer.service';
import { createTipRoutes } from './trips/tip.routes';
import { createTipService } from './trips/tip.service';

// The bff's own limit for a service (RL-1): above the service's 5 s, below the browser's 12 s.
const ANSWER_MS = 8_000;

/** Enough to keep four hashing threads at work (ACC-2), and few enough that other pages find the event loop free. */
const ADMITTED = { atOnce: 8, waiting: 50 };

/** Builds the bff from its environment. */
export function compose(env: BffEnv) {
  const logger = createLogger({ name: 'bff', level: env.LOG_LEVEL });
  const redis = createRedis(env.REDIS_SESSIONS_URL, logger);
  const urls = { accounts: env.ACCOUNTS_URL, trips: env.TRIPS_URL, search: env.SEARCH_URL, ai: env.AI_URL };
  const signer = createIdentitySigner({ privateKey: env.IDENTITY_PRIVATE_KEY, issuer: 'sojourn-bff' });
  const [accounts, hashing] = [1, 2].map(() =>
    createUpstream({
      name: 'accounts',
      baseUrl: urls.accounts.join(','),
      timeoutMs: ANSWER_MS,
      sign: (identity) => signer.sign('accounts', identity),
    }),
  ) as [Upstream, Upstream];
  const [trips, search] = (['trips', 'search'] as const).map((name) =>
    createUpstream({
      name,
      baseUrl: urls[name].join(','),
      timeoutMs: ANSWER_MS,
      sign: (identity) => signer.sign(name, identity),
    }),
  ) as [Upstream, Upstream];
  const known = createKnownBrowsers({ secret: env.SESSION_SECRET, secure: env.COOKIE_SECURE });
  const limiters = createLimiters(
    {
      readsPerMinute: env.READS_PER_MINUTE,
      writesPerMinute: env.WRITES_PER_MINUTE,
      costlyPerMinute: env.COSTLY_PER_MINUTE,
    },
    redis,
    known.ownerOf,
  );
  const storeFor = (prefix: string) => sharedCounter(redis, prefix);
  const mailLimiter = createMailLimiter(storeFor);
  const signIns = createSignInLimiter(storeFor, env.FAILED_SIGN_INS);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  const tiles = tilesOf(env);
  const placeNames = env.REVERSE_GEOCODING_URL;
  const provider = googleOf(env, publicUrl);
  const google = createGoogleService({ provider, accounts: createGoogleClient(accounts, hashing), signIns });
  const accountsClient = createAccountsClient(accounts, hashing);
  const auth = createAuthService({
    accounts: accountsClient,
    signIns,
    signUps: createSignUpLimiter(env.SIGN_UPS_PER_DAY, storeFor),
    mails: mailLimiter,
  });
  const admission = createAdmissionQueue({ ...ADMITTED, isPreferred: (req) => known.isOfName(req) });
  const shell = createShellFolder(env.SHELL_DIR, logger);
  const areas = createAreaClient(urls);
  const readiness = createReadiness();
  const store = new SessionStore(redis);
  const securityLog = createSecurityLogClient(accounts);
  const peoplesSessions = createPeoplesSessions(store);
  const dataRights = createDataRightsClient(accounts, hashing);
  const now = () => Date.now();
  const watch = createLeavingWatch({ redis, accounts: dataRights, sessions: peoplesSessions, logger, now });
  const watching = startLeavingWatch(watch, logger);
  const sessions = {
    store,
    secret: env.SESSION_SECRET,
    secure: env.COOKIE_SECURE,
    logger,
  };
  const readSession = createSessionReader(sessions);
  const { app, metricsApp, close } = createApp({
    version: env.SHELL_VERSION,
    logger,
    readiness,
    secure: env.COOKIE_SECURE,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    session: createSession(sessions),
    readSession,
    costGuard: createCostGuard({
      perPerson: env.LISTS_PER_PERSON,
      perAddress: env.LISTS_PER_ADDRESS,
      storeFor,
    }),
    remembering: createRemembering({
      ...sessions,
      readSession,
      browsers: new RememberedBrowsers(redis),
      onReused: (userId) => securityLog.record(userId, { kind: 'stolen-session-ended' }),
    }),
    admission: admission.handler,
    signInPace: createSignInGate({ known, turn: signIns.turn }),
    ownerOf: known.ownerOf,
    openLimits: { requests: env.OPEN_REQUESTS, streams: env.OPEN_STREAMS, files: env.OPEN_FILES },
    limiters,
    signer,
    urls,
    auth: [
      createAuthRoutes({ auth, known }),
      createSessionRoutes({ sessions: createSessionService({ sessions: peoplesSessions, securityLog }) }),
      createInvitationRoutes({
        invitations: createInvitationService({
          invitations: createInvitationClient(trips, accounts),
          limiter: mailLimiter,
        }),
      }),
      createSharerRoutes({
        sharers: createSharerService({ sharers: createSharerClient(trips), accounts: accountsClient }),
      }),
      createTipRoutes({ tips: createTipService({ tips: createTipClient(trips), accounts: accountsClient }) }),
      createWatchRoutes({ search }),
      createMailedRoutes({
        mailed: createMailedService({
          mailed: createMailedClient(accounts, hashing),
          limiter: mailLimiter,
          guesses: signIns,
          sessions: peoplesSessions,
        }),
        known,
      }),
      createOwnAccountRoutes({
        account: createOwnAccountService({
          account: createOwnAccountClient(accounts, hashing),
          guesses: signIns,
          sessions: peoplesSessions,
          mapsKey: env.GOOGLE_MAPS_KEY,
        }),
      }),
      createPasskeyRoutes({
        passkeys: createPasskeyService({
          accounts: createPasskeyClient(accounts, hashing),
          signIns,
          used: createUsedChallenges(redis, ATTEMPT_MS),
          sessions: peoplesSessions,
        }),
        attempts: createPasskeyAttempts({ secret: env.SESSION_SECRET, secure: env.COOKIE_SECURE }),
        publicUrl,
      }),
      createDataRoutes({
        rights: createDataRightsService({
          accounts: dataRights,
          sessions: peoplesSessions,
          watch,
          guesses: signIns,
          storeFor,
          now,
        }),
      }),
      createGoogleRoutes({
        google,
        attempts: createGoogleAttempts({ secret: env.SESSION_SECRET, secure: env.COOKIE_SECURE }),
        sessions: peoplesSessions,
        logger,
      }),
    ],
    breakers: { accounts: accounts.breakerState, 'accounts-hashing': hashing.breakerState },
    areas,
    adapters: {
      google: provider?.name ?? 'not set up',
      addresses: env.GOOGLE_MAPS_KEY ? 'google' : 'city index',
      geocoding: placeNames ? new URL(placeNames).host : 'nearest city',
      maps: tiles ? new URL(tilesOrigin(tiles)).host : 'own ground',
    },
    offersGoogle: provider !== undefined,
    offersMaps: env.GOOGLE_MAPS_KEY !== undefined,
    tiles,
    placeNames,
    registry: createRegistryFile({ releasesDir: env.RELEASES_DIR, shell, version: env.SHELL_VERSION, logger }),
    firstViews: createFirstViewFolder(env.RELEASES_DIR, logger),
    releasesDir: env.RELEASES_DIR,
    shell,
    shellDir: env.SHELL_DIR,
    publicUrl,
    outbox: env.OUTBOX_DIR === undefined ? undefined : createOutboxFolder(env.OUTBOX_DIR),
  });
  const onStopped = async () => {
    watching.stop();
    redis.disconnect();
    await Promise.all([accounts.close(), hashing.close(), trips.close(), search.close(), areas.close(), close()]);
  };
  const metricsHost = env.METRICS_HOST ?? env.HOST;
  const connections = env.TRUSTED_PROXY_HOPS === 0 ? { most: env.OPEN_CONNECTIONS, keyOf: networkOf } : undefined;
  return { app, metricsApp, ...listeningOf(env), metricsHost, connections, logger, readiness, onStopped };
}

function tilesOf({ MAP_TILES_URL: url, MAP_TILES_CREDIT: attribution }: BffEnv) {
  return url === undefined ? undefined : { url, attribution };
}

function googleOf(env: BffEnv, publicUrl: string) {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return undefined;
  const redirectUri = `${publicUrl}/api/auth/google/callback`;
  return createOpenIdProvider({ issuer, clientId, clientSecret, redirectUri });
}

// A session store that does not answer costs a visitor this much, not a queue of commands. Less would blame it for what a
// process without time for its own sockets does: with a machine 15 times too small, half a second was too little.
function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: 1_500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error) => logger.warn({ cause: error.message }, 'redis'));
  return redis;
}
