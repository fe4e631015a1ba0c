/** One's own download: asked for, looked at, fetched. */
import type { Readable } from 'node:stream';
import type { Identity } from '@sojourn/contracts';
import type { DataExport, ExportRequest } from '@sojourn/contracts/data-rights';
import { AppError } from '@sojourn/node-kit';
import type { SecurityLog } from '../security/security-log.service';
import { onlyOneself } from '../user/only-oneself';
import type { ExportQueue } from './export-queue';
import { dataExportOf, fileNameOf, isExpired, newExport } from './export.model';
import type { ExportRepository } from './export.repository';

/** See {@link createExportService}. */
export type ExportService = ReturnType<typeof createExportService>;

/** A file on its way to its owner. */
export type ExportFile = { name: string; bytes: number; content: Readable };

const HANDED_IN_AT_ONCE = 100;

export function createExportService(parts: {
  exports: ExportRepository;
  queue: ExportQueue;
  securityLog: SecurityLog;
  newId: () => string;
  now: () => Date;
}) {
  const { exports, queue, securityLog, newId, now } = parts;
  return {
    async read(caller: Identity, userId: string): Promise<DataExport> {
      onlyOneself(caller, userId);
      return dataExportOf(await exports.find(userId), now());
    },

    /** While one is under way a second request is the same; one that is there makes room for the new one. */
    async ask(caller: Identity, userId: string, { sessions }: ExportRequest): Promise<DataExport> {
      onlyOneself(caller, userId);
      const before = await exports.find(userId);
      const id = newId();
      const begun = await exports.begin(newExport({ userId, id, askedAt: now(), sessions }));
      // Also for one that is under way: its order may have been lost with a queue that was away.
      await queue.add({ userId, exportId: begun.id });
      if (begun.id === id) {
        if (before) await exports.removeFile(before.id);
        await securityLog.record({ userId, kind: 'export-asked' });
      }
      return dataExportOf(begun, now());
    },

    /** @throws AppError `not-found` for one that is not there, not there yet, or not there any more */
    async open(userId: string): Promise<ExportFile> {
      const found = await exports.find(userId);
      if (!found || found.state !== 'ready' || found.bytes === null || isExpired(found, now())) {
        throw new AppError('not-found', 'There is no download. Please ask for one on your profile.');
      }
      return { name: fileNameOf(found), bytes: found.bytes, content: exports.read(found.id) };
    },

    /** Hands in again what is to be made: an order that was lost on its way is found by it, any other stays one. */
    async handInAgain(): Promise<void> {
      for (const { userId, id } of await exports.preparing(HANDED_IN_AT_ONCE)) {
        await queue.add({ userId, exportId: id });
      }
    },
  };
}
