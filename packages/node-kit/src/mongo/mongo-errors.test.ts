import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { AppError } from '../app-error';
import { withMongoErrors } from './mongo-errors';

const { mongo } = mongoose;
const unavailable = 'The shelves cannot be reached.';
const failing = (error: unknown) => withMongoErrors(() => Promise.reject(error), { unavailable });
const serverError = (code: number, more: object = {}) => new mongo.MongoServerError({ message: 'no', code, ...more });
const named = (name: string, message = 'no') => Object.assign(new Error(message), { name });

test('what a call answers is answered', async () => {
  expect(await withMongoErrors(async () => 7, { unavailable })).toBe(7);
});

test.each<[string, unknown]>([
  ['a lost connection', new mongo.MongoNetworkError('gone')],
  ['a silent one', new mongo.MongoNetworkTimeoutError('late')],
  ['no server to be found', named('MongoServerSelectionError')],
  ['no server to be found at the start', new mongoose.Error.MongooseServerSelectionError('none')],
  ['the driver’s own limit', named('MongoOperationTimeoutError')],
  ['a pool whose places are all taken', named('MongoWaitQueueTimeoutError')],
  ['a pool that was cleared', named('MongoPoolClearedError')],
  ['a pool that was closed', named('MongoPoolClosedError')],
  ['a client that is not connected', new mongo.MongoNotConnectedError('no')],
  ['a topology that was closed', new mongo.MongoTopologyClosedError('no')],
  ['a client that was closed', named('MongoClientClosedError')],
  ['a server that was closed', new mongo.MongoServerClosedError('no')],
  ['a primary that was replaced', named('MongoStalePrimaryError')],
  ['a call before the first connection', new mongoose.Error('Cannot call `x()` before initial connection is complete')],
  ['a broken pipe', Object.assign(new Error('write'), { code: 'EPIPE', syscall: 'write' })],
  ...[6, 7, 50, 64, 89, 91, 134, 189, 202, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436].map(
    (code): [string, unknown] => [`the server’s code ${code}`, serverError(code)],
  ),
])('%s is unavailable, with a time to come back', async (_name, cause) => {
  const error = await failing(cause).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'unavailable', message: unavailable, retryAfterSeconds: 5, cause });
});

test('a write that found no room on the disk is refused as such, with a time to come back', async () => {
  const cause = serverError(14031);
  await expect(failing(cause)).rejects.toMatchObject({
    code: 'storage-full',
    status: 507,
    retryAfterSeconds: 10,
    cause,
  });
});

test.each<[string, unknown]>([
  ['a TypeError', new TypeError('x is not a function')],
  ['a value that cannot be cast', new mongoose.Error.CastError('Number', 'x', 'count')],
  ['a document that is not valid', new mongoose.Error.ValidationError()],
  ['another complaint of mongoose', new mongoose.Error('Model.find() no longer accepts a callback')],
  ['a wrong use of the driver', new mongo.MongoInvalidArgumentError('no')],
  ['a refusal of the server', serverError(2)],
  ['a duplicate key that nobody expects', serverError(11000, { keyPattern: { a: 1 } })],
  ['a file that is missing', Object.assign(new Error('ENOENT'), { code: 'ENOENT' })],
  ['a code of Node’s own', Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE', syscall: 'write' })],
  ['an error of ours', new AppError('conflict', 'Taken.')],
  ['a thrown word', 'word'],
])('%s is thrown as it is', async (_name, cause) => {
  await expect(failing(cause)).rejects.toBe(cause);
});

describe('a duplicate key', () => {
  const colliding = (keyPattern?: object) => () =>
    Promise.reject(serverError(11000, keyPattern === undefined ? {} : { keyPattern }));

  test('is answered by the repository, which is given the fields of the index', async () => {
    const onDuplicateKey = (fields: string[]) => fields;
    expect(await withMongoErrors(colliding({ owner: 1, key: -1 }), { unavailable, onDuplicateKey })).toEqual([
      'owner',
      'key',
    ]);
    expect(await withMongoErrors(colliding(), { unavailable, onDuplicateKey })).toEqual([]);
  });

  test('that should not be is thrown on by the repository', async () => {
    const onDuplicateKey = (_fields: string[], error: unknown): never => {
      throw error;
    };
    await expect(withMongoErrors(colliding(), { unavailable, onDuplicateKey })).rejects.toMatchObject({ code: 11000 });
  });

  test('is nothing to any other error', async () => {
    const onDuplicateKey = () => 'duplicate';
    await expect(
      withMongoErrors(() => Promise.reject(serverError(11001)), { unavailable, onDuplicateKey }),
    ).rejects.toMatchObject({ code: 11001 });
  });
});

describe('time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('a call that never answers is unavailable after 3 s and not before', async () => {
    let outcome: unknown = 'waiting';
    const call = withMongoErrors(() => new Promise(() => undefined), { unavailable }).catch((error: unknown) => {
      outcome = error;
    });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });

  test('a call that answered leaves no timer behind', async () => {
    await withMongoErrors(async () => 1, { unavailable });
    expect(jest.getTimerCount()).toBe(0);
  });
});
