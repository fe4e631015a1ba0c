// @ts-check
/** Documents: the MongoDB at MONGODB_URI, else a mongod on PATH, else the embedded document engine. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './system-packages.mjs';
import { isReadyLine } from './supervisor.mjs';
import { root } from './workspace.mjs';

/**
 * Either store listens on a unix socket that only this user can open, and on no port.
 * @param {{ dataDir: string, socket: string, logLevel: string }} parts
 * @returns {import('./supervisor.mjs').ProcessPlan}
 */
export function documentsPlan({ dataDir, socket, logLevel }) {
  const mongod = findOnPath(['mongod']);
  const dir = join(dataDir, mongod ? 'mongo' : 'documents');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (mongod) {
    return {
      name: 'documents',
      command: mongod,
      parameters: ['--dbpath', dir, '--bind_ip', socket, '--filePermissions', '0700'],
      mark: dir,
      isReady: (line) => line.includes('Waiting for connections'),
    };
  }
  const main = join(root, 'packages/document-engine/dist/main.js');
  return {
    name: 'documents',
    command: process.execPath,
    parameters: [main],
    mark: main,
    env: { DOCUMENT_ENGINE_DIR: dir, DOCUMENT_ENGINE_SOCKET: socket, LOG_LEVEL: logLevel },
    isReady: isReadyLine,
  };
}
