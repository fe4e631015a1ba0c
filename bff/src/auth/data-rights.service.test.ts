import { MemoryStore } from 'express-rate-limit';
import { createFakeDataRights } from './data-rights.client.fake';
import { createDataRightsService } from './data-rights.service';
import { createSignInLimiter } from './sign-in-limiter';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

const rights = createDataRightsService({
  accounts: createFakeDataRights(),
  sessions: { list: async () => [], endAll: async () => undefined },
  watch: { note: async () => undefined },
  guesses: createSignInLimiter(() => new MemoryStore()),
  storeFor: () => new MemoryStore(),
  now: () => NOW,
});

test.each([
  ['just now', NOW, true],
  ['a moment less than ten minutes ago', NOW - 10 * MINUTE + 1, true],
  ['ten minutes ago', NOW - 10 * MINUTE, false],
  ['never, as in a remembered browser', undefined, false],
])('who showed %s that it is them is fresh: %#', async (_when, provenAt, isFresh) => {
  expect((await rights.readLeaving('ada', provenAt)).isFresh).toBe(isFresh);
});
