import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsPlan } from './documents.mjs';
import { fakePath, program } from './faked-path';

fakePath();

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sojourn-documents-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const plan = () => documentsPlan({ dataDir, socket: '/run/documents.sock', logLevel: 'warn' });
const isReady = (line: string) => plan().isReady?.(line);

it('are in the embedded engine where no mongod is on PATH', () => {
  const folder = join(dataDir, 'documents');
  expect(plan()).toMatchObject({
    command: process.execPath,
    parameters: [expect.stringMatching(/document-engine\/dist\/main\.js$/)],
    env: { DOCUMENT_ENGINE_DIR: folder, DOCUMENT_ENGINE_SOCKET: '/run/documents.sock', LOG_LEVEL: 'warn' },
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(join(dataDir, 'mongo'))).toBe(false);
});

it('are in the mongod that is on PATH, in a folder of its own and on no port', () => {
  const mongod = program('mongod');
  const folder = join(dataDir, 'mongo');
  expect(plan()).toMatchObject({
    command: mongod,
    parameters: ['--dbpath', folder, '--bind_ip', '/run/documents.sock', '--filePermissions', '0700'],
    mark: folder,
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(join(dataDir, 'documents'))).toBe(false);
  expect(['{"msg":"Waiting for connections"}', '{"msg":"Build Info"}'].map(isReady)).toEqual([true, false]);
});
