import { MemoryStore } from 'express-rate-limit';
import { createMailLimiter } from './mail-limiter';

const attempts = async (count: number, take: () => Promise<void>) => {
  let taken = 0;
  for (let n = 0; n < count; n += 1) {
    await take().then(
      () => (taken += 1),
      (error: unknown) =>
        expect(error).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) }),
    );
  }
  return taken;
};

test('a network asks for 20 messages an hour, a person for 10', async () => {
  const limiter = createMailLimiter(() => new MemoryStore());
  expect(await attempts(25, () => limiter.ofNetwork('192.0.2.1'))).toBe(20);
  expect(await attempts(1, () => limiter.ofNetwork('192.0.2.2'))).toBe(1);
  expect(await attempts(15, () => limiter.ofUser('ada'))).toBe(10);
  expect(await attempts(1, () => limiter.ofUser('grace'))).toBe(1);
});

test('the addresses of one IPv6 network are one', async () => {
  const limiter = createMailLimiter(() => new MemoryStore());
  let n = 0;
  expect(await attempts(25, () => limiter.ofNetwork(`2001:db8:0:1::${(n += 1)}`))).toBe(20);
});

const sent = async () => undefined;

test('an invitation that was refused costs no turn', async () => {
  const limiter = createMailLimiter(() => new MemoryStore());
  await limiter.ofInvitations('ada', 45, sent);
  expect(await attempts(3, () => limiter.ofInvitations('ada', 10, sent))).toBe(0);
  const unsent = limiter.ofInvitations('ada', 5, () => Promise.reject(new Error('unproven')));
  await expect(unsent).rejects.toThrow('unproven');
  expect(await attempts(2, () => limiter.ofInvitations('ada', 5, sent))).toBe(1);
});

test('a person invites 50 others a day', async () => {
  const limiter = createMailLimiter(() => new MemoryStore());
  expect(await attempts(6, () => limiter.ofInvitations('ada', 10, sent))).toBe(5);
  expect(await attempts(1, () => limiter.ofInvitations('grace', 20, sent))).toBe(1);
});
