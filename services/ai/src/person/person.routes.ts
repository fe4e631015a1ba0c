/** The routes of data rights: for the accounts service alone, whose identity says whom a call is about. */
import { requireDataRights } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PersonService } from './person.service';

export function addPersonRoutes(router: Router, person: PersonService): void {
  router.get('/person/answers', async (_req, res) => {
    const ownerId = requireDataRights(res);
    res.setHeader('cache-control', 'private, no-store').json(await person.listAnswers(ownerId));
  });
  router.delete('/person', async (_req, res) => {
    await person.removeAll(requireDataRights(res));
    res.json({});
  });
}
