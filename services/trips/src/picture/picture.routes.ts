/** The routes of a trip's own picture, behind the same rules as the plan that names it. */
import { pipeline } from 'node:stream/promises';
import { partIdSchema, pictureAddressSchema } from '@sojourn/contracts/plan';
import { parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Response, Router } from 'express';
import { bytesOf, fileBody } from '../document/file-body';
import { ownerOf } from '../plan/plan.routes';
import type { PlanReader } from '../plan/plan.service';
import type { ShareService } from '../share/share.service';
import { tripIdOf } from '../trip/trip-id';
import type { PictureService } from './picture.service';

/** Asked for again each time, so that nobody sees it who may not any more; the bytes are sent once. */
const OWNERS_CACHE = 'private, no-cache';

const pictureIdOf = (req: Request): string => parseInput(partIdSchema, req.params['pictureId']);

export function addPictureRoutes(router: Router, pictures: PictureService, shares: ShareService): void {
  router.post('/trips/:id/pictures/:pictureId', fileBody(), async (req, res) => {
    const userId = requireUser(res);
    const of = { tripId: tripIdOf(req), pictureId: pictureIdOf(req) };
    res.status(201).json(await pictures.upload(userId, of, bytesOf(req, 'picture')));
  });

  router.post('/trips/:id/pictures/:pictureId/fetched', async (req, res) => {
    const userId = requireUser(res);
    const of = { tripId: tripIdOf(req), pictureId: pictureIdOf(req) };
    res.status(201).json(await pictures.fetch(userId, of, parseInput(pictureAddressSchema, req.body).address));
  });

  const send = async (req: Request, res: Response, reader: PlanReader): Promise<void> => {
    const pictureId = pictureIdOf(req);
    const { bytes, mediaType, content } = await pictures.read(reader, pictureId);
    res.set({ etag: `"${pictureId}"`, 'content-type': mediaType, 'x-content-type-options': 'nosniff' });
    if (req.fresh) {
      content.destroy();
      res.status(304).end();
      return;
    }
    res.set('content-length', String(bytes));
    await pipeline(content, res);
  };

  router.get('/trips/:id/pictures/:pictureId', async (req, res) => {
    const owner = ownerOf(req, res);
    res.set('cache-control', OWNERS_CACHE);
    await send(req, res, owner);
  });

  // What a link opens is never stored (share.routes.ts).
  router.get('/shared/:token/pictures/:pictureId', async (req, res) => {
    const { reader } = await shares.admit(String(req.params['token']));
    await send(req, res, reader);
  });
}
