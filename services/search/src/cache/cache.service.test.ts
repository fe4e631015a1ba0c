import { createFakeCacheRepository } from './cache.repository.fake';
import { type CacheResult, createCache } from './cache.service';

const HOUR = 3_600_000;
const valueOf = ({ body }: CacheResult): unknown => JSON.parse(body.toString());
const lifetime = { softMs: 10 * 60_000, hardMs: 24 * HOUR };

function setUp() {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const repository = createFakeCacheRepository(now);
  // Whoever is refused a lease lets time pass, so that nobody waits for ever.
  const leases = { refused: 0 };
  const { acquireLease } = repository;
  repository.acquireLease = async (key, token, leaseMs) => {
    const isGranted = await acquireLease(key, token, leaseMs);
    if (!isGranted) {
      leases.refused += 1;
      clock.now += 1_000;
    }
    return isGranted;
  };
  const states: string[] = [];
  const errors: unknown[] = [];
  const source = { calls: 0, isDown: false };
  const compute = async () => {
    source.calls += 1;
    if (source.isDown) throw new Error('The provider is down.');
    return `answer ${source.calls}`;
  };
  const cache = createCache({
    repository,
    now,
    random: () => 0.5,
    onError: (error) => errors.push(error),
    onAnswer: (state) => states.push(state),
  });
  return {
    clock,
    repository,
    leases,
    source,
    states,
    errors,
    ask: () => cache.getOrCompute({ key: 'k', lifetime, compute }),
  };
}

test('500 identical cold requests make one call', async () => {
  const { ask, source } = setUp();
  const answers = await Promise.all(Array.from({ length: 500 }, ask));
  expect(source.calls).toBe(1);
  expect(new Set(answers.map(valueOf))).toEqual(new Set(['answer 1']));
});

test('bytes are stored as they are', async () => {
  const repository = createFakeCacheRepository();
  const cache = createCache({ repository, onError: () => undefined });
  const bytes = Buffer.from('9{"id":"x"}\n');
  const { body } = await cache.getOrCompute({ key: 'bytes', lifetime, compute: async () => bytes });
  expect(body).toEqual(bytes);
  expect((await repository.read('bytes'))?.body).toEqual(bytes);
});

test('without a repository, requests at the same time still make one call', async () => {
  const { ask, repository, source } = setUp();
  repository.state.isDown = true;
  expect((await Promise.all([ask(), ask(), ask()])).map(valueOf)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(source.calls).toBe(1);
});

test('an answer that another process never finishes is made without its lease', async () => {
  const { ask, leases, repository, source } = setUp();
  await repository.acquireLease('k', 'another process', 60_000);
  expect(valueOf(await ask())).toBe('answer 1');
  expect([leases.refused, source.calls]).toEqual([6, 1]);
});

test('an answer is served from the cache while it is fresh and made again after', async () => {
  const { ask, clock, states } = setUp();
  await ask();
  clock.now += 9 * 60_000;
  expect(valueOf(await ask())).toBe('answer 1');
  clock.now += 2 * 60_000;
  expect(valueOf(await ask())).toBe('answer 2');
  expect(states).toEqual(['made', 'fresh', 'made']);
});

test('a source that is down is covered by the last answer, with its age, for a day', async () => {
  const { ask, clock, source } = setUp();
  await ask();
  source.isDown = true;
  clock.now += 3 * HOUR;
  const stale = await ask();
  expect([valueOf(stale), stale.staleMs]).toEqual(['answer 1', 3 * HOUR]);
  clock.now += 22 * HOUR;
  await expect(ask()).rejects.toThrow('The provider is down.');
});

test('a source that is down with an empty cache is an error, and the next request tries again', async () => {
  const { ask, source } = setUp();
  source.isDown = true;
  await expect(ask()).rejects.toThrow('The provider is down.');
  source.isDown = false;
  expect(valueOf(await ask())).toBe('answer 2');
});

test('without a repository every request is answered by the source', async () => {
  const { ask, repository, source } = setUp();
  repository.state.isDown = true;
  expect(valueOf(await ask())).toBe('answer 1');
  expect(valueOf(await ask())).toBe('answer 2');
  expect(source.calls).toBe(2);
});

test('while another process makes the answer, the last one is served at once', async () => {
  const { ask, clock, repository, source } = setUp();
  await ask();
  clock.now += HOUR;
  await repository.acquireLease('k', 'another process', 60_000);
  const last = await ask();
  expect([valueOf(last), last.staleMs]).toEqual(['answer 1', 0]);
  expect(source.calls).toBe(1);
});

test('a lease is released when the answer is made, and when making it fails', async () => {
  const { ask, clock, repository, source } = setUp();
  await ask();
  expect(await repository.acquireLease('k', 'next', 60_000)).toBe(true);
  await repository.releaseLease('k', 'next');
  source.isDown = true;
  clock.now += HOUR;
  await ask();
  expect(await repository.acquireLease('k', 'next', 60_000)).toBe(true);
});

test('an answer is fresh until its time is up, and not at it', async () => {
  const { ask, clock, source } = setUp();
  await ask();
  clock.now += lifetime.softMs - 1;
  await ask();
  expect(source.calls).toBe(1);
  clock.now += 1;
  await ask();
  expect(source.calls).toBe(2);
});

test('how each answer was found is counted, and a failing source is reported', async () => {
  const { ask, clock, source, states, errors } = setUp();
  await ask();
  await ask();
  source.isDown = true;
  clock.now += HOUR;
  await ask();
  expect(states).toEqual(['made', 'fresh', 'stale']);
  expect(errors).toEqual([new Error('The provider is down.')]);
});

test('an answer that another process makes is waited for, and taken when it is there', async () => {
  const { ask, repository, leases, source, clock, states } = setUp();
  await repository.acquireLease('k', 'another process', 60_000);
  const waiting = ask();
  await repository.write('k', { body: Buffer.from('"theirs"'), madeAt: clock.now, freshUntil: clock.now + HOUR }, HOUR);
  expect(valueOf(await waiting)).toBe('theirs');
  expect([source.calls, states, leases.refused]).toEqual([0, ['fresh'], 1]);
});
