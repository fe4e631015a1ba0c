/** HTTP routes of places: suggestions with their positions for what is typed. */
import { placeSearchQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PlaceService } from './place.service';

// Cities do not move; a browser may keep a suggestion for an hour.
const BROWSER_CACHE = 'private, max-age=3600';

export function addPlaceRoutes(router: Router, places: PlaceService): void {
  router.get('/places/search', (req, res) => {
    const { keyword } = parseInput(placeSearchQuerySchema, req.query);
    res.setHeader('cache-control', BROWSER_CACHE);
    res.json(places.search(keyword));
  });
}
