import { encodeEntry, type CacheEntry } from './cache.model';
import { createFakeCacheRepository } from './cache.repository.fake';
import { rememberFresh } from './cache.repository.remembered';

function setUp(maxBytes?: number) {
  const clock = { now: 1_000 };
  const now = () => clock.now;
  const shared = createFakeCacheRepository(now);
  const asked: string[] = [];
  const { read } = shared;
  shared.read = async (key) => {
    asked.push(key);
    return read(key);
  };
  const process = () => rememberFresh(shared, { now, ...(maxBytes !== undefined && { maxBytes }) });
  return { clock, shared, asked, process };
}

const entry = (text: string, freshUntil = 2_000): CacheEntry => ({
  body: Buffer.from(text),
  madeAt: 1_000,
  freshUntil,
});
const LIFE = 10_000;

test('what was written or read is not asked for again while it is fresh', async () => {
  const { asked, process } = setUp();
  const [writer, reader] = [process(), process()];
  await writer.write('rome', entry('fares'), LIFE);
  expect(await writer.read('rome')).toEqual(entry('fares'));
  expect(asked).toEqual([]);
  expect(await reader.read('rome')).toEqual(entry('fares'));
  expect(await reader.read('rome')).toEqual(entry('fares'));
  expect(asked).toEqual(['rome']);
});

test('what is no longer fresh is asked for: another process may have made it anew', async () => {
  const { clock, shared, asked, process } = setUp();
  const reader = process();
  await reader.write('rome', entry('old'), LIFE);
  clock.now = 2_000;
  expect(await reader.read('rome')).toEqual(entry('old'));
  await shared.write('rome', entry('new', 3_000), LIFE);
  expect(await reader.read('rome')).toEqual(entry('new', 3_000));
  expect(asked).toEqual(['rome', 'rome']);
});

test('what is not there is asked for each time', async () => {
  const { asked, process } = setUp();
  const reader = process();
  expect(await reader.read('rome')).toBeUndefined();
  expect(await reader.read('rome')).toBeUndefined();
  expect(asked).toEqual(['rome', 'rome']);
});

test('what the store could not take is remembered, and its fault is told', async () => {
  const { shared, process } = setUp();
  const writer = process();
  shared.state.isDown = true;
  await expect(writer.write('rome', entry('fares'), LIFE)).rejects.toThrow('Connection is closed.');
  expect(await writer.read('rome')).toEqual(entry('fares'));
  await expect(writer.read('oslo')).rejects.toThrow('Connection is closed.');
});

test('it forgets what was used longest ago, and never takes more than its room', async () => {
  const size = 'rome'.length + encodeEntry(entry('x'.repeat(100))).length;
  const { asked, process } = setUp(2 * size);
  const reader = process();
  for (const key of ['rome', 'oslo']) await reader.write(key, entry('x'.repeat(100)), LIFE);
  await reader.read('rome');
  await reader.write('bern', entry('x'.repeat(100)), LIFE);
  await reader.write('huge', entry('x'.repeat(1_000)), LIFE);
  for (const key of ['rome', 'bern', 'oslo', 'huge']) await reader.read(key);
  expect(asked).toEqual(['oslo', 'huge']);
});
