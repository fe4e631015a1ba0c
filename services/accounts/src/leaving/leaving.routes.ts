import { provenLeavingRequestSchema } from '@sojourn/contracts/data-rights';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { LeavingService } from './leaving.service';

/** Adds the routes of leaving. */
export function addLeavingRoutes(router: Router, leaving: LeavingService): void {
  router.get('/users/:id/leaving', async (req, res) => {
    res.json(await leaving.read(identityOf(res), req.params.id));
  });
  router.post('/users/:id/leaving', async (req, res) => {
    const request = parseInput(provenLeavingRequestSchema, req.body);
    res.json(await leaving.ask(identityOf(res), req.params.id, request));
  });
  router.delete('/users/:id/leaving', async (req, res) => {
    await leaving.cancel(identityOf(res), req.params.id);
    res.json({});
  });
}
