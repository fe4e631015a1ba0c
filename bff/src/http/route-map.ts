import type { ServiceName } from '@sojourn/contracts';

/** One prefix of the API that a service answers. The service sees the same path without `/api`. */
export type ProxiedRoute = {
  prefix: `/api/${string}`;
  target: Exclude<ServiceName, 'accounts'>;
  methods: ReadonlyArray<'get' | 'post' | 'put' | 'delete'>;
  auth: 'anyone' | 'user';
  /** Without a byte from the service for so long, the answer is 503; above a service's own 5 s (RL-1). */
  timeoutMs: number;
  maxBodyBytes: number;
};

const ANSWER_MS = 8_000;
const BODY_BYTES = 100_000;

const read = (prefix: ProxiedRoute['prefix']): ProxiedRoute => ({
  prefix,
  target: 'search',
  methods: ['get'],
  auth: 'anyone',
  timeoutMs: ANSWER_MS,
  maxBodyBytes: 0,
});

/** Everything that is proxied; what is not here does not pass. */
export const proxiedRoutes: readonly ProxiedRoute[] = [
  read('/api/airports'),
  read('/api/flights'),
  read('/api/hotels'),
  read('/api/destinations'),
  read('/api/activities'),
  {
    prefix: '/api/trips',
    target: 'trips',
    methods: ['get', 'post', 'put', 'delete'],
    auth: 'user',
    timeoutMs: ANSWER_MS,
    maxBodyBytes: BODY_BYTES,
  },
  {
    prefix: '/api/ai',
    target: 'ai',
    methods: ['post'],
    auth: 'anyone',
    // A recommendation is made while its reader waits; the worker has 60 s.
    timeoutMs: 90_000,
    maxBodyBytes: BODY_BYTES,
  },
];
