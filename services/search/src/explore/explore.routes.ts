/** HTTP route of exploring: where one can fly to for how much. */
import { exploreQuerySchema } from '@sojourn/contracts/explore';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { ExploreService } from './explore.service';

export function addExploreRoutes(router: Router, explore: ExploreService): void {
  router.get('/flights/explore', async (req, res) => {
    res.json(await explore.find(parseInput(exploreQuerySchema, req.query)));
  });
}
