import { statusOfCode } from '@sojourn/contracts';
import express from 'express';
import request from 'supertest';
import { AppError } from './app-error';
import { asAppError, errorBody, errorHandler, notFound } from './error-handler';
import { createLogger } from './logger';
import { requestContext } from './request-context';

function serve(thrown: unknown, begin = false) {
  const logged: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = express();
  app.use(requestContext());
  app.get('/', (_req, res) => {
    if (begin) res.write('half');
    throw thrown;
  });
  app.use(notFound, errorHandler(createLogger({ name: 'x', level: 'info', destination })));
  return { call: request(app), logged };
}

describe('an error as ours', () => {
  const own = new AppError('conflict', 'Taken.');

  test.each<[string, unknown, object]>([
    ['one of ours', own, own],
    [
      'a body too large',
      { type: 'entity.too.large', status: 413 },
      { code: 'too-large', message: 'This request is too large.' },
    ],
    [
      'a body that is no JSON',
      { type: 'entity.parse.failed', status: 400 },
      { code: 'bad-input', message: 'The request body is not valid JSON.' },
    ],
    ['a 400 of express', { status: 400 }, { code: 'bad-input', message: 'The request could not be read.' }],
    ['a 499', { status: 499 }, { code: 'bad-input' }],
    ['a 399', { status: 399 }, { code: 'internal' }],
    ['a 500 of others', { status: 500 }, { code: 'internal' }],
    [
      'anything else',
      new Error('secret'),
      { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    ],
    ['nothing', null, { code: 'internal' }],
    ['a word', 'word', { code: 'internal' }],
  ])('%s', (_name, thrown, expected) => {
    const error = asAppError(thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject(expected);
    if (thrown !== own) expect(error.cause).toBe(thrown);
  });

  test('has the status of its code, and a cause only where one was given', () => {
    for (const [code, status] of Object.entries(statusOfCode)) {
      expect(new AppError(code as keyof typeof statusOfCode, '').status).toBe(status);
    }
    expect('cause' in own).toBe(false);
    expect(new AppError('internal', '', { cause: undefined })).toHaveProperty('cause', undefined);
    expect([own.name, own.details, own.retryAfterSeconds]).toEqual(['AppError', undefined, undefined]);
  });

  test('has details in its body only where there are some', () => {
    expect(errorBody(own, 'r1')).toEqual({ message: 'Taken.', code: 'conflict', requestId: 'r1' });
    expect(errorBody(new AppError('conflict', 'Taken.', { details: null }), 'r1')).toHaveProperty('details', null);
  });
});

describe('an error as an answer', () => {
  test('is not cached, carries the request id, and rounds its wait up', async () => {
    const { call, logged } = serve(
      new AppError('unavailable', 'Wait.', { retryAfterSeconds: 1.2, cause: new Error('down') }),
    );
    const answer = await call.get('/').set('x-request-id', 'request-1');
    expect([answer.status, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '2',
    ]);
    expect(answer.body).toEqual({ message: 'Wait.', code: 'unavailable', requestId: 'request-1' });
    expect(logged).toEqual([
      expect.objectContaining({ level: 40, msg: 'Wait.', code: 'unavailable', cause: 'down', requestId: 'request-1' }),
    ]);
  });

  test('tells nothing of an unknown error, which is logged with its stack', async () => {
    const { call, logged } = serve(new Error('secret'));
    const answer = await call.get('/');
    expect([answer.status, answer.headers['retry-after']]).toEqual([500, undefined]);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(logged).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        err: expect.objectContaining({ message: 'secret', stack: expect.any(String) }),
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    ]);
  });

  test('is not logged when the caller is at fault', async () => {
    const { call, logged } = serve(new AppError('bad-input', 'No.', { details: [1] }));
    expect((await call.get('/')).body).toMatchObject({ details: [1] });
    expect(logged).toEqual([]);
  });

  test('says that a cause that is no error is unknown', async () => {
    const { call, logged } = serve(new AppError('unavailable', 'Wait.', { cause: 'word' }));
    await call.get('/');
    expect(logged[0]).not.toHaveProperty('cause');
  });

  test('cuts an answer that has begun', async () => {
    const { call } = serve(new Error('late'), true);
    await expect(call.get('/')).rejects.toThrow();
  });

  test('is a 404 where nothing answers', async () => {
    const answer = await serve(new Error()).call.get('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not-found', message: 'There is nothing at this address.' });
  });
});
