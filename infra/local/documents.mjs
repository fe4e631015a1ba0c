// @ts-check
/** Documents: the MongoDB at MONGODB_URI, else a mongod on PATH, else the embedded document engine. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './apt.mjs';
import { isReadyLine } from './supervisor.mjs';
import { root } from './workspace.mjs';

/**
 * @param {{ dataDir: string, port: number, logLevel: string }} parts
 * @returns {import('./supervisor.mjs').ProcessPlan}
 */
export function documentsPlan({ dataDir, port, logLevel }) {
  const mongod = findOnPath(['mongod']);
  const dir = join(dataDir, mongod ? 'mongo' : 'documents');
  mkdirSync(dir, { recursive: true });
  if (mongod) {
    return {
      name: 'documents',
      command: mongod,
      parameters: ['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1'],
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
    env: { DOCUMENT_ENGINE_DIR: dir, DOCUMENT_ENGINE_PORT: String(port), LOG_LEVEL: logLevel },
    isReady: isReadyLine,
  };
}
