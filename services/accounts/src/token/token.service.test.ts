import { createFakeTokenRepository } from './token.repository.fake';
import { createTokens } from './token.service';

function start() {
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const repository = createFakeTokenRepository();
  const passed: unknown[] = [];
  const tokens = createTokens({
    tokens: { ...repository, add: (token) => (passed.push(token), repository.add(token)) },
    now: () => clock.now,
  });
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
  return { tokens, passed, later };
}
const order = { userId: 'ada', data: { emailKey: 'ada@example.org' } };

test('a token is good once, for its purpose', async () => {
  const { tokens } = start();
  const token = await tokens.issue('verify-address', order);
  expect(await tokens.redeem('reset-password', token)).toBeNull();
  expect(await tokens.read('verify-address', token)).toEqual(order);
  expect(await tokens.redeem('verify-address', token)).toEqual(order);
  expect(await tokens.redeem('verify-address', token)).toBeNull();
  expect(await tokens.read('verify-address', token)).toBeNull();
});

test('a token carries 256 bits, and the store sees only its digest', async () => {
  const { tokens, passed } = start();
  const token = await tokens.issue('reset-password', order);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await tokens.issue('reset-password', order)).not.toBe(token);
  expect(JSON.stringify(passed)).not.toContain(token);
});

test('a token is good for an hour, or as long as it was made out for', async () => {
  const { tokens, later } = start();
  const short = await tokens.issue('verify-address', order);
  const long = await tokens.issue('download-data', { ...order, lifeMs: 24 * 3_600_000 });
  later(3_600_000 - 1);
  expect(await tokens.read('verify-address', short)).toEqual(order);
  later(1);
  expect(await tokens.read('verify-address', short)).toBeNull();
  expect(await tokens.redeem('verify-address', short)).toBeNull();
  expect(await tokens.redeem('download-data', long)).toEqual(order);
});

test('withdrawn tokens are worthless', async () => {
  const { tokens } = start();
  const [verify, change] = [await tokens.issue('verify-address', order), await tokens.issue('change-address', order)];
  await tokens.withdraw('ada', ['change-address']);
  expect(await tokens.redeem('change-address', change)).toBeNull();
  expect(await tokens.read('verify-address', verify)).toEqual(order);
  await tokens.withdraw('ada');
  expect(await tokens.redeem('verify-address', verify)).toBeNull();
});

test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`, '{"$ne":null}', 'é'.repeat(43)])(
  '%j is no token',
  async (text) => {
    const { tokens } = start();
    expect(await tokens.read('verify-address', text)).toBeNull();
    expect(await tokens.redeem('verify-address', text)).toBeNull();
  },
);
