/** HTTP routes of places: suggestions with their positions for what is typed. */
import { placeSearchQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PlaceService } from './place.service';

// Cities do not move; a browser may keep a suggestion for an hour.
const BROWSER_CACHE = 'private, max-age=3600';

export function addPlaceRoutes(router: Router, places: PlaceService): void {
  router.get('/places/search', (req, res) => {
    const { keyword, sights, near } = parseInput(placeSearchQuerySchema, req.query);
    res.setHeader('cache-control', BROWSER_CACHE);
    if (sights !== 'true') return void res.json(places.search(keyword));
    const [latitude, longitude] = (near ?? '').split(',').map(Number);
    const isGiven = latitude !== undefined && longitude !== undefined;
    res.json(places.searchSights(keyword, { near: isGiven ? { latitude, longitude } : undefined }));
  });
}
