import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createFlightPool, type FlightPool } from './flight.provider.pool';
import type { JourneyQuery } from './flight.provider';
import { createSandboxFlightProvider } from './flight.provider.sandbox';
import { createInventory } from './inventory';

const catalogue = createAirportCatalogue();
const query: JourneyQuery = {
  origins: catalogue.airportsOf('LHR'),
  destinations: catalogue.airportsOf('FCO'),
  departureDate: '2027-04-10',
  returnDate: '2027-04-17',
  travelClass: 'ECONOMY',
  today: '2026-11-21',
};

// A thread that stands still until its gate is opened, and says in which thread it was.
const GATED = `
import { threadId } from 'node:worker_threads';
export const search = ({ gate, fault }) => {
  if (fault) throw new Error(fault);
  Atomics.wait(gate, 0, 0);
  return [{ threadId }];
};`;

let dir: string;
let pool: FlightPool;
const open = (options: { threads: number; waiting: number }) => {
  const module = pathToFileURL(join(dir, 'gated.mjs'));
  pool = createFlightPool({ name: 'gated', source: 'sample', module, ...options });
  const gate = new Int32Array(new SharedArrayBuffer(4));
  return {
    ask: (more: object = {}) => pool.search({ ...query, gate, ...more } as JourneyQuery) as Promise<unknown>,
    openGate: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flight-pool-'));
  await writeFile(join(dir, 'gated.mjs'), GATED);
});
afterEach(() => pool.close());
afterAll(() => rm(dir, { recursive: true, force: true }));

test('searches in other threads, while this one goes on', async () => {
  const { ask, openGate } = open({ threads: 2, waiting: 2 });
  const answers = Promise.all([ask(), ask()]);
  await new Promise((resolve) => setImmediate(resolve));
  openGate();
  for (const [offer] of (await answers) as { threadId: number }[][]) expect(offer?.threadId).toBeGreaterThan(0);
  expect(pool).toMatchObject({ name: 'gated', source: 'sample' });
});

test('refuses what would wait too long with a code of its own, and answers what it took', async () => {
  const { ask, openGate } = open({ threads: 1, waiting: 2 });
  const outcomes = Promise.allSettled(Array.from({ length: 6 }, () => ask()));
  openGate();
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
  // Two or three were taken: the one thread may have begun with one of them before the others came.
  expect([3, 4]).toContain(refused.length);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({
      code: 'overloaded',
      message: 'Many people are searching for flights just now. Please try again in a moment.',
      retryAfterSeconds: 2,
    });
  }
  expect(await ask()).toHaveLength(1);
});

test('a search that fails harms no other', async () => {
  const { ask, openGate } = open({ threads: 1, waiting: 4 });
  openGate();
  await expect(ask({ fault: 'No such route.' })).rejects.toThrow('No such route.');
  expect(await ask()).toHaveLength(1);
});

test('the thread of this service answers as the provider does in one thread', async () => {
  const module = pathToFileURL(join(dir, 'worker.mjs'));
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href;
  const worker = new URL('../worker.ts', import.meta.url).href;
  await writeFile(
    module,
    `import { register } from '${loader}'; register(); export const { search } = await import('${worker}');`,
  );
  pool = createFlightPool({ name: 'sandbox', source: 'sample', threads: 1, waiting: 1, module });
  const here = createSandboxFlightProvider(createInventory(catalogue.airports));
  expect(await pool.search(query)).toEqual(await here.search(query));
  // By several flights, which are joined by comparing airports.
  for (const [from, to] of [
    ['TOS', 'HBA'],
    ['JNB', 'VFA'],
  ] as const) {
    const remote = { ...query, origins: catalogue.airportsOf(from), destinations: catalogue.airportsOf(to) };
    const offers = await here.search({ ...remote, returnDate: undefined });
    expect(offers.length).toBeGreaterThan(0);
    expect(await pool.search({ ...remote, returnDate: undefined })).toEqual(offers);
  }
});
