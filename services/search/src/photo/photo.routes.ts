/** HTTP routes of photographs of places, and of who is named for them. */
import { photoQuerySchema } from '@sojourn/contracts/photo';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PhotoService } from './photo.service';

/** Another provider may be named tomorrow; a day of a browser is what a photograph is worth. */
const BROWSER_CACHE = 'public, max-age=86400';

export function addPhotoRoutes(router: Router, photos: PhotoService): void {
  router.get('/photos/:id', async (req, res) => {
    const { width } = parseInput(photoQuerySchema, req.query);
    const photo = await photos.photo(req.params.id, Number(width));
    res.setHeader('content-type', 'image/webp');
    res.setHeader('cache-control', BROWSER_CACHE);
    res.end(photo);
  });

  router.get('/photos/:id/credit', async (req, res) => {
    const credit = await photos.credit(req.params.id);
    res.setHeader('cache-control', BROWSER_CACHE);
    res.json(credit);
  });
}
