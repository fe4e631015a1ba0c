/** HTTP route of pictures that a provider has elsewhere. */
import { pictureQuerySchema } from '@sojourn/contracts/picture';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PictureService } from './picture.service';

/** Its address is that of one picture for good. */
const BROWSER_CACHE = 'public, max-age=604800, immutable';

export function addPictureRoutes(router: Router, pictures: PictureService): void {
  router.get('/pictures', async (req, res) => {
    const picture = await pictures.picture(parseInput(pictureQuerySchema, req.query));
    res.setHeader('content-type', 'image/webp');
    res.setHeader('cache-control', BROWSER_CACHE);
    res.end(picture);
  });
}
