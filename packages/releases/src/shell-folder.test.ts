import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from './release-error';
import { readShell } from './shell-folder';

const SHELL = { routes: ['/', '/safety'], areas: ['trips'], shared: { react: '19.2.0' } };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-shell-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: '@sojourn/shell', version: '1.2.3' }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (shell: object) => writeFile(join(folder, 'dist/shell.json'), JSON.stringify(shell));
function refusal(): unknown {
  try {
    return readShell(folder);
  } catch (error) {
    return error;
  }
}

test('a shell that is built says its version, routes, areas and shared packages, and nothing else', async () => {
  await build({ ...SHELL, skeleton: '<i></i>' });
  expect(readShell(folder)).toEqual({ version: '1.2.3', ...SHELL });
});

test('a shell that is not built is one to build first, and the reason is told', () => {
  const error = refusal();
  expect(error).toBeInstanceOf(ReleaseError);
  expect(error).toMatchObject({
    message: `${join(folder, 'dist/shell.json')} cannot be read; please build the shell first: npm run build -w shell`,
    cause: { code: 'ENOENT' },
  });
});

test.each(['routes', 'areas', 'shared'])('a build that says nothing of its %s is none', async (part) => {
  await build({ ...SHELL, [part]: undefined });
  expect(refusal()).toBeInstanceOf(ReleaseError);
});
