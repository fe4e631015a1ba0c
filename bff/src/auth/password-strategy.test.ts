import { AppError } from '@sojourn/node-kit';
import type { Request } from 'express';
import type { AuthService } from './auth.service';
import { PasswordStrategy } from './password-strategy';

const user = { id: 'u1' };

async function authenticate(req: object, signIn: (...asked: unknown[]) => Promise<unknown>) {
  const strategy = new PasswordStrategy({ signIn } as unknown as AuthService, {
    find: (_req, name) => `browser of ${name}`,
  });
  const outcome: unknown[] = [];
  strategy.success = (found) => void outcome.push('success', found);
  strategy.error = (error) => void outcome.push('error', error);
  await strategy.authenticate(req as Request);
  return outcome;
}

test('somebody is who the service says they are, asked with what was typed and from where', async () => {
  const body = { username: 'ada', password: 'x' };
  const asked: unknown[] = [];
  const signIn = (...given: unknown[]) => Promise.resolve((asked.push(...given), user));
  expect(await authenticate({ body, ip: '192.0.2.1' }, signIn)).toEqual(['success', user]);
  expect(await authenticate({ body }, signIn)).toEqual(['success', user]);
  expect(asked).toEqual([body, '192.0.2.1', 'browser of ada', body, '', 'browser of ada']);
});

test('a refusal goes on to the error handler, and so does what is no sign-in', async () => {
  const refusal = new AppError('wrong-credentials', 'Wrong.');
  const refuse = () => Promise.reject(refusal);
  expect(await authenticate({ body: { username: 'ada', password: 'x' } }, refuse)).toEqual(['error', refusal]);
  expect(await authenticate({ body: {} }, refuse)).toEqual(['error', expect.objectContaining({ code: 'bad-input' })]);
});
