import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  container_name?: string;
  build?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

/** As much of an app's zod schema as is asked here. */
interface EnvSchema {
  shape: Record<string, unknown>;
  safeParse: (env: Record<string, string>) => { error?: { issues: unknown[] } };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { services, volumes } = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const service = (name: string) => services[name] as Service;

/** Which door of the code each container runs. */
const DOORS: Record<string, string> = {
  bff: 'bff/src/main.ts',
  accounts: 'services/accounts/src/main.ts',
  trips: 'services/trips/src/main.ts',
  search: 'services/search/src/main.ts',
  ai: 'services/ai/src/main.ts',
  'ai-worker': 'services/ai/src/worker.ts',
};
const OURS = Object.keys(DOORS);

const key = '{"keys":[]}';
const SECRETS: Record<string, string> = {
  SESSION_SECRET: 'x'.repeat(43),
  IDENTITY_PUBLIC_KEYS: key,
  BFF_IDENTITY_PRIVATE_KEY: key,
  AI_IDENTITY_PRIVATE_KEY: key,
};

/** What compose puts in place of `${NAME:-default}` and `${NAME:?complaint}`. */
function interpolate(value: string): string {
  return value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback?: string) => {
    const filled = SECRETS[name] ?? fallback;
    if (filled === undefined) throw new Error(`make-env.mjs does not write ${name}`);
    return filled;
  });
}

function environmentOf(name: string): Record<string, string> {
  const given = Object.entries(service(name).environment ?? {});
  return Object.fromEntries(given.map(([variable, value]) => [variable, interpolate(value)]));
}

async function schemaOf(name: string): Promise<EnvSchema> {
  const room = (DOORS[name] as string).replace(/\/src\/.*$/, '');
  const schemas = (await import(`${root}${room}/src/env.ts`)) as Record<'envSchema' | 'workerEnvSchema', EnvSchema>;
  return schemas[name === 'ai-worker' ? 'workerEnvSchema' : 'envSchema'];
}

describe.each(OURS)('%s', (name) => {
  it('runs a door that the code has, as it is built', () => {
    const entry = (DOORS[name] as string).replace('/src/', '/dist/').replace('.ts', '.js');
    expect(service(name).command).toEqual(['node', '--enable-source-maps', entry]);
    expect(existsSync(join(root, DOORS[name] as string))).toBe(true);
  });

  it('is given an environment the code accepts', async () => {
    const result = (await schemaOf(name)).safeParse(environmentOf(name));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it('is given no variable the code does not know', async () => {
    const known = Object.keys((await schemaOf(name)).shape);
    expect(Object.keys(environmentOf(name)).filter((variable) => !known.includes(variable))).toEqual([]);
  });

  it('can be reached by the other containers', () => {
    expect(environmentOf(name).HOST).toBe('0.0.0.0');
  });

  it('waits for every container its addresses name', () => {
    const needed = Object.entries(environmentOf(name))
      .filter(([variable]) => /_UR[LI]$/.test(variable))
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
      /_UR[LI]$/.test(variable) ? [{ name, variable, address: new URL(value) }] : [],
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

  it('of the worker and the door of ai are the same queue', () => {
    expect(environmentOf('ai-worker').REDIS_QUEUE_URL).toBe(environmentOf('ai').REDIS_QUEUE_URL);
  });

  it('in nginx is the port of the bff', () => {
    expect(text('infra/docker/nginx.conf')).toContain(`set $bff http://bff:${environmentOf('bff').PORT};`);
  });
});

describe('scaling', () => {
  it('is open to every process of ours: no fixed name, no port on the host', () => {
    for (const name of OURS) {
      expect(service(name).container_name).toBeUndefined();
      expect(service(name).ports).toBeUndefined();
    }
  });

  it('leaves nginx the only door to the host', () => {
    expect(Object.keys(services).filter((name) => service(name).ports)).toEqual(['nginx']);
  });
});

describe('the stores', () => {
  const command = (name: string) => service(name).command?.join(' ') ?? '';

  it('keep MongoDB a replica set that is checked and started by its health check', () => {
    expect(command('mongo')).toContain('--replSet rs0');
    expect(service('mongo').healthcheck?.test.join(' ')).toContain("rs.initiate({ _id: 'rs0'");
    for (const name of ['accounts', 'trips']) expect(environmentOf(name).MONGODB_URI).toContain('replicaSet=rs0');
  });

  it('let only the cache forget', () => {
    for (const name of ['redis-sessions', 'redis-queue']) {
      expect(command(name)).toContain('--appendonly yes --maxmemory-policy noeviction');
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
    const built = [
      ...OURS.map((name) => (DOORS[name] as string).replace(/\/src\/.*$/, '')),
      'shell',
      'mf-auth',
      'mf-flights',
      'mf-hotels',
      'mf-trips',
      'mf-planner',
    ];
    expect(service('releases').command).toEqual([
      'node',
      '--enable-source-maps',
      'packages/releases/dist/main.js',
      'publish',
    ]);
    for (const room of new Set([...built, 'packages/releases']))
      expect(dockerfile).toContain(`COPY --from=build /app/${room}/dist ${room}/dist`);
    expect(environmentOf('bff').SHELL_DIR).toBe('/app/shell/dist');
    expect(environmentOf('releases').RELEASES_DIR).toBe(environmentOf('bff').RELEASES_DIR);
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
