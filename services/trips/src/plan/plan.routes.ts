/** The routes of a trip's plan, for its owner. */
import {
  commandRequestSchema,
  idempotencyKeySchema,
  planNewsQuerySchema,
  tripHistoryQuerySchema,
} from '@sojourn/contracts/plan';
import { parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Response, Router } from 'express';
import { everythingIncluded } from '@sojourn/trip';
import { tripIdOf } from '../trip/trip-id';
import { tripNotFound } from '../trip/trip-not-found';
import { OWNER } from './plan.model';
import type { PlanReader, PlanService } from './plan.service';

export function addPlanRoutes(router: Router, plans: PlanService): void {
  router.get('/trips/:id/plan', async (req, res) => {
    res.json(await plans.open(ownerOf(req, res)));
  });

  router.post('/trips/:id/commands', async (req, res) => {
    const owner = ownerOf(req, res);
    const key = parseInput(idempotencyKeySchema, req.get('idempotency-key'));
    res.json(await plans.run(owner, key, parseInput(commandRequestSchema, req.body)));
  });

  router.get('/trips/:id/changes', async (req, res) => {
    const owner = ownerOf(req, res);
    res.json(await plans.news(owner, parseInput(planNewsQuerySchema, req.query).after));
  });

  router.get('/trips/:id/history', async (req, res) => {
    const owner = ownerOf(req, res);
    res.json(await plans.history(owner, parseInput(tripHistoryQuerySchema, req.query).before));
  });
}

/** Whoever is signed in, as the owner that the trip must turn out to have. */
export const ownerOf = (req: Request, res: Response): PlanReader => ({
  ownerId: requireUser(res),
  tripId: tripIdOf(req),
  by: OWNER,
  sees: everythingIncluded,
  missing: tripNotFound,
});
