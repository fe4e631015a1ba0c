import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentEngine, type DocumentEngine } from '../index';

/** Starts an engine for one test file, on a folder of its own that goes when the engine is closed. */
export async function startTemporaryEngine(): Promise<DocumentEngine> {
  const dir = await mkdtemp(join(tmpdir(), 'document-engine-'));
  const engine = await startDocumentEngine({ dir });
  const close = async () => {
    await engine.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { ...engine, close };
}
