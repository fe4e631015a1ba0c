/** The routes of files: bytes as they are, behind the same rules as the plan that describes them. */
import { pipeline } from 'node:stream/promises';
import { partIdSchema } from '@sojourn/contracts/plan';
import { parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Response, Router } from 'express';
import { ownerOf } from '../plan/plan.routes';
import type { ShareService } from '../share/share.service';
import { tripIdOf } from '../trip/trip-id';
import type { DocumentService, Download } from './document.service';
import { bytesOf, fileBody } from './file-body';

const documentIdOf = (req: Request): string => parseInput(partIdSchema, req.params['documentId']);

export function addDocumentRoutes(router: Router, documents: DocumentService, shares: ShareService): void {
  router.post('/trips/:id/documents/:documentId/file', fileBody(), async (req, res) => {
    const userId = requireUser(res);
    const of = { tripId: tripIdOf(req), documentId: documentIdOf(req) };
    res.status(201).json(await documents.upload(userId, of, bytesOf(req, 'file')));
  });

  router.get('/trips/:id/documents/:documentId/file', async (req, res) => {
    const owner = ownerOf(req, res);
    await send(res, await documents.download(owner, documentIdOf(req)));
  });

  router.get('/shared/:token/documents/:documentId/file', async (req, res) => {
    const { reader } = await shares.admit(String(req.params['token']));
    await send(res, await documents.download(reader, documentIdOf(req)));
  });
}

/** As an attachment that no browser opens as anything else than it is. */
async function send(res: Response, { name, mediaType, bytes, content }: Download): Promise<void> {
  res.attachment(name);
  res.set({ 'content-type': mediaType, 'content-length': String(bytes), 'x-content-type-options': 'nosniff' });
  await pipeline(content, res);
}
