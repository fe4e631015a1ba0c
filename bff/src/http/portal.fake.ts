import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@sojourn/contracts';
import { createIdentitySigner, createLogger, createReadiness } from '@sojourn/node-kit';
import { createTestIssuer, type TestIssuer } from '@sojourn/node-kit/testing';
import express, { type Router } from 'express';
import session, { type Store } from 'express-session';
import { createApp, type BffParts } from '../app';
import { createFakeAreaClient } from '../portal/area.client.fake';
import { createShellFolder } from '../portal/shell-files';
import { createFirstViewFolder } from '../releases/first-views-file';
import { createRegistryFile } from '../releases/registry-file';
import { createLimiters } from './rate-limit';
import { createSession, destroySession, regenerateSession } from './session';
import { createSessionReader } from './session-reader';

/** What a service saw of one request. */
export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A service that writes down what reaches it, and answers by `answer`. */
export type RecordingService = { origin: string; seen: Seen[]; answer: RequestListener; close(): Promise<void> };

/** Starts a {@link RecordingService} on a port of its own; it answers `{"ok":true}` until told otherwise. */
export async function startRecordingService(): Promise<RecordingService> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method = '', url = '', headers } = req;
      service.seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      service.answer(req, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: RecordingService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: (_req, res) => res.setHeader('content-type', 'application/json').end('{"ok":true}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** The bff with recording services behind it and folders of its own; `parts` replaces any part of it. */
export type FakePortal = ReturnType<typeof createApp> & {
  service: RecordingService;
  issuer: TestIssuer;
  folder: string;
  logged: Array<Record<string, unknown>>;
  close(): Promise<void>;
};

/** A remote as the registry would list it. */
export const releasedFlights: Registry['remotes'][number] = {
  name: 'mf-flights',
  version: '0.1.0',
  base: '/mf/mf-flights/0.1.0-abcdef12/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-entry',
  manifest: {
    preload: {
      '/flights/search': {
        files: [{ path: 'page.js', integrity: 'sha384-page' }],
        sharedChunks: ['@sojourn/ui/select'],
      },
    },
  },
  routes: [{ path: '/flights/search', title: 'Flights' }],
  widgets: ['search-form'],
};

const INDEX =
  '<html><head>__HEAD____PRELOADS__<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="session" content="__SESSION__"></head><body>app__FIRST_VIEW__<script type="application/json">__REGISTRY__</script></body></html>';
const HOME = '<html><head>__PRELOADS__</head><body>home __CSP_NONCE__</body></html>';
const SHELL = {
  'index.html': INDEX,
  'index.guest.html': INDEX.replace('app', 'app for a guest'),
  'home.html': HOME,
  'home.guest.html': HOME.replace('home', 'home for a guest'),
  'site.webmanifest': '{"name":"Sojourn"}',
  'robots.txt': 'User-agent: *\n',
  'shell.json': JSON.stringify({
    routes: ['/', '/safety'],
    widgets: { '/': ['flights/search-form'] },
    skeleton: '<i>plain skeleton</i>',
    heads: { '/safety': { title: 'Travel Safety', description: 'Entry rules.' } },
    image: '/assets/social.png',
    sharedChunks: { '@sojourn/ui/select': [{ path: '/assets/select.js', integrity: 'sha384-select' }] },
  }),
};

/** Builds a {@link FakePortal}. `POST /api/login?as=<id>` signs in, `POST /api/logout` out. */
export async function startPortal(
  options: {
    store?: Store;
    parts?: Partial<BffParts>;
    auth?: Router | Router[];
    limits?: Parameters<typeof createLimiters>[0];
  } = {},
): Promise<FakePortal> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-bff-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await mkdir(join(folder, 'releases'));
  for (const [name, text] of Object.entries(SHELL)) await writeFile(join(folder, 'shell', name), text);
  const service = await startRecordingService();
  const urls = { accounts: [service.origin], trips: [service.origin], search: [service.origin], ai: [service.origin] };
  const issuer = createTestIssuer();
  const logged: Array<Record<string, unknown>> = [];
  const logger = createLogger({
    name: 'bff',
    level: 'info',
    destination: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  const store = options.store ?? new session.MemoryStore();
  const sessions = { store, secret: 's'.repeat(32), secure: false, logger };
  const shell = createShellFolder(join(folder, 'shell'), logger);
  const apps = createApp({
    version: '0.1.0',
    logger,
    readiness: createReadiness(),
    secure: false,
    trustedProxyHops: 0,
    session: createSession(sessions),
    readSession: createSessionReader(sessions),
    remembering: (_req, _res, next) => next(),
    openLimits: { requests: 16, streams: 8, files: 64 },
    limiters: createLimiters(
      options.limits ?? {
        readsPerMinute: 100_000,
        writesPerMinute: 100_000,
        costlyPerMinute: 100_000,
      },
    ),
    signer: createIdentitySigner({ privateKey: issuer.privateKey, issuer: 'sojourn-bff' }),
    urls,
    auth: [options.auth ?? fakeAuth()].flat(),
    breakers: {},
    areas: createFakeAreaClient(),
    adapters: { google: 'not set up' },
    offersGoogle: false,
    offersMaps: false,
    registry: createRegistryFile({ releasesDir: join(folder, 'releases'), shell, version: '0.1.0', logger }),
    releasesDir: join(folder, 'releases'),
    firstViews: createFirstViewFolder(join(folder, 'releases'), logger),
    shell,
    shellDir: join(folder, 'shell'),
    publicUrl: 'https://sojourn.example',
    ...options.parts,
  });
  const close = async () => {
    await Promise.all([apps.close(), service.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { ...apps, service, issuer, folder, logged, close };
}

function fakeAuth(): Router {
  const router = express.Router();
  router.post('/api/login', async (req, res) => {
    await regenerateSession(req, { userId: String(req.query['as']) });
    res.json({});
  });
  router.post('/api/logout', async (req, res) => {
    await destroySession(req);
    res.json({});
  });
  return router;
}
