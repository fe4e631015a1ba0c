import { operations, type Operation } from '@sojourn/contracts/operations';
import { BODY_LIMIT_MS } from './read-body';
import { routeFits } from './route-pattern.model';

/** A service whose answers are passed on as they are; of accounts those are files alone, all else the bff asks itself. */
export type ProxiedService = 'accounts' | 'trips' | 'search' | 'ai';

/** One call that a service answers. The service sees the same path without `/api`. */
export type ProxiedRoute = {
  method: Operation['method'];
  /** `/api/trips/:id` */
  path: string;
  target: ProxiedService;
  auth: Operation['auth'];
  /** Without a byte from the service for so long, the answer is 503; above a service's own 5 s (RL-1). */
  timeoutMs: number;
  maxBodyBytes: number;
  /** How long a browser may take to send the body. */
  bodyLimitMs: number;
  /** Whether the answer may be compressed: see {@link isFreeOfSecrets}. */
  isCompressed: boolean;
};

const TIMEOUT_MS: Record<ProxiedService, number> = {
  accounts: 8_000,
  trips: 8_000,
  search: 8_000,
  // A recommendation is made while its reader waits; the worker has 60 s.
  ai: 90_000,
};
/** A file is looked at, a picture made anew, before it is stored. */
const FILE_TIMEOUT_MS = 30_000;
/** A file is long; the server ends every request that takes 30 s to arrive (RL-4). */
const FILE_BODY_LIMIT_MS = 28_000;

/** What a JSON body may take, also where an operation has none of its own: a client may send `{}`. */
export const BODY_BYTES = 100_000;

const isProxied = (operation: Operation): operation is Operation & { area: ProxiedService } =>
  operation.area in TIMEOUT_MS && (operation.area !== 'accounts' || operation.answer === null);

/**
 * The length of a compressed answer shows how much of one part of it repeats another (BREACH). So an answer that holds
 * something only its reader may know is sent as it is, because others may choose words in it: a trip holds booking
 * codes and links, and whoever shares it writes into it; an account's answers are the bff's own, but for its files.
 * What else anyone may ask is made of what the asker sent and of what is public.
 */
const isFreeOfSecrets = ({ auth, area }: Operation) => auth === 'anyone' && area !== 'trips';

/** Everything that is proxied, made from the operations; what is not one of them does not pass. */
export const proxiedRoutes: readonly ProxiedRoute[] = operations.filter(isProxied).map((operation) => ({
  method: operation.method,
  path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
  target: operation.area,
  auth: operation.auth,
  timeoutMs: operation.fileBytes === undefined ? TIMEOUT_MS[operation.area] : FILE_TIMEOUT_MS,
  maxBodyBytes: operation.fileBytes ?? (operation.method === 'post' || operation.method === 'put' ? BODY_BYTES : 0),
  bodyLimitMs: operation.fileBytes === undefined ? BODY_LIMIT_MS : FILE_BODY_LIMIT_MS,
  isCompressed: isFreeOfSecrets(operation),
}));

/** The route of a call, or undefined when there is none; HEAD is asked where GET is. */
export type FindRoute = (method: string, path: string) => ProxiedRoute | undefined;

/** @param routes no two with the same method and path */
export function createRouteFinder(routes: readonly ProxiedRoute[]): FindRoute {
  const keyOf = (method: string, path: string) => `${method === 'HEAD' ? 'GET' : method} ${path}`;
  const literal = new Map(routes.map((route) => [keyOf(route.method.toUpperCase(), route.path), route]));
  const patterns = routes.filter(({ path }) => path.includes(':'));
  return (method, path) => {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    return (
      literal.get(keyOf(method, path)) ?? patterns.find((route) => route.method === verb && routeFits(route.path, path))
    );
  };
}
