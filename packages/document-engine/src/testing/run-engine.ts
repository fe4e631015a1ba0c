import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startDocumentEngine, type DocumentEngine, type DocumentEngineOptions } from '../index';

/** An engine on a folder of its own, a client connected to it, and the way to end both. */
export interface RunningEngine {
  engine: DocumentEngine;
  client: MongoClient;
  db: Db;
  dir: string;
  /** Stops the engine and starts it again on the same folder. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts an engine for one test file. */
export async function runEngine(options: Partial<DocumentEngineOptions> = {}): Promise<RunningEngine> {
  const dir = mkdtempSync(join(tmpdir(), 'document-engine-'));
  const start = async () => {
    const engine = await startDocumentEngine({ dir, ...options });
    const client = await MongoClient.connect(engine.uri);
    return { engine, client, db: client.db('test') };
  };
  const running: RunningEngine = {
    ...(await start()),
    dir,
    restart: async () => {
      await running.client.close();
      await running.engine.close();
      Object.assign(running, await start());
    },
    close: async () => {
      await running.client.close();
      await running.engine.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  return running;
}
