/** The routes of trips; every one of them needs somebody signed in. */
import { idempotencyKeySchema, tripChangeSchema, tripDraftSchema, tripListQuerySchema } from '@sojourn/contracts';
import { deletedTripQuerySchema } from '@sojourn/contracts/plan';
import { parseInput, requireUser } from '@sojourn/node-kit';
import type { Request, Router } from 'express';
import { tripIdOf } from './trip-id';
import type { TripService } from './trip.service';

export function addTripRoutes(router: Router, trips: TripService): void {
  router.use('/trips', (_req, res, next) => {
    res.setHeader('cache-control', 'private, no-store');
    next();
  });

  router.get('/trips', async (req, res) => {
    const userId = requireUser(res);
    res.json(await trips.list(userId, parseInput(tripListQuerySchema, req.query).after));
  });

  router.post('/trips', async (req, res) => {
    const userId = requireUser(res);
    const draft = parseInput(tripDraftSchema, req.body);
    res.status(201).json(await trips.create(userId, draft, idempotencyKeyOf(req)));
  });

  router.get('/trips/deleted', async (req, res) => {
    const userId = requireUser(res);
    res.json(await trips.listDeleted(userId, parseInput(deletedTripQuerySchema, req.query).after));
  });

  router.get('/trips/usage', async (_req, res) => {
    res.json(await trips.usage(requireUser(res)));
  });

  router.get('/trips/:id', async (req, res) => {
    const userId = requireUser(res);
    res.json(await trips.read(userId, tripIdOf(req)));
  });

  router.put('/trips/:id', async (req, res) => {
    const userId = requireUser(res);
    const id = tripIdOf(req);
    res.json(await trips.change(userId, id, parseInput(tripChangeSchema, req.body)));
  });

  router.delete('/trips/:id', async (req, res) => {
    const userId = requireUser(res);
    res.json(await trips.delete(userId, tripIdOf(req)));
  });

  router.post('/trips/:id/restore', async (req, res) => {
    const userId = requireUser(res);
    res.json(await trips.restore(userId, tripIdOf(req)));
  });
}

function idempotencyKeyOf(req: Request): string | null {
  const given = req.get('idempotency-key');
  return given === undefined ? null : parseInput(idempotencyKeySchema, given);
}
