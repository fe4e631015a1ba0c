/** The http routes of passed-on lists. */
import { listSharingSchema } from '@sojourn/contracts/recommendation-list';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { ListService } from './list.service';

export function addListRoutes(router: Router, lists: ListService): void {
  router.post('/ai/shared', async (req, res) => {
    const sharing = parseInput(listSharingSchema, req.body);
    res.status(201).json(await lists.share(identityOf(res), sharing));
  });
  router.get('/ai/shared/:token', async (req, res) => {
    res.json(await lists.open(req.params.token));
  });
}
