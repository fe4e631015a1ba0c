import { AppError } from '@sojourn/node-kit';
import { MemoryStore } from 'express-rate-limit';
import { createSignUpLimiter, type SignUpLimiter } from './sign-up-limiter';

const PER_DAY = 3;
const prefixes: string[] = [];
const start = () =>
  createSignUpLimiter(PER_DAY, (prefix) => {
    prefixes.push(prefix);
    return new MemoryStore();
  });
const signUp = (limiter: SignUpLimiter, address = '192.0.2.1') =>
  limiter.attempt(address, () => Promise.resolve('account')).catch((error: AppError) => error.code);
const all = (count: number, value: string) => Array.from({ length: count }, () => value);

test('so many accounts from one address, then a sentence and when to come back', async () => {
  const limiter = start();
  for (let n = 0; n < PER_DAY; n += 1) expect(await signUp(limiter)).toBe('account');
  const refused = limiter.attempt('192.0.2.1', () => Promise.reject(new Error('must not be asked')));
  await expect(refused).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Too many accounts were created from your address today. Please try again tomorrow.',
    retryAfterSeconds: 24 * 3_600,
  });
  expect(await signUp(limiter, '192.0.2.2')).toBe('account');
  expect(prefixes).toEqual(['limit:sign-up:']);
});

test('a flood gets no more than that', async () => {
  const limiter = start();
  const outcomes: string[] = [];
  for (let n = 0; n < 240; n += 1) outcomes.push(await signUp(limiter));
  expect(outcomes.filter((outcome) => outcome === 'account')).toHaveLength(PER_DAY);
});

test('an IPv6 address stands for its /56', async () => {
  const limiter = start();
  for (let n = 0; n < PER_DAY; n += 1) await signUp(limiter, `2001:db8:0:100::${n}`);
  expect(await signUp(limiter, '2001:db8:0:1ff::9')).toBe('too-many-requests');
  expect(await signUp(limiter, '2001:db8:0:200::1')).toBe('account');
});

test.each([
  ['a name that is taken', new AppError('conflict', 'Taken.')],
  ['a service that is away', new AppError('unavailable', 'Away.')],
  ['a fault of ours', new Error('bug')],
])('%s makes no account and does not count', async (_what, error) => {
  const limiter = start();
  for (let n = 0; n < PER_DAY + 2; n += 1) {
    await expect(limiter.attempt('192.0.2.1', () => Promise.reject(error))).rejects.toBe(error);
  }
  const outcomes = [];
  for (let n = 0; n <= PER_DAY; n += 1) outcomes.push(await signUp(limiter));
  expect(outcomes).toEqual([...all(PER_DAY, 'account'), 'too-many-requests']);
});
