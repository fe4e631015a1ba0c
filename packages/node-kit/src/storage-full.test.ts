import { isRedisFull, storageFull } from './storage-full';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

test.each([
  ['a full disk', reply('MISCONF Errors writing to the AOF file: No space left on device'), true],
  ['a full memory', reply("OOM command not allowed when used memory > 'maxmemory'."), true],
  [
    'a full disk inside a script',
    reply('MISCONF Errors writing to the AOF file script: 1f2e, on @user_script:3.'),
    true,
  ],
  ['another refusal', reply('WRONGTYPE Operation against a key holding the wrong kind of value'), false],
  ['a word that only looks like it', reply('ERR unknown command BOOMS'), false],
  ['the same words of somebody else', new Error('MISCONF'), false],
  ['no error', 'MISCONF', false],
])('%s', (_name, error, isFull) => {
  expect(isRedisFull(error)).toBe(isFull);
});

test('a refused write is a 507 that says when to come back', () => {
  const cause = new Error('full');
  expect(storageFull(cause)).toMatchObject({ code: 'storage-full', status: 507, retryAfterSeconds: 10, cause });
});
