import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredExport } from './export.model';
import type { ExportRepository } from './export.repository';

/** Downloads in memory; `files` are their bytes by id. */
export function createFakeExportRepository(): ExportRepository & { files: Map<string, Buffer> } {
  const stored = new Map<string, StoredExport>();
  const files = new Map<string, Buffer>();
  const all = (fits: (each: StoredExport) => boolean) => structuredClone([...stored.values()].filter(fits));
  return {
    files,
    find: async (userId) => structuredClone(stored.get(userId) ?? null),
    async begin(wanted) {
      const known = stored.get(wanted.userId);
      if (known?.state !== 'preparing') stored.set(wanted.userId, structuredClone(wanted));
      return structuredClone(stored.get(wanted.userId) ?? wanted);
    },
    async change(userId, id, to) {
      const known = stored.get(userId);
      if (known?.id !== id) return false;
      stored.set(userId, structuredClone({ ...known, ...to }));
      return true;
    },
    async store(id, content) {
      const bytes = await buffer(content);
      files.set(id, bytes);
      return bytes.length;
    },
    read: (id) => Readable.from([files.get(id) ?? Buffer.alloc(0)]),
    async removeFile(id) {
      files.delete(id);
    },
    preparing: async (limit) => all(({ state }) => state === 'preparing').slice(0, limit),
    expired: async (now, limit) =>
      all(({ state, expiresAt }) => state === 'ready' && expiresAt !== null && expiresAt <= now).slice(0, limit),
    async removeOf(userId) {
      const known = stored.get(userId);
      if (known) files.delete(known.id);
      stored.delete(userId);
    },
  };
}
