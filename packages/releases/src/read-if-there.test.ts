import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readIfThere, undefinedIfMissing } from './read-if-there';

test('a file that is there is read, one that is not is undefined', async () => {
  expect((await readIfThere(fileURLToPath(import.meta.url)))?.toString()).toContain('a file that is there');
  expect(await readIfThere(join(tmpdir(), 'surely-not-here', 'x'))).toBeUndefined();
});

test('other failures stay failures', async () => {
  await expect(readIfThere(tmpdir())).rejects.toMatchObject({ code: 'EISDIR' });
  const failure = new Error('no disk');
  await expect(undefinedIfMissing(Promise.reject(failure))).rejects.toBe(failure);
});
