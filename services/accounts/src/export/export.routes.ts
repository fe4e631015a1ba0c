import { pipeline } from 'node:stream/promises';
import { exportRequestSchema } from '@sojourn/contracts/data-rights';
import { identityOf, parseInput, requireUser } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { ExportService } from './export.service';

/** Adds the routes of downloads. The file's is passed on as it is (bff/src/http/route-map.ts), so it names nobody. */
export function addExportRoutes(router: Router, exports: ExportService): void {
  router.get('/users/:id/data-export', async (req, res) => {
    res.json(await exports.read(identityOf(res), req.params.id));
  });
  router.post('/users/:id/data-export', async (req, res) => {
    const request = parseInput(exportRequestSchema, req.body);
    res.status(202).json(await exports.ask(identityOf(res), req.params.id, request));
  });
  router.get('/user/data-export/file', async (_req, res) => {
    const { name, bytes, content } = await exports.open(requireUser(res));
    res.attachment(name);
    res.set({
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await pipeline(content, res);
  });
}
