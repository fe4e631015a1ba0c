/** HTTP route of popular places: what the flight form offers before anything is typed. */
import { popularQuerySchema } from '@sojourn/contracts/popular';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PopularService } from './popular.service';

export function addPopularRoutes(router: Router, popular: PopularService): void {
  router.get('/flights/popular', async (req, res) => {
    res.json(await popular.find(parseInput(popularQuerySchema, req.query)));
  });
}
