/** Files that this browser keeps, for whoever has no account. */
import { openDB, type DBSchema } from 'idb';
import type { FileStore } from './file.store';
import { isSampleId } from '../samples/sample-id.model';
import { mediaTypeOf, TELLING_BYTES } from './file-type.model';

interface Schema extends DBSchema {
  files: { key: string; value: Blob };
}

const open = () =>
  openDB<Schema>('sojourn', 1, {
    upgrade(database) {
      database.createObjectStore('files');
    },
  });

async function readKept(documentId: string): Promise<Blob | undefined> {
  const database = await open();
  try {
    return await database.get('files', documentId);
  } finally {
    database.close();
  }
}

/** The bytes of a document; undefined when neither this browser nor a sample trip has them. */
export async function readBrowserFile(documentId: string): Promise<Blob | undefined> {
  const kept = await readKept(documentId);
  if (kept || !isSampleId(documentId)) return kept;
  const { readSamplePaper } = await import('../samples/sample-papers.client');
  return readSamplePaper(documentId);
}

export const browserFiles: FileStore = {
  async put(documentId, file, onProgress) {
    const mediaType = mediaTypeOf(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()));
    if (mediaType === null) throw new Error('Please select a PDF, Word, JPEG or PNG file.');
    const database = await open();
    try {
      await database.put('files', file, documentId);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw isFull
        ? new Error('This browser has no room left for files. With an account they are kept by Sojourn.')
        : error;
    } finally {
      database.close();
    }
    onProgress?.(1);
    return { mediaType, bytes: file.size };
  },

  read: async (documentId) => (await readBrowserFile(documentId)) ?? null,

  async addressOf(documentId) {
    const file = await readBrowserFile(documentId);
    return file ? URL.createObjectURL(file) : null;
  },
};
